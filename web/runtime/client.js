/**
 * The engine as the page sees it: a PyScript worker that answers JSON with JSON.
 *
 * Where the engine lies is said by the page's `<meta name="tabularium-engine">`, which the build
 * writes. Nothing here needs SharedArrayBuffer.
 */
import { download, isKept } from "./download.js";

/** @typedef {"loading" | "ready" | "dead"} EngineState */
/** @typedef {"download" | "start"} EnginePhase */
/** @typedef {"download" | "boot" | "lost" | "slow" | "stopped"} EngineErrorCode */
/** @typedef {{core: string, boot: string, files: [string, number][]}} Parts */
/**
 * @typedef {object} EngineOptions
 * @property {(loadedBytes: number, totalBytes: number, phase: EnginePhase) => void} [onProgress]
 * @property {(state: EngineState) => void} [onState]
 * @property {number} [bootTimeout] milliseconds that Python may take to start once it is here
 * @property {number} [callTimeout] milliseconds that one answer may take
 */
/** @typedef {Worker & {sync: {send(text: string): Promise<string>}}} EngineWorker */

/** Why the engine didn't answer; `code` tells the cases apart. */
export class EngineError extends Error {
  /**
   * @param {EngineErrorCode} code
   * @param {unknown} [cause]
   */
  constructor(code, cause) {
    super(`engine: ${code}`, { cause });
    this.name = "EngineError";
    this.code = code;
  }
}

/** One engine in one worker, replaced by `restart` when it dies. */
export class EngineClient {
  /** @type {Required<EngineOptions>} */
  #options;
  /** @type {EngineWorker | null} */
  #worker = null;
  /** @type {Promise<void> | null} */
  #started = null;
  /** Settles what waits for the engine in use. @type {Set<(error: EngineError) => void>} */
  #waiting = new Set();
  /** Counts the engines, so that an old one's late words are passed over. */
  #life = 0;

  /** @param {EngineOptions} [options] */
  constructor(options = {}) {
    this.#options = {
      onProgress: () => {},
      onState: () => {},
      bootTimeout: 90_000,
      callTimeout: 60_000,
      ...options,
    };
  }

  /**
   * Load and start the engine; calling it again waits for the same start.
   * Rejects with an EngineError.
   * @returns {Promise<void>}
   */
  start() {
    this.#started ??= this.#boot(++this.#life);
    return this.#started;
  }

  /**
   * Ask the engine. Rejects with an EngineError if it dies or takes too long.
   * @param {object} request
   * @returns {Promise<any>}
   */
  async send(request) {
    await this.start();
    const life = this.#life;
    const worker = /** @type {EngineWorker} */ (this.#worker);
    const answer = worker.sync.send(JSON.stringify(request));
    try {
      return JSON.parse(await this.#within(answer, this.#options.callTimeout, "slow"));
    } catch (error) {
      // The engine answers every request, so a call that failed means that it is gone.
      throw this.#die(life, error);
    }
  }

  /**
   * End this engine, dead or alive, and start another.
   * @returns {Promise<void>}
   */
  restart() {
    this.#die(this.#life, new EngineError("stopped"));
    this.#started = null;
    return this.start();
  }

  /** @param {number} life */
  async #boot(life) {
    this.#options.onState("loading");
    try {
      const base = engineBase();
      const parts = await this.#download(base);
      const core = await pyscript(new URL(parts.core, base));
      // Called as soon as PyScript is there, before it has set up what pages of its own need:
      // the worker then starts without PyScript's Python library, which takes a second longer.
      const starting = core.PyWorker(new URL("./worker.py", import.meta.url).href, {
        version: new URL(parts.boot, base).href,
        config: { packages_cache: "passthrough" },
      });
      starting.then(
        (late) => life !== this.#life && late.terminate(),
        () => {},
      );
      const worker = await this.#within(starting, this.#options.bootTimeout, "boot");
      if (life !== this.#life) throw new EngineError("stopped");
      this.#worker = worker;
      worker.addEventListener("error", (/** @type {ErrorEvent} */ event) => {
        this.#die(life, new EngineError("lost", event.message));
      });
      this.#options.onState("ready");
    } catch (error) {
      throw this.#die(life, error instanceof EngineError ? error : new EngineError("boot", error));
    }
  }

  /**
   * Bring the large files here, unless the service worker holds them already.
   * @param {URL} base
   * @returns {Promise<Parts>}
   */
  async #download(base) {
    try {
      const [response, kept] = await Promise.all([fetch(new URL("parts.json", base)), isKept()]);
      if (!response.ok) throw new Error(`parts.json: ${response.status}`);
      /** @type {Parts} */
      const parts = await response.json();
      const total = parts.files.reduce((sum, [, size]) => sum + size, 0);
      if (!kept) {
        await download(
          parts.files.map(([name, size]) => ({ url: new URL(name, base), size })),
          (loaded, all) => this.#options.onProgress(loaded, all, "download"),
        );
      }
      this.#options.onProgress(total, total, "start");
      return parts;
    } catch (error) {
      throw new EngineError("download", error);
    }
  }

  /**
   * Wait for a promise, but no longer than allowed and not beyond the engine's death.
   * @template T
   * @param {Promise<T>} promise
   * @param {number} milliseconds
   * @param {EngineErrorCode} code
   * @returns {Promise<T>}
   */
  #within(promise, milliseconds, code) {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new EngineError(code)), milliseconds);
      this.#waiting.add(reject);
      promise.then(resolve, reject).finally(() => {
        clearTimeout(timer);
        this.#waiting.delete(reject);
      });
    });
  }

  /**
   * Note that an engine is gone: everything that waits for it is told.
   * @param {number} life
   * @param {unknown} cause
   * @returns {EngineError}
   */
  #die(life, cause) {
    const error = cause instanceof EngineError ? cause : new EngineError("lost", cause);
    if (life !== this.#life) return error;
    this.#life += 1;
    this.#worker?.terminate();
    this.#worker = null;
    this.#started = Promise.reject(error);
    this.#started.catch(() => {});
    for (const reject of [...this.#waiting]) reject(error);
    this.#waiting.clear();
    this.#options.onState("dead");
    return error;
  }
}

/** Where the build put the engine. @returns {URL} */
function engineBase() {
  const meta = document.querySelector('meta[name="tabularium-engine"]');
  return new URL(meta?.getAttribute("content") ?? "engine/", document.baseURI);
}

/**
 * PyScript, without the additions to workers that it would make by `eval`.
 * @param {URL} url
 * @returns {Promise<{PyWorker: (url: string, options: object) => Promise<EngineWorker>}>}
 */
async function pyscript(url) {
  try {
    const core = await import(url.href);
    for (const hooks of Object.values(core.hooks.worker)) hooks.clear();
    return core;
  } catch (error) {
    throw new EngineError("download", error);
  }
}

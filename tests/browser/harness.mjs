/**
 * What every browser test needs: the built site under its real headers, one Chromium, fresh
 * contexts, faults and checks.
 *
 *     const { site, browser } = await startTests(); // the real server on a free port; both end by themselves
 *     const { page, context, log } = await openPage(browser, site);
 *     ...
 *     await site.stop();                            // offline; `await site.start()` takes the port again
 *
 * The site's CSP forbids eval, so `page.waitForFunction` can't work: use locators or `until`.
 */
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer, request as forward } from "node:http";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { pipeline } from "node:stream";
import { after } from "node:test";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";

export const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
/** The built site. */
export const DIST = process.env.SITE_DIST ?? join(ROOT, "dist");
const require = createRequire(import.meta.url);

// So that servers end with the tests (they are killed on exit) even when those are stopped.
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(1));

/** How long Python may take to answer for the first time on a busy machine. */
export const ENGINE_TIMEOUT = 90_000;

/**
 * A served site.
 * @typedef {object} Site
 * @property {string} url the address of the page, ending in a slash
 * @property {() => Promise<void>} start serve (again) on the same port
 * @property {() => Promise<void>} stop stop serving: connections are refused from then on
 */

/**
 * Serve a built site with the server of `python3 build play`.
 * @param {{dist?: string}} [options] another folder than the built site's
 * @returns {Promise<Site>}
 */
export async function startSite({ dist = DIST } = {}) {
  let port = 0;
  /** @type {import("node:child_process").ChildProcess | null} */
  let server = null;

  async function start() {
    const words = [join(ROOT, "build"), "play", "--no-build", "--out", dist];
    server = spawn("python3", [...words, "--port", String(port)], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    process.once("exit", kill);
    const lines = createInterface({ input: /** @type {any} */ (server.stdout) });
    for await (const line of lines) {
      const found = /http:\/\/localhost:(\d+)\//.exec(line);
      if (found) {
        port = Number(found[1]);
        // A test that fails doesn't stop its own site, which mustn't keep the tests from ending.
        server.unref();
        /** @type {any} */ (server.stdout).unref();
        return;
      }
    }
    throw new Error("the server didn't start");
  }

  function kill() {
    server?.kill("SIGKILL");
  }

  async function stop() {
    if (!server) return;
    const ended = once(server, "exit");
    server.ref();
    kill();
    await ended;
    process.off("exit", kill);
    server = null;
  }

  await start();
  return { url: `http://localhost:${port}/`, start, stop };
}

/**
 * A proxy before a site, at an address of its own: it counts what the site is asked for and can
 * answer in its place.
 * @typedef {object} Proxy
 * @property {string} url
 * @property {Map<string, number>} counts requests by path
 * @property {Map<string, number>} answers a status by path, given instead of the site's answer
 * @property {() => Promise<void>} close
 */

/**
 * @param {Site} site
 * @param {{without?: string[]}} [options] headers of the site that are left away
 * @returns {Promise<Proxy>}
 */
export async function startProxy(site, { without = [] } = {}) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  /** @type {Map<string, number>} */
  const answers = new Map();
  const server = createServer((request, response) => {
    const path = request.url ?? "/";
    counts.set(path, (counts.get(path) ?? 0) + 1);
    const status = answers.get(path);
    if (status) {
      response.writeHead(status).end();
      return;
    }
    const { method, headers } = request;
    forward(new URL(path, site.url), { method, headers }, (answer) => {
      for (const name of without) delete answer.headers[name];
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      pipeline(answer, response, () => {});
    })
      .on("error", () => response.destroy())
      .end();
  });
  server.listen(0, "127.0.0.1");
  // As above: a test that fails doesn't close it.
  server.unref();
  await once(server, "listening");
  const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
  return {
    url: `http://localhost:${port}/`,
    counts,
    answers,
    async close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/**
 * The system's Chromium, without its own errands on the network.
 * @param {import("playwright-core").LaunchOptions} [options]
 */
export async function startBrowser(options = {}) {
  return chromium.launch({
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
    headless: true,
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      "--no-first-run",
    ],
    ...options,
  });
}

/** The site and a browser for all tests of a file; both end with them. */
export async function startTests() {
  const site = await startSite();
  const browser = await startBrowser();
  after(async () => {
    await browser.close();
    await site.stop();
  });
  return { site, browser };
}

/**
 * What a page said and asked for.
 * @typedef {object} Log
 * @property {string[]} requests every address asked for, workers' included
 * @property {string[]} errors uncaught errors and console errors, CSP violations among them
 */

/**
 * A page in a fresh context (own storage, own cache). `path` is added to the site's address.
 * @param {import("playwright-core").Browser} browser
 * @param {{url: string}} site
 * @param {import("playwright-core").BrowserContextOptions & {path?: string, faults?: Fault[]}} [options]
 */
export async function openPage(browser, site, { path = "", faults = [], ...options } = {}) {
  const context = await browser.newContext({ reducedMotion: "reduce", ...options });
  const log = watch(context);
  for (const fault of faults) await context.addInitScript(FAULTS[fault]);
  const page = await context.newPage();
  await page.goto(site.url + path);
  return { context, page, log };
}

/**
 * Write down what the pages of a context ask for and complain of.
 * @param {import("playwright-core").BrowserContext} context
 * @returns {Log}
 */
export function watch(context) {
  /** @type {Log} */
  const log = { requests: [], errors: [] };
  context.on("request", (request) => log.requests.push(request.url()));
  context.on("weberror", (error) => log.errors.push(String(error.error())));
  context.on("console", (message) => {
    if (message.type() === "error") log.errors.push(message.text());
  });
  return log;
}

/**
 * Every request went to the site itself (`blob:` and `data:` stay in the browser).
 * @param {Log} log
 * @param {{url: string}} site
 */
export function assertStaysHome(log, site) {
  const away = log.requests.filter((url) => !/^(blob|data):/.test(url) && !url.startsWith(site.url));
  assert.deepEqual(away, [], "a request left the site");
}

/** @typedef {keyof typeof FAULTS} Fault */

/** Scripts that break the browser before the page's own scripts run. */
export const FAULTS = {
  /** Every write says that the storage is full. */
  storageFull: `Storage.prototype.setItem = () => {
    throw new DOMException("full", "QuotaExceededError");
  };`,
  /** Touching the storage at all is forbidden, as with blocked cookies. */
  storageBlocked: `for (const name of ["localStorage", "sessionStorage"]) {
    Object.defineProperty(window, name, {
      get() { throw new DOMException("blocked", "SecurityError"); },
    });
  }`,
  /** Writes go nowhere and say nothing. */
  storageForgets: `Storage.prototype.setItem = () => {};`,
  noServiceWorker: `delete Navigator.prototype.serviceWorker;`,
  noLocks: `delete Navigator.prototype.locks;`,
  /** Once it is ready, whatever the engine is asked waits until `releaseEngine()` is called. */
  heldEngine: `{
    const send = MessagePort.prototype.postMessage;
    const released = new Promise((release) => {
      globalThis.releaseEngine = release;
    });
    MessagePort.prototype.postMessage = function (...words) {
      if (document.getElementById("engine")?.hidden) released.then(() => send.apply(this, words));
      else send.apply(this, words);
    };
  }`,
  /** The next picture is drawn late, as on a busy machine. */
  lateFrames: `{
    const next = window.requestAnimationFrame.bind(window);
    window.requestAnimationFrame = (draw) => setTimeout(() => next(draw), 300);
  }`,
};

/**
 * Poll until a function gives something true, and give that.
 * @template T
 * @param {() => T | Promise<T>} probe
 * @param {{timeout?: number, what?: string}} [options]
 * @returns {Promise<T>}
 */
export async function until(probe, { timeout = 15_000, what = String(probe) } = {}) {
  const end = Date.now() + timeout;
  for (;;) {
    const value = await probe();
    if (value) return value;
    if (Date.now() > end) throw new Error(`not within ${timeout} ms: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Wait until the engine is ready, as the page shows it. @param {import("playwright-core").Page} page */
export async function untilReady(page) {
  await page.locator("#engine[hidden]").waitFor({ state: "attached", timeout: ENGINE_TIMEOUT });
}

/** Wait until the service worker holds the whole site. @param {import("playwright-core").Page} page */
export async function untilOffline(page) {
  await until(
    () => page.evaluate(async () => Boolean(await caches.match(new URL("set.json", document.baseURI)))),
    { timeout: 30_000, what: "the service worker holds the site" },
  );
}

const AXE = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");

/**
 * axe-core finds nothing wrong with the page as it is now.
 * @param {import("playwright-core").Page} page
 * @param {string} [screen] its name, for the message
 * @param {string[]} [rules] only these rules of axe-core
 */
export async function assertAccessible(page, screen = "", rules = []) {
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(AXE);
  const found = await page.evaluate(async (only) => {
    const { violations } = await /** @type {any} */ (globalThis).axe.run(only.length ? { runOnly: only } : {});
    return violations.map((/** @type {any} */ violation) => ({
      rule: violation.id,
      help: violation.help,
      at: violation.nodes.slice(0, 5).map((/** @type {any} */ node) => node.html.slice(0, 200)),
    }));
  }, rules);
  assert.deepEqual(found, [], `axe finds violations on ${screen || page.url()}`);
}

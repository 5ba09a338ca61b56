/**
 * The page's way to the engine: one client, started at once, restarted when it dies.
 *
 * `generation` counts the workers: a table opened in an earlier one must be opened again.
 */

import { EngineClient } from "../runtime/client.js";

/** @typedef {import("./game-ui").Update} Update */
/** @typedef {{type: string, code: string, params: Record<string, string | number>, rule: string}} Failure */
/** @typedef {{state: "loading" | "ready" | "dead", loaded: number, total: number, generation: number}} EngineStatus */

/** A request that the engine couldn't answer because it stopped. */
export class EngineLost extends Error {}

/** Restarts without any answer in between, before the player is asked. */
const MOST_RESTARTS = 2;

/** @type {EngineStatus} */
export const status = { state: "loading", loaded: 0, total: 0, generation: 0 };

/** @type {Set<() => void>} */
const listeners = new Set();
/** @type {EngineClient | null} */
let client = null;
/** The start or restart in force. @type {Promise<void>} */
let current = Promise.resolve();
let restarts = 0;
let replacing = false;
/** @type {Promise<void> | null} */
let restarting = null;

function tell() {
  for (const listener of listeners) listener();
}

/** @param {() => void} listener @returns {() => void} stop listening */
export function onEngine(listener) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Start loading the engine. */
export function startEngine() {
  client = new EngineClient({
    onProgress: (loaded, total) => {
      status.loaded = loaded;
      status.total = total;
      tell();
    },
    onState: (state) => {
      if (state !== "dead") {
        status.state = state;
        tell();
      } else if (!replacing) recover();
    },
  });
  current = client.start();
  current.catch(() => recover());
}

/** Replace a dead worker, or give up and say so. @returns {Promise<void>} */
function recover() {
  restarting ??= (async () => {
    if (restarts >= MOST_RESTARTS) {
      status.state = "dead";
      tell();
      throw new EngineLost();
    }
    restarts += 1;
    replacing = true;
    await startAgain();
  })().finally(() => {
    replacing = false;
    restarting = null;
  });
  restarting.catch(() => {});
  current = restarting;
  return restarting;
}

/** @returns {Promise<void>} */
async function startAgain() {
  status.state = "loading";
  status.generation += 1;
  tell();
  try {
    await client?.restart();
  } catch {
    status.state = "dead";
    tell();
    throw new EngineLost();
  }
}

/** Try again after the engine couldn't be started. @returns {Promise<void>} */
export async function retryEngine() {
  restarts = 0;
  await recover();
}

/** Wait until the engine answers; raises EngineLost where it can't. @returns {Promise<void>} */
export async function engineReady() {
  for (;;) {
    const waited = current;
    try {
      await waited;
      if (waited === current) return;
    } catch {
      if (waited === current) throw new EngineLost();
    }
  }
}

/**
 * Ask the engine. Raises EngineLost if the worker stopped; a new one is started by then.
 * @param {Record<string, any>} request @returns {Promise<any>} the reply, perhaps a failure
 */
export async function ask(request) {
  await engineReady();
  try {
    const reply = await /** @type {EngineClient} */ (client).send(request);
    restarts = 0;
    return reply;
  } catch {
    recover();
    throw new EngineLost();
  }
}

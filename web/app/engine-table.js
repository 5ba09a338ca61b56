/** The engine has one table: which session it belongs to. */

import { ask, status } from "./engine.js";

/** @typedef {import("./session.js").Session} Session */

/** Whose table the engine has, and in which generation of the worker. */
let owner = { session: /** @type {Session | null} */ (null), generation: -1 };

/**
 * Ask the engine for a table that no session has yet (a new game, a link to look at).
 * @param {Record<string, any>} request @returns {Promise<any>}
 */
export async function openInEngine(request) {
  owner = { session: null, generation: -1 };
  return ask(request);
}

/** The engine's table is this session's from now on. @param {Session} session */
export function takeEngine(session) {
  owner = { session, generation: status.generation };
}

/** Whether the engine's table is this session's. @param {Session} session @returns {boolean} */
export function hasEngine(session) {
  return owner.session === session && owner.generation === status.generation;
}

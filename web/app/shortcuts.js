/** What single keys do at the table. */

import { askAdvisor } from "./advisor-view.js";
import { preferences } from "./preferences.js";
import { showShortcuts } from "./shortcuts-help.js";
import { undoReason } from "./undo.js";

/** @typedef {import("./table-screen.js").Table} Table */

/** @param {Table} table @param {"undo" | "redo"} kind */
function takeBack(table, kind) {
  const reason = undoReason(table.session, kind);
  if (reason) table.ctx.say(reason);
  else table.session[kind]();
}

/** @type {Record<string, (table: Table) => void>} */
const keys = {
  "u": (table) => takeBack(table, "undo"),
  "r": (table) => takeBack(table, "redo"),
  "c": (table) => {
    table.tab = "play";
    table.refresh();
    table.focusChoices();
  },
  "a": askAdvisor,
  "m": (table) => {
    const space = table.map?.current;
    if (space) /** @type {SVGElement | null} */ (table.map?.spaceElement(space) ?? null)?.focus();
  },
  "l": (table) => {
    table.tab = "log";
    table.refresh();
    document.getElementById("log-scroll")?.focus();
  },
  "+": (table) => table.map?.zoom(1.5),
  "=": (table) => table.map?.zoom(1.5),
  "-": (table) => table.map?.zoom(1 / 1.5),
  "0": (table) => table.map?.overview(),
  "[": (table) => table.replay.step(-1),
  "]": (table) => table.replay.step(1),
  "{": (table) => table.replay.turn(-1),
  "}": (table) => table.replay.turn(1),
  "p": ({ replay }) => {
    if (replay.playing) replay.pause();
    else replay.play();
  },
  "b": ({ bots, session }) => {
    if (!session.readOnly && Object.keys(session.slot.bots).length) bots.hold(!session.slot.held);
  },
  "n": (table) => table.replay.skip(),
  "?": () => showShortcuts(),
};

/** @param {Table} table @param {KeyboardEvent} event */
export function tableKey(table, event) {
  if (!preferences.shortcuts || event.ctrlKey || event.metaKey || event.altKey) return;
  const target = /** @type {Element} */ (event.target);
  if (target.closest("dialog, textarea, select") || target.matches("input:not([type=checkbox], [type=radio])")) return;
  const run = keys[event.key.length === 1 ? event.key.toLowerCase() : event.key];
  if (!run) return;
  event.preventDefault();
  run(table);
}

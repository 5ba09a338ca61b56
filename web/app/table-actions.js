/** What the menu of a table does with the game as a whole. */

import { notify } from "./announce.js";
import { ask } from "./engine.js";
import { openInEngine } from "./engine-table.js";
import { copy, download, linkAddress } from "./files.js";
import { go } from "./router.js";
import { freshNonce, keepPromise, promiseOf } from "./seals.js";
import { openShare } from "./share.js";
import { loadSeals, newSlotId, saveSeals, saveSlot } from "./storage.js";
import { storeNew } from "./store-new.js";
import { t } from "./text.js";

/** @typedef {import("./table-screen.js").Table} Table */

/** @param {Table} table */
export function saveAsFile(table) {
  const { slot } = table.session;
  const name = `tabularium-${slot.game}-${new Date().toISOString().slice(0, 10)}.json`;
  download(name, JSON.stringify(slot.save));
  notify({ text: t("share.saved", { name }) });
}

/** The link of the game up to now. @param {Table} table @returns {Promise<string | null>} */
export async function linkOf(table) {
  const reply = await table.session.query({ type: "export" });
  if (reply?.type !== "exported") {
    if (reply) table.refused(reply);
    return null;
  }
  return linkAddress(reply.link);
}

/** @param {Table} table */
export async function copyLink(table) {
  const link = await linkOf(table);
  if (link === null) return;
  if (await copy(link)) notify({ text: t("share.copied") });
  else showLink(table, link);
}

/** @param {Table} table */
export async function shareGame(table) {
  const link = await linkOf(table);
  if (link !== null) showLink(table, link);
}

/** @param {Table} table @param {string} link */
function showLink(table, link) {
  const past = table.session.past;
  openShare({
    text: t(past ? "share.text.step" : "share.text", { step: past?.step ?? 0 }),
    address: past ? `${link}&step=${past.step}` : link,
    title: table.title,
    saveFile: () => saveAsFile(table),
  });
}

/**
 * Play on from the position shown, as a game of its own that knows where it comes from.
 * @param {Table} table @returns {Promise<void>}
 */
export async function branchOff(table) {
  const { session } = table;
  const { slot, shown } = session;
  if (!shown) return;
  const exported = await session.query({ type: "export", step: shown.step });
  if (exported?.type !== "exported") {
    if (exported) table.refused(exported);
    return;
  }
  const opened = await openInEngine({ type: "open", save: JSON.stringify(exported.save) });
  if (opened.type !== "update") {
    table.refused(opened);
    return;
  }
  const { sealed } = opened.save;
  const id = storeNew(opened, {
    // With sealed dice the others' promises are theirs: without them nobody can play their seats.
    remote: sealed ? slot.remote : [],
    bots: slot.bots,
    advisor: slot.advisor,
    asked: slot.asked.filter(({ step }) => step <= shown.step),
    origin: { id: slot.id, title: table.title, step: shown.step },
  });
  if (sealed) saveSeals(id, loadSeals(slot.id));
  go(`#/table/${id}`);
}

/**
 * Where a promised nonce is lost: back to that promise, in a game of its own, with a new one.
 * @param {Table} table @returns {Promise<void>}
 */
export async function promiseAnew(table) {
  const { session } = table;
  const { slot, update } = session;
  const last = update && promiseOf(update);
  if (!update || !last) return;
  const before = await session.query({ type: "export", step: last.step - 1 });
  if (before?.type !== "exported") return;
  await openInEngine({ type: "open", save: JSON.stringify(before.save) });
  const command = update.save.commands[last.step - 1];
  const acted = await ask({ type: "act", step: last.step - 1, commands: [command] });
  const seal = { type: "seal", step: last.step, reveal: last.reveal, next: freshNonce() };
  const sealed = acted.type === "update" ? await ask(seal) : acted;
  if (sealed.type !== "update") {
    table.refused(sealed);
    return;
  }
  const id = storeNew(sealed, {
    remote: slot.remote, bots: slot.bots, advisor: slot.advisor,
    asked: slot.asked.filter(({ step }) => step < last.step),
    origin: { id: slot.id, title: table.title, step: last.step },
  });
  saveSeals(id, loadSeals(slot.id));
  keepPromise(id, sealed, seal.next);
  go(`#/table/${id}`);
}

/** Keep the good part of a game whose save is broken as a game of its own. @param {Table} table */
export function copyGame(table) {
  const { session } = table;
  if (!session.update) return;
  const now = new Date().toISOString();
  const slot = { ...session.slot, id: newSlotId(), created: now, played: now, save: session.update.save };
  saveSlot(slot);
  go(`#/table/${slot.id}`);
}

/** The set-up of a new game: the game's own fields, the names of the seats, the seed. */

import { html, nothing } from "../vendor/lit-html.js";
import { advisorToggle } from "./advisor-view.js";
import { EngineLost } from "./engine.js";
import { openInEngine } from "./engine-table.js";
import { failureText } from "./failure.js";
import { gameById } from "./games.js";
import { goInstead } from "./router.js";
import { againstBots, seatingOf, seatsOf } from "./seating.js";
import { seatsSetup } from "./seats-view.js";
import { storeNew } from "./store-new.js";
import { t } from "./text.js";

const MOST_NAME = 40;

/** @typedef {{game: string, setup: Record<string, any>, names: string[], bots: import("./seating.js").Seating["bots"],
 *   advisor: boolean}} Again */

/** @type {Again | null} a game to play again */
let again = null;

/** @param {Again} game */
export function playAgain(game) {
  again = game;
}

/** @returns {string} 16 hex digits of chance */
function freshSeed() {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** @param {string} name @returns {string} what the engine takes: printable, not too long */
function cleanName(name) {
  return [...name.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, "").replace(/\s/gu, " ").trim()].slice(0, MOST_NAME).join("");
}

/** @param {string} id @param {() => void} refresh @returns {import("./screen").Screen} */
export function setupScreen(id, refresh) {
  const game = /** @type {import("./game-ui").GameUI} */ (gameById(id));
  const before = again?.game === id ? again : null;
  again = null;
  let setup = before?.setup ?? game.defaultSetup();
  const first = game.setupSeats(setup);
  /** Who plays the seats, with which dice. @type {import("./seats-view.js").Choice} */
  const chosen = {
    seating: before ? { remote: [], bots: before.bots } : game.rivals ? againstBots(first) : { remote: [], bots: {} },
    sealed: false,
    names: Object.fromEntries(first.map((seat, i) => [seat, before?.names[i] ?? ""])),
  };
  let advisor = before?.advisor ?? true;
  let seed = "";
  let problem = "";
  let busy = false;

  async function start() {
    const wanted = seed.trim().toLowerCase();
    if (wanted && !/^[0-9a-f]{16}$/.test(wanted)) {
      problem = t("setup.seed.bad");
      refresh();
      document.getElementById("seed")?.focus();
      return;
    }
    if (busy) return;
    busy = true;
    problem = "";
    refresh();
    const seats = game.setupSeats(setup);
    const seating = seatingOf(chosen.seating, seats);
    const persons = [...seatsOf(seating, seats, "here"), ...seatsOf(seating, seats, "remote")];
    try {
      const reply = await openInEngine({
        type: "new", game: id, setup, seed: wanted || freshSeed(),
        sealed: game.rivals && seating.remote.length > 0 && chosen.sealed,
        names: seats.map((seat, i) => (persons.includes(i) ? cleanName(chosen.names[seat] ?? "") : "")),
      });
      if (reply.type === "update") {
        goInstead(`#/table/${storeNew(reply, { ...seating, advisor })}`);
        return;
      }
      problem = failureText(game, reply);
    } catch (error) {
      if (!(error instanceof EngineLost)) throw error;
      problem = t("error.engine_lost");
    }
    busy = false;
    refresh();
  }

  return {
    title: t("setup.title", { game: t(`game.${id}`) }),
    view: () => html`<div class="page setup">
      <p class="kicker">${t("setup.kicker")}</p>
      <h1 tabindex="-1">${t(`game.${id}`)}</h1>
      <p class="lead">${t(`game.${id}.about`)}</p>
      <section class="setup-part" aria-labelledby="setup-title"><h2 id="setup-title" class="visually-hidden">${t("setup.form")}</h2>${game.setupForm(setup, (next) => {
        setup = next;
        refresh();
      })}</section>
      <section class="setup-part" aria-labelledby="names-title">
        <h2 id="names-title">${t("setup.names")}</h2>
        ${seatsSetup(game, game.setupSeats(setup), chosen, refresh, MOST_NAME)}
        ${advisorToggle(advisor, (on) => {
          advisor = on;
        })}
      </section>
      <details class="setup-part advanced"><summary>${t("setup.advanced")}</summary>
        <label class="field"><span>${t("setup.seed")}</span>
          <input id="seed" type="text" maxlength="16" autocomplete="off" spellcheck="false" .value=${seed}
            aria-describedby="seed-note" @input=${(/** @type {Event} */ event) => {
              seed = /** @type {HTMLInputElement} */ (event.target).value;
            }}></label>
        <p class="note" id="seed-note">${t("setup.seed.note")}</p></details>
      ${problem ? html`<p class="banner banner-warn" role="alert">${problem}</p>` : nothing}
      <div class="actions">
        <button class="btn btn-primary btn-large" aria-disabled=${busy ? "true" : "false"}
          @click=${start}>${t(busy ? "setup.starting" : "setup.start")}</button>
        <a class="btn btn-quiet" href="#/rules/${id}">${t("rules")}</a>
      </div>
    </div>`,
  };
}

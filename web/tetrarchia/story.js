/** What the dice did, told step by step at the player's pace, with the board as it stood then. */

import { html, nothing } from "../vendor/lit-html.js";
import { say } from "../app/announce.js";
import { reducedMotion } from "../app/preferences.js";
import { ruleLink } from "../app/rule-link.js";
import { t } from "../app/text.js";
import { eventText } from "./events.js";
import { dice } from "./icons.js";
import { viewOf } from "./position.js";
import { replayed } from "./replay.js";
import { eventOf, stepsOf } from "./steps.js";

/**
 * @typedef {import("./position.js").Update} Update
 * @typedef {import("./position.js").View} View
 * @typedef {import("./steps.js").Step} Step
 * @typedef {import("../app/game-ui").Logged} Logged
 * @typedef {import("../app/game-ui").Ctx} Ctx
 * @typedef {import("../app/game-ui").Part} Part
 *
 * @typedef {object} Story
 * @property {Update} update  the position that it leads to
 * @property {View} before
 * @property {Logged[]} fresh
 * @property {Step[]} steps
 * @property {number} at  the step that is told; -1 when it's over
 * @property {View} view  the board at that step
 * @property {boolean} paused
 * @property {ReturnType<typeof setTimeout> | undefined} timer
 * @property {() => void} refresh
 * @property {() => void} done
 */

/** How long a step stands, by pace. */
const WAIT = { slow: 3200, fast: 1300 };

/** @type {WeakMap<Update, Story>} stories by the position that they lead to */
const stories = new WeakMap();

/**
 * Tell what followed a command, if dice or armies had a part in it and the player wants it told.
 * @param {Update} before @param {Update} after @param {Logged[]} fresh @param {Ctx} ctx
 * @returns {Promise<void> | null}
 */
export function tell(before, after, fresh, ctx) {
  const { pace } = ctx.preferences;
  const steps = stepsOf(fresh);
  if (steps.length === 0 || pace === "once" || (pace !== "step" && reducedMotion())) return null;
  return new Promise((done) => {
    /** @type {Story} */
    const story = {
      update: after, before: viewOf(before), fresh, steps, at: 0, view: viewOf(before), paused: pace === "step",
      timer: undefined, refresh: ctx.refresh, done,
    };
    stories.set(after, story);
    show(story, 0, pace);
  });
}

/** @param {Story} story @param {number} at @param {import("../app/game-ui").Preferences["pace"]} pace */
function show(story, at, pace) {
  clearTimeout(story.timer);
  const step = story.steps[at];
  if (!step) return finish(story);
  story.at = at;
  const last = story.fresh.indexOf(/** @type {Logged} */ (step.logged.at(-1)));
  story.view = replayed(story.before, story.fresh.slice(0, last + 1).map(eventOf));
  say(lines(step).map((line) => line.text).join(" "));
  if (!story.paused && (pace === "slow" || pace === "fast")) {
    story.timer = setTimeout(() => show(story, at + 1, pace), WAIT[pace]);
  }
  story.refresh();
}

/** @param {Story} story */
function finish(story) {
  clearTimeout(story.timer);
  story.at = -1;
  story.done();
  story.refresh();
}

/** Is something being told about this position? @param {Update} update @returns {boolean} */
export function telling(update) {
  return (stories.get(update)?.at ?? -1) >= 0;
}

/** Show the end at once. @param {Update} update */
export function skipStory(update) {
  const story = stories.get(update);
  if (story && story.at >= 0) finish(story);
}

/** The position as the board shows it now. @param {Update} update @returns {View} */
export function shownView(update) {
  const story = stories.get(update);
  return story && story.at >= 0 ? story.view : viewOf(update);
}

/** ".attack" for a battle in an Emperor's turn, else "". @param {Update} update @returns {string} */
export function storyKind(update) {
  const begun = stories.get(update)?.fresh.some((logged) => eventOf(logged).type === "turn_ended");
  return begun ? "" : ".attack";
}

/** Where the step that is told happened. @param {Update} update @returns {string | null} */
export function storyPlace(update) {
  const story = stories.get(update);
  return story?.steps[story.at]?.place ?? null;
}

/** @param {Step} step */
function lines(step) {
  return step.logged.map((logged) => eventText(logged)).filter((text) => text !== null);
}

/** The card that tells the step. @param {Update} update @param {Ctx} ctx @returns {Part} */
export function storyCard(update, ctx) {
  const story = stories.get(update);
  const step = story?.steps[story.at];
  if (!story || !step) return nothing;
  const { pace } = ctx.preferences;
  const auto = pace === "slow" || pace === "fast";
  const last = story.at === story.steps.length - 1;
  return html`<section class="tet-story" aria-label=${t("tet.story")}>
    <h3>${t("tet.story")}<span class="tet-story-at">${t("tet.story.at", { n: story.at + 1, all: story.steps.length })}</span></h3>
    <div class="tet-story-step">${dice(step.dice)}
      <ul role="list">${lines(step).map(({ text, rule }) => html`<li>${text} ${ruleLink(rule)}</li>`)}</ul></div>
    <div class="tet-story-go">
      <button type="button" class="btn btn-primary" @click=${() => show(story, story.at + 1, pace)}
        >${t(last ? "tet.story.end" : "tet.story.next")}</button>
      ${auto && !last ? html`<button type="button" class="btn" @click=${() => pause(story, pace)}
        >${t(story.paused ? "tet.story.play" : "tet.story.pause")}</button>` : nothing}
      ${last ? nothing : html`<button type="button" class="btn btn-quiet" @click=${() => finish(story)}>${t("tet.story.skip")}</button>`}
    </div></section>`;
}

/** @param {Story} story @param {import("../app/game-ui").Preferences["pace"]} pace */
function pause(story, pace) {
  story.paused = !story.paused;
  if (story.paused) {
    clearTimeout(story.timer);
    story.refresh();
  } else show(story, story.at + 1, pace);
}

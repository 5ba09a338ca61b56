/** The course of a game in a window of its own, at any time. */

import { html } from "../vendor/lit-html.js";
import { Hindsight } from "./chances.js";
import { courseView, readCourse } from "./course.js";
import { openDialog } from "./dialog.js";
import { askedView, hindsightView } from "./hindsight-view.js";
import { t } from "./text.js";

/** @typedef {import("./table-screen.js").Table} Table */

/**
 * The sections about a game's course, and what reads them while their window is open.
 * @param {Table} table @param {() => void} refresh
 */
export function courseOf(table, refresh) {
  const hindsight = new Hindsight(table.session, refresh);
  /** @type {import("./course.js").Course | null} */
  let course = null;
  return {
    /** Read it all; the positions after the estimates, so that neither waits for the other's turns. */
    async read() {
      await hindsight.look();
      if (hindsight.stopped) return;
      course = await readCourse(table);
      if (!hindsight.stopped) refresh();
    },
    stop: () => hindsight.stop(),
    /** @param {() => void} close */
    view: (close) => {
      const { update } = table.session;
      return html`${askedView(table)}
        ${hindsightView(table, hindsight, (step) => {
          close();
          table.replay.pause();
          void table.replay.to(step).then(() => table.replay.tell());
        })}
        <section class="hindsight" aria-labelledby="course-title"><h3 id="course-title">${t("course.measures")}</h3>
          ${update && course ? courseView(table.game, update, course) : html`<p class="note">${t("course.reading")}</p>`}
        </section>`;
    },
  };
}

/** @param {Table} table */
export function openCourse(table) {
  const course = courseOf(table, () => dialog.refresh());
  const dialog = openDialog({ title: t("course.title"), kind: "end", body: course.view, closed: () => course.stop() });
  void course.read();
}

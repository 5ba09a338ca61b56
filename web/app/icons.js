/** The page's own line icons, drawn on a 24 px grid. */

import { html } from "../vendor/lit-html.js";

const shapes = {
  menu: "M4 7h16M4 12h16M4 17h16",
  undo: "M9 6 4.5 10.500 9 15M5 10.500h9a5 5 0 0 1 0 10h-3",
  redo: "M15 6l4.500 4.500L15 15M19 10.500h-9a5 5 0 0 0 0 10h3",
  in: "M12 6v12M6 12h12",
  out: "M6 12h12",
  overview: "M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5",
  first: "M6 6v12M18 6l-8 6 8 6z",
  back: "M16 6l-8 6 8 6z",
  forward: "M8 6l8 6-8 6z",
  last: "M18 6v12M6 6l8 6-8 6z",
  run: "M8 5l11 7-11 7z",
  pause: "M8 5v14M16 5v14",
  close: "M6 6l12 12M18 6 6 18",
  play: "M4 5h16v11H4zM9 20h6M12 16v4",
  log: "M6 4h12v16H6zM9 8h6M9 12h6M9 16h4",
  board: "M4 20V10M4 10l8-6 8 6M20 10v10M8 20v-7M12 20v-7M16 20v-7M3 20h18",
  advice: "M5 5h14v10h-8l-4 4v-4H5zM9 9h6M9 12h4",
  warning: "M12 4 3 20h18zM12 10v4M12 17v.500",
};

/** @typedef {keyof typeof shapes} IconName */

/** @param {IconName} name */
export function icon(name) {
  return html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d=${shapes[name]}/></svg>`;
}

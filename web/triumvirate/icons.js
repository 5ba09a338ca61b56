/** Small signs for panels and buttons, in the ink of their text; hidden from screen readers. */

import { nothing, svg } from "../vendor/lit-html.js";
import { map } from "../maps/triumvirate.js";

const PATHS = {
  gold: "M8 1.500a6.500 6.500 0 1 0 0 13 6.500 6.500 0 0 0 0-13zm0 2a4.500 4.500 0 1 1 0 9 4.500 4.500 0 0 1 0-9z",
  legions: "M3 1.500q5-1.500 10 0v6q0 5-5 7.500-5-2.500-5-7.500zm1.500 1.200v4.800q0 .5.050 1H7.300V2.100q-1.400.1-2.800.6zm4.200-.6v6.400h2.750q.05-.5.05-1V2.700q-1.400-.5-2.800-.6zM5 10q.7 1.900 2.300 3v-3zm3.700 0v3Q10.300 11.900 11 10z",
  weapons: "M13.800 1.200l1 1-.6 2.600-6 6-2-2 6-6zM4.500 8.300l3.200 3.200-1 1-1-1-2.600 2.600q-.7.700-1.300.1t.1-1.300l2.600-2.600-1-1z",
  citizens: "M8 1a2.700 2.700 0 0 1 1.600 4.900c2.500.6 3.500 2.600 3.700 5.100l.2 3.500q0 .5-.5.500H3q-.5 0-.5-.5l.2-3.500c.2-2.500 1.200-4.500 3.700-5.100A2.700 2.700 0 0 1 8 1zM5 8.200l4.800 5.300h1.400L6.200 7.600q-.7.200-1.200.6z",
  servants: "M2.500 2.500h11V5H12v6h1.500v2.500h-11V11H4V5H2.500zM5.500 5v6h1V5zm2 0v6h1V5zm2 0v6h1V5z",
  governors: "M8 .8a2.900 2.900 0 0 1 1.800 5.200c2 .8 2.600 2.800 2.800 5.200l.4 3.300q.1.900-.8.900H3.800q-.9 0-.8-.9l.4-3.300C3.600 8.800 4.200 6.800 6.200 6A2.900 2.900 0 0 1 8 .8z",
  provinces: "M2 3.500l3.500-1.500 5 2 3.500-1.500v10l-3.500 1.500-5-2L2 13.500zm4.200.6v7.100l3.600 1.400V5.500z",
  leads: "M7.400 14.500C3.500 13.800 1.300 10.800 1.700 6.500 3 7 3.500 7.700 3.800 8.700 3.500 6.500 3.800 4.500 5.300 2.500c1 1.500.9 3-.1 4.500 0 0 1.300-.8 2.200-.5-.3 1.600-1.200 2.500-2.600 2.800.9.300 1.800.1 2.600.9-.8 1-1.800 1.200-2.800.9.8 1.200 1.700 1.900 2.800 2.200zM8.600 14.500c3.900-.7 6.100-3.700 5.700-8C13 7 12.500 7.700 12.200 8.700c.3-2.200 0-4.200-1.500-6.200-1 1.500-.9 3 .1 4.500 0 0-1.300-.8-2.200-.5.3 1.600 1.200 2.500 2.600 2.800-.9.300-1.800.1-2.600.9.8 1 1.800 1.200 2.800.9-.8 1.200-1.700 1.900-2.800 2.200z",
  attack: "M1.500 1.500h2.200l9.800 9.800 1.300-.5-1.500 3-3 1.500.5-1.300L1.500 4.200zM14.500 1.500h-2.200L9.200 4.600l1.600 1.600 3.700-2zM6.600 7.200L2.500 11.300l-1.300-.5 1.500 3 3 1.500-.5-1.300 3-3.200z",
  march: "M2 15V1h1.400v1h9.800L10.500 5.300l2.700 3.200H3.400V15z",
  sea: "M1 6q2.300-2.500 4.700 0t4.600 0T15 6v2q-2.300 2.500-4.700 0T5.700 8 1 8zm0 5q2.300-2.500 4.700 0t4.600 0 4.700 0v2q-2.300 2.500-4.700 0T5.700 13 1 13z",
  points: "M5 1.500l7 6.500-7 6.500-1.600-1.700L8.500 8 3.400 3.200z",
};

/** @typedef {keyof typeof PATHS} IconName */

/** @param {IconName} name @returns {import("../app/game-ui").Part} */
export function icon(name) {
  return svg`<svg class="tri-icon tri-icon-${name}" viewBox="0 0 16 16" width="16" height="16" aria-hidden="true"
    ><path fill-rule="evenodd" d=${PATHS[name]}></path></svg>`;
}

/**
 * A piece of the map as a sign; its drawing comes from the map in the page.
 * @param {string} name as in `map.pieces`
 * @param {string} [seat]
 * @returns {import("../app/game-ui").Part}
 */
export function pieceSign(name, seat) {
  const { id, width, height } = map.pieces[name];
  return svg`<svg class="tri-piece" viewBox="${-width / 2} ${-height / 2} ${width} ${height}"
    width=${width} height=${height} aria-hidden="true"><g data-seat=${seat ?? nothing}><use href="#${id}"></use></g></svg>`;
}

/** A bar filled to a share (0 to 1). @param {number} share @returns {import("../app/game-ui").Part} */
export function bar(share) {
  return svg`<svg class="tri-bar" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true"
    ><rect class="tri-bar-back" width="100" height="4"></rect
    ><rect class="tri-bar-fill" width=${Math.max(0, Math.min(100, share * 100))} height="4"></rect></svg>`;
}

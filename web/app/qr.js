/** QR codes, drawn as one SVG path. */

import { html } from "../vendor/lit-html.js";
import makeCode from "../vendor/qrcode.js";

/** Free modules around the code, which readers need. */
const MARGIN = 4;

/**
 * The modules of a text's code.
 * @param {string} text  plain ASCII, as addresses are
 * @returns {{size: number, path: string}} the side in modules with its margin, and the dark ones
 */
export function qrPath(text) {
  const code = makeCode(0, "L");
  code.addData(text, "Byte");
  code.make();
  const count = code.getModuleCount();
  let path = "";
  for (let row = 0; row < count; row++) {
    for (let column = 0; column < count; column++) {
      if (!code.isDark(row, column)) continue;
      let end = column + 1;
      while (end < count && code.isDark(row, end)) end += 1;
      path += `M${column + MARGIN} ${row + MARGIN}h${end - column}v1h${column - end}z`;
      column = end;
    }
  }
  return { size: count + 2 * MARGIN, path };
}

/** @param {string} text @param {string} label @returns {import("./game-ui").Part} */
export function qrCode(text, label) {
  const { size, path } = qrPath(text);
  return html`<svg class="qr" viewBox="0 0 ${size} ${size}" role="img" aria-label=${label} shape-rendering="crispEdges"
    ><path class="qr-light" d=${`M0 0h${size}v${size}h-${size}z`}/><path class="qr-dark" d=${path}/></svg>`;
}

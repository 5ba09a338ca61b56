/**
 * The shapes of the generated map modules; all numbers are px of the view box.
 *
 * @typedef {[number, number]} Point
 * @typedef {[number, number, number, number]} Box  x, y, width, height
 *
 * @typedef {object} Space
 * @property {"province" | "border" | "sea"} kind
 * @property {string} name
 * @property {Point} anchor             the space's middle
 * @property {Point} label              the middle of its name
 * @property {Box} bounds               around its shape
 * @property {Record<string, Point>} slots  where each of its pieces stands
 * @property {string} [text]            the number or numeral on its node
 * @property {string} [plan]            the arrangement of its pieces
 * @property {Box} [plate]              around its pieces
 * @property {Record<string, Point>} [landing]  per sea, a place on the coast
 *
 * @typedef {object} Link
 * @property {string[]} between
 * @property {Point} mid
 * @property {"normal" | "broken"} [kind]
 * @property {string} [id]             of its group in the map, which data-lit="true" lights up
 * @property {Point | null} [control]  of the quadratic curve, if it is no straight line
 *
 * @typedef {object} PieceInfo
 * @property {string} id                of the symbol
 * @property {number} width
 * @property {number} height
 * @property {[number, number, number] | null} text  x, y and px of a number on it
 *
 * @typedef {object} MapInfo
 * @property {string} game
 * @property {Box} viewBox
 * @property {Record<string, Space>} spaces
 * @property {Link[]} [arrows]
 * @property {Link[]} [links]
 * @property {Record<string, PieceInfo>} pieces
 */
export {};

/**
 * The board on the screen: a viewport that pans and zooms an inline SVG map, and its spaces as
 * buttons for pointer, keyboard and screen reader.
 */

import { reducedMotion } from "./preferences.js";
import { t } from "./text.js";

/** @typedef {{x: number, y: number, w: number, h: number}} Box */
/** @typedef {{x: number, y: number}} Point */

/** How far one may look beyond the map's own box, in its units. */
const MARGIN = 40;
/** What names at the edges need beside the map where they are enlarged, in its units. */
const NAMES = 24;
/** Screen px a map unit at the most. */
const MOST_ZOOM = 3.2;
/** A pointer that moves less than this (px) is a tap. */
const TAP = 8;
/** Below this (screen px a map unit) the map is an overview. */
const SMALL = 0.5;
const DOUBLE_TAP = 320;
const GLIDE = 260;

/**
 * @typedef {object} MapOptions
 * @property {(space: string) => void} chosen
 * @property {(space: string) => string} label
 * @property {string} title
 */

export class MapView {
  /** @param {HTMLElement} frame @param {SVGSVGElement} svg @param {MapOptions} options */
  constructor(frame, svg, options) {
    this.frame = frame;
    this.svg = svg;
    this.options = options;
    const [x, y, w, h] = (svg.getAttribute("viewBox") ?? "0 0 1280 800").split(/[\s,]+/).map(Number);
    /** @type {Box} the whole map */
    this.whole = { x, y, w, h };
    /** @type {Box} what is in view */
    this.view = { ...this.whole };
    this.touched = false;
    /** @type {Map<number, Point>} */
    this.pointers = new Map();
    /** @type {Point | null} */
    this.start = null;
    this.dragged = false;
    /** @type {{time: number, at: Point} | null} */
    this.lastTap = null;
    /** @type {string[]} */
    this.spaces = [];
    /** @type {string | undefined} the space that Tab reaches */
    this.current = undefined;
    this.gliding = 0;
    svg.setAttribute("role", "group");
    svg.setAttribute("aria-label", options.title);
    svg.setAttribute("preserveAspectRatio", "xMidYMid meet");
    frame.append(svg);
    this.#listen();
    this.resize = new ResizeObserver(() => this.#fit());
    this.resize.observe(frame);
  }

  /** Stop listening. */
  destroy() {
    this.resize.disconnect();
    cancelAnimationFrame(this.gliding);
    this.svg.remove();
  }

  /** @param {string} space @returns {SVGGraphicsElement | null} */
  spaceElement(space) {
    return this.svg.querySelector(`#map-hit .map-hit-space[data-space="${CSS.escape(space)}"]`);
  }

  /**
   * Name the spaces and make them buttons.
   * @param {string[]} spaces  in the order of the keyboard
   */
  nameSpaces(spaces) {
    this.spaces = spaces;
    const known = new Set(spaces);
    const active = spaces.includes(this.current ?? "") ? this.current : spaces[0];
    for (const element of this.svg.querySelectorAll("#map-hit .map-hit-space[data-space]")) {
      const id = element.getAttribute("data-space") ?? "";
      if (!known.has(id)) {
        for (const name of ["role", "tabindex", "aria-label"]) element.removeAttribute(name);
        continue;
      }
      element.setAttribute("role", "button");
      element.setAttribute("tabindex", id === active ? "0" : "-1");
      element.setAttribute("aria-label", this.options.label(id));
    }
    this.current = active;
  }

  /** Screen px a map unit. @returns {number} */
  get scale() {
    return this.frame.clientWidth / this.view.w;
  }

  /** Show everything. */
  overview() {
    this.touched = false;
    this.#glide(this.#overviewBox());
  }

  /** @param {number} factor @param {Point} [at] the map point that stays in place */
  zoom(factor, at = this.#middle()) {
    this.touched = true;
    this.#glide(this.#zoomed(factor, at), 140);
  }

  /** @param {string} space @param {number} [scale] at least so near */
  goTo(space, scale = 0) {
    const at = this.#centre(space);
    if (!at) return;
    const w = scale > this.scale ? this.frame.clientWidth / scale : this.view.w;
    const h = w * this.#ratio();
    if (w === this.view.w && this.#inside(at)) return;
    this.touched = true;
    this.#glide({ x: at.x - w / 2, y: at.y - h / 2, w, h });
  }

  /** Where a space's middle is. @param {string} space @returns {Point | null} */
  #centre(space) {
    const element = this.spaceElement(space);
    if (!element) return null;
    const box = element.getBBox();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }

  /** @param {Point} at @returns {boolean} well inside what is in view */
  #inside(at) {
    const { x, y, w, h } = this.view;
    return at.x > x + w * 0.12 && at.x < x + w * 0.88 && at.y > y + h * 0.15 && at.y < y + h * 0.85;
  }

  #ratio() {
    return this.frame.clientHeight / Math.max(1, this.frame.clientWidth);
  }

  /** @returns {Box} the box that shows the whole map in this frame */
  #overviewBox() {
    const { x, y, w, h } = this.whole;
    const ratio = this.#ratio();
    const width = Math.max(w + 2 * NAMES, h / ratio);
    return { x: x + (w - width) / 2, y: y + (h - width * ratio) / 2, w: width, h: width * ratio };
  }

  #middle() {
    return { x: this.view.x + this.view.w / 2, y: this.view.y + this.view.h / 2 };
  }

  /** @param {number} factor @param {Point} at @returns {Box} */
  #zoomed(factor, at) {
    const least = this.frame.clientWidth / MOST_ZOOM;
    const most = this.#overviewBox().w;
    const w = Math.min(most, Math.max(least, this.view.w / factor));
    const by = w / this.view.w;
    return {
      x: at.x - (at.x - this.view.x) * by,
      y: at.y - (at.y - this.view.y) * by,
      w,
      h: w * this.#ratio(),
    };
  }

  /** @param {Box} box @returns {Box} kept over the map */
  #kept(box) {
    const { x, y, w, h } = this.whole;
    /** @param {number} at @param {number} size @param {number} from @param {number} all */
    const keep = (at, size, from, all) => size >= all + 2 * MARGIN
      ? from + (all - size) / 2
      : Math.min(from + all + MARGIN - size, Math.max(from - MARGIN, at));
    return { ...box, x: keep(box.x, box.w, x, w), y: keep(box.y, box.h, y, h) };
  }

  /** @param {Box} box */
  #show(box) {
    this.view = this.#kept(box);
    const { x, y, w, h } = this.view;
    this.svg.setAttribute("viewBox", `${x.toFixed(2)} ${y.toFixed(2)} ${w.toFixed(2)} ${h.toFixed(2)}`);
    // Names grow a little where the map is small, so that they stay legible.
    const text = Math.min(1.45, Math.max(1, 0.95 / Math.max(0.1, this.scale)));
    this.svg.style.setProperty("--map-text", text.toFixed(2));
    // The whole map on a small screen: the chief pieces only, larger.
    const small = this.scale < SMALL;
    this.svg.dataset.overview = String(small);
    const pieces = small ? Math.min(1.6, SMALL / this.scale) : 1;
    this.svg.style.setProperty("--map-pieces", pieces.toFixed(2));
  }

  /** @param {Box} box @param {number} [time] */
  #glide(box, time = GLIDE) {
    cancelAnimationFrame(this.gliding);
    const to = this.#kept(box);
    if (reducedMotion()) {
      this.#show(to);
      return;
    }
    const from = this.view;
    const began = performance.now();
    /** @param {number} now */
    const frame = (now) => {
      const part = Math.min(1, Math.max(0, (now - began) / time));
      const eased = 1 - (1 - part) ** 3;
      /** @param {keyof Box} key */
      const mix = (key) => from[key] + (to[key] - from[key]) * eased;
      this.#show({ x: mix("x"), y: mix("y"), w: mix("w"), h: mix("h") });
      if (part < 1) this.gliding = requestAnimationFrame(frame);
    };
    this.gliding = requestAnimationFrame(frame);
  }

  /** The frame's size changed. */
  #fit() {
    if (!this.frame.clientWidth || !this.frame.clientHeight) return;
    if (!this.touched) {
      this.#show(this.#overviewBox());
      return;
    }
    const at = this.#middle();
    const h = this.view.w * this.#ratio();
    this.#show({ ...this.view, y: at.y - h / 2, h });
  }

  /** @param {{clientX: number, clientY: number}} event @returns {Point} in map units */
  #point(event) {
    const box = this.frame.getBoundingClientRect();
    return {
      x: this.view.x + (event.clientX - box.left) / this.scale,
      y: this.view.y + (event.clientY - box.top) / this.scale,
    };
  }

  #listen() {
    const { svg } = this;
    svg.addEventListener("pointerdown", (event) => this.#down(event));
    svg.addEventListener("pointermove", (event) => this.#move(event));
    for (const name of /** @type {const} */ (["pointerup", "pointercancel"])) {
      svg.addEventListener(name, (event) => this.#up(event));
    }
    svg.addEventListener("click", (event) => this.#click(event));
    svg.addEventListener("wheel", (event) => {
      event.preventDefault();
      this.touched = true;
      cancelAnimationFrame(this.gliding);
      const pixels = event.deltaMode === 1 ? event.deltaY * 30 : event.deltaY;
      const factor = Math.exp(-Math.max(-120, Math.min(120, pixels)) / (event.ctrlKey ? 120 : 400));
      this.#show(this.#zoomed(factor, this.#point(event)));
    }, { passive: false });
    svg.addEventListener("keydown", (event) => this.#key(event));
    svg.addEventListener("focusin", (event) => this.#focused(event));
  }

  /** @param {PointerEvent} event */
  #down(event) {
    if (event.button !== 0) return;
    cancelAnimationFrame(this.gliding);
    this.pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (this.pointers.size === 1) {
      this.start = { x: event.clientX, y: event.clientY };
      this.dragged = false;
    } else this.dragged = true;
  }

  /** @param {PointerEvent} event */
  #move(event) {
    const last = this.pointers.get(event.pointerId);
    if (!last || !this.start) return;
    const now = { x: event.clientX, y: event.clientY };
    if (!this.dragged) {
      if (Math.hypot(now.x - this.start.x, now.y - this.start.y) < TAP) return;
      this.dragged = true;
    }
    if (!this.svg.hasPointerCapture(event.pointerId)) this.svg.setPointerCapture(event.pointerId);
    this.touched = true;
    this.pointers.set(event.pointerId, now);
    if (this.pointers.size === 1) {
      const by = this.scale;
      this.#show({
        ...this.view,
        x: this.view.x - (now.x - last.x) / by,
        y: this.view.y - (now.y - last.y) / by,
      });
    } else this.#pinch(event.pointerId, last, now);
  }

  /** @param {number} id @param {Point} last @param {Point} now */
  #pinch(id, last, now) {
    const other = [...this.pointers].find(([key]) => key !== id)?.[1];
    if (!other) return;
    const before = Math.hypot(last.x - other.x, last.y - other.y);
    const after = Math.hypot(now.x - other.x, now.y - other.y);
    if (before < 1) return;
    const middle = this.#point({ clientX: (now.x + other.x) / 2, clientY: (now.y + other.y) / 2 });
    const box = this.#zoomed(after / before, middle);
    const by = this.frame.clientWidth / box.w;
    this.#show({ ...box, x: box.x - (now.x - last.x) / 2 / by, y: box.y - (now.y - last.y) / 2 / by });
  }

  /** @param {PointerEvent} event */
  #up(event) {
    this.pointers.delete(event.pointerId);
    if (this.pointers.size === 0) this.start = null;
  }

  /** @param {MouseEvent} event */
  #click(event) {
    if (this.dragged) {
      this.dragged = false;
      return;
    }
    if (this.#doubled(event)) return;
    const target = /** @type {Element} */ (event.target).closest("#map-hit [data-space]");
    const space = target?.getAttribute("data-space");
    if (!space || !this.spaces.includes(space)) return;
    this.#point1(space);
    this.options.chosen(space);
  }

  /** A second tap at once: near, or back to the overview. @param {MouseEvent} event */
  #doubled(event) {
    const at = { x: event.clientX, y: event.clientY };
    const last = this.lastTap;
    const again = last !== null && event.timeStamp - last.time < DOUBLE_TAP
      && Math.hypot(at.x - last.at.x, at.y - last.at.y) < 24;
    this.lastTap = again ? null : { time: event.timeStamp, at };
    if (!again) return false;
    if (this.view.w < this.#overviewBox().w * 0.98) this.overview();
    else this.zoom(Math.max(2, 1 / this.scale), this.#point(event));
    return true;
  }

  /** @param {string} space  becomes the one that Tab reaches */
  #point1(space) {
    if (this.current) this.spaceElement(this.current)?.setAttribute("tabindex", "-1");
    this.current = space;
    this.spaceElement(space)?.setAttribute("tabindex", "0");
  }

  /** @param {FocusEvent} event */
  #focused(event) {
    const space = /** @type {Element} */ (event.target).getAttribute("data-space");
    if (!space || !(/** @type {Element} */ (event.target).matches(":focus-visible"))) return;
    this.#point1(space);
    const at = this.#centre(space);
    if (at && !this.#inside(at) && this.view.w < this.#overviewBox().w * 0.98) this.goTo(space);
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const space = /** @type {Element} */ (event.target).getAttribute("data-space");
    if (event.key === "Enter" || event.key === " ") {
      if (!space) return;
      event.preventDefault();
      this.options.chosen(space);
      return;
    }
    const next = space ? this.#neighbour(space, event.key) : null;
    if (!next) return;
    event.preventDefault();
    this.#point1(next);
    /** @type {SVGElement | null} */ (this.spaceElement(next))?.focus();
  }

  /** The next space in the direction of an arrow key. @param {string} from @param {string} key */
  #neighbour(from, key) {
    if (key === "Home") return this.spaces[0];
    if (key === "End") return this.spaces.at(-1) ?? null;
    const [dx, dy] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key] ?? [0, 0];
    const here = this.#centre(from);
    if (!here || (dx === 0 && dy === 0)) return null;
    let best = null;
    let least = Infinity;
    for (const space of this.spaces) {
      const at = space === from ? null : this.#centre(space);
      if (!at) continue;
      const along = (at.x - here.x) * dx + (at.y - here.y) * dy;
      const across = Math.abs((at.x - here.x) * dy) + Math.abs((at.y - here.y) * dx);
      const far = along + 2.2 * across;
      if (along > 4 && far < least) {
        least = far;
        best = space;
      }
    }
    return best;
  }
}

/** The names of the buttons beside the map. */
export const mapButtons = () => [
  { id: "in", sign: "+", label: t("map.in") },
  { id: "out", sign: "−", label: t("map.out") },
  { id: "all", sign: "⤢", label: t("map.overview") },
];

/** The pieces on the board after some of the events that lie between two positions. */

/**
 * @typedef {import("./position.js").View} View
 * @typedef {import("./position.js").Space} Space
 * @typedef {Record<string, any> & {type: string, rule: string}} AnyEvent
 */

/**
 * What each event does to the pieces. Events that move no piece aren't named.
 * @type {Record<string, (view: View, event: AnyEvent) => void>}
 */
const EFFECTS = {
  unrest_placed: (view, e) => setSpace(view, e.space, { unrest: true, revolt: false }),
  unrest_removed: (view, e) => setSpace(view, e.space, { unrest: false }),
  revolt_placed: (view, e) => setSpace(view, e.space, { unrest: false, revolt: true }),
  revolt_removed: (view, e) => setSpace(view, e.space, { revolt: false }),
  token_placed: (view, e) => setSpace(view, e.space, { token: e.figure }),
  token_taken: (view, e) => setSpace(view, e.space, { token: null }),
  token_lost: (view, e) => setSpace(view, e.space, { token: null }),
  army_placed: (view, e) => setSpace(view, e.space, { army: e.army }),
  army_beaten: (view, e) => setSpace(view, e.space, { army: "none" }),
  army_marched: (view, e) => {
    setSpace(view, e.source, { army: "none" });
    setSpace(view, e.to, { army: e.army });
  },
  entered: (view, e) => place(view, e.figure, e.space),
  moved: (view, e) => place(view, e.figure, e.to),
  dux_deployed: (view, e) => place(view, "dux", e.space),
  figure_removed: (view, e) => place(view, e.figure, null),
  fleet_placed: (view, e) => setSea(view, e.sea, { fleet: true }),
  sailed: (view, e) => {
    setSea(view, e.source, { fleet: false });
    setSea(view, e.to, { fleet: true });
  },
  pirates_placed: (view, e) => setSea(view, e.sea, { pirates: true }),
  pirates_beaten: (view, e) => setSea(view, e.sea, { pirates: false }),
};

/** @param {View} view @param {string} id @param {Partial<Space>} change */
function setSpace(view, id, change) {
  view.spaces = view.spaces.map((space) => (space.id === id ? { ...space, ...change } : space));
}

/** @param {View} view @param {string} id @param {Partial<View["seas"][number]>} change */
function setSea(view, id, change) {
  view.seas = view.seas.map((sea) => (sea.id === id ? { ...sea, ...change } : sea));
}

/** @param {View} view @param {string} figure @param {string | null} at */
function place(view, figure, at) {
  view.figures = view.figures.map((f) => (f.id === figure ? { ...f, at, status: at ? "board" : "off" } : f));
  view.spaces = view.spaces.map((space) => {
    const others = space.figures.filter((id) => id !== figure);
    if (space.id === at) return { ...space, figures: [...others, figure] };
    return others.length === space.figures.length ? space : { ...space, figures: others };
  });
}

/**
 * A copy of a position with the pieces moved as the events say; nobody can act in it.
 * @param {View} view @param {AnyEvent[]} events @returns {View}
 */
export function replayed(view, events) {
  const copy = { ...view, destinations: [], marches: [] };
  for (const event of events) EFFECTS[event.type]?.(copy, event);
  copy.spaces = copy.spaces.map((space) => (space.capital_of
    ? { ...space, printed: space.token || space.unrest || space.revolt ? "covered" : "counts" } : space));
  return copy;
}

/** What the page's modules look for while they are loaded, for tests without a browser: import it first. */

Object.defineProperty(globalThis, "navigator", { value: {}, configurable: true });
Object.assign(globalThis, {
  window: globalThis,
  document: { querySelector: () => null, createTreeWalker: () => ({}), createComment: () => ({}) },
  matchMedia: () => ({ matches: false, addEventListener: () => {} }),
});

/**
 * Keeps the whole site for use without a network: one versioned set of files.
 *
 * A new set is complete before it takes over, takes over only when the page says so, and what
 * hasn't changed since the old set is copied from there. The first set replaces nothing: its worker
 * takes over at once, keeps the engine's code as that is loaded, and fills in the rest when the
 * page says so.
 */

/**
 * The set that this worker holds, written by the build: addresses below the site's root, each
 * with the hash of what lies there.
 * @type {{version: string, files: [string, string][]}}
 */
const SET = { version: "", files: [] };

const PREFIX = "tabularium-";
const CACHE = PREFIX + SET.version;
const LIST = "set.json";
const PAGE = "./";

/** The filling in progress. @type {Promise<void> | null} */
let filling = null;

const worker = /** @type {any} */ (self);
/** @type {string} */
const ROOT = worker.registration.scope;

worker.addEventListener("install", (/** @type {any} */ event) => {
  event.waitUntil(begin());
});

worker.addEventListener("activate", (/** @type {any} */ event) => {
  event.waitUntil(sweep().then(() => worker.clients.claim()));
});

worker.addEventListener("message", (/** @type {any} */ event) => {
  if (event.data === "take-over") worker.skipWaiting();
  if (event.data === "fill") event.waitUntil(fillOnce());
});

worker.addEventListener("fetch", (/** @type {any} */ event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(ROOT)) return;
  if (request.mode === "navigate") event.waitUntil(sweep());
  event.respondWith(answer(request));
});

/**
 * From the set; from the old set while a page of that version is open; else from the network.
 * @param {Request} request
 * @returns {Promise<Response>}
 */
async function answer(request) {
  const url = new URL(request.url);
  const name = url.origin + url.pathname;
  const page = name === ROOT || name === ROOT + "index.html";
  const address = page ? ROOT : request.url;
  const cache = await caches.open(CACHE);
  const kept = (await cache.match(address)) ?? (await caches.match(address));
  return kept ?? (await code(cache, request.url)) ?? fetch(request);
}

/**
 * WebAssembly goes into the set when it is first asked for: Chromium stores what it compiles beside
 * the kept file, so the second visit is spared the work, and not only the third.
 * @param {Cache} cache
 * @param {string} url
 * @returns {Promise<Response | undefined>}
 */
async function code(cache, url) {
  const file = SET.files.find(([name]) => name.endsWith(".wasm") && ROOT + name === url);
  if (!file) return undefined;
  await keep(cache, file, new Map()).catch(() => {});
  return cache.match(url);
}

/** Fill the set before it replaces another; without another, be there for the page at once. */
async function begin() {
  for (const key of await setNames()) if (await isComplete(key)) return fill();
  worker.skipWaiting();
}

/** @param {string} key @returns {Promise<boolean>} */
async function isComplete(key) {
  return Boolean(await (await caches.open(key)).match(ROOT + LIST));
}

/** Two pages may ask for the set to be filled. @returns {Promise<void>} */
function fillOnce() {
  filling ??= fill().finally(() => {
    filling = null;
  });
  return filling;
}

/** Bring the whole set together; a file that is missing or isn't the one listed fails it. */
async function fill() {
  if (await isComplete(CACHE)) return;
  const old = await oldFiles();
  const cache = await caches.open(CACHE);
  const wanted = SET.files.filter(([name]) => name !== PAGE);
  const lanes = Array.from({ length: 6 }, async () => {
    for (let file = wanted.shift(); file; file = wanted.shift()) await keep(cache, file, old);
  });
  try {
    await Promise.all(lanes);
    // Last, since the page is of use only with all of its files.
    for (const file of SET.files) if (file[0] === PAGE) await keep(cache, file, old);
    await cache.put(ROOT + LIST, new Response(JSON.stringify(SET)));
  } catch (error) {
    await caches.delete(CACHE);
    throw error;
  }
}

/**
 * @param {Cache} cache
 * @param {[string, string]} file
 * @param {Map<string, Response>} old
 */
async function keep(cache, [name, hash], old) {
  const url = new URL(name, ROOT).href;
  if (await cache.match(url)) return;
  const kept = old.get(hash);
  if (kept && name !== PAGE) {
    await cache.put(url, kept.clone());
    return;
  }
  // The page itself may be amended by the host; everything else must be what the build made.
  const check = name === PAGE ? {} : { integrity: hash };
  const fresh = name.includes("/") && name !== PAGE ? "default" : "no-cache";
  const response = await fetch(url, { ...check, cache: fresh });
  if (!response.ok) throw new Error(`${name}: ${response.status}`);
  await cache.put(url, response);
}

/**
 * The files of the sets that are here already, by their hash.
 * @returns {Promise<Map<string, Response>>}
 */
async function oldFiles() {
  /** @type {Map<string, Response>} */
  const found = new Map();
  for (const key of await setNames()) {
    const cache = await caches.open(key);
    const list = await cache.match(ROOT + LIST);
    if (!list) continue;
    /** @type {typeof SET} */
    const set = await list.json();
    for (const [name, hash] of set.files) {
      const response = await cache.match(new URL(name, ROOT).href);
      if (response) found.set(hash, response);
    }
  }
  return found;
}

/** Delete the old sets, once no second page can still be using one. */
async function sweep() {
  const pages = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (pages.length > 1 || !(await isComplete(CACHE))) return;
  for (const key of await setNames()) if (key !== CACHE) await caches.delete(key);
}

/** @returns {Promise<string[]>} */
async function setNames() {
  return (await caches.keys()).filter((key) => key.startsWith(PREFIX));
}

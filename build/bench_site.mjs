/**
 * The part of the site's bench that runs in Chromium.
 *
 * Called as `node bench_site.mjs <dist> <plain dist> <rounds>`; the last line it prints is JSON.
 */
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import {
  openPage,
  startBrowser,
  startSite,
  untilOffline,
  untilReady,
} from "../tests/browser/harness.mjs";

const [dist, plain, rounds] = [process.argv[2], process.argv[3], Number(process.argv[4])];
const ACTS = 200;
/** Milliseconds between a visit and the next. */
const PAUSE = 4000;

/** @param {number[]} numbers */
const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];

/** Notes when the page first shows its main content and when the engine's bar goes away. */
const WATCH = `(() => {
  const seen = (globalThis.seen = {});
  const look = () => {
    const main = document.querySelector("#main h1, #main h2");
    if (!seen.usable && main && !document.querySelector("#no-start")) {
      seen.usable = true;
      requestAnimationFrame(() => setTimeout(() => { seen.usable = performance.now(); }));
    }
    if (!seen.ready && document.querySelector("#engine[hidden]") && seen.shown) {
      seen.ready = performance.now();
    }
    if (document.querySelector("#engine:not([hidden])")) seen.shown = true;
  };
  new MutationObserver(look).observe(document, { attributes: true, childList: true, subtree: true });
})();`;

/** @param {import("playwright-core").Page} page @returns {Promise<{usable: number, ready: number}>} */
async function times(page) {
  await untilReady(page);
  return page.evaluate(() => /** @type {any} */ (globalThis).seen);
}

/** A first visit and two others. @param {any} browser @param {{url: string}} site */
async function visit(browser, site) {
  const { page, context } = await openPage(browser, { url: "about:blank" });
  await page.addInitScript(WATCH);
  await page.goto(site.url);
  const cold = await times(page);
  await untilOffline(page);
  const warm = await again(page, site);
  // For information: the bound is on the second visit.
  const later = await again(page, site);
  await context.close();
  return { cold, warm, later };
}

/** Another visit, when all that the last one began is done. @param {import("playwright-core").Page} page @param {{url: string}} site */
async function again(page, site) {
  await new Promise((resolve) => setTimeout(resolve, PAUSE));
  await page.goto("about:blank");
  await page.goto(site.url);
  return times(page);
}

/** Milliseconds of each `act` in games played at random. @param {any} browser @param {{url: string}} site */
async function acts(browser, site) {
  const { page, context } = await openPage(browser, site);
  await untilReady(page);
  const found = await page.evaluate(async (wanted) => {
    const script = /** @type {HTMLScriptElement} */ (document.querySelector("script[type=module]"));
    const { EngineClient } = await import(new URL("runtime/client.js", script.src).href);
    const client = new EngineClient();
    const taken = [];
    let reply = /** @type {any} */ (null);
    for (let game = 0; taken.length < wanted; ) {
      if (!reply?.actions?.length) {
        const seed = String(game++).padStart(16, "0");
        reply = await client.send({ type: "new", game: "triumvirate", setup: { characters: 3 }, seed });
      }
      const { command } = reply.actions[(taken.length * 7919) % reply.actions.length];
      const start = performance.now();
      reply = await client.send({ type: "act", step: reply.step, commands: [command] });
      taken.push(performance.now() - start);
      if (reply.type !== "update") throw new Error(JSON.stringify(reply));
    }
    return taken.sort((a, b) => a - b);
  }, ACTS);
  await context.close();
  return found[Math.floor(found.length * 0.95)];
}

/** Bytes of the precached files, raw and compressed, by the site's folders. @param {string} folder */
function sizes(folder) {
  /** @type {Record<string, [number, number]>} */
  const found = { precache: [0, 0] };
  for (const name of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!name.isFile()) continue;
    const path = join(name.parentPath ?? name.path, name.name);
    const top = path.slice(folder.length + 1).split("/");
    const data = readFileSync(path);
    const packed = Math.min(
      data.length,
      brotliCompressSync(data, {
        params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 22 },
      }).length,
    );
    const group = top.length > 1 ? `${top[0]}/` : "root";
    for (const key of ["404.html", "sw.js"].includes(top[0]) ? [group] : [group, "precache"]) {
      found[key] ??= [0, 0];
      found[key][0] += data.length;
      found[key][1] += packed;
    }
  }
  return found;
}

const sites = [await startSite({ dist }), await startSite({ dist: plain })];
const browser = await startBrowser();
/** @type {Awaited<ReturnType<typeof visit>>[][]} */
const visits = [[], []];
// The first visits let the servers read and compress their files; they don't count.
for (let round = 0; round <= rounds; round++) {
  for (const [index, site] of sites.entries()) {
    const result = await visit(browser, site);
    if (round > 0) visits[index].push(result);
    console.error(`  round ${round} of ${rounds}, site ${index + 1}: ${JSON.stringify(result)}`);
  }
}
const [ours, theirs] = visits.map((results) => ({
  cold: median(results.map(({ cold }) => cold.ready)),
  warm: median(results.map(({ warm }) => warm.ready)),
  later: median(results.map(({ later }) => later.ready)),
  usable: median(results.map(({ cold }) => cold.usable)),
}));
console.error("  commands");
const roundTrip = await acts(browser, sites[0]);
await browser.close();
for (const site of sites) await site.stop();

console.error("  sizes");
const measuredSizes = sizes(dist);
console.log(
  JSON.stringify({
    times: {
      "engine ready, cold": ours.cold / 1000,
      "engine ready, warm": ours.warm / 1000,
      "engine ready, third visit": ours.later / 1000,
      "engine ready, cold, plain sources": theirs.cold / 1000,
      "engine ready, warm, plain sources": theirs.warm / 1000,
      "engine ready, third visit, plain sources": theirs.later / 1000,
      "usable page, cold": ours.usable / 1000,
    },
    sizes: measuredSizes,
    values: {
      "engine ready, cold, against plain sources": ours.cold / theirs.cold,
      "engine ready, warm, against plain sources": ours.warm / theirs.warm,
      "first paint of a usable page against engine ready": ours.usable / ours.cold,
      "round trip of a command, 95th percentile, ms": roundTrip,
      "precache, brotli, MB": measuredSizes.precache[1] / 1e6,
    },
  }),
);
process.exit(0);

/**
 * The part of the thinking bench that runs in Chromium.
 *
 * Called as `node bench_thinking.mjs <dist> <turns>`; the last line it prints is JSON. Bots play
 * against themselves through the engine's client, as the page lets them, without its pauses.
 */
import { openPage, startBrowser, startSite, untilReady } from "../tests/browser/harness.mjs";

const [dist, turns] = [process.argv[2], Number(process.argv[3])];
const GAMES = {
  triumvirate: { characters: 3 },
  tetrarchia: { tokens: 4, fleets: 2, revolts: 1, armies: 1 },
};

/** @param {number[]} numbers @param {number} part */
const quantile = (numbers, part) => [...numbers].sort((a, b) => a - b)[Math.floor(part * (numbers.length - 1))];

/**
 * Play so many turns; runs in the page.
 * @param {{game: string, setup: object, level: string, turns: number}} task
 */
async function playTurns({ game, setup, level, turns }) {
  const script = /** @type {HTMLScriptElement} */ (document.querySelector("script[type=module]"));
  const { EngineClient } = await import(new URL("runtime/client.js", script.src).href);
  const client = new EngineClient();
  const take = async (/** @type {object} */ request) => {
    const reply = await client.send(request);
    if (reply.type === "failure") throw new Error(JSON.stringify(reply));
    return reply;
  };
  let longest = 0;
  let last = performance.now();
  let watching = true;
  const frame = () => {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
    if (watching) requestAnimationFrame(frame);
  };
  const think = async (/** @type {any} */ update, stopAfter = Infinity) => {
    const request = { type: "bot", step: update.step, seat: update.seat, level, seed: update.step, slice: 60 };
    for (let slices = 0; ; slices++) {
      const begun = performance.now();
      // A player's "stop" comes while a slice is being thought; its answer is waited for.
      const slice = take(request);
      if (slices === stopAfter) {
        const stopped = await take({ ...request, stop: true });
        await slice;
        return { plan: stopped.plan, stop: performance.now() - begun };
      }
      const reply = await slice;
      if (reply.type === "planned") return { plan: reply.plan, stop: 0 };
    }
  };
  let update = await take({ type: "new", game, setup, seed: "00000000000000ab" });
  const seconds = [];
  const stops = [];
  requestAnimationFrame(() => {
    last = performance.now();
    requestAnimationFrame(frame);
  });
  for (let number = 1; seconds.length < turns; number++) {
    const turn = update.view.turn;
    let spent = 0;
    while (!update.outcome && update.view.turn === turn) {
      const begun = performance.now();
      // One turn in three is interrupted, and not counted.
      const { plan, stop } = await think(update, number % 3 === 0 ? 2 : Infinity);
      spent += performance.now() - begun;
      if (stop) stops.push(stop);
      for (const command of plan.commands) {
        update = await take({ type: "act", step: update.step, commands: [command] });
      }
    }
    if (number % 3) seconds.push(spent / 1000);
    if (update.outcome) update = await take({ type: "new", game, setup, seed: String(number).padStart(16, "0") });
  }
  watching = false;
  return { seconds, stops, longest };
}

const site = await startSite({ dist });
const browser = await startBrowser();
/** @type {Record<string, object>} */
const measured = {};
for (const [game, setup] of Object.entries(GAMES)) {
  /** @type {Record<string, Awaited<ReturnType<typeof playTurns>>>} */
  const found = {};
  for (const level of ["medium", "hard"]) {
    const { page, context } = await openPage(browser, site);
    await untilReady(page);
    found[level] = await page.evaluate(playTurns, { game, setup, level, turns });
    console.error(`  ${game}, ${level}: ${JSON.stringify(found[level])}`);
    await context.close();
  }
  const { medium, hard } = found;
  measured[game] = {
    "medium, a whole turn, median, s": quantile(medium.seconds, 0.5),
    "hard, a whole turn, median, s": quantile(hard.seconds, 0.5),
    "longest frame of the page meanwhile, ms": Math.max(medium.longest, hard.longest),
    "stop to plan, longest, ms": Math.max(0, ...medium.stops, ...hard.stops),
    more: {
      "medium, a whole turn, 95 %, s": quantile(medium.seconds, 0.95),
      "hard, a whole turn, 95 %, s": quantile(hard.seconds, 0.95),
    },
  };
}
await browser.close();
await site.stop();
console.log(JSON.stringify(measured));
process.exit(0);

// The engine in its worker, the service worker and the headers, through the page's own modules.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, test } from "node:test";
import { DIST, ROOT, assertStaysHome, openPage, startProxy, startSite, startTests, until, untilOffline, untilReady } from "./harness.mjs";

const NEW = { type: "new", game: "triumvirate", setup: { characters: 3 }, seed: "00000000000000aa" };

const { site, browser } = await startTests();

/**
 * Give the page an EngineClient of its own as `client`, with what it told as `told`.
 * @param {import("playwright-core").Page} page
 * @param {object} [options]
 */
async function makeClient(page, options = {}) {
  await page.evaluate(async (options) => {
    const script = /** @type {HTMLScriptElement} */ (document.querySelector("script[type=module]"));
    const { EngineClient } = await import(new URL("runtime/client.js", script.src).href);
    const told = /** @type {any[]} */ ([]);
    const client = new EngineClient({
      ...options,
      onState: (/** @type {string} */ state) => told.push(state),
      onProgress: (/** @type {any[]} */ ...progress) => told.push(progress),
    });
    Object.assign(globalThis, { client, told });
  }, options);
}

/** @param {import("playwright-core").Page} page @param {object} request */
function send(page, request) {
  return page.evaluate(
    (request) =>
      /** @type {any} */ (globalThis).client.send(request).catch((/** @type {any} */ error) => ({
        name: error.name,
        code: error.code,
      })),
    request,
  );
}

/** The files of the engine with their sizes, as the build lists them. */
function parts() {
  const html = readFileSync(join(DIST, "index.html"), "utf8");
  const base = /name="tabularium-engine" content="([^"]+)"/.exec(html)?.[1] ?? "";
  const { files } = JSON.parse(readFileSync(join(DIST, base, "parts.json"), "utf8"));
  return /** @type {[string, number][]} */ (files).map(([name, size]) => ({
    path: new URL(name, `http://host/${base}`).pathname,
    size,
  }));
}

describe("the engine in its worker", () => {
  test("answers the page without shared memory, and nothing is asked of another host", async () => {
    const without = ["cross-origin-opener-policy", "cross-origin-embedder-policy"];
    const proxy = await startProxy(site, { without });
    const { page, context, log } = await openPage(browser, proxy);
    await untilReady(page);
    assert.equal(await page.evaluate(() => "SharedArrayBuffer" in globalThis), false);
    await makeClient(page);
    assert.equal((await send(page, NEW)).type, "update");
    assertStaysHome(log, proxy);
    assert.deepEqual(log.errors, []);
    await context.close();
    await proxy.close();
  });

  test("tells its progress in real bytes, and no large file is loaded twice", async () => {
    const proxy = await startProxy(site);
    const { page, context } = await openPage(browser, proxy, { path: "404.html" });
    await page.goto(proxy.url);
    await untilReady(page);
    for (const { path } of parts()) assert.equal(proxy.counts.get(path), 1, path);
    await makeClient(page);
    await send(page, NEW);
    const told = /** @type {any[]} */ (
      await page.evaluate(() => /** @type {any} */ (globalThis).told)
    );
    const total = parts().reduce((sum, { size }) => sum + size, 0);
    const loaded = told.filter((entry) => entry[2] === "download").map(([bytes]) => bytes);
    assert.deepEqual(told[0], "loading");
    assert.deepEqual(loaded, [...loaded].sort((a, b) => a - b));
    assert.deepEqual([loaded[0], loaded.at(-1)], [0, total]);
    assert.deepEqual(told.at(-1), "ready");
    await context.close();
    await proxy.close();
  });

  test("that dies is noticed, and a restarted one answers", async () => {
    const { page, context } = await openPage(browser, site);
    await untilReady(page);
    await makeClient(page, { callTimeout: 3000 });
    await send(page, NEW);
    const own = page.workers().at(-1);
    await own?.evaluate(() => self.close());
    assert.deepEqual(await send(page, NEW), { name: "EngineError", code: "slow" });
    assert.equal(await page.evaluate(() => /** @type {any} */ (globalThis).told.at(-1)), "dead");
    // Until it's restarted, calls fail at once with the same reason.
    assert.deepEqual(await send(page, NEW), { name: "EngineError", code: "slow" });
    await page.evaluate(() => /** @type {any} */ (globalThis).client.restart());
    assert.equal((await send(page, NEW)).type, "update");
    await context.close();
  });

  test("whose files are missing is a failed download, and can be tried again", async () => {
    const proxy = await startProxy(site);
    const { page, context } = await openPage(browser, proxy, { faults: ["noServiceWorker"] });
    await untilReady(page);
    const wheel = parts().find(({ path }) => path.includes("tabularium-"))?.path ?? "";
    proxy.answers.set(wheel, 503);
    const cache = await context.newCDPSession(page);
    await cache.send("Network.clearBrowserCache");
    await makeClient(page);
    assert.deepEqual(await send(page, NEW), { name: "EngineError", code: "download" });
    proxy.answers.clear();
    await page.evaluate(() => /** @type {any} */ (globalThis).client.restart());
    assert.equal((await send(page, NEW)).type, "update");
    await context.close();
    await proxy.close();
  });
});

describe("the service worker", () => {
  test("hands the engine its code out of the kept files on the first visit already", async () => {
    const { page, context } = await openPage(browser, site);
    await untilReady(page);
    const from = await page.workers().at(-1)?.evaluate(() =>
      performance
        .getEntriesByType("resource")
        .filter(({ name }) => name.endsWith(".wasm"))
        .map((entry) => /** @type {any} */ (entry).deliveryType),
    );
    assert.deepEqual(from, ["cache-storage"]);
    await context.close();
  });

  test("completes what a first visit couldn't", async () => {
    const proxy = await startProxy(site);
    const { page, context } = await openPage(browser, proxy, { path: "404.html" });
    proxy.answers.set("/LICENSE.txt", 503);
    await page.goto(proxy.url);
    await untilReady(page);
    await until(() => proxy.counts.has("/LICENSE.txt"));
    assert.equal(await page.evaluate(() => caches.match("set.json")), undefined);
    proxy.answers.clear();
    await page.goto("about:blank");
    await page.goto(proxy.url);
    await untilReady(page);
    await untilOffline(page);
    await proxy.close();
    await page.goto(proxy.url);
    await untilReady(page);
    await context.close();
  });

  test("starts the page and the engine with the server stopped", async () => {
    const own = await startSite();
    const { page, context } = await openPage(browser, own);
    await untilReady(page);
    await untilOffline(page);
    await own.stop();
    await page.goto(`${own.url}?source=home#/settings`);
    await untilReady(page);
    await makeClient(page);
    assert.equal((await send(page, NEW)).type, "update");
    await context.close();
  });

  test("offers a new version, forces none, and loads only what has changed", async () => {
    const folder = mkdtempSync(join(tmpdir(), "tabularium-site-"));
    cpSync(DIST, folder, { recursive: true });
    const changing = await startSite({ dist: folder });
    const proxy = await startProxy(changing);
    const { page, context } = await openPage(browser, proxy);
    await untilReady(page);
    await untilOffline(page);
    const before = await page.evaluate(() => caches.keys());

    const manifest = join(folder, "manifest.webmanifest");
    writeFileSync(manifest, readFileSync(manifest, "utf8") + "\n");
    const write = "import sys, pathlib; from build import site; site.write_worker(pathlib.Path(sys.argv[1]))";
    execFileSync("python3", ["-c", write, folder], { cwd: ROOT });
    proxy.counts.clear();
    await page.evaluate(() => {
      /** @type {any} */ (globalThis).samePage = true;
    });
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    await until(() =>
      page.evaluate(async () =>
        Boolean((await navigator.serviceWorker.getRegistration())?.waiting),
      ),
    );
    const asked = [...proxy.counts.keys()].sort();
    assert.deepEqual(asked, ["/", "/manifest.webmanifest", "/sw.js"]);
    assert.equal(await page.evaluate(() => /** @type {any} */ (globalThis).samePage), true);

    await page.evaluate(async () => {
      const script = /** @type {HTMLScriptElement} */ (document.querySelector("script[type=module]"));
      const { applyUpdate } = await import(new URL("offline.js", script.src).href);
      applyUpdate();
    });
    await until(() =>
      page
        .evaluate(() => /** @type {any} */ (globalThis).samePage === undefined)
        .catch(() => false),
    );
    await untilReady(page);
    const now = await until(async () => {
      const keys = await page.evaluate(() => caches.keys());
      return keys.length === 1 && keys;
    });
    assert.notDeepEqual(now, before);
    await context.close();
    await proxy.close();
    await changing.stop();
    rmSync(folder, { recursive: true });
  });
});

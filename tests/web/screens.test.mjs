/** The screens by route: which are there at once. */

import assert from "node:assert/strict";
import { test } from "node:test";
import "./window.mjs";
import { fetchScreens, makerOf } from "../../web/app/screens.js";
import { parseRoute } from "../../web/app/router.js";

/** Whether a screen must be waited for. @param {string} hash */
const waits = (hash) => makerOf(parseRoute(hash)) instanceof Promise;

test("the first page is here at once, and every screen once all have been fetched", async () => {
  assert.equal(waits("#/"), false);
  assert.equal(waits("#/settings"), true);
  const fetched = await fetchScreens();
  assert.deepEqual(fetched.filter(({ status }) => status !== "fulfilled"), []);
  const all = ["#/settings", "#/nowhere", "#/rules/", "#/new/triumvirate", "#/open", "#g=AA", "#/table/x"];
  assert.deepEqual(all.filter(waits), []);
});

/**
 * Runs the engine's tests inside Pyodide under Node, against the wheel that the site ships.
 *
 * Called as `node run.mjs <task as JSON>`: the wheels to install and pytest's arguments. Tests see
 * copies of the folders named below; what needs processes or more files is marked `native`.
 */
import { mkdtempSync, cpSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { loadPyodide } from "pyodide";

const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const VISIBLE = ["build", "tests", "web", "pyproject.toml"];
const LEFT_OUT = new Set(["__pycache__", "fonts", "vendor"]);
const SITE_PACKAGES = "/lib/python3.14/site-packages";

/**
 * @param {{wheels: string[], arguments: string[]}} task
 * @param {string} copy a folder for the files that the tests see
 * @returns {Promise<number>} pytest's exit status
 */
async function run(task, copy) {
  for (const name of VISIBLE) {
    cpSync(join(ROOT, name), join(copy, name), {
      recursive: true,
      filter: (path) => !LEFT_OUT.has(basename(path)),
    });
  }
  const pyodide = await loadPyodide({
    env: { HOME: "/home", PYTHONDONTWRITEBYTECODE: "1", CI: "true" },
  });
  for (const wheel of task.wheels) {
    pyodide.unpackArchive(new Uint8Array(readFileSync(wheel)), "wheel", {
      extractDir: SITE_PACKAGES,
    });
  }
  pyodide.mountNodeFS("/repo", copy);
  pyodide.globals.set("arguments", pyodide.toPy(task.arguments));
  return pyodide.runPython(`
import os, sys
os.chdir("/repo")
import pytest
int(pytest.main(["-p", "no:cacheprovider", *arguments]))
`);
}

const copy = mkdtempSync(join(tmpdir(), "tabularium-tests-"));
let status = 1;
try {
  status = await run(JSON.parse(process.argv[2]), copy);
} catch (error) {
  // Not the error itself: Node would print Pyodide's whole source line with it.
  console.error(error instanceof Error ? error.message : String(error));
} finally {
  rmSync(copy, { recursive: true, force: true });
}
process.exit(status);

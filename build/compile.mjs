/**
 * Compiles the wheels and zips of one folder to byte code, inside Pyodide under Node.
 *
 * Called as `node compile.mjs <task as JSON>`; the task names the folder, the compiler
 * (`pyodide-build` or `py_compile`) and the wheels of that compiler. The folder's lock file is
 * rewritten with the new names and checksums. The archives come out without compression of their
 * own: the transport's does better on the whole.
 */
import { readFileSync } from "node:fs";
import { loadPyodide } from "pyodide";

const SITE_PACKAGES = "/lib/python3.14/site-packages";

const PYODIDE_BUILD = `
from click.testing import CliRunner
from pyodide_build.cli.py_compile import main
result = CliRunner().invoke(main, ["/work", "--no-keep", "--silent", "--compression-level", "0"])
if result.exception:
    raise result.exception
`;

const PY_COMPILE = `
import hashlib, json, pathlib, py_compile, tempfile, zipfile
folder = pathlib.Path("/work")
scratch = pathlib.Path(tempfile.mkdtemp())
lock = json.loads((folder / "pyodide-lock.json").read_text())
for path in sorted([*folder.glob("*.whl"), *folder.glob("*.zip")]):
    target = scratch / path.name
    with zipfile.ZipFile(path) as old:
        with zipfile.ZipFile(target, "w", zipfile.ZIP_STORED) as new:
            for name in old.namelist():
                data = old.read(name)
                if name.endswith(".py"):
                    source = scratch / "source.py"
                    source.write_bytes(data)
                    code = scratch / "source.pyc"
                    py_compile.compile(str(source), cfile=str(code), dfile=name, doraise=True)
                    name, data = name + "c", code.read_bytes()
                new.writestr(name, data)
    path.write_bytes(target.read_bytes())
    for entry in lock["packages"].values():
        if entry["file_name"] == path.name:
            entry["sha256"] = hashlib.sha256(path.read_bytes()).hexdigest()
(folder / "pyodide-lock.json").write_text(json.dumps(lock))
`;

/** @param {{folder: string, compiler: string, wheels: string[]}} task */
async function compile(task) {
  const pyodide = await loadPyodide({
    env: { SOURCE_DATE_EPOCH: process.env.SOURCE_DATE_EPOCH ?? "1577836800", HOME: "/home" },
  });
  for (const wheel of task.wheels) {
    pyodide.unpackArchive(new Uint8Array(readFileSync(wheel)), "wheel", {
      extractDir: SITE_PACKAGES,
    });
  }
  pyodide.mountNodeFS("/work", task.folder);
  pyodide.runPython(task.compiler === "pyodide-build" ? PYODIDE_BUILD : PY_COMPILE);
}

try {
  await compile(JSON.parse(process.argv[2]));
  process.exit(0);
} catch (error) {
  // Not the error itself: Node would print Pyodide's whole source line with it.
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}

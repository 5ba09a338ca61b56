"""The built site: complete, self-contained, the same every time, served as the host serves it."""

from __future__ import annotations

import base64
import hashlib
import http.client
import json
import re
import threading
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from build import headers, runtime, serve, site, wheel
from build.tests import read_counts
from build.tools import ROOT, BuildError, files_under

pytestmark = pytest.mark.native

OWN = {".css", ".html", ".js", ".json", ".mjs", ".py", ".webmanifest"}


@pytest.fixture(scope="module")
def dist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A site from plain sources: quick to build, and like the real one but for the byte code."""
    return site.build(tmp_path_factory.mktemp("site") / "dist", "plain")


def test_the_same_sources_give_the_same_site(dist: Path, tmp_path: Path) -> None:
    again = site.build(tmp_path / "dist", "plain")
    names = [path.relative_to(dist).as_posix() for path in files_under(dist)]
    assert names == [path.relative_to(again).as_posix() for path in files_under(again)]
    assert all((dist / name).read_bytes() == (again / name).read_bytes() for name in names)


def test_the_engines_wheel_lists_its_files_with_their_hashes(tmp_path: Path) -> None:
    with zipfile.ZipFile(wheel.write_wheel(tmp_path)) as archive:
        names = set(archive.namelist())
        record = next(name for name in names if name.endswith("/RECORD"))
        rows = [line.split(",") for line in archive.read(record).decode().splitlines()]
        assert {row[0] for row in rows} == names
        for name, digest, size in rows:
            if name != record:
                raw = base64.urlsafe_b64decode(digest.removeprefix("sha256=") + "=")
                assert raw == hashlib.sha256(archive.read(name)).digest()
                assert len(archive.read(name)) == int(size)
    assert {"engine/service.py", "engine/triumvirate/board.json"} <= names
    assert not any("__pycache__" in name for name in names)


def test_the_service_worker_lists_every_file_with_its_hash(dist: Path) -> None:
    found = re.search(r"const SET = (\{.*?\n\});", (dist / "sw.js").read_text(), re.DOTALL)
    assert found
    listed = dict(json.loads(found[1])["files"])
    names = {path.relative_to(dist).as_posix() for path in files_under(dist)}
    expected = names - {"sw.js", "404.html", "index.html"} | {"./"}
    assert set(listed) == expected
    for name, integrity in listed.items():
        data = (dist / ("index.html" if name == "./" else name)).read_bytes()
        digest = hashlib.sha256(data).digest()
        assert integrity == "sha256-" + base64.b64encode(digest).decode(), name


def test_the_sites_own_code_names_no_other_host(dist: Path) -> None:
    allowed = {"www.w3.org"}  # the name of SVG's namespace, never asked for
    for path in files_under(dist):
        folders = path.relative_to(dist).parts
        if path.suffix in OWN and folders[0] != "runtime" and "vendor" not in folders:
            hosts = set(re.findall(r"https?://([\w.-]+)", path.read_text()))
            assert hosts <= allowed, path


def test_the_lock_matches_the_wheels_it_names(dist: Path) -> None:
    (lock,) = (dist / "engine").glob("*/pyodide-lock.json")
    packages = json.loads(lock.read_text())["packages"]
    assert set(packages) == {"msgspec", "tabularium"}
    for entry in packages.values():
        data = (lock.parent / entry["file_name"]).read_bytes()
        assert hashlib.sha256(data).hexdigest() == entry["sha256"]


def test_every_address_on_a_page_leads_to_a_file(dist: Path) -> None:
    for page in ("index.html", "404.html"):
        text = (dist / page).read_text()
        found = re.findall(r'(?:href|src|content)="(/?(?:app|engine|icons)/[^"]*)"', text)
        assert len(found) > 2
        for address in found:
            assert (dist / address.lstrip("/")).exists(), address


def test_an_address_that_leads_nowhere_stops_the_build() -> None:
    with pytest.raises(BuildError, match=r"missing\.css"):
        site.rewrite_page('<link href="./missing.css">', "app/x/", "engine/x/")


def test_pages_are_pointed_at_the_hashed_folders() -> None:
    page = '<head></head><script src="./main.js"></script><a href="#x"></a><a href="./icons/i"></a>'
    assert site.rewrite_page(page, "app/x/", "engine/y/") == (
        '<head>  <meta name="tabularium-engine" content="engine/y/">\n</head>'
        '<script src="app/x/main.js"></script><a href="#x"></a><a href="icons/i"></a>'
    )


def test_a_compiler_that_fails_is_replaced_by_the_next(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    tried = []

    def fails(_folder: Path, compiler: str) -> None:
        tried.append(compiler)
        if compiler != "plain":
            raise BuildError("no compiler today")

    monkeypatch.setattr(runtime, "_compile", fails)
    monkeypatch.setattr("build.tools.CACHE", tmp_path)
    (built,) = runtime.engine_folder("pyodide-build").glob("*.whl")
    assert tried == ["pyodide-build", "py_compile", "plain"]
    assert "no compiler today" in capsys.readouterr().out
    with zipfile.ZipFile(built) as archive:
        assert "engine/service.py" in archive.namelist()


@pytest.mark.parametrize("compiler", ["pyodide-build", "py_compile"])
def test_either_compiler_leaves_only_byte_code(compiler: str) -> None:
    folder = runtime.engine_folder(compiler)
    (built,) = folder.glob("*.whl")
    with zipfile.ZipFile(built) as archive:
        names = archive.namelist()
    assert "engine/service.pyc" in names
    assert not any(name.endswith(".py") for name in names)
    # The transport compresses better than the archive would.
    assert {entry.compress_type for entry in archive.infolist()} == {zipfile.ZIP_STORED}
    entry = json.loads((folder / runtime.LOCK).read_text())["packages"]["tabularium"]
    assert entry["file_name"] == built.name
    assert entry["sha256"] == hashlib.sha256(built.read_bytes()).hexdigest()


def test_headers_forbid_foreign_and_inline_code() -> None:
    policy = headers.headers_for(headers.read_rules(), "/")["Content-Security-Policy"]
    rules = dict(part.strip().split(" ", 1) for part in policy.split(";"))
    assert rules["default-src"] == rules["style-src"] == rules["connect-src"] == "'self'"
    assert rules["script-src"] == "'self' 'wasm-unsafe-eval'"
    assert rules["worker-src"] == "'self' blob:"
    assert "unsafe-inline" not in policy
    assert "http" not in policy


def test_only_addresses_with_a_hash_are_kept_for_ever() -> None:
    rules = headers.read_rules()
    for address in ("/app/0123/main.js", "/engine/0123/boot.mjs", "/runtime/0123/pyodide.mjs"):
        assert "immutable" in headers.headers_for(rules, address)["Cache-Control"]
    for address in ("/", "/index.html", "/sw.js"):
        assert headers.headers_for(rules, address)["Cache-Control"] == "no-cache"


@pytest.fixture
def port(dist: Path) -> Iterator[int]:
    server = serve.Server(dist, 0)
    thread = threading.Thread(target=server.serve_forever, args=(0.05,))
    thread.start()
    yield server.server_address[1]
    server.shutdown()
    server.server_close()
    thread.join()


def ask(port: int, address: str, **fields: str) -> tuple[http.client.HTTPResponse, bytes]:
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=10)
    connection.request("GET", address, headers=fields)
    answer = connection.getresponse()
    body = answer.read()
    connection.close()
    return answer, body


def test_the_server_sends_types_and_headers_as_the_host_does(dist: Path, port: int) -> None:
    kinds = {"*.wasm": "application/wasm", "*.mjs": "text/javascript; charset=utf-8"}
    for pattern, kind in kinds.items():
        path = next((dist / "runtime").glob(f"*/{pattern}"))
        answer, body = ask(port, "/" + path.relative_to(dist).as_posix())
        assert answer.headers["Content-Type"] == kind
        assert body == path.read_bytes()
        for name, value in headers.headers_for(headers.read_rules(), "/runtime/x").items():
            assert answer.headers[name] == value
    page, body = ask(port, "/?from=home")
    assert (page.status, body) == (200, (dist / "index.html").read_bytes())
    assert ask(port, "/", **{"If-None-Match": page.headers["ETag"]})[0].status == 304


@pytest.mark.parametrize(
    "address", ["/nothing.js", "/app/", "/../pyproject.toml", "/%2e%2e/pyproject.toml", "/a%00b"]
)
def test_what_is_missing_or_outside_is_answered_404(dist: Path, port: int, address: str) -> None:
    answer, body = ask(port, address)
    assert answer.status == 404
    assert body == (dist / "404.html").read_bytes()
    assert (ROOT / "pyproject.toml").read_bytes() != body


def test_runners_closing_lines_are_counted() -> None:
    pytest_line = ["1 failed here", "2 failed, 30 passed, 4 skipped, 1 error in 9.81s"]
    assert read_counts(pytest_line) == [
        ("failed", 2),
        ("passed", 30),
        ("skipped", 4),
        ("error", 1),
    ]
    node_lines = ["ℹ tests 3", "ℹ pass 2", "ℹ fail 1", "ℹ cancelled 0", "ℹ skipped 0"]
    assert read_counts(node_lines) == [("pass", 2), ("fail", 1), ("cancelled", 0), ("skipped", 0)]


@pytest.mark.parametrize(
    "address", ["/engine/0/tabularium.whl", "/runtime/0/m.whl", "/runtime/0/python_stdlib.zip"]
)
def test_stored_archives_have_a_type_that_hosts_compress(address: str) -> None:
    assert headers.headers_for(headers.read_rules(), address)["Content-Type"] == "application/wasm"
    assert Path(address).suffix in serve.PACKED


def test_a_module_graph_follows_static_imports_once_and_no_dynamic_ones(tmp_path: Path) -> None:
    (tmp_path / "app").mkdir()
    (tmp_path / "main.js").write_text(
        '/** @typedef {import("./types.js").T} T */\n'
        'import { a } from "./app/a.js";\nimport {\n  b,\n} from "./b.js";\n'
        'const later = () => import("./later.js");\nexport { a, b, later };\n'
    )
    (tmp_path / "app" / "a.js").write_text('export { b as a } from "../b.js";\n')
    (tmp_path / "b.js").write_text('import "./main.js";\nexport const b = 1;\n')
    graph = site.module_graph(tmp_path / "main.js")
    assert [path.relative_to(tmp_path).as_posix() for path in graph] == [
        "main.js",
        "app/a.js",
        "b.js",
    ]


def test_the_first_page_preloads_its_modules_and_no_table() -> None:
    page = site.rewrite_page((site.WEB / "index.html").read_text(), "app/1/", "engine/2/")
    preloads = re.findall(r'<link rel="modulepreload" href="([^"]+)">', page)
    assert preloads[0] == "app/1/main.js"
    assert "app/1/app/home-screen.js" in preloads
    assert "app/1/app/table-screen.js" not in preloads

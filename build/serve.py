"""``python3 build play``: builds the site if need be and serves it on this machine.

The server answers as the host does: the headers of netlify.toml, the right types, 404 for what
isn't there.
"""

from __future__ import annotations

import argparse
import contextlib
import gzip
import http.server
import socket
import sys
from http import HTTPStatus
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import unquote, urlsplit

from build import headers, site
from build.tools import BuildError, say

TYPES = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".mjs": "text/javascript; charset=utf-8",
    ".png": "image/png",
    ".py": "text/x-python; charset=utf-8",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".whl": "application/zip",
    ".woff2": "font/woff2",
    ".zip": "application/zip",
}
# Sent compressed, as the host does.
PACKED = {
    ".css",
    ".html",
    ".js",
    ".json",
    ".mjs",
    ".svg",
    ".wasm",
    ".webmanifest",
    ".whl",
    ".zip",
}
# What the host adds where no rule says otherwise.
CACHE_DEFAULT = "public, max-age=0, must-revalidate"


class Body(NamedTuple):
    """What is sent for a file: its tag, its bytes, and these as compressed for the way."""

    tag: str
    plain: bytes
    packed: bytes


class Server(http.server.ThreadingHTTPServer):
    """Serves one folder; ``rules`` are the headers it adds."""

    daemon_threads = True
    allow_reuse_address = True

    def __init__(self, folder: Path, port: int, host: str = "127.0.0.1") -> None:
        self.folder = folder.resolve()
        self.rules = headers.read_rules()
        self.kept: dict[Path, tuple[int, Body]] = {}
        super().__init__((host, port), Handler)

    def read(self, path: Path) -> Body:
        """A file's body, kept until the file changes."""
        changed = path.stat().st_mtime_ns
        if path not in self.kept or self.kept[path][0] != changed:
            plain = path.read_bytes()
            packed = gzip.compress(plain, 6, mtime=0) if path.suffix in PACKED else plain
            self.kept[path] = changed, Body(f'"{site.short_hash(plain)}"', plain, packed)
        return self.kept[path][1]

    def handle_error(self, request: Any, client_address: Any) -> None:
        """Pass over browsers that hang up in the middle of an answer."""
        if not isinstance(sys.exc_info()[1], ConnectionError | TimeoutError):
            super().handle_error(request, client_address)


class Handler(http.server.BaseHTTPRequestHandler):
    """Answers GET and HEAD with files."""

    server: Server
    protocol_version = "HTTP/1.1"
    timeout = 60
    # Headers and body go out as two writes: Nagle's algorithm would hold the second one back.
    disable_nagle_algorithm = True

    def do_GET(self) -> None:
        """Answer with a file, or with the page for what isn't there."""
        self._answer(with_body=True)

    def do_HEAD(self) -> None:
        """Answer as GET would, without the body."""
        self._answer(with_body=False)

    def log_message(self, format: str, *arguments: object) -> None:
        """Keep the terminal quiet."""

    def _answer(self, *, with_body: bool) -> None:
        address = unquote(urlsplit(self.path).path)
        path = self._file(address)
        status = HTTPStatus.OK if path else HTTPStatus.NOT_FOUND
        if path is None:
            path = self.server.folder / "404.html"
        found = self.server.read(path) if path.is_file() else Body('""', b"Not found\n", b"")
        tag, body = found.tag, found.plain
        packed = path.suffix in PACKED and "gzip" in self.headers.get("Accept-Encoding", "")
        if packed and status == HTTPStatus.OK:
            body = found.packed
        if status == HTTPStatus.OK and self.headers.get("If-None-Match") == tag:
            status, body = HTTPStatus.NOT_MODIFIED, b""
        fields = {
            "Content-Type": TYPES.get(path.suffix, "application/octet-stream"),
            "Content-Length": str(len(body)),
            "Cache-Control": CACHE_DEFAULT,
            "ETag": tag,
        }
        if path.suffix in PACKED:
            fields["Vary"] = "Accept-Encoding"
        if packed and status == HTTPStatus.OK:
            fields["Content-Encoding"] = "gzip"
        fields.update(headers.headers_for(self.server.rules, address))
        if status == HTTPStatus.NOT_FOUND:
            fields["Cache-Control"] = CACHE_DEFAULT
        self.send_response(status)
        for name, value in fields.items():
            self.send_header(name, value)
        self.end_headers()
        if with_body and body:
            self.wfile.write(body)

    def _file(self, address: str) -> Path | None:
        """The file at an address; None if there's none inside the folder."""
        if "\0" in address:
            return None
        path = (self.server.folder / address.lstrip("/")).resolve()
        if not path.is_relative_to(self.server.folder):
            return None
        if path.is_dir() and address.endswith("/"):
            path = path / "index.html"
        return path if path.is_file() else None


def add_command(commands: Any) -> None:
    """Put ``play`` on the command line."""
    command = commands.add_parser("play", help="build the site if need be and serve it")
    command.add_argument("--port", type=int, default=8000, help="0 takes any free one")
    command.add_argument("--host", default="127.0.0.1", help="the address to listen on")
    command.add_argument("--no-build", action="store_true", help="serve --out as it is")
    site.add_options(command)
    command.set_defaults(run=_run)


def _run(options: argparse.Namespace) -> int:
    if not options.no_build:
        site.build(options.out, options.compiler)
    if not (options.out / "index.html").is_file():
        raise BuildError(f"there's no site in {options.out}")
    server = _open(options.out, options.port, options.host)
    host = "localhost" if options.host in {"127.0.0.1", "::1"} else options.host
    say(f"Tabularium is at http://{host}:{server.server_address[1]}/ (Ctrl+C ends it)")
    with server, contextlib.suppress(KeyboardInterrupt):
        server.serve_forever()
    return 0


def _open(folder: Path, port: int, host: str) -> Server:
    try:
        return Server(folder, port, host)
    except (OSError, OverflowError) as error:
        if port == 0 or isinstance(error, socket.gaierror | OverflowError):
            raise BuildError(f"can't listen on {host}:{port}: {error}") from error
        say(f"port {port} is taken, looking for a free one")
        return _open(folder, 0, host)

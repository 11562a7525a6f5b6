#!/usr/bin/env python3
"""The front door of Ludoteka: serve, build, test, check and bench; needs Python 3.11+ and Node 20+ with npm."""

from __future__ import annotations

import argparse
import base64
import contextlib
import hashlib
import json
import os
import re
import shutil
import socket
import subprocess
import sys
import threading
import time
import webbrowser
import zipfile
from collections.abc import Callable, Iterable, Iterator, Sequence
from email.parser import Parser
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent
WEB = ROOT / "web"
PY = ROOT / "py"
TESTS = ROOT / "tests"
DIST = ROOT / "dist"
CACHE = ROOT / ".build"
VENV = ROOT / ".venv"
MIN_NODE = (20, 19)
WORKER_POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; "
    "require-trusted-types-for 'script'; trusted-types 'none'"
)


class BuildError(Exception):
    """Something the caller can mend; the message says how."""


# ---- steps -------------------------------------------------------------------------------------------------


def say(text: str) -> None:
    """One line of progress."""
    print(f"build: {text}", flush=True)


def run(*command: str | Path, cwd: Path = ROOT, env: dict[str, str] | None = None) -> None:
    """Run a command and show what it printed only if it fails."""
    words = [str(word) for word in command]
    done = subprocess.run(
        words, cwd=cwd, env={**os.environ, **(env or {})}, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    if done.returncode:
        raise BuildError(f"{' '.join(words)} failed ({done.returncode}):\n{shorten(done.stdout)}")
    for line in done.stdout.splitlines()[-1:]:
        print(f"       {line}", flush=True)


def shorten(text: str, lines: int = 60) -> str:
    """The beginning and the end of a long output."""
    rows = [row[:1000] for row in text.splitlines()]
    return "\n".join(rows if len(rows) <= lines else [*rows[: lines // 2], "...", *rows[-lines // 2 :]])


def files_under(*places: Path) -> Iterator[Path]:
    """Every file of these files and folders, in a fixed order."""
    for place in places:
        for path in sorted(place.rglob("*")) if place.is_dir() else [place]:
            if path.is_file() and "__pycache__" not in path.parts:
                yield path


def fingerprint(inputs: Iterable[Path], *facts: str) -> str:
    """A hash of the contents of the files and of what else the step depends on."""
    digest = hashlib.sha256("\0".join(facts).encode())
    for path in inputs:
        digest.update(f"\0{path.relative_to(ROOT)}\0".encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()


def step(name: str, stamp: Path, key: str, work: Callable[[], None]) -> None:
    """Do the work unless the stamp says that it was done for just these inputs."""
    if stamp.is_file() and stamp.read_text() == key:
        return
    stamp.unlink(missing_ok=True)
    say(f"{name} ...")
    started = time.monotonic()
    work()
    stamp.parent.mkdir(parents=True, exist_ok=True)
    stamp.write_text(key)
    say(f"{name}: done in {time.monotonic() - started:.1f} s")


@contextlib.contextmanager
def only_one() -> Iterator[None]:
    """Builds wait for each other: parallel tests ask for the same site."""
    CACHE.mkdir(exist_ok=True)
    with (CACHE / "lock").open("w") as handle:
        if os.name == "posix":
            import fcntl

            fcntl.flock(handle, fcntl.LOCK_EX)
        yield


# ---- the site ----------------------------------------------------------------------------------------------


def node() -> str:
    """The node command; clear words when it or npm is missing or old."""
    path = shutil.which("node")
    if path is None or shutil.which("npm") is None:
        raise BuildError("node and npm are needed (Node 20.19 or newer): install Node.js and try again")
    version = subprocess.run([path, "--version"], capture_output=True, text=True, check=True).stdout.strip()
    if tuple(int(part) for part in version.lstrip("v").split(".")[:2]) < MIN_NODE:
        raise BuildError(f"Node {version} is too old: Node 20.19 or newer is needed")
    return path


def install_npm() -> None:
    """The JavaScript parts, exactly as locked."""
    npm = shutil.which("npm") or "npm"
    key = fingerprint([WEB / "package.json", WEB / "package-lock.json"], sys.platform)
    stamp = WEB / "node_modules" / ".ludoteka-stamp"
    step("npm parts", stamp, key, lambda: run(npm, "ci", "--loglevel=error", cwd=WEB))


def fetch_wheels() -> list[Path]:
    """micropip and packaging, checked against their hashes."""
    listing = WEB / "build" / "wheels.txt"
    folder = CACHE / "wheels"

    def download() -> None:
        shutil.rmtree(folder, ignore_errors=True)
        run(
            *(sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check", "--no-deps"),
            *("--only-binary=:all:", "--python-version=3.14", "--require-hashes", "-r", listing, "-d", folder),
        )

    step("micropip", CACHE / "wheels.stamp", fingerprint([listing]), download)
    return sorted(folder.glob("*.whl"))


def wheel_licence(wheel: Path) -> dict[str, str]:
    """What a wheel tells of its licence; the app lists it (web/build/licences.mjs)."""
    with zipfile.ZipFile(wheel) as archive:
        names = archive.namelist()
        info = next(name for name in names if name.endswith(".dist-info/METADATA"))
        told = Parser().parsestr(archive.read(info).decode())
        texts = [name for name in names if re.search(r"\.dist-info/(licenses/)?LICENSE[^/]*$", name)]
        return {
            "name": str(told["Name"]),
            "version": str(told["Version"]),
            "licence": str(told["License-Expression"] or told["License"] or "see below"),
            "text": "\n".join(archive.read(name).decode() for name in texts),
        }


def package_version() -> str:
    """The version that the package itself states."""
    found = re.search(r'^__version__ = "([^"]+)"', (PY / "ludoteka" / "__init__.py").read_text(), re.MULTILINE)
    if not found:
        raise BuildError("py/ludoteka/__init__.py states no __version__")
    return found[1]


def make_wheel() -> Path:
    """The ludoteka wheel: the same sources give the same bytes."""
    version = package_version()
    wheel = CACHE / "wheel" / f"ludoteka-{version}-py3-none-any.whl"
    # The atlas draws the maps at authoring time, and the laws are for tests: no browser needs them.
    sources = [path for path in files_under(PY / "ludoteka") if not {"atlas", "laws"} & set(path.parts)]

    def write() -> None:
        shutil.rmtree(wheel.parent, ignore_errors=True)
        wheel.parent.mkdir(parents=True)
        info = f"ludoteka-{version}.dist-info"
        contents = {path.relative_to(PY).as_posix(): path.read_bytes() for path in sources}
        contents["ludoteka/_editions.py"] = f"EDITIONS = {editions()!r}\n".encode()
        contents[f"{info}/METADATA"] = (
            f"Metadata-Version: 2.1\nName: ludoteka\nVersion: {version}\nRequires-Python: >=3.11\n".encode()
        )
        contents[f"{info}/WHEEL"] = (
            b"Wheel-Version: 1.0\nGenerator: ludoteka\nRoot-Is-Purelib: true\nTag: py3-none-any\n"
        )
        rows = [f"{name},{record_hash(data)},{len(data)}" for name, data in contents.items()]
        contents[f"{info}/RECORD"] = ("\n".join([*rows, f"{info}/RECORD,,"]) + "\n").encode()
        with zipfile.ZipFile(wheel, "w", zipfile.ZIP_DEFLATED) as archive:
            for name, data in contents.items():
                entry = zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0))
                entry.compress_type = zipfile.ZIP_DEFLATED
                entry.external_attr = 0o644 << 16
                archive.writestr(entry, data)

    step("wheel", CACHE / "wheel.stamp", fingerprint(sources, version), write)
    return wheel


def editions() -> dict[str, str]:
    """The hash of each game's rules; saves carry it, and compiled modules cannot make it."""
    sys.path.insert(0, str(PY))
    from ludoteka.edition import source_hash
    from ludoteka.games import NAMES

    home = PY / "ludoteka"
    return {name: source_hash(home, name) for name in NAMES}


def record_hash(data: bytes) -> str:
    """A hash as a wheel's RECORD wants it."""
    return "sha256=" + base64.urlsafe_b64encode(hashlib.sha256(data).digest()).decode().rstrip("=")


def make_image(wheels: Sequence[Path]) -> Path:
    """Compile the standard library and the package inside Pyodide and take the memory snapshot."""
    image = CACHE / "image"
    scripts = [WEB / "build" / name for name in ("image.mjs", "sparse.mjs", "compile.py")]

    def make() -> None:
        shutil.rmtree(image, ignore_errors=True)
        image.mkdir(parents=True)
        run(node(), WEB / "build" / "image.mjs", image, *wheels)

    step("snapshot", CACHE / "image.stamp", fingerprint([*scripts, WEB / "package-lock.json", *wheels]), make)
    return image


def make_one_file(name: str, image: Path, start: str) -> Path:
    """A page with everything inside, beside the caches."""
    page = CACHE / name
    stamp = page.with_suffix(".stamp")
    own = [path for path in files_under(WEB, ROOT / "index.html") if "node_modules" not in path.parts]
    if not page.is_file():
        stamp.unlink(missing_ok=True)
    make = partial(run, node(), WEB / "build" / "single.mjs", page, image, start)
    step(f"one file: {name}", stamp, fingerprint(own, (CACHE / "image.stamp").read_text()), make)
    return page


def build_site(compress: bool = False, offline: bool = True) -> Path:
    """Everything from sources to dist/; what has not changed is not made again."""
    with only_one():
        node()
        install_npm()
        helpers = fetch_wheels()
        wheel = make_wheel()
        image = make_image([*helpers, wheel])
        (image / "licences.json").write_text(json.dumps([wheel_licence(path) for path in helpers]))
        own = [path for path in files_under(WEB, ROOT / "index.html") if "node_modules" not in path.parts]
        image_key = (CACHE / "image.stamp").read_text()
        alone = make_one_file("embed-alone.html", image, "web/pages/embed.html")
        command: list[str | Path] = [node(), WEB / "build" / "site.mjs", "dist", image, alone]
        if compress:
            command += ["--compress", CACHE / "compressed"]
        if not offline:
            command.append("--without-offline")
        command += [*helpers, image / wheel.name]
        key = fingerprint(own, image_key, str(offline))
        packed = f"{key} with .gz and .br"
        stamp = CACHE / "site.stamp"
        if not (DIST / "manifest.json").is_file():
            stamp.unlink(missing_ok=True)
        # A site with compressed copies serves as well as one without.
        enough = compress or (stamp.is_file() and stamp.read_text() == packed)
        step("site", stamp, packed if enough else key, lambda: run(*command))
    return DIST


def build_single_file() -> Path:
    """The whole site as one page that opens from a disk; it lies beside the caches, `build` copies it to dist/."""
    with only_one():
        node()
        install_npm()
        helpers = fetch_wheels()
        image = make_image([*helpers, make_wheel()])
        return make_one_file("ludoteka.html", image, "index.html")


# ---- serving -----------------------------------------------------------------------------------------------


class SiteHandler(SimpleHTTPRequestHandler):
    """Plain files as any static host serves them, but never cached, and with a policy for workers."""

    extensions_map = {  # noqa: RUF012  (the base class has it so)
        **SimpleHTTPRequestHandler.extensions_map,
        ".js": "text/javascript",
        ".mjs": "text/javascript",
        ".wasm": "application/wasm",
        ".ftl": "text/plain; charset=utf-8",
        ".webmanifest": "application/manifest+json",
    }
    protocol_version = "HTTP/1.1"
    cache_control = "no-store"
    disable_nagle_algorithm = True  # else each small file waits 40 ms for the client's delayed acknowledgement

    def end_headers(self) -> None:
        self.send_header("Cache-Control", self.cache_control)
        if self.path.split("?")[0].endswith(".js"):
            self.send_header("Content-Security-Policy", WORKER_POLICY)
        super().end_headers()

    def log_message(self, format: str, *args: object) -> None:
        """Quiet: the page shows its own errors."""


class SiteServer(ThreadingHTTPServer):
    """The site on 127.0.0.1; port 0 takes any free one."""

    daemon_threads = True
    request_queue_size = 64

    def __init__(self, folder: Path, port: int = 0, handler: type[SiteHandler] = SiteHandler) -> None:
        super().__init__(("127.0.0.1", port), partial(handler, directory=str(folder)))
        self._connections: set[socket.socket] = set()

    def process_request(self, request: Any, client_address: Any) -> None:
        self._connections.add(request)
        super().process_request(request, client_address)

    def shutdown_request(self, request: Any) -> None:
        self._connections.discard(request)
        super().shutdown_request(request)

    def stop(self) -> None:
        """Gone for good: connections that a browser keeps open would be answered otherwise."""
        self.shutdown()
        self.server_close()
        for connection in list(self._connections):
            with contextlib.suppress(OSError):
                connection.shutdown(socket.SHUT_RDWR)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.server_port}/"

    def handle_error(self, request: object, client_address: object) -> None:
        """A browser that closes a connection early is no error."""


def serve(port: int, open_browser: bool) -> None:
    """Build and serve until interrupted."""
    folder = build_site()
    try:
        server = SiteServer(folder, port)
    except OSError as error:
        raise BuildError(f"port {port} cannot be used ({error.strerror}): give another with --port") from error
    say(f"Ludoteka is at {server.url} (Ctrl+C stops)")
    if open_browser:
        threading.Timer(0.3, webbrowser.open, [server.url]).start()
    with contextlib.suppress(KeyboardInterrupt):
        server.serve_forever()
    server.server_close()


# ---- tests, checks, benchmarks -----------------------------------------------------------------------------


def make_venv(folder: Path, requirements: Path) -> Path:
    """A virtual environment with exactly the locked packages; the python in it."""
    python = folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")

    def make() -> None:
        run(sys.executable, "-m", "venv", "--clear", folder)
        run(
            *(python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"),
            *("--require-hashes", "-r", requirements),
        )

    with only_one():
        step(f"{folder.name} for tests", folder / ".stamp", fingerprint([requirements], sys.version), make)
    return python


def installed_browser() -> str | None:
    """A Chromium that is on this machine already."""
    names = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
    places = ("/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",)
    found = [path for path in map(shutil.which, names) if path] + [path for path in places if Path(path).exists()]
    return found[0] if found else None


def find_browser(python: Path) -> str:
    """The Chromium for the browser tests, installed if need be; an empty name means Playwright's own."""
    found = installed_browser()
    if found:
        return found
    say("no Chromium here: asking Playwright for one ...")
    try:
        run(python, "-m", "playwright", "install", "chromium")
        return ""
    except BuildError as error:
        if not shutil.which("apt-get") or not hasattr(os, "geteuid") or os.geteuid() != 0:
            raise BuildError(f"no Chromium: install one and try again\n{error}") from error
    say("Playwright has none to give: asking apt-get ...")
    quiet = {"DEBIAN_FRONTEND": "noninteractive"}
    run("apt-get", "update", "-qq", env=quiet)
    run("apt-get", "install", "-y", "-qq", "--no-install-recommends", "chromium", env=quiet)
    return installed_browser() or ""


def test(arguments: Sequence[str]) -> int:
    """Build the site and run pytest; its closing line is the last line printed."""
    python = make_venv(VENV, TESTS / "requirements.txt")
    browser = find_browser(python)
    build_site()
    say("pytest ...")
    command = [str(python), "-m", "pytest", "-c", str(TESTS / "pytest.ini"), *arguments]
    if not any((ROOT / word.split("::")[0]).exists() for word in arguments):
        command.append(str(TESTS))
    if not any(word.startswith("-n") for word in arguments):
        command += ["-n", "2", "--dist", "worksteal"]
    return subprocess.run(command, cwd=ROOT, env={**os.environ, "LUDOTEKA_BROWSER": browser}).returncode


def check(fix: bool = False) -> int:
    """Every tool that reads the sources; all are run, and any complaint fails."""
    node()
    python = make_venv(VENV, TESTS / "requirements.txt")
    with only_one():
        install_npm()
    tool = WEB / "node_modules" / ".bin"
    config = PY / "pyproject.toml"
    sources: list[str | Path] = [ROOT / "build.py", PY / "ludoteka", TESTS]
    pages = [ROOT / "index.html", *sorted((WEB / "pages").glob("*.html"))]
    checks: dict[str, list[str | Path]] = {
        "ruff": [
            python,
            "-m",
            "ruff",
            "check",
            "--quiet",
            "--output-format=concise",
            "--config",
            config,
            *sources,
            WEB / "build",
        ],
        "mypy": [python, "-m", "mypy", "--config-file", config, ROOT / "build.py", PY / "ludoteka"],
        "tsc": [tool / "tsc", "-p", WEB],
        "biome": [tool / "biome", "ci", "--colors=off"],
        "html-validate": [tool / "html-validate", "--config", WEB / "htmlvalidate.json", *pages],
        "locales": [node(), WEB / "build" / "locales.mjs"],
        "texts": [python, WEB / "build" / "keys.py"],
        "rule ids": [python, "-m", "ludoteka", "rules", "--check"],
        "import arrows": [python, "-m", "pytest", "-q", "-c", TESTS / "pytest.ini", TESTS / "laws" / "test_arrows.py"],
    }
    if fix:
        checks["ruff"].insert(4, "--fix")
        checks["biome"] = [tool / "biome", "check", "--write", "--colors=off"]
    failed = []
    for name, command in checks.items():
        started = time.monotonic()
        done = subprocess.run(
            [str(word) for word in command],
            cwd=WEB if name == "biome" else ROOT,  # it looks for its settings where it is called
            env={**os.environ, "PYTHONPATH": str(PY), "NO_COLOR": "1"},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        say(f"{name}: {'FAILED' if done.returncode else 'ok'} ({time.monotonic() - started:.1f} s)")
        if done.returncode:
            failed.append(name)
            print(shorten(done.stdout, 200), flush=True)
    say(f"check failed: {', '.join(failed)}" if failed else "check: all good")
    return 1 if failed else 0


def run_tests_module(python: Path, name: str, *arguments: str, **environment: str) -> int:
    """Run a command that lies in tests/; it may use this file, the rules and the other tests."""
    paths = os.pathsep.join([str(ROOT), str(PY), str(TESTS)])
    command = [str(python), "-m", name, *arguments]
    return subprocess.run(command, cwd=ROOT, env={**os.environ, "PYTHONPATH": paths, **environment}).returncode


def bench(arguments: Sequence[str]) -> int:
    """The measurements of tests/bench, against pyminion and bare Pyodide in the same run."""
    python = make_venv(VENV, TESTS / "requirements.txt")
    rival = make_venv(ROOT / ".venv-bench", TESTS / "bench" / "requirements.txt")
    browser = find_browser(python)
    build_site()
    return run_tests_module(python, "bench", *arguments, LUDOTEKA_BROWSER=browser, LUDOTEKA_RIVAL=str(rival))


def mutate(arguments: Sequence[str]) -> int:
    """Wrong rules on purpose (tests/mutation): how many of them do the rule tests notice?"""
    return run_tests_module(make_venv(VENV, TESTS / "requirements.txt"), "mutation", *arguments)


def audit() -> int:
    """Known weaknesses of the parts (tests/weaknesses.py), where the registry answers."""
    return run_tests_module(Path(sys.executable), "weaknesses")


MAY_DIFFER: tuple[str, ...] = ()
"""Parts of names of files that two builds of the same sources may make differently; none."""


def reproduce() -> int:
    """Build twice from the same sources, everything made anew, and compare every file."""
    seen: list[dict[str, str]] = []
    for _ in range(2):
        for stamp in ("wheel.stamp", "image.stamp", "site.stamp"):
            (CACHE / stamp).unlink(missing_ok=True)
        site = build_site()
        seen.append({path.relative_to(site).as_posix(): fingerprint([path]) for path in files_under(site)})
    first, second = seen
    differ = sorted(name for name in first.keys() | second.keys() if first.get(name) != second.get(name))
    wrong = [name for name in differ if not any(part in name for part in MAY_DIFFER)]
    say(f"two builds: {len(first)} files, {len(differ)} differ" + "".join(f"\n       {name}" for name in wrong))
    return 1 if wrong else 0


# ---- the command line --------------------------------------------------------------------------------------


def main() -> int:
    parser = argparse.ArgumentParser(prog="build.py", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    serving = commands.add_parser("serve", help="build, serve on 127.0.0.1 and open the browser")
    serving.add_argument("--port", type=int, default=8000)
    serving.add_argument("--no-open", action="store_true", help="do not open a browser")
    building = commands.add_parser("build", help="write the site to dist/")
    building.add_argument("--quick", action="store_true", help="without the .gz and .br copies")
    building.add_argument("--without-offline", action="store_true", help="the kill switch of the service worker")
    building.add_argument("--single-file", action="store_true", help="also write dist/ludoteka.html, all in one file")
    commands.add_parser("test", help="run the tests; whatever follows -- is handed to pytest")
    checking = commands.add_parser("check", help="run the tools that read the sources")
    checking.add_argument("--fix", action="store_true", help="let ruff and biome mend what they can")
    commands.add_parser("mutate", help="change rules at random and see whether the tests notice: GAME --sample N")
    commands.add_parser("audit", help="known weaknesses of the parts, where the registry answers")
    commands.add_parser("reproduce", help="build twice and compare every file")
    commands.add_parser("bench", help="measure; --json for machines, names of parts for some only")
    given, rest = parser.parse_known_args()
    rest = [word for word in rest if word != "--"]
    if rest and given.command not in ("test", "bench", "mutate"):
        parser.error(f"unknown arguments: {' '.join(rest)}")
    try:
        if given.command == "serve":
            serve(given.port, not given.no_open)
        elif given.command == "build":
            build_site(compress=not given.quick, offline=not given.without_offline)
            if given.single_file:
                shutil.copy(build_single_file(), DIST / "ludoteka.html")
                say("the site in one file is dist/ludoteka.html")
            say(f"the site is in {DIST.relative_to(ROOT)}/")
        elif given.command == "test":
            return test(rest)
        elif given.command == "check":
            return check(given.fix)
        elif given.command == "bench":
            return bench(rest)
        elif given.command == "mutate":
            return mutate(rest)
        elif given.command == "audit":
            return audit()
        elif given.command == "reproduce":
            return reproduce()
    except BuildError as error:
        print(f"build: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())

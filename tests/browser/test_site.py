"""The built files keep what the build promises."""

from __future__ import annotations

import base64
import gzip
import hashlib
import json
import re
from pathlib import Path

import build


def test_the_manifest_tells_the_truth(built: Path) -> None:
    manifest = json.loads((built / "manifest.json").read_text())
    listed = {row["path"]: row for row in manifest["files"]}
    present = {path.relative_to(built).as_posix() for path in build.files_under(built)}
    beside = {"manifest.json", "ludoteka.html"}  # the latter is the whole site once more, in one file
    assert {path for path in present if not path.endswith((".gz", ".br"))} - beside == set(listed)
    for path, row in listed.items():
        data = (built / path).read_bytes()
        assert row["bytes"] == len(data), path
        assert row["sha256"] == hashlib.sha256(data).hexdigest(), path


def test_names_hold_the_hash_of_their_contents(built: Path) -> None:
    for path in build.files_under(built / "web"):
        if path.suffix not in (".gz", ".br"):
            short = hashlib.sha256(path.read_bytes()).hexdigest()[:12]
            assert short in (*path.name.split("."), path.parent.name), path


def test_the_policy_allows_the_import_map_and_the_early_script_and_nothing_inline_besides(built: Path) -> None:
    for page in built.glob("*.html"):
        html = page.read_text()
        policy = re.search(r'http-equiv="Content-Security-Policy" content="([^"]+)"', html)
        found = re.search(r'<script type="importmap">(.*?)</script>', html, re.DOTALL)
        assert policy, page
        assert "unsafe-eval" not in policy[1].replace("wasm-unsafe-eval", "")
        assert "unsafe-inline" not in policy[1]
        assert "require-trusted-types-for 'script'; trusted-types " in policy[1], page
        if found:
            inline = [found[1], *re.findall(r"<script>(.*?)</script>", html, re.DOTALL)]
            digests = [base64.b64encode(hashlib.sha256(script.encode()).digest()).decode() for script in inline]
            assert sorted(re.findall(r"'sha256-([^']+)'", policy[1])) == sorted(digests)
            for target in json.loads(found[1])["imports"].values():
                assert (built / target).is_file(), target


def test_hosts_are_told_what_may_be_kept(built: Path) -> None:
    lines = (built / "_headers").read_text().splitlines()
    rules = {line: lines[at + 1].strip() for at, line in enumerate(lines) if line.startswith("/")}
    assert rules["/web/*"] == "Cache-Control: public, max-age=31536000, immutable"
    assert rules["/sw.js"] == "Cache-Control: no-cache"
    assert f"  Content-Security-Policy: {build.WORKER_POLICY}" in lines
    assert list((built / "web").glob("worker.*"))


def test_the_same_sources_give_the_same_wheel() -> None:
    with build.only_one():
        first = build.make_wheel().read_bytes()
        (build.CACHE / "wheel.stamp").unlink()
        assert build.make_wheel().read_bytes() == first


def test_the_snapshot_is_packed(built: Path) -> None:
    (snapshot,) = (built / "web" / "runtime").glob("snapshot.*.bin")
    data = gzip.decompress(snapshot.read_bytes())
    length, header, kept, same = (int.from_bytes(data[at : at + 4], "little") for at in range(0, 16, 4))
    assert 0 < header < 100_000
    assert kept > 1
    assert same > 1
    assert len(data) < length / 2


def test_the_licences_of_all_parts_are_listed(built: Path) -> None:
    [listed] = [path.read_text(encoding="utf-8") for path in built.glob("web/licences.*.txt")]
    head = listed.partition("\n\n")[0]
    needed = json.loads((build.WEB / "package.json").read_text())["dependencies"]
    for name, version in {**needed, "micropip": "", "packaging": "", "@iconify-json/game-icons": ""}.items():
        assert re.search(rf"^{re.escape(name)} {re.escape(version)}.*: \S", head, re.MULTILINE), name
    assert "CPython" in head
    assert "SIL OPEN FONT LICENSE" in listed

"""`build.py audit`: known weaknesses of the parts, where the registry answers; one that does not is no failure."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys

from build import ROOT, TESTS, WEB, BuildError, run, say


def audit() -> int:
    """Known weaknesses of the parts, where the registry answers; a registry that does not is no failure."""
    npm = shutil.which("npm") or "npm"
    found = 0
    done = subprocess.run([npm, "audit", "--json"], cwd=WEB, capture_output=True, text=True)
    try:
        counts = json.loads(done.stdout)["metadata"]["vulnerabilities"]
        found += int(counts["total"])
        say(f"npm audit: {counts['total']} known weaknesses")
    except (ValueError, KeyError, TypeError):
        said = re.search(r'"message": "([^"]+?)( - |")', done.stdout)
        say(f"npm audit: the registry does not answer{f' ({said[1]})' if said else ''}")
    auditor = ROOT / ".venv-audit"
    try:
        run(sys.executable, "-m", "venv", "--clear", auditor)
        run(auditor / "bin" / "python", "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "pip-audit")
    except BuildError:
        say("pip-audit: cannot be had here")
        return 1 if found else 0
    for listing in (TESTS / "requirements.txt", WEB / "build" / "wheels.txt"):
        command = [auditor / "bin" / "pip-audit", "--no-deps", "--disable-pip", "--format=json", "-r", listing]
        done = subprocess.run([str(word) for word in command], capture_output=True, text=True)
        try:
            parts = [part for part in json.loads(done.stdout)["dependencies"] if "skip_reason" not in part]
            weak = [f"{part['name']} {part['version']}" for part in parts if part.get("vulns")]
            found += len(weak)
            heard = f"{len(parts)} parts, {', '.join(weak) or 'none weak'}" if parts else "the registry does not answer"
            say(f"pip-audit of {listing.relative_to(ROOT)}: {heard}")
        except (ValueError, KeyError, TypeError):
            say(f"pip-audit of {listing.relative_to(ROOT)}: the registry does not answer")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(audit())

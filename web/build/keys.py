"""Every text is used and every text that the page asks for exists.

A text is used if the page names it: a string in the sources of the page, or a pattern there such as
`${game}-log-${event.key}` whose holes can be filled with words that stand as strings in the sources of the page
or of that game's rules. There is no list of exceptions.

    python3 web/build/keys.py [root]        prints every difference and fails if there is one
"""

from __future__ import annotations

import ast
import json
import re
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "py"))
from ludoteka import games

GAMES = tuple(games.GAMES)
FORMS = ("acc", "gen", "dat", "ins", "loc", "pl")
"""Cases of names: shell/text.js takes them wherever a name stands in a sentence."""
ASKING = re.compile(r'(?<![\w.])(?:desk\.)?(?:t|say|has)\(\s*"([a-z][\w.-]*)"')
KEY = re.compile(r"[A-Za-z][\w-]*(?:\.[A-Za-z][\w-]*)?")
HOLE = "\0"


class Source(NamedTuple):
    """What one source file says: its whole strings, and its patterns with a hole for each expression."""

    strings: set[str]
    patterns: set[str]


def javascript(text: str) -> Source:
    """The strings and template literals of a module, those inside other templates' expressions too."""
    strings: set[str] = set()
    patterns: set[str] = set()

    def code(at: int, closing: str) -> int:
        """Read code up to the brace that closes a hole, or to the end."""
        depth = 0
        while at < len(text):
            sign = text[at]
            if text.startswith("//", at):
                at = (text.find("\n", at) + 1) or len(text)
            elif text.startswith("/*", at):
                at = text.find("*/", at) + 2
            elif sign in "\"'":
                end = at + 1
                while text[end] != sign:
                    end += 2 if text[end] == "\\" else 1
                strings.add(text[at + 1 : end])
                at = end + 1
            elif sign == "`":
                at = template(at + 1)
            elif sign == "/" and (found := regular.match(text, at)):
                at = found.end()
            elif sign == closing and depth == 0:
                return at + 1
            else:
                depth += (sign == "{") - (sign == "}")
                if sign.isalpha() or sign == "_":
                    word = re.compile(r"\w+").match(text, at)
                    assert word
                    # An unquoted name of an object is a word too: { gold: ... }
                    strings.add(word[0])
                    at = word.end()
                    continue
                at += 1
        return at

    # A slash after a sign that cannot end an expression begins a regular expression.
    regular = re.compile(r"(?<=[(,=:!&|?{};\s])/(?![/*\s=])(?:[^/\\\n\[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+/[a-z]*")

    def template(at: int) -> int:
        made = ""
        while text[at] != "`":
            if text.startswith("${", at):
                made += HOLE
                at = code(at + 2, "}")
            else:
                made += text[at]
                at += 2 if text[at] == "\\" else 1
        (patterns if HOLE in made else strings).add(made)
        return at + 1

    code(0, "")
    return Source(strings, patterns)


def python(text: str) -> Source:
    """The strings and f-strings of a module; the words of a string of several words (a table) too."""
    strings: set[str] = set()
    patterns: set[str] = set()
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            strings.update((node.value, *node.value.split()))
        elif isinstance(node, ast.keyword) and node.arg:
            strings.add(node.arg)
        elif isinstance(node, ast.FunctionDef):
            strings.add(node.name)  # frames are named by their functions
        elif isinstance(node, ast.AugAssign | ast.BinOp) and isinstance(node.op, ast.Add):
            # verb += "-with": an ending of a word that is made elsewhere
            right = node.value if isinstance(node, ast.AugAssign) else node.right
            ends = {each.value for each in ast.walk(right) if isinstance(each, ast.Constant)}
            patterns.update(HOLE + end for end in ends if isinstance(end, str) and end.startswith("-"))
        elif isinstance(node, ast.JoinedStr):
            patterns.add("".join(str(v.value) if isinstance(v, ast.Constant) else HOLE for v in node.values))
    return Source(strings, patterns)


def data(text: str) -> Source:
    """The strings of a JSON file, names of fields too."""
    strings: set[str] = set()

    def visit(value: object) -> None:
        if isinstance(value, str):
            strings.add(value)
        elif isinstance(value, list):
            for each in value:
                visit(each)
        elif isinstance(value, dict):
            strings.update(value)
            for each in value.values():
                visit(each)

    visit(json.loads(text))
    return Source(strings, set())


def page(text: str) -> Source:
    """The values of the attributes of a page."""
    return Source(set(re.findall(r'"([^"]+)"', text)), set())


READERS = {".js": javascript, ".py": python, ".json": data, ".html": page}


def texts(folder: Path) -> dict[str, str]:
    """The keys and attributes of a language, each with its file."""
    found: dict[str, str] = {}
    for sheet in sorted(folder.glob("*.ftl")):
        key = ""
        for line in sheet.read_text(encoding="utf-8").splitlines():
            if top := re.match(r"([A-Za-z][\w-]*) *=(.*)", line):
                key = top[1]
                if top[2].strip():
                    found[key] = sheet.name
            elif part := re.match(r" +\.([A-Za-z][\w-]*) *=", line):
                found[f"{key}.{part[1]}"] = sheet.name
            elif key and re.match(r" +\S", line) and not re.match(r" +[.}\[*]", line):
                found.setdefault(key, sheet.name)
    return found


def game_of(key: str) -> str:
    """The game that a text belongs to, or nothing."""
    words = key.split("-")
    return next((word for word in words[:2] if word in GAMES), "")


class Uses:
    """What the sources of the page name, and the words that may fill its patterns."""

    def __init__(self, root: Path) -> None:
        self.page = self._read(path for path in (root / "web").rglob("*") if self._of_page(root, path))
        self.page[root / "index.html"] = READERS[".html"]((root / "index.html").read_text(encoding="utf-8"))
        self.rules = self._read((root / "py").rglob("*.py"))
        self.rule_ids = {one for game in games.GAMES.values() for ids in game.CHAPTERS.values() for one in ids}
        self.root = root
        self.words = cache(self._words)
        self.known = cache(self._known)

    @staticmethod
    def _of_page(root: Path, path: Path) -> bool:
        parts = path.relative_to(root / "web").parts
        apart = parts[0] in ("node_modules", "build", "icons", "locales")
        return not apart and path.suffix in (".js", ".json", ".html") and (len(parts) > 1 or path.suffix == ".js")

    @staticmethod
    def _read(paths: Iterator[Path]) -> dict[Path, Source]:
        return {path: READERS[path.suffix](path.read_text(encoding="utf-8")) for path in paths}

    def _words(self, game: str) -> tuple[set[str], list[re.Pattern[str]]]:
        """The strings, and the patterns, that can stand in a hole of a text of this game ("" is the shell's)."""
        others = set(GAMES) - {game} if game else set()
        strings: set[str] = set()
        patterns: set[str] = set()
        for path, source in (*self.page.items(), *self.rules.items()):
            if others & {part.split(".")[0].split("-")[0] for part in path.relative_to(self.root).parts}:
                continue
            strings |= source.strings
            if path in self.rules:
                patterns |= source.patterns
        made = [re.compile(".+".join(map(re.escape, each.split(HOLE)))) for each in patterns if telling(each)]
        return strings | set(GAMES) | {word.replace("_", "-") for word in strings}, made

    def _known(self, word: str, game: str) -> bool:
        strings, made = self.words(game)
        return word in strings or word.isdigit() or any(each.fullmatch(word) for each in made)

    def patterns(self) -> list[str]:
        """The patterns of keys in the page; a board's `nouns` are prefixes of the names in sentences."""
        found = {pattern for source in self.page.values() for pattern in source.patterns if telling(pattern)}
        for game in GAMES:
            board = (self.root / "web" / "boards" / f"{game}.js").read_text(encoding="utf-8")
            nouns = re.search(r"export const nouns = \{(.*?)\};", board, re.DOTALL)
            found |= {f"{prefix}-{HOLE}" for prefix in re.findall(r'"([\w-]+)"', nouns[1] if nouns else "")}
        return sorted(found)

    def attributes(self) -> set[str]:
        """What is asked of a key that is made elsewhere: `${key}.text`."""
        made = re.compile(re.escape(HOLE) + r"\.([a-z][\w-]*)")
        found = {made.fullmatch(pattern) for source in self.page.values() for pattern in source.patterns}
        return {each[1] for each in found if each} | set(FORMS)

    def is_rule(self, key: str) -> bool:
        """A rule's text has the rule's id for its key, with dashes (`ruleKey`)."""
        return key.replace("-", ".") in self.rule_ids

    def strings(self) -> set[str]:
        """The strings of the page, and the keys that other texts take in: { dominion-card-curse }."""
        texts = (sheet.read_text(encoding="utf-8") for sheet in (self.root / "web/locales/en").glob("*.ftl"))
        taken = {key for text in texts for key in re.findall(r"\{ *([a-z][\w.-]*) *\}", text)}
        return taken | {string for source in self.page.values() for string in source.strings}

    def asked(self) -> Iterator[tuple[Path, str]]:
        """Keys that a call of t, say or has names in so many letters."""
        for path in self.page:
            if path.suffix == ".js":
                for key in ASKING.findall(path.read_text(encoding="utf-8")):
                    yield path.relative_to(self.root), key


def telling(pattern: str) -> bool:
    """Is a pattern more than holes: does it hold a word of its own that a dash or a point joins to the rest?"""
    shape = pattern.replace(HOLE, "x")
    return bool(KEY.fullmatch(shape)) and re.search(r"[a-z]{2,}", pattern.replace(HOLE, " ")) is not None


def filled(pattern: str, key: str, game: str, uses: Uses) -> bool:
    """Can the holes of the pattern be filled with known words so that it becomes this key?"""
    head, hole, rest = pattern.partition(HOLE)
    if not key.startswith(head):
        return False
    key = key[len(head) :]
    if not hole:
        return not key
    ends = (end for end in range(1, len(key) + 1) if uses.known(key[:end], game))
    return any(filled(rest, key[end:], game, uses) for end in ends)


def used(key: str, uses: Uses, strings: set[str], patterns: list[str]) -> bool:
    """Does the page name this text, or make its name?"""
    game = game_of(key)
    if key in strings or uses.is_rule(key) or any(filled(pattern, key, game, uses) for pattern in patterns):
        return True
    name, _, attribute = key.partition(".")
    return attribute in uses.attributes() and used(name, uses, strings, patterns)


def differences(root: Path) -> Iterator[str]:
    """What is not used, and what is asked for and missing."""
    english = texts(root / "web" / "locales" / "en")
    uses = Uses(root)
    strings, patterns = uses.strings(), uses.patterns()
    for key, sheet in english.items():
        if not used(key, uses, strings, patterns):
            yield f"en/{sheet}: {key} is not used"
    for path, key in uses.asked():
        if key not in english:
            yield f"{path}: there is no text {key}"


def main() -> int:
    root = Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).resolve().parents[2]
    found = list(differences(root))
    for line in found:
        print(line)
    print(f"keys: {len(found)} unused or missing")
    return 1 if found else 0


if __name__ == "__main__":
    raise SystemExit(main())

#!/usr/bin/env python3
"""Extraction on documentation that no weight was set on: makes sets of public repositories and the glossaries of their translators, and counts what is missed, by cause.

usage: heldout_terms.py make ISOGLOSS FOLDER CLONES
       heldout_terms.py score ISOGLOSS FOLDER [--only SET] [--misses]

CLONES holds clones (or bare repositories called `repo` inside) under names such as `openstack+horizon`; sets of which one is missing are passed over. The texts belong
to others and stay where you put them. A glossary keeps the entries both sides of which stand in one aligned unit. A source term counts once; it is right where the
likeliest concept that has it and a name in the target language is called in that language what the glossary says, and a miss otherwise:

  no source     no concept has the source term: it was no candidate, or part of another one only
  no target     the source term stands without a partner, and what the glossary says was no candidate
  unlinked      both are there, apart
  variant       the name is among the concept's other names or forms
  cut           one of the two holds the other
  docs differ   the name stands as often beside the source term as the glossary's
  wrong         anything else
"""
import argparse, collections, csv, functools, io, json, pathlib, re, subprocess, unicodedata
import xml.etree.ElementTree as ElementTree
from xml.sax.saxutils import escape

LANG = "{http://www.w3.org/XML/1998/namespace}lang"


class Clones:
    def __init__(self, folder):
        self.folder = pathlib.Path(folder)

    def git(self, name, *arguments):
        clone = self.folder / name
        clone = clone / "repo" if (clone / "repo").is_dir() else clone
        done = subprocess.run(["git", "-C", str(clone), "-c", "core.quotepath=off", *arguments], capture_output=True)
        if done.returncode and not clone.is_dir():
            raise FileNotFoundError(clone)
        return done.stdout.decode("utf-8-sig", "replace")

    @functools.cache
    def paths(self, name):
        return self.git(name, "ls-tree", "-r", "--name-only", "HEAD").splitlines()

    def text(self, name, path):
        return self.git(name, "show", f"HEAD:{path}")


def messages(text):
    """The translated messages of a PO file, fuzzy ones left out."""
    unescape = lambda value: re.sub(r"\\(.)", lambda match: {"n": " ", "t": " "}.get(match[1], match[1]), value)
    for entry in re.split(r"\n\s*\n", text):
        fields, field = {}, None
        for line in entry.splitlines():
            start = re.match(r'(msg\w+(?:\[\d\])?)\s+"(.*)"$', line)
            if start:
                field = start[1]
                fields[field] = start[2]
            elif line.startswith('"') and field:
                fields[field] += line[1:-1]
        translation = fields.get("msgstr") or fields.get("msgstr[0]")
        if fields.get("msgid") and translation and not re.search(r"^#,.*fuzzy", entry, re.M):
            yield unescape(fields["msgid"]), unescape(translation)


def without_remarks(term):
    return re.sub(r"\s*[(（][^)）]*[)）]|<br>|[\\`*]", "", term).strip()


def openstack(clones, documents):
    tags = {"ru": "ru", "ja": "ja", "zh_CN": "zh-Hans", "zh_Hans": "zh-Hans"}
    units, rows = collections.defaultdict(dict), collections.defaultdict(dict)
    for path in clones.paths("openstack+horizon"):
        place = re.search(r"(?:^|/)locale/(\w+)/LC_MESSAGES/.*\.po$", path)
        if place and place[1] in tags and "releasenotes" not in path:
            for source, target in messages(clones.text("openstack+horizon", path)):
                units[source][tags[place[1]]] = target
    for source, target in messages(clones.text("openstack+security-doc", "security-guide/source/locale/ja/LC_MESSAGES/security-guide.po")):
        units[source]["ja"] = target
    for locale in ("ru", "ja", "zh_CN"):
        for source, target in messages(clones.text("openstack+i18n", f"glossary/locale/{locale}/LC_MESSAGES/glossary.po")):
            rows[source][tags[locale]] = target
    documents.update({"memory": [{"en": source, **targets} for source, targets in units.items()]})
    return [{"en": source, **targets} for source, targets in rows.items()]


def cncf(clones, documents):
    rows = collections.defaultdict(dict)
    for path in clones.paths("cncf+glossary"):
        place = re.match(r"content/(en|ru|ja|zh-cn)/(.*\.md)$", path)
        if place and not path.endswith("_index.md"):
            language, text = place[1].replace("zh-cn", "zh-Hans"), clones.text("cncf+glossary", path)
            documents[f"{language}/{place[2]}"] = text
            if title := re.search(r'^title:\s*"?(.*?)"?\s*$', text, re.M):
                rows[place[2]][language] = without_remarks(title[1])
    return list(rows.values())


def rust(clones, documents):
    for path in clones.paths("rust-lang-ja+book-ja"):
        if re.match(r"src/.*\.md$", path) and (english := clones.text("rust-lang+book", path)):
            documents["en/" + path] = english
            documents["ja/" + path] = re.sub(r"<!--.*?-->", "", clones.text("rust-lang-ja+book-ja", path), flags=re.S)
    table = (line.strip().strip("|").split("|") for line in clones.text("rust-lang-ja+book-ja", "TranslationTable.md").splitlines() if "|" in line)
    return [{"en": without_remarks(cells[0]), "ja": without_remarks(cells[1])} for cells in table if not re.match(r"\s*(English|:?-)", cells[0])]


def quantecon(clones, documents):
    for path in clones.paths("QuantEcon+lecture-intro.zh-cn"):
        if re.match(r"lectures/.*\.md$", path) and (english := clones.text("QuantEcon+lecture-python-intro", path)):
            documents["en/" + path] = english
            documents["zh-Hans/" + path] = clones.text("QuantEcon+lecture-intro.zh-cn", path)
    glossary = json.loads(clones.text("QuantEcon+action-translation", "glossary/zh-cn.json"))
    return [{"en": without_remarks(term["en"]), "zh-Hans": without_remarks(term["zh-cn"])} for term in glossary["terms"] if term.get("context") != "names"]


def vue(clones, documents):
    rows = collections.defaultdict(dict)
    aside = re.compile(r"src/(about|ecosystem|partners|sponsor|api/|style-guide|developers|translations)")
    for name, language in (("vuejs+docs", "en"), *((f"vuejs-translations+docs-{tag}", language) for tag, language in (("ru", "ru"), ("ja", "ja"), ("zh-cn", "zh-Hans")))):
        for path in clones.paths(name):
            if path == "src/glossary/index.md":
                for heading in re.finditer(r"^##\s+(.*?)\s*\{#(.*?)\}", clones.text(name, path), re.M):
                    rows[heading[2]][language] = without_remarks(heading[1])
            elif re.match(r"src/.*\.md$", path) and not aside.match(path):
                documents[f"{language}/{path[4:]}"] = clones.text(name, path)
    return list(rows.values())


def d2l(clones, documents):
    for path in clones.paths("d2l-ai+d2l-zh"):
        if re.match(r"chapter_.*\.md$", path) and not path.endswith("_origin.md"):
            if english := clones.text("d2l-ai+d2l-zh", path[:-3] + "_origin.md"):
                documents["en/" + path], documents["zh-Hans/" + path] = english, clones.text("d2l-ai+d2l-zh", path)
    lines = (line.split("，", 1) for line in clones.text("d2l-ai+d2l-zh", "TERMINOLOGY.md").splitlines() if "，" in line)
    return [{"en": without_remarks(english), "zh-Hans": without_remarks(chinese)} for chinese, english in lines]


def opentelemetry(clones, documents):
    rows, name = collections.defaultdict(dict), "open-telemetry+opentelemetry.io"
    folders = {"en": "en", "ja": "ja", "zh": "zh-Hans"}
    glossary = "docs/concepts/glossary.md"
    shared = {path[len("content/zh/") :] for path in clones.paths(name) if re.match(r"content/zh/docs/.*\.md$", path)} - {glossary}
    for folder, language in folders.items():
        for heading in re.finditer(r"^###\s+(.*?)\s*(?:\{#(.*?)\})?\s*$", clones.text(name, f"content/{folder}/{glossary}"), re.M):
            slug = heading[2] or re.sub(r"\W+", "-", heading[1].lower())
            rows[slug][language] = re.sub(r"\s*[（(](.*?)[）)]", r";\1" if language == "ja" else "", heading[1]).replace("、", ";")
        for path in shared:
            if f"content/{folder}/{path}" in clones.paths(name):
                documents[f"{language}/{path}"] = clones.text(name, f"content/{folder}/{path}")
    return list(rows.values())


SETS = {"openstack": openstack, "cncf": cncf, "rust-ja": rust, "quantecon": quantecon, "vue": vue, "d2l": d2l, "opentelemetry": opentelemetry}


def write_memory(path, units):
    line = lambda text: escape(re.sub(r"[\x00-\x1f]", " ", text))
    with path.open("w", encoding="utf-8") as out:
        out.write('<?xml version="1.0" encoding="UTF-8"?>\n<tmx version="1.4"><header creationtool="heldout" creationtoolversion="1" segtype="paragraph" ')
        out.write('o-tmf="po" adminlang="en" srclang="en" datatype="plaintext"/><body>\n')
        for unit in units:
            out.write("<tu>" + "".join(f'<tuv xml:lang="{tag}"><seg>{line(text)}</seg></tuv>' for tag, text in unit.items()) + "</tu>\n")
        out.write("</body></tmx>\n")


def make(isogloss, folder, clones):
    for name, build in SETS.items():
        documents = {}
        try:
            rows = build(clones, documents)
        except FileNotFoundError as error:
            print(f"{name}: no {error}")
            continue
        home = folder / name
        home.mkdir(parents=True, exist_ok=True)
        if memory := documents.pop("memory", None):
            write_memory(home / "memory.tmx", memory)
        for path, text in documents.items():
            (home / "docs" / path).parent.mkdir(parents=True, exist_ok=True)
            (home / "docs" / path).write_text(text, encoding="utf-8")
        if documents:
            subprocess.run([isogloss, "extract", str(home / "docs"), "--isolated", "--no-cache", "-q", "-o", str(home)], check=True, stdout=subprocess.DEVNULL)
        kept = write_glossary(home, rows)
        print(name, len(list(units(home))), "units,", dict(kept))


def write_glossary(home, rows):
    bitext, kept, seen = list(units(home)), collections.Counter(), set()
    languages = sorted({tag for row in rows for tag in row} - {"en"})
    with (home / "glossary.tsv").open("w", encoding="utf-8") as out:
        table = csv.writer(out, delimiter="\t", lineterminator="\n", quoting=csv.QUOTE_NONE, escapechar="\\")
        table.writerow(["en", *languages])
        for row in rows:
            if not row.get("en") or folded(row["en"]) in seen or not (source := pattern("en", row["en"])):
                continue
            seen.add(folded(row["en"]))
            holding = [unit for unit in bitext if source.search(unit.get("en", ""))]
            cells = []
            for tag in languages:
                target = pattern(tag, row.get(tag, ""))
                cells.append(row[tag] if target and any(target.search(unit.get(tag, "")) for unit in holding) else "")
                kept[tag] += cells[-1] != ""
            if any(cells):
                table.writerow([row["en"], *cells])
    return kept


def units(home):
    """The units of a set by language, without case."""
    for unit in ElementTree.parse(home / "memory.tmx").getroot().iter("tu"):
        yield {variant.get(LANG): plain("".join(variant.find("seg").itertext())) for variant in unit.iter("tuv")}


def plain(text):
    return unicodedata.normalize("NFKC", text).casefold().replace("ё", "е")


def folded(text):
    return re.sub(r"[\s“”\"«»「」‘’'\-‐‑–—・]+", "", plain(text))


def names(cell):
    return {folded(name) for name in re.split(r"[;/,、；，]", cell) if name.strip()} | ({folded(cell)} if cell.strip() else set())


def pattern(language, cell):
    """What finds one of the names of a cell, more or less inflected; None without any."""
    found = []
    for name in re.split(r"[;/,、；，]", cell):
        words = [word for word in re.split(r"[\s\-]+", plain(name)) if word]
        if not words:
            continue
        if language == "en":
            *first, last = [re.escape(word) for word in words]
            last = last[:-1] + "(?:y|ies)" if last.endswith("y") else last + ("?(?:es)?" if last.endswith("s") else "(?:s|es)?")
            found.append(r"(?<![a-z0-9])" + r"[\s\-]?".join([*first, last]) + r"(?![a-z0-9])")
        elif language == "ru":
            stems = (re.escape(word[: max(3, len(word) - 3)]) + "[а-яa-z]{0,6}" for word in words)
            found.append(r"(?<![а-яa-z])" + r"[\s\-]+".join(stems) + r"(?![а-яa-z])")
        else:
            found.append(r"[\s・\-]*".join(re.escape(character) for character in "".join(words)))
    return re.compile("|".join(found)) if found else None


def forms(term):
    return {folded(form) for form in (term["text"], *term.get("forms", []), *(variant["text"] for variant in term.get("variants", [])))}


def score(isogloss, folder, only, shows_misses):
    right, total, judged = 0, 0, []
    for home in sorted(path.parent for path in folder.glob("*/glossary.tsv")):
        if only and only not in home.name:
            continue
        output = subprocess.run(
            [isogloss, "extract", str(home / "memory.tmx"), "--isolated", "--no-cache", "-q", "--format", "json"], check=True, capture_output=True)
        concepts = sorted(json.loads(output.stdout)["concepts"], key=lambda concept: -concept["confidence"])
        index = collections.defaultdict(list)
        for concept in concepts:
            for term in concept["terms"]:
                for form in forms(term):
                    index[term["lang"], form].append(concept)
        bitext = list(units(home))
        rows = list(csv.DictReader(io.StringIO((home / "glossary.tsv").read_text("utf-8")), delimiter="\t", quoting=csv.QUOTE_NONE))
        for target in [tag for tag in rows[0] if tag != "en"]:
            causes = collections.Counter()
            for row in (row for row in rows if row[target]):
                cause, concept = verdict(row["en"], row[target], target, index, bitext)
                causes[cause] += 1
                if concept:
                    judged.append((concept["confidence"], cause == "right"))
                if shows_misses and cause != "right":
                    told = " | ".join(f"{term['lang']} {term['text']}" for term in concept["terms"]) if concept else ""
                    print(f"  [{cause}] {row['en']} → {row[target]}   {told}")
            answered = sum(causes[cause] for cause in ("right", "variant", "cut", "docs differ", "wrong"))
            count = causes.total()
            right, total = right + causes["right"], total + count
            misses = ", ".join(f"{cause} {number}" for cause, number in causes.most_common() if cause != "right")
            print(f"{home.name:14} en→{target:8} {count:4} terms  precision@1 {causes['right'] / max(1, answered):6.1%}  recall {causes['right'] / max(1, count):6.1%}  {misses}")
    print(f"all: {right} of {total} right")
    for tenth in range(10):
        here = [(confidence, ok) for confidence, ok in judged if min(9, int(confidence * 10)) == tenth]
        if here:
            print(f"  confidence {sum(c for c, _ in here) / len(here):.2f}  right {sum(ok for _, ok in here) / len(here):.2f}  of {len(here)}")


def verdict(source, cell, target, index, bitext):
    """Why a term of the glossary is missed, or “right”, and the concept that was asked."""
    wanted = names(cell)
    known = [concept for form in names(source) for concept in index["en", form]]
    for concept in known:
        terms = [term for term in concept["terms"] if term["lang"] == target]
        if not terms:
            continue
        given = {folded(term["text"]) for term in terms}
        if given & wanted:
            return "right", concept
        if any(forms(term) & wanted for term in terms):
            return "variant", concept
        if any(one in other or other in one for one in wanted for other in given):
            return "cut", concept
        beside = [unit[target] for unit in bitext if target in unit and pattern("en", source).search(unit.get("en", ""))]
        count = lambda found: sum(bool(found.search(text)) for text in beside)
        differs = sum(count(pattern(target, term["text"])) for term in terms) >= count(pattern(target, cell))
        return ("docs differ" if differs else "wrong"), concept
    if not known:
        return "no source", None
    return ("unlinked" if any(index[target, name] for name in wanted) else "no target"), None


def main():
    parser = argparse.ArgumentParser()
    commands = parser.add_subparsers(dest="command", required=True)
    making = commands.add_parser("make")
    for argument in ("isogloss", "folder", "clones"):
        making.add_argument(argument)
    scoring = commands.add_parser("score")
    scoring.add_argument("isogloss")
    scoring.add_argument("folder")
    scoring.add_argument("--only")
    scoring.add_argument("--misses", action="store_true")
    given = parser.parse_args()
    if given.command == "make":
        make(given.isogloss, pathlib.Path(given.folder), Clones(given.clones))
    else:
        score(given.isogloss, pathlib.Path(given.folder), given.only, given.misses)


main()

#!/usr/bin/env python3
"""How much of what is wrong `isogloss check` tells: plants mistakes into a copy of translated documentation and looks for them among the findings.

usage: planted.py plant ISOGLOSS PROJECT COPY --source FOLDER --target 'PATTERN' LANGUAGE[=TAG] … [--each 8] [--seed 1]
       planted.py score COPY FINDINGS.jsonl [--show none|note|warning|error]

FOLDER holds the Markdown of the source language, PATTERN with {} for LANGUAGE that of a translation, both below PROJECT; TAG is what the glossary calls the language
where the folder does not. The glossary is CSV (`isogloss glossary export --format csv`), glossaries/glossary.csv or what --glossary says; only names that are preferred
there are touched. Each mistake replaces one name in a sentence that translates one sentence of the source alone, in prose without code and links:

  english   by the English term
  other     by the name of another concept that the sentence of the source does not have

Two mistakes at most go into a document, four to a concept. A mistake is told when a finding in its line is about the concept or marks what was planted.
"""
import argparse, collections, csv, json, pathlib, random, re, shutil, subprocess

KINDS = "english", "other"
UNSPACED = "zh", "ja", "ko"
SEVERITIES = "none", "note", "warning", "error"


def preferred(path):
    """The preferred names by concept and language."""
    names = collections.defaultdict(dict)
    for row in csv.DictReader(path.open(encoding="utf-8", newline="")):
        if row["status"] == "preferred":
            names[row["concept"]][row["lang"]] = row["term"]
    return names


def places(term, text, language):
    letter = "" if language.split("-")[0] in UNSPACED else r"[\w-]"
    pattern = re.escape(term)
    return list(re.finditer(rf"(?<!{letter}){pattern}(?!{letter})" if letter else pattern, text))


def sentences(isogloss, source, target, language):
    """The sentences of a document that one sentence translates, as (byte offset, text as written, source text)."""
    done = subprocess.run(
        [isogloss, "align", source, target, "--lang", f"en,{language}", "--format", "json", "-q"], capture_output=True)
    if done.returncode:
        return
    aligned, bytes_ = json.loads(done.stdout), target.read_bytes()
    for group in aligned["groups"]:
        members = group["members"]
        if group["score"] < 0.8 or [len(member) for member in members] != [1, 1]:
            continue
        left, right = (aligned["segments"][side][members[side][0]] for side in (0, 1))
        written = bytes_[right["byteOffset"] : right["byteOffset"] + right["byteLength"]].decode("utf-8", "replace")
        if "code" in (left["kind"], right["kind"]) or len(written) < 15 or re.search(r"[`<]|\]\(", written):
            continue
        yield right["byteOffset"], written, left["text"]


def candidates(isogloss, files, language, names):
    for source, target in files:
        for offset, written, text in sentences(isogloss, source, target, language):
            for concept, terms in names.items():
                english, term = terms.get("en"), terms.get(language)
                if not english or not term or english.lower() == term.lower():
                    continue
                asked = re.findall(rf"(?<![\w-]){re.escape(english)}(?:e?s)?(?![\w-])", text, re.I)
                found = places(term, written, language)
                if len(asked) == len(found) == 1:
                    yield target, offset, written, found[0].span(), concept, text


def replacement(kind, concept, language, written, text, names, chance):
    if kind == "english":
        return names[concept]["en"]
    others = [
        terms[language]
        for other, terms in names.items()
        if other != concept and language in terms and "en" in terms and terms[language] not in written
        and not any(word in text.lower() for word in terms["en"].lower().split())
    ]
    return chance.choice(others) if others else None


def plant(arguments):
    chance, copy = random.Random(arguments.seed), arguments.copy
    shutil.rmtree(copy, ignore_errors=True)
    shutil.copytree(arguments.project, copy, symlinks=True)
    names, planted = preferred(copy / arguments.glossary), []
    for folder, _, tag in (language.partition("=") for language in arguments.languages):
        language = tag or folder
        root = copy / arguments.target.format(folder)
        targets = sorted(path for path in root.rglob("*.md") if path.stat().st_size < 60_000)
        chance.shuffle(targets)
        pairs = [(copy / arguments.source / path.relative_to(root), path) for path in targets]
        pairs = [pair for pair in pairs if pair[0].is_file()][:70]
        found = list(candidates(arguments.isogloss, pairs, language, names))
        chance.shuffle(found)
        edits, counts = collections.defaultdict(dict), collections.Counter()
        for path, offset, written, (start, end), concept, text in found:
            kind = min(KINDS, key=lambda kind: counts[kind])
            if counts[kind] >= arguments.each or len(edits[path]) > 1 or offset in edits[path] or counts[concept] > 3:
                continue
            new = replacement(kind, concept, language, written, text, names, chance)
            if new:
                counts.update([kind, concept])
                edits[path][offset] = written, written[:start] + new + written[end:], start, dict(
                    kind=kind, concept=concept, old=written[start:end], new=new, lang=language, source=text)
        for path, changes in edits.items():
            bytes_ = path.read_bytes()
            for offset, (old, new, start, mistake) in sorted(changes.items(), reverse=True):
                bytes_ = bytes_[:offset] + new.encode() + bytes_[offset + len(old.encode()) :]
            path.write_bytes(bytes_)
            shift = 0
            for offset, (old, new, start, mistake) in sorted(changes.items()):
                line = bytes_[: offset + shift].decode("utf-8", "replace").count("\n") + new[:start].count("\n") + 1
                shift += len(new.encode()) - len(old.encode())
                planted.append(dict(mistake, path=str(path.relative_to(copy)), line=line, draft=new))
        print(language, *(f"{kind} {counts[kind]}" for kind in KINDS))
    copy.with_suffix(".planted.json").write_text(json.dumps(planted, ensure_ascii=False, indent=1), encoding="utf-8")


def tells(finding, mistake):
    match, new = finding["match"].lower(), mistake["new"].lower()
    return finding.get("concept") == mistake["concept"] or match and (match in new or new in match)


def score(arguments):
    findings = collections.defaultdict(list)
    for line in arguments.findings.open(encoding="utf-8"):
        finding = json.loads(line)
        if "path" in finding:
            findings[finding["path"], finding["line"]].append(finding)
    counts = collections.Counter()
    for mistake in json.loads(arguments.copy.with_suffix(".planted.json").read_text(encoding="utf-8")):
        told = [finding for finding in findings[mistake["path"], mistake["line"]] if tells(finding, mistake)]
        severity = max((finding["severity"] for finding in told), key=SEVERITIES.index, default="none")
        counts[mistake["kind"], severity] += 1
        if severity == arguments.show:
            print(f"{mistake['path']}:{mistake['line']}: {mistake['old']} → {mistake['new']}\n  {mistake['source']}\n  {mistake['draft']}")
    for kind in KINDS:
        print(kind, *(f"{severity} {counts[kind, severity]}" for severity in reversed(SEVERITIES)))


parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
commands = parser.add_subparsers(required=True)
command = commands.add_parser("plant")
command.set_defaults(run=plant)
command.add_argument("isogloss")
command.add_argument("project", type=pathlib.Path)
command.add_argument("copy", type=pathlib.Path)
command.add_argument("--source", required=True)
command.add_argument("--target", required=True)
command.add_argument("languages", nargs="+")
command.add_argument("--glossary", default="glossaries/glossary.csv")
command.add_argument("--each", type=int, default=8)
command.add_argument("--seed", type=int, default=1)
command = commands.add_parser("score")
command.set_defaults(run=score)
command.add_argument("copy", type=pathlib.Path)
command.add_argument("findings", type=pathlib.Path)
command.add_argument("--show", choices=SEVERITIES)
arguments = parser.parse_args()
arguments.run(arguments)

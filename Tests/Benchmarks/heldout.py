#!/usr/bin/env python3
"""Alignment of bitexts that no weight was set on: makes them from public repositories, and measures `isogloss align` beside hunalign.

usage: heldout.py make FOLDER CLONES
       heldout.py score ISOGLOSS FOLDER [--hunalign PROGRAM] [--only PART_OF_A_NAME] [--errors N]

CLONES holds clones of the repositories below under the names given there; those that are missing are passed over. The texts belong to others and stay where you
put them. Verses of the New Testament and sentences of classical Chinese with a modern rendering are parallel unit by unit; with a fixed seed some units are joined
with their neighbour, cut on one side alone, or left out, which gives beads of all shapes with a known answer. The novels were aligned by hand.

  bible          github.com/thiagobodruk/bible             es, zh-Hant
  gratis-bible   github.com/gratis-bible/bible             de, en
  lsg            github.com/BibleCorps/FRA-B-LSG1910-PD-UBS  fr
  classical      github.com/NiuTrans/Classical-Modern      zh, classical and modern
  hunalign       github.com/danielvarga/hunalign           hu, ro, en
"""
import argparse, functools, json, os, pathlib, random, re, subprocess, tempfile

LANGUAGES = {"zh": "zh-Hant"}
BIBLES = ("de-fr", "en-fr", "en-zh", "es-zh")
# Per book its name in OSIS, its number among all books, and its name in the French edition.
BOOKS = {"mark": ("Mark", 40, "42-MRK"), "john": ("John", 42, "44-JHN"), "acts": ("Acts", 43, "45-ACT"), "romans": ("Rom", 44, "46-ROM"), "james": ("Jas", 58, "60-JAS")}
WORKS = ("史记", "资治通鉴", "三国志", "孟子", "韩非子", "徐霞客游记", "梦溪笔谈", "世说新语", "左传", "容斋随笔", "论衡", "庄子", "水经注", "搜神记", "明史", "墨子")
NOVELS = {"1984-hu-en": "1984.hu", "1984-ro-en": "1984.ro", "steinbeck-hu-en": "steinbeck.huntoken"}
CLAUSE_END = re.compile(r"(?<=[.!?;:。！？；：])[\s”’」』»\"]*\s*(?=\S)")


def git(clone, *arguments):
    return subprocess.run(["git", "-C", str(clone), "-c", "core.quotepath=off", *arguments], capture_output=True, check=True).stdout


@functools.cache
def git_text(clone, path):
    return git(clone, "show", f"HEAD:{path}").decode("utf-8-sig", "replace")


@functools.cache
def git_paths(clone):
    return git(clone, "ls-tree", "-r", "--name-only", "HEAD").decode().split("\n")


class Side:
    """The lines of one side, and per unit the lines that hold it."""

    def __init__(self):
        self.lines, self.places, self.is_open = [], {}, False

    def add(self, unit, pieces, joins):
        first = len(self.lines)
        if joins and self.is_open:
            self.lines[-1] += " " + pieces[0]
            first, pieces = first - 1, pieces[1:]
        self.lines += pieces
        self.places[unit] = range(first, len(self.lines))
        self.is_open = True


def perturbed(pairs, rng, merge=0.08, split=0.3, drop=0.02):
    """Both sides of parallel units as lines that are no longer parallel."""
    sides, gaps = (Side(), Side()), [0, 0]
    for unit, pair in enumerate(pairs):
        cut = rng.randrange(2)
        for number, (side, text) in enumerate(zip(sides, pair)):
            if gaps[number] == 0 and rng.random() < drop:
                gaps[number] = rng.choice([1, 1, 1, 2, 2, 3, 5, 8])
            if gaps[number] > 0:
                gaps[number] -= 1
                side.is_open = False
                continue
            pieces = [text]
            if number == cut and rng.random() < split:
                clauses = [clause.strip() for clause in CLAUSE_END.split(text) if clause.strip()]
                pieces = clauses if 1 < len(clauses) < 4 else pieces
            side.add(unit, pieces, len(pieces) == 1 and rng.random() < merge)
    return sides


def beads(sides):
    """The finest groups of lines such that all lines with the same unit are in one."""
    parents = {}

    def root(node):
        while parents.setdefault(node, node) != node:
            node = parents[node]
        return node

    for number, side in enumerate(sides):
        for unit, lines in side.places.items():
            for line in lines:
                parents[root((number, line))] = root(unit)
    groups = {}
    for number, side in enumerate(sides):
        for line in range(len(side.lines)):
            groups.setdefault(root((number, line)), ([], []))[number].append(line)
    return sorted(groups.values(), key=lambda group: (group[0] or [-1], group[1] or [-1]))


class Set:
    """A folder of bitexts in two languages, as `score_sentences.py` of the gold sets reads it."""

    def __init__(self, folder, languages):
        self.folder = folder
        for side in ("src", "tgt"):
            (folder / side).mkdir(parents=True, exist_ok=True)
        (folder / "gold.tsv").write_text("")
        (folder / "languages").write_text(" ".join(languages))

    def add(self, name, sides, groups):
        for side, lines in zip(("src", "tgt"), sides):
            (self.folder / side / f"{name}.txt").write_text("".join(line + "\n" for line in lines), encoding="utf-8")
        with open(self.folder / "gold.tsv", "a", encoding="utf-8") as gold:
            gold.writelines(f"{name}\t{','.join(map(str, source))}\t{','.join(map(str, target))}\n" for source, target in groups)

    def add_units(self, name, pairs, rng):
        sides = perturbed(pairs, rng)
        self.add(name, [side.lines for side in sides], beads(sides))


def clean(text):
    text = re.sub(r"\\(x|f|fe|rq) .*?\\\1\*|<[^>]*>|\{[^}]*\}|[\[\]¶]", "", text)
    return re.sub(r"\s+", " ", re.sub(r"\\[a-z0-9]+\*?", " ", text)).strip()


def osis(clone, path, book):
    verses = re.findall(rf"<verse osisID='{book}\.(\d+)\.(\d+)'>(.*?)</verse>", git_text(clone, path), re.S)
    return {(int(chapter), int(verse)): clean(text) for chapter, verse, text in verses}


def usfm(clone, book):
    text = git_text(clone, next(path for path in git_paths(clone) if f"-{book}." in path))
    verses, chapter = {}, 0
    for mark, number, rest in re.findall(r"\\([cv]) (\d+)(.*?)(?=\\[cv] \d|\Z)", re.sub(r"\n\\(s\d?|r|d|ms\d?|mr) .*", "", text), re.S):
        if mark == "c":
            chapter = int(number)
        else:
            verses[chapter, int(number)] = clean(rest)
    return verses


def chapters(clone, version, book):
    texts = json.loads(git_text(clone, f"json/{version}.json"))[book]["chapters"]
    return {(i + 1, j + 1): clean(text) for i, chapter in enumerate(texts) for j, text in enumerate(chapter)}


def make_bibles(clones, folder):
    read = {
        "de": lambda book: osis(clones / "gratis-bible", "de/elb1871nt.xml", book[0]), "en": lambda book: osis(clones / "gratis-bible", "en/isv.xml", book[0]),
        "fr": lambda book: usfm(clones / "lsg", book[2]), "zh": lambda book: chapters(clones / "bible", "zh_ncv", book[1]),
        "es": lambda book: chapters(clones / "bible", "es_rvr", book[1]),
    }
    for pair in BIBLES:
        names = pair.split("-")
        whole, parts = (Set(folder / f"bible-{kind}-{pair}", [LANGUAGES.get(name, name) for name in names]) for kind in ("books", "chapters"))
        for title, book in BOOKS.items():
            rng = random.Random(f"{pair} {title}")
            source, target = (read[name](book) for name in names)
            both = [verse for verse in sorted(source) if source[verse] and target.get(verse)]
            whole.add_units(title, [(source[verse], target[verse]) for verse in both], rng)
            for chapter in sorted({verse[0] for verse in both})[1::4]:
                parts.add_units(f"{title}-{chapter:02}", [(source[verse], target[verse]) for verse in both if verse[0] == chapter], rng)


def make_classical(clone, folder):
    out = Set(folder / "classical", ("zh-Hans", "zh-Hans"))
    paths = sorted(path for path in git_paths(clone) if path.endswith("/bitext.txt"))
    for work in WORKS:
        rng, taken = random.Random(work), 0
        own = [path for path in paths if path.split("/")[1] == work]
        for path in rng.sample(own, len(own)):
            text = git_text(clone, path)
            pairs = list(zip(re.findall(r"^古文：(.+)$", text, re.M), re.findall(r"^现代文：(.+)$", text, re.M)))
            if 15 <= len(pairs) <= 400 and taken < 3:
                out.add_units("_".join(path.split("/")[1:-1]), [(a.strip(), b.strip()) for a, b in pairs], rng)
                taken += 1


def make_novels(clone, folder):
    for name, part in NOVELS.items():
        files = {file: git(clone, "show", f"HEAD:regtest/handaligns/{part}/{file}").decode("iso-8859-2") for file in ("hu.sen", "en.sen", "hand.ladder")}
        sides = [["" if line.strip() == "<p>" else line.strip() for line in files[file].split("\n")[:-1]] for file in ("hu.sen", "en.sen")]
        languages = name.split("-")[1:]
        Set(folder / f"novel-{name}", languages).add("novel", sides, [group for group in rungs(files["hand.ladder"], sides) if any(group)])


def rungs(text, sides):
    """The beads between the rungs of a ladder, without empty lines."""
    pairs = [tuple(int(cell) for cell in line.split()[:2]) for line in text.splitlines() if line.strip()]
    with_text = lambda side, start, end: tuple(i for i in range(start, min(end, len(side))) if side[i].strip())
    return [(with_text(sides[0], a, c), with_text(sides[1], b, d)) for (a, b), (c, d) in zip(pairs, pairs[1:])]


def measured(command):
    """Runs a command; its output and seconds of CPU."""
    with tempfile.TemporaryFile("w+", encoding="utf-8") as out:
        child = subprocess.Popen(command, stdout=out, stderr=subprocess.DEVNULL)
        _, status, usage = os.wait4(child.pid, 0)
        if status:
            raise SystemExit(f"{' '.join(command)} failed with status {status}")
        out.seek(0)
        return out.read(), usage.ru_utime + usage.ru_stime


def ours(program, paths, languages):
    text, seconds = measured([program, "align", "--lang", ",".join(languages), "--segments", "lines", "--format", "json", *paths])
    groups = [group for group in json.loads(text)["groups"] if all(group["members"])]
    return {tuple(tuple(side) for side in group["members"]): group["score"] for group in groups}, seconds


def theirs(program, options, paths):
    """hunalign counts tokens between blanks: every Han character is made one."""
    sides = [pathlib.Path(path).read_text(encoding="utf-8").split("\n")[:-1] for path in paths]
    with tempfile.TemporaryDirectory() as folder:
        copies = [f"{folder}/{number}" for number in range(2)]
        for copy, lines in zip(copies, sides):
            pathlib.Path(copy).write_text("".join(re.sub(r"([\u3400-\u9fff])", r" \1 ", line) + "\n" for line in lines), encoding="utf-8")
        text, seconds = measured([program, *options, os.devnull, *copies])
    return {group: 0 for group in rungs(text, sides) if all(group)}, seconds


def calibration_error(judged):
    """The expected calibration error over ten bins (Naeini and others 2015)."""
    bins = [[] for _ in range(10)]
    for score, is_right in judged:
        bins[min(9, int(score * 10))].append(score - is_right)
    return sum(abs(sum(differences)) for differences in bins) / max(1, len(judged))


def score_set(folder, aligners, errors):
    gold = {}
    for line in (folder / "gold.tsv").read_text(encoding="utf-8").splitlines():
        name, *sides = line.split("\t")
        group = tuple(tuple(int(cell) for cell in side.split(",") if cell) for side in sides)
        if all(group):
            gold.setdefault(name, set()).add(group)
    cells = []
    for title, align in aligners:
        right = found = wanted = seconds = 0
        judged = []
        for name, want in sorted(gold.items()):
            have, cost = align([str(folder / side / f"{name}.txt") for side in ("src", "tgt")], (folder / "languages").read_text().split())
            right, found, wanted, seconds = right + len(want & have.keys()), found + len(have), wanted + len(want), seconds + cost
            judged += [(score, group in want) for group, score in have.items()]
            if title == "isogloss":
                for group in sorted(have.keys() - want)[:errors]:
                    show(folder, name, group, have[group])
        cells.append(f"{title} {2 * right / max(1, found + wanted):.3f}" + (f" (ECE {calibration_error(judged):.3f}, {seconds:.1f} s CPU)" if title == "isogloss" else ""))
    print(f"{folder.name:24} {sum(map(len, gold.values())):6} beads   " + "   ".join(cells), flush=True)


def show(folder, name, group, score):
    """A wrong bead as text."""
    for side, lines in zip(("src", "tgt"), group):
        text = (folder / side / f"{name}.txt").read_text(encoding="utf-8").split("\n")
        print(f"  {name} {score:.2f} {side} {list(lines)} " + " | ".join(text[line] for line in lines))


def main():
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = arguments.add_subparsers(dest="command", required=True)
    make = commands.add_parser("make")
    make.add_argument("folder", type=pathlib.Path)
    make.add_argument("clones", type=pathlib.Path)
    score = commands.add_parser("score")
    score.add_argument("isogloss")
    score.add_argument("folder", type=pathlib.Path)
    score.add_argument("--hunalign")
    score.add_argument("--only", default="")
    score.add_argument("--errors", type=int, default=0)
    args = arguments.parse_args()
    if args.command == "make":
        if all((args.clones / name).exists() for name in ("bible", "gratis-bible", "lsg")):
            make_bibles(args.clones, args.folder)
        for name, makes in (("classical", make_classical), ("hunalign", make_novels)):
            if (args.clones / name).exists():
                makes(args.clones / name, args.folder)
        return
    aligners = [("isogloss", lambda paths, languages: ours(args.isogloss, paths, languages))]
    for options in ([], ["-realign"]) if args.hunalign else ():
        aligners.append((" ".join(["hunalign", *options]), lambda paths, languages, options=options: theirs(args.hunalign, options, paths)))
    for folder in sorted(path.parent for path in args.folder.glob("*/gold.tsv")):
        if args.only in folder.name:
            score_set(folder, aligners, args.errors)


main()

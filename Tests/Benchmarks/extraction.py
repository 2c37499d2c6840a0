#!/usr/bin/env python3
"""Speed, memory and quality of `isogloss extract` beside fast_align or eflomal with phrase extraction, on the same pairs in the same run.

usage: extraction.py ISOGLOSS MEMORY.tmx GLOSSARY.tsv SOURCE TARGET [--fast-align PROGRAM] [--eflomal] [--growth N,…]

GLOSSARY.tsv has a header of language tags; renderings in a cell are separated by ; or a comma, “term -- rendering” repeats the source term. The peers
are *given* the source terms and look up what the symmetrised alignment (grow-diag-final-and) makes of their places; isogloss has to find them. Precision
is that of the first rendering, recall is over the terms whose rendering stands beside one of their places. Words are compared without their endings.
The peers see words in lower case, Han characters one by one. Seconds are of CPU; phrase extraction in Python is not counted. --growth repeats the pairs,
each time with another number in them, to N pairs each.
"""
import argparse, collections, csv, html, json, os, re, subprocess, tempfile, unicodedata
import xml.etree.ElementTree as ElementTree

LANGUAGE = "{http://www.w3.org/XML/1998/namespace}lang"


def tokens(text):
    return re.findall(r"[㐀-䶿一-鿿぀-ゟ]|[^\W_㐀-鿿぀-ゟ]+(?:[-'’][^\W_㐀-鿿぀-ゟ]+)*", unicodedata.normalize("NFKC", text).casefold().replace("ё", "е"))


def stem(word):
    """Endings off: three letters of long Cyrillic words, the plural of Latin ones."""
    if re.match("[а-я]", word):
        return word if len(word) <= 3 else word[: max(3, len(word) - (3 if len(word) > 6 else 2))]
    return re.sub("(?:es|s)$", "", word) if len(word) > 3 else word


def folded(text):
    return tuple(stem(word) for token in tokens(text) for word in token.split("-"))


def holds(places, needle):
    return [i for i in range(len(places) - len(needle) + 1) if tuple(places[i : i + len(needle)]) == needle]


def measured(command, **options):
    child = subprocess.Popen(command, stderr=subprocess.DEVNULL, **options)
    _, status, usage = os.wait4(child.pid, 0)
    if status:
        raise SystemExit(f"{command[0]} failed with status {status}")
    return usage.ru_utime + usage.ru_stime, usage.ru_maxrss // 1024


def read_pairs(path, source, target):
    pairs = []
    for _, unit in ElementTree.iterparse(path):
        if unit.tag == "tu":
            texts = {v.get(LANGUAGE): "".join(v.find("seg").itertext()) for v in unit.findall("tuv")}
            if source in texts and target in texts:
                pairs.append((texts[source], texts[target]))
            unit.clear()
    return pairs


def write_memory(path, pairs, source, target):
    with open(path, "w", encoding="utf-8") as file:
        file.write(f'<?xml version="1.0"?>\n<tmx version="1.4"><header creationtool="b" creationtoolversion="1" segtype="sentence" o-tmf="b" adminlang="en" srclang="{source}" datatype="plaintext"/><body>\n')
        for one, other in pairs:
            file.write(f'<tu><tuv xml:lang="{source}"><seg>{html.escape(one)}</seg></tuv><tuv xml:lang="{target}"><seg>{html.escape(other)}</seg></tuv></tu>\n')
        file.write("</body></tmx>\n")


def read_terms(path, source, target):
    terms = []
    for row in csv.DictReader(open(path, encoding="utf-8"), delimiter="\t"):
        if (row.get(source) or "").strip() and (row.get(target) or "").strip():
            cell = row[target].split(" -- ")[-1]
            terms.append((row[source].strip(), {folded(part) for part in [*re.split("[;,、；，]", cell), cell] if folded(part)}))
    return terms


def report(name, seconds, memory, answers, terms, attainable):
    answered = [t for t, _ in terms if t in answers]
    right = {t for t, wanted in terms if answers.get(t) in wanted}
    print(f"{name:34} {seconds:8.2f} s CPU {memory:6,} MB  answered {len(answered):4}  precision {len(right) / max(1, len(answered)):.3f}  recall {len(right & attainable) / max(1, len(attainable)):.3f} of {len(attainable)}", flush=True)


def ours(isogloss, folder, pairs, source, target):
    write_memory(f"{folder}/pairs.tmx", pairs, source, target)
    with open(f"{folder}/concepts.json", "w", encoding="utf-8") as out:
        cost = measured([isogloss, "extract", "--isolated", "--quiet", "--format", "json", f"{folder}/pairs.tmx"], stdout=out)
    best = {}
    for concept in sorted(json.load(open(f"{folder}/concepts.json", encoding="utf-8"))["concepts"], key=lambda c: -c["confidence"]):
        terms = {term["lang"]: term for term in concept["terms"]}
        if source in terms and target in terms:
            term = terms[source]
            for name in [term["text"], *term["forms"], *(v["text"] for v in term["variants"])]:
                best.setdefault(folded(name), folded(terms[target]["text"]))
    return cost, best


def symmetrised(forth, back):
    """grow-diag-final-and (Koehn, Och and Marcu 2003)."""
    result, union = forth & back, forth | back
    near = [(-1, 0), (0, -1), (1, 0), (0, 1), (-1, -1), (-1, 1), (1, -1), (1, 1)]
    rows, columns, grown = {i for i, _ in result}, {j for _, j in result}, True
    while grown:
        grown = False
        for i, j in sorted(result):
            for point in ((i + a, j + b) for a, b in near):
                if point in union and point not in result and (point[0] not in rows or point[1] not in columns):
                    result.add(point), rows.add(point[0]), columns.add(point[1])
                    grown = True
    for side in (forth, back):
        for i, j in sorted(side):
            if i not in rows and j not in columns:
                result.add((i, j)), rows.add(i), columns.add(j)
    return result


def carried(texts, links, terms):
    """For each source term, what most of its places are aligned to without a link to the outside."""
    votes = {term: collections.Counter() for term, _ in terms}
    needles = [(term, folded(term)) for term, _ in terms]
    for (one, other), pairs in zip(texts, links):
        stems = [stem(word) for word in one]
        for term, needle in needles:
            for start in holds(stems, needle):
                inside = range(start, start + len(needle))
                there = [j for i, j in pairs if i in inside]
                if there and all(i in inside for i, j in pairs if min(there) <= j <= max(there)):
                    votes[term][tuple(stem(word) for word in other[min(there) : max(there) + 1])] += 1
    return {term: min(counts, key=lambda name: (-counts[name], name)) for term, counts in votes.items() if counts}


def peer(command, folder, texts):
    total, peak, sides = 0, 0, []
    for side in ("forth", "back"):
        seconds, memory = command(side)
        total, peak = total + seconds, max(peak, memory)
        lines = open(f"{folder}/{side}", encoding="utf-8").read().split("\n")
        sides.append([{tuple(map(int, point.split("-"))) for point in line.split()} for line in lines])
    return total, peak, [symmetrised(a, b) for a, b in zip(*sides)][: len(texts)]


def main():
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    for name in ("isogloss", "memory", "glossary", "source", "target"):
        arguments.add_argument(name)
    arguments.add_argument("--fast-align")
    arguments.add_argument("--eflomal", action="store_true")
    arguments.add_argument("--growth", default="")
    args = arguments.parse_args()
    pairs = [p for p in read_pairs(args.memory, args.source, args.target) if all(tokens(text) for text in p)]
    texts = [[[w for token in tokens(text) for w in token.split("-") if w] for text in pair] for pair in pairs]
    terms = read_terms(args.glossary, args.source, args.target)
    stems = [[[stem(word) for word in side] for side in pair] for pair in texts]
    attainable = {
        term for term, wanted in terms if any(holds(one, folded(term)) and any(holds(other, name) for name in wanted) for one, other in stems)
    }
    print(f"{len(pairs):,} pairs {args.source}–{args.target}, {len(terms)} terms")
    with tempfile.TemporaryDirectory() as folder:
        (seconds, memory), best = ours(args.isogloss, folder, pairs, args.source, args.target)
        report("isogloss extract", seconds, memory, {t: best[folded(t)] for t, _ in terms if folded(t) in best}, terms, attainable)
        if args.fast_align:
            with open(f"{folder}/texts", "w", encoding="utf-8") as file:
                file.writelines(" ||| ".join(" ".join(side) for side in pair) + "\n" for pair in texts)

            def fast_align(side):
                with open(f"{folder}/{side}", "w") as out:
                    return measured([args.fast_align, "-i", f"{folder}/texts", "-d", "-o", "-v", *(["-r"] if side == "back" else [])], stdout=out)

            seconds, memory, links = peer(fast_align, folder, texts)
            report("fast_align + phrases, terms given", seconds, memory, carried(texts, links, terms), terms, attainable)
        if args.eflomal:
            for number, name in enumerate(("source", "target")):
                with open(f"{folder}/{name}", "w", encoding="utf-8") as file:
                    file.writelines(" ".join(pair[number]) + "\n" for pair in texts)
            cost = measured(["eflomal-align", "--overwrite", "-s", f"{folder}/source", "-t", f"{folder}/target", "-f", f"{folder}/forth", "-r", f"{folder}/back"], stdout=subprocess.DEVNULL)
            costs = iter([cost, (0, 0)])
            seconds, memory, links = peer(lambda _: next(costs), folder, texts)
            report("eflomal + phrases, terms given", seconds, memory, carried(texts, links, terms), terms, attainable)
        for size in (int(n) for n in args.growth.split(",") if n):
            repeated = [tuple(f"{text} {i // len(pairs)}" for text in pairs[i % len(pairs)]) for i in range(size)]
            (seconds, memory), _ = ours(args.isogloss, folder, repeated, args.source, args.target)
            print(f"isogloss, {size:9,} pairs {seconds:8.2f} s CPU {memory:6,} MB", flush=True)


main()

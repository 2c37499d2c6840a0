#!/usr/bin/env python3
"""Speed, memory and quality of `isogloss align` beside hunalign, on the same files in the same run.

usage: alignment.py ISOGLOSS SOURCE TARGET SRC_LANG TGT_LANG [--gold LADDER] [--hunalign PROGRAM] [--growth N,…]

SOURCE and TARGET hold one sentence a line, empty lines between paragraphs allowed. LADDER holds pairs of line numbers at which beads begin, as
hunalign writes them. Beads with text on one side only do not count. --growth repeats the texts to N lines each and shows how time and memory grow, of hunalign up to 20,000 lines.
Build ISOGLOSS with `swift build -c release`. hunalign runs without a dictionary, once as it is and once with -realign.
"""
import argparse, json, os, pathlib, shutil, subprocess, tempfile

# hunalign keeps a matrix of all pairs of lines, and its manual sends longer texts through another program first.
MOST_FOR_HUNALIGN = 20_000


def measured(command):
    """Runs a command; its output, seconds of CPU and peak memory in MB."""
    # hunalign -realign leaves a file behind in the folder it is run in.
    with tempfile.TemporaryFile("w+", encoding="utf-8") as out, tempfile.TemporaryDirectory() as folder:
        child = subprocess.Popen(command, stdout=out, stderr=subprocess.DEVNULL, cwd=folder)
        _, status, usage = os.wait4(child.pid, 0)
        if status:
            raise SystemExit(f"{command[0]} failed with status {status}")
        out.seek(0)
        return out.read(), usage.ru_utime + usage.ru_stime, usage.ru_maxrss // 1024


def program(name):
    """The whole path of a program, which is given by its path or is looked for on $PATH."""
    return os.path.abspath(shutil.which(name) or name)


def rungs(text):
    """The beads between the rungs of a ladder."""
    pairs = [tuple(int(cell) for cell in line.split()[:2]) for line in text.splitlines() if line.strip()]
    return {(tuple(range(a, c)), tuple(range(b, d))) for (a, b), (c, d) in zip(pairs, pairs[1:])}


def with_text(beads, source, target):
    """Beads without empty lines; those of one side only are left out."""
    kept = ((tuple(i for i in s if source[i].strip()), tuple(j for j in t if target[j].strip())) for s, t in beads)
    return {bead for bead in kept if all(bead)}


def figures(have, gold):
    if not gold:
        return ""
    right = len(have & gold)
    return f"  precision {right / max(1, len(have)):.3f}  recall {right / len(gold):.3f}  F1 {2 * right / max(1, len(have) + len(gold)):.3f}"


def row(name, segments, seconds, memory, rest=""):
    print(f"{name:20} {segments:9,} segments {seconds:8.2f} s CPU {segments / max(seconds, 0.001):10,.0f} segments/s {memory:6,} MB{rest}", flush=True)


def main():
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("isogloss", type=program)
    for name in ("source", "target"):
        arguments.add_argument(name, type=os.path.abspath)
    for name in ("src_lang", "tgt_lang"):
        arguments.add_argument(name)
    arguments.add_argument("--gold", type=pathlib.Path)
    arguments.add_argument("--hunalign", type=program)
    arguments.add_argument("--growth", default="")
    args = arguments.parse_args()
    source, target = (pathlib.Path(p).read_text(encoding="utf-8").split("\n")[:-1] for p in (args.source, args.target))
    count = len(source) + len(target)
    gold = with_text(rungs(args.gold.read_text()), source, target) if args.gold else None
    ours = [args.isogloss, "align", "--lang", f"{args.src_lang},{args.tgt_lang}", "--segments", "lines", "--format", "json"]
    text, seconds, memory = measured(ours + [args.source, args.target])
    have = {tuple(tuple(side) for side in group["members"]) for group in json.loads(text)["groups"] if all(group["members"])}
    row("isogloss", count, seconds, memory, figures(have, gold))
    for options in ([], ["-realign"]) if args.hunalign else ():
        text, seconds, memory = measured([args.hunalign, *options, os.devnull, args.source, args.target])
        row(" ".join(["hunalign", *options]), count, seconds, memory, figures(with_text(rungs(text), source, target), gold))
    for size in (int(n) for n in args.growth.split(",") if n):
        with tempfile.TemporaryDirectory() as folder:
            paths = []
            for name, lines, length in (("source", source, size), ("target", target, size * len(target) // len(source))):
                paths.append(f"{folder}/{name}.txt")
                with open(paths[-1], "w", encoding="utf-8") as file:
                    file.writelines(lines[i % len(lines)] + "\n" for i in range(length))
            _, seconds, memory = measured(ours + paths)
            row("isogloss, repeated", size + length, seconds, memory)
            if args.hunalign and size <= MOST_FOR_HUNALIGN:
                _, seconds, memory = measured([args.hunalign, os.devnull, *paths])
                row("hunalign, repeated", size + length, seconds, memory)


main()

#!/usr/bin/env python3
"""Times `isogloss tm lookup` on a memory made by mutation of sample sentences.

usage: bench.py [ISOGLOSS [UNITS [SYSTRAN]]]
       (.build/release/isogloss and 1,000,000 units without arguments; SYSTRAN is what
       Peers/systran builds)

Prints the time to make the index, of a cold command with a built index, and of a query among many
in one command, in both modes, and in the same run that of SYSTRAN fuzzy-match. With RapidFuzz
installed (pip install rapidfuzz), also what comparing with every segment costs there. Times are
user + system of whole processes, so that other work on the machine changes little; of the cold
command the time on the clock as well. The memory is the same on every run:
sentences of this repository's guideline and of made-up words with the frequencies of a language
(Zipf), each mutated a few times, from a fixed seed.
"""
import os
import random
import re
import resource
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

SEED = 20
ROOT = Path(__file__).resolve().parents[3]


def sentences(generator):
    found = []
    for path in sorted((ROOT / "Tests/Samples/guideline/en").glob("*.md")):
        text = re.sub(r"[*_`#>|]|\]\([^)]*\)|\[", "", path.read_text(encoding="utf-8"))
        found += [s for s in re.split(r"(?<=[.!?])\s+|\n", text) if len(s.split()) > 3]
    syllables = [c + v for c in "bdfgklmnprstvz" for v in "aeiou"]
    words = ["".join(generator.choices(syllables, k=generator.randint(1, 4))) for _ in range(40_000)]
    weights = [1 / (rank + 3) for rank in range(len(words))]
    made = generator.choices(words, weights, k=600_000)
    start = 0
    while start < len(made):
        count = generator.randint(4, 22)
        found.append(" ".join(made[start : start + count]).capitalize() + ".")
        start += count
    return found, made


def mutated(sentence, words, generator, most):
    tokens = sentence.split()
    for _ in range(generator.randint(1, most)):
        place = generator.randrange(len(tokens)) if tokens else 0
        kind = generator.random()
        if kind < 0.5 and tokens:
            tokens[place] = generator.choice(words)
        elif kind < 0.7 and tokens:
            del tokens[place]
        else:
            tokens.insert(place, generator.choice(words))
    return " ".join(tokens)


def escaped(text):
    return text.replace("&", "&amp;").replace("<", "&lt;")


def write_memory(path, count, generator):
    originals, words = sentences(generator)
    segments = []
    with open(path, "w", encoding="utf-8") as file:
        file.write("<tmx version='1.4'><header srclang='en'/><body>\n")
        for number in range(count):
            text = originals[number % len(originals)]
            if number >= len(originals):
                text = mutated(text, words, generator, 6)
            segments.append(text)
            file.write(
                f"<tu tuid='{number}'><tuv xml:lang='en'><seg>{escaped(text)}</seg></tuv>"
                f"<tuv xml:lang='ru'><seg>Перевод {number}</seg></tuv></tu>\n"
            )
        file.write("</body></tmx>\n")
    queries = [mutated(generator.choice(segments), words, generator, 4) for _ in range(200)]
    queries += [" ".join(generator.choices(words, k=generator.randint(4, 20))) for _ in range(100)]
    return segments, [query for query in queries if query]


def seconds(command):
    """CPU seconds and seconds on the clock of a command."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    start = time.perf_counter()
    done = subprocess.run(command, capture_output=True, text=True)
    clock = time.perf_counter() - start
    if done.returncode != 0:
        sys.exit(done.stderr)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime, clock


def warm(tool, memory, file, count, *flags):
    """Milliseconds of a query among many: what the command costs beyond one query."""
    command = [tool, "tm", "lookup", "--file", file, memory, "--lang", "en", "--isolated",
               "--format", "json", *flags]
    single = [*command]
    single[3:5] = [Path(file).read_text(encoding="utf-8").split("\n")[0]]
    rounds = [seconds(command)[0] - seconds(single)[0] for _ in range(5)]
    return statistics.median(rounds) / (count - 1) * 1000


def main():
    tool = os.path.abspath(sys.argv[1]) if len(sys.argv) > 1 else str(ROOT / ".build/release/isogloss")
    count = int(sys.argv[2]) if len(sys.argv) > 2 else 1_000_000
    generator = random.Random(SEED)
    with tempfile.TemporaryDirectory() as folder:
        memory = os.path.join(folder, "memory.tmx")
        segments, queries = write_memory(memory, count, generator)
        one = [tool, "tm", "lookup", queries[0], memory, "--lang", "en", "--isolated"]
        made, _ = seconds(one)
        print(f"index made in {made:.1f} s, {count / made:,.0f} units/s with reading the TMX and writing it")
        cold = [seconds([*one[:3], query, *one[4:]]) for query in queries[:25]]
        cpu, clock = (statistics.median(column) * 1000 for column in zip(*cold))
        print(f"cold command: median {cpu:.1f} ms, {clock:.1f} ms on the clock")
        file = os.path.join(folder, "queries.txt")
        Path(file).write_text("\n".join(queries) + "\n", encoding="utf-8")
        print(f"query of many, everything found: {warm(tool, memory, file, len(queries)):.3f} ms")
        print(f"query of many, --fast: {warm(tool, memory, file, len(queries), '--fast'):.3f} ms")
        if len(sys.argv) > 3:
            texts = os.path.join(folder, "segments.txt")
            Path(texts).write_text("\n".join(segments) + "\n", encoding="utf-8")
            print(subprocess.run([os.path.abspath(sys.argv[3]), texts, file], check=True,
                                 capture_output=True, text=True).stdout.strip())
        try:
            from rapidfuzz import distance, process
        except ImportError:
            print("RapidFuzz is not installed: nothing to compare with")
            return
        start = time.perf_counter()
        for query in queries[::10]:
            process.extract(query, segments, limit=5, score_cutoff=0.7,
                            scorer=distance.Levenshtein.normalized_similarity)
        spent = (time.perf_counter() - start) / len(queries[::10]) * 1000
        print(f"RapidFuzz, comparing with every segment: {spent:.1f} ms")


if __name__ == "__main__":
    main()

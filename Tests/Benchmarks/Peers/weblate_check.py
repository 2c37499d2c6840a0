"""The algorithm of Weblate's glossary check, written anew without its database.

usage: weblate_check.py UNITS.tsv GLOSSARY.tsv

UNITS has a source and a target a line, GLOSSARY a source term and its translation. As Weblate does it,
the terms of a source are found by one Aho-Corasick automaton over lower-case text, hits inside words are
dropped, and each translation is searched in the target by a regular expression of its own. Prints the
number of terms missed. Nothing is inflected: every Russian case form counts as a miss.
"""

import re
import sys

import ahocorasick_rs

WORD = re.compile(r"\w")


def rows(path):
    with open(path, encoding="utf-8") as lines:
        for line in lines:
            cells = line.rstrip("\n").split("\t")
            if len(cells) == 2:
                yield cells


def main():
    glossary = list(rows(sys.argv[2]))
    automaton = ahocorasick_rs.AhoCorasick([source.lower() for source, _ in glossary])
    missed = 0
    for source, target in rows(sys.argv[1]):
        text = source.lower()
        found = set()
        for index, start, end in automaton.find_matches_as_indexes(text, overlapping=True):
            if start > 0 and WORD.match(text[start - 1]) or end < len(text) and WORD.match(text[end]):
                continue
            found.add(index)
        for index in found:
            if not re.search(r"\b" + re.escape(glossary[index][1]) + r"\b", target, re.IGNORECASE):
                missed += 1
    print(missed)


main()

#!/usr/bin/env python3
"""Fits the trees that tell terms of English texts, and measures them on domains left out.

usage: english_terms.py ACTER [--write EnglishTermTrees.swift]

ACTER is a copy of the domains of ACTER: texts/*.txt and terms.tsv, the terms that people marked, in lower case. Beside each, DOMAIN.tsv, which
`ISOGLOSS_FEATURES=ACTER swift test --filter EnglishTermTable` writes: the forms of each candidate and what EnglishTermFeatures sees of it. A candidate counts as a
term when half of its forms were marked. Printed are F1, precision and recall over forms of each domain with trees fitted to the others, cut where the expected F1
is greatest (FairCut.swift). The trees that are written are fitted to all domains. Needs lightgbm and scikit-learn.
"""
import argparse, pathlib

import lightgbm
import numpy as np

TREES = dict(objective="binary", learning_rate=0.06, num_leaves=8, min_data_in_leaf=60, feature_fraction=0.5, bagging_fraction=0.8, bagging_freq=1, lambda_l2=5, max_bin=63, verbose=-1, num_threads=1, seed=1)
ROUNDS = 150


class Domain:
    def __init__(self, table, folder):
        with open(folder / "terms.tsv", encoding="utf-8") as file:
            self.marked = {line.split("\t")[0].strip().lower() for line in file if line.strip()}
        with open(table, encoding="utf-8") as file:
            self.names = next(file).rstrip("\n").split("\t")[1:]
            rows = [line.rstrip("\n").split("\t") for line in file]
        self.forms = [{form.lower() for form in row[0].split("|")} for row in rows]
        self.features = np.array([[float(cell) for cell in row[1:]] for row in rows], dtype=np.float32)
        self.is_term = np.array([2 * len(forms & self.marked) >= len(forms) for forms in self.forms])

    def figures(self, kept):
        found = set().union(*(forms for forms, keep in zip(self.forms, kept) if keep))
        right = len(found & self.marked)
        precision, recall = right / max(1, len(found)), right / len(self.marked)
        return 2 * precision * recall / max(1e-9, precision + recall), precision, recall


def fitted(domains):
    data = lightgbm.Dataset(np.vstack([d.features for d in domains]), np.concatenate([d.is_term for d in domains]))
    return lightgbm.train(TREES, data, ROUNDS)


def fair_cut(probabilities):
    sorted_ = np.sort(probabilities)[::-1]
    expected = 2 * np.cumsum(sorted_) / (np.arange(1, len(sorted_) + 1) + sorted_.sum())
    return min(max(sorted_[expected.argmax()], 0.15), 0.5)


def nodes(tree):
    if "leaf_value" in tree:
        return [f"{1000 * tree['leaf_value']:.0f}"]
    head = f"{tree['split_feature']}:{float('%.4g' % tree['threshold']):g}"
    return [head, *nodes(tree["left_child"]), *nodes(tree["right_child"])]


def wrapped(words):
    """One tree a line, broken with a backslash where it is too long."""
    lines, line = [], "   "
    for word in words:
        if len(line) + len(word) > 96:
            lines.append(line + " \\")
            line = "   "
        line += " " + word
    return "\n".join([*lines, line])


def write(path, model):
    trees = [wrapped(nodes(tree["tree_structure"])) for tree in model.dump_model()["tree_info"]]
    text = '/// The trees of ``EnglishTermModel``, written by `Tests/Benchmarks/english_terms.py`.\nenum EnglishTermTrees {\n  /// One tree a line.\n  static let text = """\n'
    path.write_text(text + "\n".join(trees) + '\n    """\n}\n', encoding="utf-8")


def main():
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("acter", type=pathlib.Path)
    arguments.add_argument("--write", type=pathlib.Path)
    args = arguments.parse_args()
    domains = {table.stem: Domain(table, args.acter / table.stem) for table in sorted(args.acter.glob("*.tsv"))}
    for name, domain in domains.items():
        likely = fitted([other for key, other in domains.items() if key != name]).predict(domain.features)
        cut = fair_cut(likely)
        print("%-8s left out: F1 %.3f  precision %.3f  recall %.3f  cut %.2f" % (name, *domain.figures(likely >= cut), cut))
    if args.write:
        write(args.write, fitted(list(domains.values())))


main()

#!/usr/bin/env python3
"""CPU time that `isogloss server` takes to check a document again after an edit.

usage: editing.py ISOGLOSS GLOSSARY LANGUAGE DOCUMENT [--source LANGUAGE DOCUMENT] [--edits N]

A letter is put into the middle of the document and taken out again, N times in all, and the findings are asked
for after each change; the server lets the text rest for 300 ms before it checks. Told are milliseconds of user
and system time of the whole server for one edit: the change, the check, the findings as JSON.
"""
import argparse
import json
import os
import shutil
import subprocess
import tempfile


class Server:
    def __init__(self, program, folder):
        environment = dict(os.environ, ISOGLOSS_CACHE_DIR=folder + "/.cache")
        self.process = subprocess.Popen(
            [program, "server"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=folder, env=environment)
        self.requests = 0

    def send(self, method, params, **more):
        content = json.dumps({"jsonrpc": "2.0", "method": method, "params": params, **more}).encode()
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n" % len(content) + content)
        self.process.stdin.flush()

    def ask(self, method, params):
        self.requests += 1
        self.send(method, params, id=self.requests)
        while True:
            length = 0
            while (line := self.process.stdout.readline().strip()):
                length = int(line.split(b":")[1])
            answer = json.loads(self.process.stdout.read(length))
            if answer.get("id") == self.requests:
                return answer

    def seconds(self):
        fields = open(f"/proc/{self.process.pid}/stat").read().rsplit(") ", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def megabytes(self):
        return int(open(f"/proc/{self.process.pid}/statm").read().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1e6


def main():
    parser = argparse.ArgumentParser()
    for name in ("isogloss", "glossary", "language", "document"):
        parser.add_argument(name)
    parser.add_argument("--source", nargs=2)
    parser.add_argument("--edits", type=int, default=100)
    options = parser.parse_args()
    folder = os.path.realpath(tempfile.mkdtemp())
    try:
        configuration = 'glossaries: [glossary.csv]\ndocuments: ["{lang}/*.md"]\n'
        shutil.copy(options.glossary, folder + "/glossary.csv")
        for language, document in [(options.language, options.document)] + ([options.source] if options.source else []):
            os.makedirs(f"{folder}/{language}")
            shutil.copy(document, f"{folder}/{language}/document.md")
        if options.source:
            configuration += f"sourceLanguage: {options.source[0]}\n"
        open(folder + "/isogloss.yml", "w").write(configuration)
        measure(options, folder)
    finally:
        shutil.rmtree(folder)


def measure(options, folder):
    path = f"{folder}/{options.language}/document.md"
    text = open(path).read()
    document = {"uri": "file://" + path}
    server = Server(os.path.abspath(options.isogloss), folder)
    server.ask("initialize", {"rootUri": "file://" + folder, "capabilities": {"textDocument": {"diagnostic": {}}}})
    server.send("initialized", {})
    before = server.seconds()
    server.send("textDocument/didOpen",
                {"textDocument": {**document, "languageId": "markdown", "version": 0, "text": text}})
    answer = server.ask("textDocument/diagnostic", {"textDocument": document})
    print(f"opened in {server.seconds() - before:.2f} s of CPU, {len(answer['result']['items'])} findings")
    lines = text.split("\n")
    line = next(index for index in range(len(lines) // 2, len(lines)) if len(lines[index]) > 40)
    start = {"line": line, "character": 20}
    end = {"line": line, "character": 21}
    rounds = []
    for part in range(5):
        before = server.seconds()
        for edit in range(options.edits // 5):
            inserts = edit % 2 == 0
            change = {"range": {"start": start, "end": start if inserts else end}, "text": "x" if inserts else ""}
            server.send("textDocument/didChange", {
                "textDocument": {**document, "version": part * options.edits + edit + 1}, "contentChanges": [change]})
            answer = server.ask("textDocument/diagnostic", {"textDocument": document})
        rounds.append((server.seconds() - before) * 1000 / (options.edits // 5))
    rounds.sort()
    print(f"an edit: {rounds[2]:.2f} ms of CPU (of five rounds {rounds[0]:.2f} to {rounds[-1]:.2f}), "
          f"{len(text.encode()) / 1000:.0f} kB, {len(answer['result'].get('items', []))} findings, "
          f"{server.megabytes():.0f} MB resident")
    server.ask("shutdown", None)
    server.send("exit", None)
    server.process.wait()


if __name__ == "__main__":
    main()

#!/usr/bin/env python3
"""Times reading, counting, checking and writing of a large memory beside a reader in C.

usage: memory.py [ISOGLOSS [MEGABYTES]]        (.build/release/isogloss and 130 without arguments)

Each row is the median of three pairs, ours and the C reader in turn: user + system time of whole
processes, which load does not move much, and the greatest resident memory. “held” is `check` with
the memory and a draft of one sentence, less the same without the memory. With 5000 for megabytes,
what needs memory for the texts is left out.
"""
import os
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).resolve().parent


def run(command):
    """CPU seconds, resident megabytes and standard output of a command."""
    read, write = os.pipe()
    process = subprocess.Popen(command, stdout=write, stderr=subprocess.DEVNULL)
    os.close(write)
    with os.fdopen(read) as pipe:
        output = pipe.read()
    _, status, usage = os.wait4(process.pid, 0)
    if status != 0:
        sys.exit(f"{command} ended with {status}")
    return usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024, output


def compare(name, ours, peer, base=None, pairs=3):
    times, ratios, memory = [], [], 0
    for _ in range(pairs):
        seconds, megabytes, _ = run(ours)
        if base:
            less, _, _ = run(base)
            seconds -= less
        other, _, _ = run(peer)
        times.append(seconds)
        ratios.append(seconds / other)
        memory = max(memory, megabytes)
    print(f"{name:<28} {statistics.median(times):8.2f} s {memory:7.0f} MB "
          f"{statistics.median(ratios):6.2f} × C", flush=True)


def main():
    tool = os.path.abspath(sys.argv[1] if len(sys.argv) > 1 else HERE / "../../.build/release/isogloss")
    size = sys.argv[2] if len(sys.argv) > 2 else "130"
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder)
        memory, reader = place / "big.tmx", place / "tmx_sax2"
        flags = subprocess.run(["pkg-config", "--cflags", "--libs", "libxml-2.0"], check=True,
                               capture_output=True, text=True).stdout.split()
        subprocess.run(["cc", "-O2", HERE / "Peers/tmx_sax2.c", "-o", reader, *flags], check=True)
        with open(memory, "wb") as file:
            subprocess.run([sys.executable, HERE / "Peers/make_big_tmx.py", size], stdout=file, check=True)
        peer = [reader, memory]
        seconds, megabytes, told = run(peer)
        text = int(told.split(",")[2].split()[0]) / 1e6
        print(f"{memory.stat().st_size / 1e6:.0f} MB with {text:.1f} MB of text")
        print(f"{'C SAX2, every segment copied':<28} {seconds:8.2f} s {megabytes:7.0f} MB")
        (place / "ru.md").write_text("Нажмите кнопку.\n", encoding="utf-8")
        (place / "en.md").write_text("Press the button.\n", encoding="utf-8")
        (place / "g.csv").write_text("concept,lang,term,status\nb,en,button,preferred\nb,ru,кнопка,preferred\n",
                                     encoding="utf-8")
        check = [tool, "check", place / "ru.md", "--lang", "ru", "--source", place / "en.md", "--source-lang",
                 "en", "--glossary", place / "g.csv", "--isolated", "--no-cache", "-q"]
        if float(size) < 1000:
            compare("held for check", [*check, "--memory", memory], peer, base=check)
        compare("tm stats", [tool, "tm", "stats", memory], peer)
        compare("tm validate", [tool, "tm", "validate", "-q", memory], peer)
        if float(size) < 1000:
            compare("tm import -o", [tool, "tm", "import", "-q", memory, "-o", place / "out.tmx"], peer)


if __name__ == "__main__":
    main()

"""Writes a large TMX by repetition: make_big_tmx.py MEGABYTES [SAMPLE.tmx] > big.tmx"""

import re
import sys

sample = open(sys.argv[2], encoding="utf-8").read() if len(sys.argv) > 2 else None
if sample:
    units = re.findall(r"<tu[ >].*?</tu>\s*", sample, re.S)
else:
    units = [
        f'<tu tuid="u{i}" changedate="20240131T120000Z"><prop type="x-document">page{i % 7}.md</prop>\n'
        f'<tuv xml:lang="en"><seg>Press the <bpt i="1" x="1">&lt;b&gt;</bpt>button<ept i="1">&lt;/b&gt;</ept> number {i} to open the settings of the window.</seg></tuv>\n'
        f'<tuv xml:lang="ru"><seg>Нажмите <bpt i="1" x="1">&lt;b&gt;</bpt>кнопку<ept i="1">&lt;/b&gt;</ept> номер {i}, чтобы открыть параметры окна.</seg></tuv></tu>\n'
        for i in range(2000)
    ]
head = '<?xml version="1.0" encoding="UTF-8"?>\n<tmx version="1.4"><header creationtool="x" creationtoolversion="1" segtype="sentence" o-tmf="x" adminlang="en" srclang="en" datatype="plaintext"/><body>\n'
block = "".join(units).encode()
out = sys.stdout.buffer
out.write(head.encode())
written = 0
while written < int(float(sys.argv[1]) * 1e6):
    out.write(block)
    written += len(block)
out.write(b"</body></tmx>\n")

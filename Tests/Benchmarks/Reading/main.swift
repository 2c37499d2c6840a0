// Holds the texts of a TMX file as `check` does, and tells how many there are; compiled with the
// sources of LibXML by Tests/Benchmarks/reading.
import Glibc

/// A block of texts as LanguageAssets' `MemoryTexts` holds it.
struct HeldTexts {
  var bytes: [UInt8] = []
  var ends: [UInt32] = []
  var labels: [UInt16] = []
  var unitEnds: [UInt32] = []
}

guard CommandLine.arguments.count == 2,
  let file = unsafe fopen(CommandLine.arguments[1], "r")
else {
  print("usage: reading FILE.tmx")
  exit(2)
}
let plan = XMLTextScan.Plan(
  path: ["tmx", "body", "tu", "tuv", "seg"], identifier: "tuid", label: "lang",
  hidden: ["bpt", "ept", "it", "ph", "ut"])
var held: [HeldTexts] = []

func nextChunk() -> [UInt8]? {
  let chunk = unsafe [UInt8](unsafeUninitializedCapacity: 65536) { buffer, count in
    unsafe count = fread(buffer.baseAddress, 1, 65536, file)
  }
  return chunk.isEmpty ? nil : chunk
}

let isRead = try XMLTextScan.read(plan, in: nextChunk) { batch in
  var block = HeldTexts()
  block.bytes.reserveCapacity(batch.bytes.count)
  for record in batch.records {
    guard let last = record.texts.last else { continue }
    let moved = record.start - block.bytes.count
    block.bytes.append(contentsOf: batch.bytes[record.start..<batch.textEnds[last]])
    block.ends += record.texts.map { UInt32(truncatingIfNeeded: batch.textEnds[$0] - moved) }
  }
  block.labels = batch.textLabels
  block.unitEnds = batch.records.map { UInt32(truncatingIfNeeded: $0.texts.upperBound) }
  held.append(block)
}
let units = held.reduce(0) { $0 + $1.unitEnds.count }
let bytes = held.reduce(0) { $0 + $1.bytes.count }
print(isRead ? "\(units) units, \(bytes) bytes of text held" : "not for a quick reader")

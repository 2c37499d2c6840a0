import TestSupport

/// Damages documents by their lines and marks, with pieces of others between them.
struct DocumentDamage {
  private var generator: SeededGenerator

  /// The same seed does the same damage.
  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  /// A damaged version of a document.
  mutating func damaged(_ bytes: [UInt8], beside others: [[UInt8]]) -> [UInt8] {
    var result = bytes
    for _ in 0..<Int.random(in: 1...6, using: &generator) {
      switch Int.random(in: 0..<7, using: &generator) {
      case 0: result.removeSubrange(slice(of: result, upTo: 80))
      case 1: result.insert(contentsOf: result[slice(of: result, upTo: 200)], at: place(in: result))
      case 2:
        let other = others[Int.random(in: 0..<others.count, using: &generator)]
        result.insert(contentsOf: other[slice(of: other, upTo: 400)], at: place(in: result))
      case 3: result.insert(contentsOf: mark(), at: place(in: result))
      case 4: result.replaceSubrange(slice(of: result, upTo: 4), with: mark())
      case 5: result.removeLast(result.count - place(in: result))
      default:
        guard !result.isEmpty else { continue }
        result[Int.random(in: 0..<result.count, using: &generator)] = .random(
          in: 0...255, using: &generator)
      }
    }
    return result
  }

  private mutating func place(in bytes: [UInt8]) -> Int {
    Int.random(in: 0...bytes.count, using: &generator)
  }

  private mutating func slice(of bytes: [UInt8], upTo length: Int) -> Range<Int> {
    let start = place(in: bytes)
    return start..<min(bytes.count, start + Int.random(in: 0...length, using: &generator))
  }

  private mutating func mark() -> [UInt8] {
    let mark = Self.marks[Int.random(in: 0..<Self.marks.count, using: &generator)]
    return Array(repeating: Array(mark.utf8), count: Int.random(in: 1...9, using: &generator))
      .flatMap(\.self)
  }

  private static let marks = [
    "\n", "\n\n", "\r", "\t", "    ", "# ", "- ", "1. ", "> ", "```\n", "~~~", "---\n", "===\n",
    "|",
    "| --- |\n", "*", "**", "_", "`", "``", "[", "](", ")", "![", "<", ">", "</", "/>", "<!--",
    "-->",
    "<p>", "</div>", "&", "&amp;", "&#x0;", "&#", "{", "}", "{{", "{%", "${", "\"", "'", "\\",
    "\\\"",
    ":::", "::", ".. ", "++++\n", "====\n", "msgid \"", "msgstr \"", "#, fuzzy\n", "%{", "%1$@",
    "\0",
    "\u{feff}", "\u{200d}", "e\u{301}", "か\u{3099}", "한", "𠮷", "👩‍👩‍👧", "，", "。", "import x\n",
    "<A b={1}>",
  ]
}

/// Tells the lines between which pages of VuePress have columns: `---:1` opens the first, `:--:1` the next, `:---` closes
/// the last.
///
/// Source: pages that have them, such as those of `sanic-org/sanic-guide`.
enum ColumnMark {
  /// Whether a line is one, and nothing else.
  static func isOne(_ line: ArraySlice<UInt8>) -> Bool {
    guard let last = line.lastIndex(where: { !$0.isSpace }) else { return false }
    let text = line[...last]
    if text.elementsEqual(":---".utf8) { return true }
    guard text.starts(with: "---:".utf8) || text.starts(with: ":--:".utf8) else { return false }
    let width = text.dropFirst(4)
    return !width.isEmpty && width.allSatisfy { (0x30...0x39).contains($0) }
  }
}

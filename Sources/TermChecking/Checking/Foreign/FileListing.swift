import DocumentFormats

/// Tells the items of lists that are names of files and folders, which nobody marks as code where the whole list shows
/// a tree of them.
enum FileListing {
  /// The items of one word, as indices of blocks, of lists of which a third of such items are called as files and folders
  /// only are: `App.jsx`, `pages/`.
  ///
  /// - Complexity: O(n) in the number of blocks and the length of list items.
  static func items(of blocks: [TextBlock]) -> Set<Int> {
    var result: Set<Int> = []
    var names: [Int] = []
    var fileCount = 0
    for (index, block) in blocks.enumerated() {
      if block.kind == .listItem {
        guard isName(block.text) else { continue }
        names.append(index)
        fileCount += isFile(block.text) ? 1 : 0
      } else if !names.isEmpty {
        if areFiles(fileCount, of: names.count) { result.formUnion(names) }
        (names, fileCount) = ([], 0)
      }
    }
    if areFiles(fileCount, of: names.count) { result.formUnion(names) }
    return result
  }

  private static func areFiles(_ fileCount: Int, of count: Int) -> Bool {
    fileCount >= leastFiles && fileCount * 3 >= count
  }

  /// The least names of files that make a list one of them.
  private static let leastFiles = 3

  private static func isName(_ text: String) -> Bool {
    !text.isEmpty
      && text.utf8.allSatisfy { byte in
        (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 || "-_./@[]()+".utf8.contains(byte)
      }
  }

  /// Whether a name ends with a slash, or has an extension.
  private static func isFile(_ name: String) -> Bool {
    if name.hasSuffix("/") { return true }
    guard let dot = name.lastIndex(of: ".") else { return false }
    let ending = name[dot...].dropFirst()
    return (1...mostLettersOfExtension).contains(ending.count) && ending.contains(where: \.isLetter)
  }

  private static let mostLettersOfExtension = 5
}

import DocumentFormats

/// The sections of a document that list its changes, which many projects take from their commits as they are.
enum ChangeSections {
  /// The blocks below a heading that says so, up to the next one of its level or above, by their indices.
  ///
  /// - Complexity: O(number of blocks).
  static func blocks(of blocks: [TextBlock]) -> Set<Int> {
    var level: Int?
    var found: Set<Int> = []
    for (index, block) in blocks.enumerated() {
      if block.kind == .heading {
        if let open = level, block.level <= open { level = nil }
        if level == nil, titles.contains(title(block)) { level = block.level }
      } else if level != nil {
        found.insert(index)
      }
    }
    return found
  }

  private static func title(_ block: TextBlock) -> String {
    block.text.lowercased().filter { $0.isLetter }
  }

  /// What such a section is called, in letters alone.
  private static let titles: Set<String> = [
    "änderungen", "änderungsprotokoll", "changelog", "changes", "historialdecambios",
    "historicodealterações", "históricodealterações", "historiquedesmodifications",
    "journaldesmodifications", "registrodealterações", "registrodecambios", "журналзмін",
    "журнализменений", "историяизменений", "списокизменений", "변경내역", "변경로그", "변경사항", "변경이력",
    "変更履歴", "更新履歴", "更新日志", "更新日誌", "变更日志", "变更记录", "變更日誌", "變更記錄", "修改日志", "更改日志",
  ]
}

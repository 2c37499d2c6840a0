/// The words that stand alone on the line before a note.
enum NoteLabels {
  /// Whether a line is nothing but the label of a note, such as “Note:”, «Совет» or “開發者注意”.
  static func isLabel(_ line: String) -> Bool {
    guard line.utf8.count <= 48 else { return false }
    let text = line.lowercased().trimmingMarks
    if labels.contains(text) { return true }
    // Compounds such as “developer note”: the label comes last where words are not inflected.
    let isShortCJK = text.unicodeScalars.count <= 8 && text.unicodeScalars.allSatisfy(\.isCJK)
    return isShortCJK && tails.contains { text.hasSuffix($0) }
  }

  private static let labels: Set<String> = [
    "note", "notes", "tip", "tips", "hint", "warning", "caution", "important", "attention",
    "example", "see also", "info", "danger",
    "примечание", "примечания", "заметка", "совет", "внимание", "важно", "предупреждение",
    "осторожно", "пример", "подсказка", "см. также", "обратите внимание",
    "注", "例", "重要", "警告", "例如", "示例", "メモ", "ヒント", "ノート", "例えば",
    "hinweis", "achtung", "tipp", "remarque", "attention", "astuce", "nota", "consejo",
  ]

  private static let tails = [
    "注意", "提示", "提醒", "备注", "備註", "注记", "注釋", "注释", "说明", "補足", "注意事項", "注意事项",
  ]
}

extension String {
  /// The text without the colons, brackets and spaces around it.
  fileprivate var trimmingMarks: String {
    let marks = ":：!！[]【】()（） *"
    let head = drop { marks.contains($0) }
    return String(head.reversed().drop { marks.contains($0) }.reversed())
  }
}

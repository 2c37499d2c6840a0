import DocumentFormats

/// Tells paragraphs that hardly translate each other: the draft has code that its source does not.
enum AddedCode {
  private static let shortestCode = 3

  /// Whether a draft's paragraphs have code that those of their source lack, while they have all of the
  /// source's own: a version that says more, or another paragraph altogether.
  ///
  /// - Complexity: O(length of the paragraphs) for each piece of code.
  static func isIn(_ draft: [TextBlock], of source: [TextBlock]) -> Bool {
    lacks(source, codeOf: draft) && !lacks(draft, codeOf: source)
  }

  private static func lacks(_ blocks: [TextBlock], codeOf others: [TextBlock]) -> Bool {
    others.contains { other in
      other.spans.contains { span in
        guard span.kind == .code, span.range.count >= shortestCode else { return false }
        let code = other.text.utf8Slice(span.range)
        return !blocks.contains { $0.text.holdsBytes(of: code) }
      }
    }
  }
}

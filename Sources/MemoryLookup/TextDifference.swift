/// A text with what another one has instead.
package struct TextDifference: Hashable, Sendable {
  /// Whether a piece stands in both texts or in one.
  package enum Kind: Hashable, Sendable {
    /// In both.
    case same
    /// In the old text only.
    case deleted
    /// In the new text only.
    case inserted
  }

  /// A piece of text.
  package struct Piece: Hashable, Sendable {
    /// Where it stands.
    package var kind: Kind
    /// The text, with the space before it.
    package var text: String
  }

  /// The pieces in order; of what is replaced, the old comes first.
  package let pieces: [Piece]

  /// Compares an old text with a new one, word by word or character by character.
  package init(from old: String, to new: String, _ unit: ComparisonUnit) {
    let alignment = TokenAlignment(old, new, unit)
    let (oldBytes, newBytes) = (Array(old.utf8), Array(new.utf8))
    var writer = PieceWriter()
    var (oldEnd, newEnd) = (0, 0)
    for pair in alignment.pairs {
      let left = pair.left.map { alignment.left[$0].token.range }
      let right = pair.right.map { alignment.right[$0].token.range }
      if let left {
        writer.add(pair.isSame ? .same : .deleted, oldBytes[oldEnd..<left.upperBound])
        oldEnd = left.upperBound
      }
      if let right {
        if !pair.isSame { writer.add(.inserted, newBytes[newEnd..<right.upperBound]) }
        newEnd = right.upperBound
      }
    }
    writer.add(.same, oldBytes[oldEnd...])
    pieces = writer.finish()
  }
}

/// Joins tokens to pieces.
private struct PieceWriter {
  private var pieces: [TextDifference.Piece] = []
  private var deleted = ""
  private var inserted = ""

  mutating func add(_ kind: TextDifference.Kind, _ bytes: ArraySlice<UInt8>) {
    let text = String(decoding: bytes, as: UTF8.self)
    guard !text.isEmpty else { return }
    switch kind {
    case .deleted: deleted += text
    case .inserted: inserted += text
    case .same:
      flush()
      if pieces.last?.kind == .same {
        pieces[pieces.count - 1].text += text
      } else {
        pieces.append(.init(kind: .same, text: text))
      }
    }
  }

  /// Writes what was replaced; the space before it is the same in both as a rule.
  private mutating func flush() {
    if !deleted.isEmpty, !inserted.isEmpty, deleted.first == " ", inserted.first == " " {
      if pieces.last?.kind == .same {
        pieces[pieces.count - 1].text += " "
      } else {
        pieces.append(.init(kind: .same, text: " "))
      }
      deleted.removeFirst()
      inserted.removeFirst()
    }
    if !deleted.isEmpty { pieces.append(.init(kind: .deleted, text: deleted)) }
    if !inserted.isEmpty { pieces.append(.init(kind: .inserted, text: inserted)) }
    (deleted, inserted) = ("", "")
  }

  mutating func finish() -> [TextDifference.Piece] {
    flush()
    return pieces
  }
}

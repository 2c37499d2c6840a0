/// Puts the numbers and placeables of a new source text into the translation of an old one.
///
/// Done only where nothing can go wrong: every number or placeable that differs stands in the
/// translation as often as in the old source text, written alike, and is always replaced by the same one.
package struct TargetAdaptation: Hashable, Sendable {
  /// A number or placeable that was replaced.
  package struct Change: Hashable, Sendable {
    /// As the memory has it.
    package var old: String
    /// As the new text has it.
    package var new: String
  }

  /// What was replaced, in the order of the source text.
  package let changes: [Change]

  private let kinds: [SegmentToken.Identity: Change]
  private let counts: [SegmentToken.Identity: Int]

  /// Compares the source text of the memory with the new one; nil when nothing has to be replaced or
  /// one thing would be replaced by two.
  package init?(from old: String, to new: String, _ unit: ComparisonUnit) {
    let alignment = TokenAlignment(old, new, unit)
    var changes: [Change] = []
    var kinds: [SegmentToken.Identity: Change] = [:]
    var counts: [SegmentToken.Identity: Int] = [:]
    for pair in alignment.pairs {
      guard let left = pair.left.map({ alignment.left[$0] }), left.token.isTakenOver else {
        continue
      }
      let identity = SegmentToken.Identity(kind: left.token.kind, text: left.text)
      counts[identity, default: 0] += 1
      guard let right = pair.right.map({ alignment.right[$0] }),
        right.token.kind == left.token.kind
      else { return nil }
      let change = Change(old: left.text, new: right.text)
      if let known = kinds[identity] {
        if known != change { return nil }
      } else {
        kinds[identity] = change
        if left.text != right.text { changes.append(change) }
      }
    }
    guard !changes.isEmpty else { return nil }
    self.changes = changes
    self.kinds = kinds
    self.counts = counts
  }

  /// Puts the new numbers and placeables into a translation.
  ///
  /// - Parameters:
  ///   - target: the translation in the memory.
  ///   - targetUnit: by what its language is compared.
  /// - Returns: the new translation; nil when it cannot be done safely.
  package func apply(to target: String, _ targetUnit: ComparisonUnit) -> String? {
    let bytes = Array(target.utf8)
    var found: [SegmentToken.Identity: Int] = [:]
    var text = ""
    var end = 0
    for token in SegmentTokenizer(targetUnit).tokens(of: target) where token.isTakenOver {
      let written = String(decoding: bytes[token.range], as: UTF8.self)
      let identity = SegmentToken.Identity(kind: token.kind, text: written)
      guard let change = kinds[identity] else { continue }
      found[identity, default: 0] += 1
      text += String(decoding: bytes[end..<token.range.lowerBound], as: UTF8.self) + change.new
      end = token.range.upperBound
    }
    let isSafe = kinds.allSatisfy { identity, change in
      change.old == change.new || found[identity] == counts[identity]
    }
    return isSafe ? text + String(decoding: bytes[end...], as: UTF8.self) : nil
  }
}

extension SegmentToken {
  /// A number or placeable as written.
  struct Identity: Hashable, Sendable {
    var kind: TokenKind
    var text: String
  }

  /// Whether a translation takes the token over as it is.
  fileprivate var isTakenOver: Bool { kind == .number || kind == .placeable }
}

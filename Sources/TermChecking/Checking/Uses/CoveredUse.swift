import LanguageAssets

/// A term that somebody has decided on, where a longer one stands that nobody has.
///
/// Extraction proposes what recurs: *client closes the connection*. The longest match would let such a
/// proposal hide the client and the connection.
struct CoveredUse: Sendable {
  /// The term.
  let use: TermUse
  /// The proposals that cover it.
  let proposals: [TermUse]

  /// Finds the decided terms of a document that are no longer than the proposals that they overlap.
  ///
  /// Terms have to be in order. A proposal is a term whose concept has no decided term in the language of
  /// the draft; beside a term that has one, the longest match counts.
  ///
  /// - Complexity: O(n) in the number of terms.
  static func all(
    of decided: [TermUse], under uses: [TermUse], isProposal: (TermUse) -> Bool
  ) -> [CoveredUse] {
    var covered: [CoveredUse] = []
    var first = uses.startIndex
    for use in decided {
      while first < uses.endIndex, uses[first].isBefore(use) { first += 1 }
      let over = uses[first...].prefix { $0.block == use.block && $0.range.overlaps(use.range) }
      guard !over.isEmpty, over.allSatisfy({ $0.range.count > use.range.count && isProposal($0) })
      else { continue }
      covered.append(CoveredUse(use: use, proposals: Array(over)))
    }
    return covered
  }
}

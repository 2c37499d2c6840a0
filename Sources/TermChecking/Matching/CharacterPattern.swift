import LanguageAssets
import LanguageText

/// A term as a string of characters.
struct CharacterPattern: Sendable {
  /// The index of the term's entry in its termbase.
  let entry: Int
  /// The scalars of the term after folding what nobody cares about.
  let folded: [Unicode.Scalar]
  /// The script of ``folded``; nil when there are several.
  let script: ScriptClass?
  /// Whether the term has katakana.
  let hasKatakana: Bool
  /// Longer words that contain the term and are not it; nil when there are none.
  let blockers: KnownWords?
  /// Whether the pattern is the term with less kana, as 取消し for 取り消し.
  let hasLessKana: Bool
  /// Whether it has lost the kana that end the term, as 取消.
  let isBare: Bool

  init(_ form: String, of term: Term, entry: Int) {
    self.init(folded: ScalarText(form, .silent).scalars, of: term, entry: entry)
  }

  /// Makes a pattern of scalars that are folded already; `okurigana` says what they have less than the
  /// term.
  init(
    folded: [Unicode.Scalar], of term: Term, entry: Int, okurigana: OkuriganaLoss = .none
  ) {
    self.entry = entry
    hasLessKana = okurigana != .none
    isBare = okurigana == .bare
    self.folded = folded
    let scripts = Set(folded.map { ScriptClass($0) })
    script = scripts.count == 1 ? scripts.first : nil
    hasKatakana = scripts.contains(.katakana)
    blockers = term.blockers.isEmpty ? nil : KnownWords(term.blockers.map { Substring($0) })
  }

  /// How many of a term's kana a pattern has lost: none, some, or also those that end it.
  enum OkuriganaLoss: UInt8, Sendable {
    case none, some, bare
  }

  /// How many of the term's kana the pattern has lost.
  var okurigana: OkuriganaLoss { isBare ? .bare : hasLessKana ? .some : .none }

  /// Whether a text that equals the term only after folding is a spelling of it.
  func accepts(_ written: ArraySlice<UInt8>, as spelling: TermMatch.Spelling) -> Bool {
    // Folding changes nothing that is folded already.
    guard !isFolded(written) else { return false }
    let other = ScalarText(FoldedText(utf8: Array(written), .silent)).scalars
    guard other != folded else { return false }
    guard spelling == .variant else { return true }
    let letters = folded.count { $0 != "ー" }
    if letters >= 3 { return true }
    // Of two syllables the mark stays: タブー is no タブ (JIS Z 8301).
    guard min(folded.count, other.count) >= 3 else { return false }
    return letters == 2 && (folded == other + ["ー"] || folded + ["ー"] == other)
      && !folded.contains { Self.isSmall($0) }
  }

  /// Whether bytes are those of ``folded``.
  private func isFolded(_ written: ArraySlice<UInt8>) -> Bool {
    var position = written.startIndex
    for scalar in folded {
      guard let encoded = UTF8.encode(scalar) else { return false }
      for byte in encoded {
        guard position < written.endIndex, written[position] == byte else { return false }
        position += 1
      }
    }
    return position == written.endIndex
  }

  /// Whether a kana is written small, and so never begins a word.
  static func isSmall(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "ァ", "ィ", "ゥ", "ェ", "ォ", "ャ", "ュ", "ョ", "ッ", "ヮ", "ヵ", "ヶ", "ぁ", "ぃ", "ぅ", "ぇ",
      "ぉ", "ゃ", "ゅ", "ょ", "っ":
      true
    default: false
    }
  }
}

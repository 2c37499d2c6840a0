import LanguageText

/// A sentence of a source and what a draft makes of it.
package struct TranslatedSentence: Hashable, Sendable {
  /// The sentence of the source.
  package var source: String
  /// The sentences of the draft that translate it, without the terms that the glossary knows: each
  /// is replaced by ``gap``.
  package var draft: String
  /// Where the sentences of the draft begin in its file, in bytes.
  package var place: Int
  /// Whether a sentence or two translate a sentence or two; what stands in more of them need not
  /// belong together.
  package var isTranslatedAlone: Bool

  /// What stands for a term that the glossary knows: a character that no word has.
  package static let gap: Character = "\u{1F}"

  /// Makes a sentence.
  package init(source: String, draft: String, place: Int, isTranslatedAlone: Bool = true) {
    self.isTranslatedAlone = isTranslatedAlone
    self.source = source
    self.draft = draft
    self.place = place
  }
}

extension TranslatedSentence {
  /// What two sentences share that are the same, wherever they stand.
  ///
  /// Compared by their bytes: a set has many, and strings would be composed first.
  struct Texts: Hashable {
    let source: UTF8Key
    let draft: UTF8Key
  }

  /// What the sentence and its translation say.
  var texts: Texts { Texts(source: UTF8Key(source), draft: UTF8Key(draft)) }

  /// Whether the draft has the sentence as its source does, or in letters that its language does not have, and no term.
  ///
  /// - Complexity: O(length of the draft).
  func isLeft(in language: LanguageTag) -> Bool {
    !draft.contains(Self.gap) && (draft == source || !isTranslated(into: language))
  }

  /// Whether the draft has the sentence as its source does, as far as it is neither code nor a term, be it one of the
  /// source's language.
  ///
  /// - Complexity: O(length of the sentence), for each of at most twenty gaps.
  var repeatsSource: Bool {
    guard draft.contains(Self.gap), source.utf8.count <= Self.longest else {
      return draft == source
    }
    let parts = draft.split(separator: Self.gap, omittingEmptySubsequences: false)
    guard parts.count <= Self.mostParts, source.hasPrefix(parts[0]) else { return false }
    var rest = source.dropFirst(parts[0].count)
    for part in parts.dropFirst().dropLast() where !part.isEmpty {
      guard let place = rest.firstRange(of: part) else { return false }
      rest = rest[place.upperBound...]
    }
    return parts.last.map(rest.hasSuffix) ?? false
      && parts.reduce(0) { $0 + $1.count } * 2 >= source.count
  }

  /// In how many parts a sentence is looked for at most, and how long it is, in UTF-8 bytes.
  private static let (mostParts, longest) = (20, 4_000)

  /// Whether the draft has letters of its language's own script: in a Latin one no more of others, in Chinese no
  /// Japanese sentence.
  ///
  /// - Complexity: O(length of the draft).
  func isTranslated(into language: LanguageTag) -> Bool {
    switch language.likelyScript {
    case "Latn": !hasMoreOfOtherLetters
    case "Hans", "Hant":
      draft.unicodeScalars.contains { !$0.isLatinOrNeutral } && !JapaneseText.isMost(of: draft)
        && !JapaneseText.hasMoreKana(draft)
    default: draft.unicodeScalars.contains { !$0.isLatinOrNeutral }
    }
  }

  /// Whether more letters of the draft are in other scripts than in Latin.
  private var hasMoreOfOtherLetters: Bool {
    // The first byte of what is not Latin is never less.
    guard draft.utf8.contains(where: { $0 >= 0xcd }) else { return false }
    var (latin, others) = (0, 0)
    for scalar in draft.unicodeScalars {
      switch ScriptClass(scalar) {
      case .latin: latin += 1
      case .han, .hiragana, .katakana, .cyrillic, .hangul: others += 1
      case .digit, .other: break
      }
    }
    return others > latin
  }
}

/// A sentence that the places of all of its terms share.
final class SharedSentence: Sendable {
  /// The sentence and its translation.
  let sentence: TranslatedSentence

  /// Shares a sentence.
  init(_ sentence: TranslatedSentence) { self.sentence = sentence }
}

import DocumentFormats
import LanguageAssets
import LanguageText

/// Tells where a translation may well do without a term of its source, since something else says what is
/// meant: code beside it, which names the thing, or a pronoun.
///
/// The pronouns of a sentence are looked for once.
struct UnsaidTerm {
  /// What was found of the pronouns of a sentence.
  private struct Answer {
    /// The language of the source.
    let source: LanguageTag
    /// Whether the translation has one that the sentence does not ask for.
    let hasPronoun: Bool
  }

  private let language: LanguageTag
  /// By the first sentence that says the same.
  private var answers: [Int: Answer] = [:]

  /// Looks at drafts in a language.
  init(_ language: LanguageTag) { self.language = language }

  /// Whether the source has code right beside a term that the draft has, too: *the `--all` option*; or the
  /// translation of its sentence has a pronoun that the sentence does not ask for.
  ///
  /// - Complexity: O(length of the blocks).
  mutating func isLikely(
    _ use: TermUse, in source: TextBlock, _ draft: some Sequence<TextBlock>, sentence: Int,
    of table: SentenceTable
  ) -> Bool {
    Self.hasCode(beside: use, in: source, draft)
      || hasPronoun(sentence, of: table, translatedFrom: use.term.language)
  }

  private mutating func hasPronoun(
    _ sentence: Int, of table: SentenceTable, translatedFrom source: LanguageTag
  ) -> Bool {
    let first = table.first(like: sentence)
    if let answer = answers[first], answer.source == source { return answer.hasPronoun }
    let hasPronoun =
      Self.hasPronoun(table.draftText(of: sentence), of: Self.pronouns[language.language], language)
      && !Self.mayHavePronoun(table.sentences[sentence].source, source)
    answers[first] = Answer(source: source, hasPronoun: hasPronoun)
    return hasPronoun
  }

  private static func hasCode(
    beside use: TermUse, in source: TextBlock, _ draft: some Sequence<TextBlock>
  ) -> Bool {
    source.spans.contains { span in
      guard span.kind == .code,
        span.range.upperBound + 1 == use.range.lowerBound
          || use.range.upperBound + 1 == span.range.lowerBound
      else { return false }
      let code = source.text.utf8Slice(span.range)
      return draft.contains { block in
        block.spans.contains { $0.kind == .code && block.text.utf8Slice($0.range) == code }
      }
    }
  }

  /// Whether a sentence of a source has a pronoun; one of a language whose pronouns are not known may.
  private static func mayHavePronoun(_ sentence: String, _ language: LanguageTag) -> Bool {
    let known = language.language == "en" ? english : pronouns[language.language]
    return known == nil || hasPronoun(sentence, of: known, language)
  }

  private static func hasPronoun(
    _ text: String, of known: Set<String>?, _ language: LanguageTag
  ) -> Bool {
    guard let known else { return false }
    guard !language.isWrittenWithoutSpaces else {
      return known.contains { text.holdsBytes(of: $0) }
    }
    if let words = PlainWords.ranges(in: text) {
      let longest = known.reduce(0) { max($0, $1.utf8.count) }
      return words.contains {
        $0.count <= longest && known.contains(text.utf8Slice($0).lowercased())
      }
    }
    return text.split { !$0.isLetter }.contains { known.contains($0.lowercased()) }
  }

  /// All that English may have in place of a name: of a source, one too many is better than one too few.
  private static let english: Set<String> = [
    "he", "her", "him", "his", "it", "its", "itself", "one", "ones", "she", "that", "their", "them",
    "themselves", "these", "they", "this", "those", "which",
  ]

  /// The pronouns of translations that are hardly anything else: no articles, no *il* of *il faut*.
  private static let pronouns: [String: Set<String>] = [
    "de": ["ihm", "ihn", "dieser", "diesem", "diesen"],
    "es": ["ella", "ellas", "ello", "ellos", "éste", "ésta", "éstos", "éstas"],
    "fr": ["celle", "celui", "elle", "elles", "ils", "eux"],
    "it": ["essa", "esse", "essi", "esso"],
    "ja": ["それを", "それは", "それが", "それに", "それら", "これらを", "これらは"],
    "ko": ["그것", "그것을", "그것은", "그것이", "이를"],
    "pt": ["ela", "elas", "ele", "eles"],
    "ru": [
      "его", "ее", "её", "ей", "ему", "им", "ими", "их", "ней", "нем", "нём", "ним",
      "ними", "них", "он", "она", "они", "оно",
    ],
    "uk": [
      "вона", "вони", "воно", "він", "його", "йому", "неї", "ним", "ними", "них", "ньому", "їй",
      "їм", "їх", "її",
    ],
    "zh": ["它", "他们", "他們"],
  ]
}

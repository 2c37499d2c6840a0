import DocumentFormats
import LanguageText

/// A segment as candidates are looked for in it.
struct CorpusSegment: Sendable {
  /// The index of the document in the input.
  var document: Int
  /// The index of the segment in the document.
  var segment: Int
  /// The index of the language in ``Corpus/languages``.
  var language: Int
  /// The segment's tokens in ``Corpus/tokens``.
  var tokens: Range<Int>
  /// Whether the segment is a heading, or stands alone as a label does.
  var isLabel: Bool
  /// Token ranges that markup stresses: links, emphasis, strong emphasis.
  var stressed: [Range<Int>]
}

/// Aligned segments, by language.
struct CorpusGroup: Sendable {
  /// For each language of the corpus, indices into ``Corpus/segments``.
  var members: [[Int]]
  /// How sure the alignment is, 0…1.
  var score: Double
}

/// The input cut into tokens, in an order that does not depend on the caller's.
struct Corpus: Sendable {
  /// The languages that documents are written in, sorted; zh-TW and zh-Hant are one.
  var languages: [LanguageTag]
  /// All segments that terms are looked for in, document by document.
  var segments: [CorpusSegment]
  /// All tokens, segment by segment.
  var tokens: [TextToken]
  /// The folded texts of the tokens.
  var vocabulary: Vocabulary
  /// The aligned groups.
  var groups: [CorpusGroup]
  /// Whether a dictionary sees a word boundary before the token; true outside Han and kana.
  var isBreak: [Bool]
  /// What is common in other texts; nil when none were given.
  var background: Background?

  /// Whether English is the only language, so that nothing but its own text tells its terms.
  var isEnglishAlone: Bool { languages.count == 1 && languages[0].language == "en" }

  /// Whether a language is written in Latin letters.
  func isLatin(_ language: Int) -> Bool { languages[language].likelyScript == "Latn" }

  /// The indices of the segments in a language.
  func segments(in language: Int) -> [Int] {
    segments.indices.filter { segments[$0].language == language }
  }

  /// The numbers of the words that the segments in a language have, with how often they stand.
  func counts(of language: Int) -> [Int32: Int] {
    var counts: [Int32: Int] = [:]
    for segment in segments where segment.language == language {
      for token in segment.tokens { counts[tokens[token].word, default: 0] += 1 }
    }
    return counts
  }

  /// A range of tokens without the marks around it, or the numbers as well, as in “3) Buttons:”;
  /// empty where it has no words.
  func withoutOuterMarks(_ range: Range<Int>, orNumbers: Bool = false) -> Range<Int> {
    let isInner = { (token: Int) in
      tokens[token].script.isWord && !(orNumbers && tokens[token].script == .number)
    }
    guard let first = range.first(where: isInner), let last = range.last(where: isInner) else {
      return range.lowerBound..<range.lowerBound
    }
    return first..<last + 1
  }

  /// The folded text of a token.
  func word(_ token: Int) -> String { vocabulary[tokens[token].word] }
}

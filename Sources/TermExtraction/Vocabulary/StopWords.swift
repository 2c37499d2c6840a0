import LanguageText

/// Function words of a language that has no list of its own, guessed from the text.
enum StopWords {
  /// Short words that a large part of the segments has, but for names, which stand as often in a language whose
  /// function words are known: *Python*.
  ///
  /// - Complexity: O(n) in the size of the text.
  static func likely(in language: Int, of corpus: Corpus) -> Set<String> {
    let own = Shares(of: language, in: corpus)
    guard own.total >= fewestSegments else { return [] }
    let least =
      functionWords(of: corpus.languages[language]).isEmpty ? shareOfSegments : shareBesideList
    let short = own.counts.keys.filter { isShort(corpus.vocabulary[$0]) }
    let frequent = own.counts.keys.filter { word in
      (3...longestWord).contains(corpus.vocabulary[word].count) && own.share(of: word) > least
    }
    guard !frequent.isEmpty else { return Set(short.map { corpus.vocabulary[$0] }) }
    let known = corpus.languages.indices.compactMap { other -> (Shares, Set<String>)? in
      let words = functionWords(of: corpus.languages[other])
      return other == language || words.isEmpty ? nil : (Shares(of: other, in: corpus), words)
    }
    let guessed = frequent.filter { word in
      !known.contains { shares, words in
        shares.share(of: word) * 2 > own.share(of: word) && !words.contains(corpus.vocabulary[word])
      }
    }
    return Set((short + guessed).map { corpus.vocabulary[$0] })
  }

  /// Whether a word is as short as few names are: two letters, or one syllable in Korean, where 파일 and 변수 are nouns.
  private static func isShort(_ word: String) -> Bool {
    let isKorean = word.unicodeScalars.first.map { ScriptClass($0) == .hangul } ?? false
    return word.count <= (isKorean ? 1 : 2)
  }

  /// The known function words of a language; none where they are guessed.
  static func functionWords(of language: LanguageTag) -> Set<String> {
    switch language.language {
    case "en": EnglishWords.function.all
    case "ko": KoreanFunctionWords.all
    default: FunctionWords.words(of: language)
    }
  }

  /// How many segments of a language have each word.
  private struct Shares {
    var counts: [Int32: Int] = [:]
    var total = 0

    init(of language: Int, in corpus: Corpus) {
      for segment in corpus.segments where segment.language == language && !segment.isLabel {
        total += 1
        for word in Set(segment.tokens.map { corpus.tokens[$0].word }) {
          counts[word, default: 0] += 1
        }
      }
    }

    func share(of word: Int32) -> Double {
      total == 0 ? 0 : Double(counts[word] ?? 0) / Double(total)
    }
  }

  private static let fewestSegments = 20
  private static let longestWord = 6
  /// Even the commonest term is in fewer segments than the function words are.
  private static let shareOfSegments = 0.08
  /// The same where the function words are listed and few are not.
  private static let shareBesideList = 0.25
}

import LanguageText

/// The places at which a participle of a verb of general use stands inside an English name: “path
/// based finder”, “the single hidden layer”.
///
/// Such verbs end a candidate. The same word before and behind one, again and again, tells a name.
struct AttributiveParticiples: Sendable {
  private struct Name: Hashable {
    var before: Int32
    var participle: Int32
    var behind: Int32
  }

  private var places: Set<Int32> = []

  /// Whether the word at a token is a participle inside a name there.
  func contain(_ token: Int) -> Bool { places.contains(Int32(token)) }

  /// Reads the segments of one language, in time linear in the tokens.
  init(in language: Int, of corpus: Corpus) {
    let texts = corpus.vocabulary.texts
    let isParticiple = texts.map { Self.isParticiple($0) }
    let isContent = texts.map { word in
      word.utf8.count > 1 && !EnglishWords.function.contains(word)
        && !EnglishWords.verbs.contains(word) && !EnglishAdverbs.contains(word)
    }
    var names: [Name: [Int32]] = [:]
    for segment in corpus.segments where segment.language == language {
      for token in segment.tokens.dropFirst().dropLast()
      where isParticiple[Int(corpus.tokens[token].word)] {
        let words = (token - 1...token + 1).map { corpus.tokens[$0] }
        guard words.allSatisfy({ $0.script == .latin }), isContent[Int(words[0].word)],
          isContent[Int(words[2].word)]
        else { continue }
        let singular = EnglishNoun.singular(of: texts[Int(words[2].word)])
        let behind = corpus.vocabulary.existingNumber(of: singular) ?? words[2].word
        let name = Name(before: words[0].word, participle: words[1].word, behind: behind)
        names[name, default: []].append(Int32(token))
      }
    }
    for tokens in names.values where tokens.count >= Self.fewest { places.formUnion(tokens) }
  }

  private static func isParticiple(_ word: String) -> Bool {
    EnglishWords.verbs.contains(word) && (word.hasSuffix("ed") || irregular.contains(word))
  }

  private static let irregular = WordList("hidden given chosen drawn known written seen taken")

  /// Places of a name.
  private static let fewest = 3
}

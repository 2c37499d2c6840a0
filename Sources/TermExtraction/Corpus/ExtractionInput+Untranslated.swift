import DocumentFormats
import LanguageText

extension ExtractionInput {
  /// The same input without what a document has in the language of another one.
  ///
  /// It says what that language calls a thing, not what the language of the document does. Left out are
  /// English sentences in other languages and what is mostly in letters that are neither Latin nor of the
  /// document's script: an English page that is still Chinese. The text of such a segment becomes empty,
  /// so that all indices stay as they are.
  ///
  /// - Complexity: O(n) in the size of the text.
  var withoutUntranslatedSentences: ExtractionInput {
    withoutOtherScripts.withoutEnglishSentences
  }

  /// The same input without segments that are mostly in letters of another document's language.
  private var withoutOtherScripts: ExtractionInput {
    let classes = documents.map(\.language.scriptClasses)
    let all = classes.reduce(into: Set<ScriptClass>()) { $0.formUnion($1 ?? []) }
    let others = classes.map { own in
      own.map { all.subtracting($0) } ?? []
    }
    var input = self
    for document in documents.indices {
      let foreign = others[document].subtracting([.latin])
      guard !foreign.isEmpty else { continue }
      for segment in documents[document].segments.indices
      where Self.isMostly(of: foreign, documents[document].segments[segment].text) {
        input.documents[document].segments[segment].text = ""
        input.documents[document].segments[segment].spans = []
      }
    }
    return input
  }

  /// Whether more than half of the letters of a text, and two at least, are of some scripts.
  private static func isMostly(of scripts: Set<ScriptClass>, _ text: String) -> Bool {
    guard !text.utf8.allSatisfy({ $0 < 0x80 }) else { return false }
    var (letters, foreign) = (0, 0)
    for scalar in text.unicodeScalars {
      let script = ScriptClass(scalar)
      guard script != .digit, script != .other else { continue }
      letters += 1
      if scripts.contains(script) { foreign += 1 }
    }
    return foreign > 1 && foreign * 2 > letters
  }

  /// The same input without the sentences that a translation left in English.
  ///
  /// A segment is left out when it has four words and a function word of English, and none of its
  /// document's script or, in Latin letters, the very text of a segment of an English document; names
  /// and labels, which translations keep on purpose, have fewer words. Without an English document
  /// such sentences stay: what they name is all there is of the source.
  private var withoutEnglishSentences: ExtractionInput {
    guard documents.contains(where: { $0.language.language == "en" }) else { return self }
    let sentences = englishSentences
    var input = self
    for document in input.documents.indices
    where input.documents[document].language.language != "en" {
      let isLatin = input.documents[document].language.likelyScript == "Latn"
      for segment in input.documents[document].segments.indices {
        let text = input.documents[document].segments[segment].text
        guard isLatin ? sentences.contains(text) : Self.isEnglishSentence(text) else { continue }
        input.documents[document].segments[segment].text = ""
        input.documents[document].segments[segment].spans = []
      }
    }
    return input
  }

  /// The sentences of the English documents; none where no translation has their script.
  private var englishSentences: Set<String> {
    let isNeeded = documents.contains {
      $0.language.language != "en" && $0.language.likelyScript == "Latn"
    }
    guard isNeeded else { return [] }
    let texts = documents.lazy.filter { $0.language.language == "en" }
      .flatMap { $0.segments.lazy.map(\.text) }
    return Set(texts.filter(Self.isEnglishSentence))
  }

  private static let fewestWords = 4

  private static func isEnglishSentence(_ text: String) -> Bool {
    let isLatin = text.unicodeScalars.allSatisfy {
      [.latin, .number, .punctuation].contains(ScalarClass.script(of: $0))
    }
    guard isLatin else { return false }
    let words = text.lowercased().split { !$0.isLetter && $0 != "'" }.map(String.init)
    return words.count >= fewestWords && words.contains(where: EnglishWords.function.contains)
  }
}

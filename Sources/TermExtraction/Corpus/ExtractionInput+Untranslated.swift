import DocumentFormats
import LanguageText

extension ExtractionInput {
  /// The same input without the sentences that a translation left in English.
  ///
  /// They say what English calls a thing, not what the language of the document does. A segment is
  /// left out when it has four words and a function word of English, and none of its document's
  /// script or, in Latin letters, the very text of a segment of an English document; names and
  /// labels, which translations keep on purpose, have fewer words. Its text becomes empty, so that
  /// all indices stay as they are. Without an English document such sentences stay: what they name
  /// is all there is of the source.
  ///
  /// - Complexity: O(n) in the size of the text.
  var withoutUntranslatedSentences: ExtractionInput {
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

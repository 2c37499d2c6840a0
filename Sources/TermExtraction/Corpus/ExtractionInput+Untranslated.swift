import DocumentFormats
import LanguageText

extension ExtractionInput {
  /// The same input without the sentences that a translation left in English.
  ///
  /// They say what English calls a thing, not what the language of the document does. A segment of a
  /// document in another script is left out when it has none of that script, four Latin words and a
  /// function word of English; names and labels, which translations keep on purpose, have fewer or
  /// none. Its text becomes empty, so that all indices stay as they are. Without an English document
  /// such sentences stay: what they name is all there is of the source.
  ///
  /// - Complexity: O(n) in the size of the text.
  var withoutUntranslatedSentences: ExtractionInput {
    guard documents.contains(where: { $0.language.language == "en" }) else { return self }
    var input = self
    for document in input.documents.indices
    where input.documents[document].language.likelyScript != "Latn" {
      for segment in input.documents[document].segments.indices
      where Self.isEnglishSentence(input.documents[document].segments[segment].text) {
        input.documents[document].segments[segment].text = ""
        input.documents[document].segments[segment].spans = []
      }
    }
    return input
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

import DocumentFormats
import LanguageText

/// Tells Spanish and Portuguese infinitives that look like English nouns: *permite resolver las dependencias*.
enum IberianInfinitive {
  /// Whether a word is an infinitive by its ending and by the words around it, here or elsewhere in the draft: a verb that
  /// asks for one stands before it, or an article of its object behind it.
  ///
  /// - Complexity: O(length of the draft) for a word with the ending, else O(1).
  static func isLikely(_ use: TermUse, in context: CheckContext) -> Bool {
    guard let articles = articles[context.language.language],
      use.text.allSatisfy({ $0.isLetter && ($0.isLowercase || $0 == use.text.first) }),
      ["ar", "er", "ir"].contains(where: use.text.hasSuffix)
    else { return false }
    let verb = use.text.lowercased()
    return context.draft.document.blocks.contains { block in
      block.text.places(ofBytes: verb).contains { place in
        block.text.character(before: place.lowerBound)?.isLetter != true
          && (articles.contains(word(behind: place.upperBound, of: block.text))
            || isModal(word(before: place.lowerBound, of: block.text)))
      }
    }
  }

  private static func word(behind offset: Int, of text: String) -> String {
    let rest = text.unicodeScalars[text.utf8.index(text.startIndex, offsetBy: offset)...]
    guard rest.first == " " else { return "" }
    return String(Substring(rest.dropFirst().prefix { $0.properties.isAlphabetic })).lowercased()
  }

  private static func word(before offset: Int, of text: String) -> String {
    let head = text.unicodeScalars[..<text.utf8.index(text.startIndex, offsetBy: offset)]
    guard head.last == " " else { return "" }
    let letters = head.dropLast().reversed().prefix { $0.properties.isAlphabetic }
    return String(String.UnicodeScalarView(letters.reversed())).lowercased()
  }

  /// Whether a word is a form of a verb with an infinitive behind it.
  private static func isModal(_ word: String) -> Bool {
    ["pued", "podr", "pod", "deb", "dev", "permit", "quier", "quer", "intent", "tent"]
      .contains { word.hasPrefix($0) && word.count > $0.count && word.count - $0.count <= 5 }
  }

  /// What stands before the object of a verb.
  private static let articles: [String: Set<String>] = [
    "es": ["el", "la", "los", "las", "un", "una", "unos", "unas", "este", "esta", "su", "sus"],
    "pt": ["o", "a", "os", "as", "um", "uma", "uns", "umas", "este", "esta", "seu", "sua"],
  ]
}

import DocumentFormats
import LanguageAssets
import LanguageText

/// Words apart that are no other spelling of a compound, but a phrase.
extension SpellingVariant {
  /// Whether a language writes the words of a compound apart where they describe a verb, as in *at run time*,
  /// *stored on chain* and French *garder en tête*, or mean each what it says, as «под каналом» beside «подканал» and
  /// «преобразовать текст в речь» beside «текст-в-речь».
  static func isAdverbial(_ use: TermUse, _ context: CheckContext) -> Bool {
    guard let prepositions = prepositions[context.language.language], use.text.contains(" "),
      !use.term.text.contains(" ")
    else { return false }
    let words = use.text.lowercased().split(separator: " ").map(String.init)
    if let first = words.first, prepositions.contains(first) { return true }
    if context.script == "Cyrl", words.contains(where: prepositions.contains) {
      return true
    }
    guard context.language.language == "en" else { return false }
    let text = context.draft.document.blocks[use.block].text
    return text.utf8Slice(0..<use.range.lowerBound).lowercased().hasSuffix(" at ")
  }

  private static let prepositions: [String: Set<String>] = [
    "en": ["at", "by", "in", "off", "on", "out", "over", "to"],
    "fr": ["à", "en", "hors", "sous", "sur"],
    "ru": [
      "без", "в", "во", "для", "до", "за", "из", "к", "на", "над", "от", "перед", "по", "под",
      "при", "про", "с",
    ],
    "uk": [
      "без", "в", "від", "для", "до", "за", "з", "на", "над", "перед", "по", "під", "при", "про",
      "у",
    ],
  ]
}

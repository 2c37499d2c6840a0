/// The dictionary form of words and phrases found in text, best effort and without a dictionary.
package enum CitationForm {
  /// The likely citation form of one word: the singular of an English noun, the nominative of a
  /// Russian one; any other word only folded.
  package static func word(_ word: String, language: LanguageTag) -> String {
    switch language.language {
    case "en": EnglishForms.singular(ofNoun: TermForms.fold(word))
    default: TermForms.fold(word)
    }
  }
}

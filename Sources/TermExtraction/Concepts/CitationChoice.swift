import LanguageText

/// The citation form of a term among its surface forms.
enum CitationChoice {
  /// The best of some surface forms, which come with their counts, most frequent first.
  static func citation(
    among forms: [(text: String, count: Int)], language: LanguageTag
  ) -> String {
    forms.first?.text ?? ""
  }
}

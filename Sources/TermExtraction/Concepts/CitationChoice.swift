import LanguageText

/// The citation form of a term among its surface forms.
enum CitationChoice {
  /// The best of some surface forms, which come with their counts, most frequent first.
  ///
  /// `isName` says that sentences write it with a capital: Kubernetes has no singular. Nor has what
  /// something consists of: “law of large numbers”. `isHeading` says that headings alone have it, all
  /// of whose words sentences write small.
  static func citation(
    among forms: [(text: String, count: Int)], isName: Bool, isHeading: Bool = false,
    language: LanguageTag
  ) -> String {
    guard let first = forms.first, let plainest = plainest(among: forms, isName: isName) else {
      return ""
    }
    let seen = Set(forms.map(\.text))
    // The capitals of a heading are no part of the term when the text writes it small, too.
    let small =
      isName ? [] : [lowercasedWords(first.text), singular(of: lowercasedWords(first.text))]
    let isEnglish = language.language == "en"
    let text =
      plainest != first.text
      ? plainest
      : small.first { seen.contains($0) }
        ?? (isHeading && isEnglish ? lowercasedWords(first.text) : first.text)
    let singular = singular(of: text)
    return isEnglish && !isName && (isHeading || !hasInnerCapital(singular))
      && !text.contains(" of ") || seen.contains(singular) ? singular : text
  }

  /// The most frequent of some surface forms, without the capital of a heading where the text writes
  /// it small; of a name, and of German nouns, not only now and then.
  static func plainest(among forms: [(text: String, count: Int)], isName: Bool) -> String? {
    guard let first = forms.first else { return nil }
    let small = lowercasedStart(first.text)
    let count = forms.first { $0.text == small }?.count ?? 0
    return count > 0 && (!isName || Self.nameWeight * count >= first.count) ? small : first.text
  }

  /// How much one small letter says against a capital of a name.
  private static let nameWeight = 4

  /// The text with its last word, if Latin, in the singular.
  private static func singular(of text: String) -> String {
    let last = text.split(whereSeparator: { $0 == " " || $0 == "-" }).last.map(String.init) ?? text
    // A plural has its S small, unless all of it is in capitals: CoreDNS is none.
    guard last.utf8.allSatisfy({ $0 < 0x80 }),
      last.last?.isUppercase != true || !last.contains(where: \.isLowercase)
    else { return text }
    let lowercased = last.lowercased()
    let singular = EnglishNoun.singular(of: lowercased)
    guard singular != lowercased else { return text }
    // Capitals stay as far as both are the same.
    let common = zip(lowercased, singular).prefix { $0 == $1 }.count
    return text.dropLast(last.count) + String(last.prefix(common)) + singular.dropFirst(common)
  }

  /// The text with every word small that is written in small letters but for the first one.
  private static func lowercasedWords(_ text: String) -> String {
    text.split(separator: " ", omittingEmptySubsequences: false).map { word in
      word.dropFirst().contains(where: \.isUppercase) ? String(word) : word.lowercased()
    }.joined(separator: " ")
  }

  /// A capital inside a phrase marks a name: “United Nations”.
  private static func hasInnerCapital(_ text: String) -> Bool {
    text.split(separator: " ").dropFirst().contains { $0.first?.isUppercase == true }
  }

  private static func lowercasedStart(_ text: String) -> String {
    text.prefix(1).lowercased() + text.dropFirst()
  }
}

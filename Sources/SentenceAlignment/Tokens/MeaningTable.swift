import LanguageText

/// Looks everyday words of a language up in ``CommonMeanings``.
struct MeaningTable {
  private var words: [String: Int] = [:]
  private var stems: [String: Int] = [:]
  /// The letters of the longest stem.
  private var longest = 0
  /// The words by their first character, the longest first.
  private var byStart: [Unicode.Scalar: [(word: [Unicode.Scalar], meaning: Int)]] = [:]

  /// The table of a language, made once for each that ``CommonMeanings`` knows.
  static func of(_ language: LanguageTag) -> MeaningTable {
    switch language.language {
    case "en": english
    case "de": german
    case "fr": french
    case "ru": russian
    case "ja": japanese
    case "zh": chinese
    default: MeaningTable(language)
    }
  }

  private static let english = MeaningTable("en")
  private static let german = MeaningTable("de")
  private static let french = MeaningTable("fr")
  private static let russian = MeaningTable("ru")
  private static let japanese = MeaningTable("ja")
  private static let chinese = MeaningTable("zh")

  /// Makes the table of a language; it is empty for one that ``CommonMeanings`` does not know.
  init(_ language: LanguageTag) {
    guard let column = CommonMeanings.languages.firstIndex(of: language.language) else { return }
    for (meaning, line) in CommonMeanings.lines.enumerated() {
      let columns = line.split(separator: ";", omittingEmptySubsequences: false)
      guard column < columns.count else { continue }
      for form in columns[column].split(separator: ",") {
        let text = form.drop { $0 == " " }
        if text.hasSuffix("*") {
          let stem = String(text.dropLast())
          stems[stem] = stems[stem] ?? meaning
          longest = max(longest, stem.unicodeScalars.count)
        } else {
          let word = language.language == "zh" ? HanVariants.fold(text) : String(text)
          words[word] = words[word] ?? meaning
        }
      }
    }
    guard language.isWrittenWithoutSpaces else { return }
    for (word, meaning) in words {
      let scalars = Array(word.unicodeScalars)
      if let first = scalars.first { byStart[first, default: []].append((scalars, meaning)) }
    }
    for first in byStart.keys { byStart[first]?.sort { $0.word.count > $1.word.count } }
  }

  /// The meaning of a word in lower case.
  func meaning(ofWord word: String) -> Int? {
    if let meaning = words[word] { return meaning }
    let scalars = word.unicodeScalars
    for length in stride(from: min(longest, scalars.count), through: 2, by: -1) {
      if let meaning = stems[String(scalars.prefix(length))] { return meaning }
    }
    return nil
  }

  /// The meanings of words in a text without spaces, longest first from the left.
  func meanings(in text: [Unicode.Scalar]) -> [Int] {
    var meanings: [Int] = []
    var start = 0
    while start < text.count {
      let found = byStart[text[start]]?.first { text[start...].starts(with: $0.word) }
      if let found { meanings.append(found.meaning) }
      start += found?.word.count ?? 1
    }
    return meanings
  }
}

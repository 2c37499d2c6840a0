import LanguageText

/// Looks everyday words of a language up in ``CommonMeanings``.
struct MeaningTable {
  private var words: [String: Int] = [:]
  /// The stems by their first two letters, the longest first.
  private var stems: [UInt64: [(stem: [Unicode.Scalar], meaning: Int)]] = [:]
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
          let stem = Array(text.dropLast().unicodeScalars)
          if let start = Self.start(of: stem) { stems[start, default: []].append((stem, meaning)) }
        } else {
          let word = language.language == "zh" ? HanVariants.fold(text) : String(text)
          words[word] = words[word] ?? meaning
        }
      }
    }
    // Of equal stems the first has the word.
    for start in stems.keys {
      stems[start] = stems[start]?.enumerated().sorted {
        ($1.element.stem.count, $0.offset) < ($0.element.stem.count, $1.offset)
      }.map(\.element)
    }
    guard language.isWrittenWithoutSpaces else { return }
    for (word, meaning) in words {
      let scalars = Array(word.unicodeScalars)
      if let first = scalars.first { byStart[first, default: []].append((scalars, meaning)) }
    }
    for first in byStart.keys { byStart[first]?.sort { $0.word.count > $1.word.count } }
  }

  /// The meaning of a word in lower case, given with its letters.
  func meaning(ofWord word: String, _ letters: [Unicode.Scalar]) -> Int? {
    if let meaning = words[word] { return meaning }
    guard let start = Self.start(of: letters), let candidates = stems[start] else { return nil }
    return candidates.first { letters.starts(with: $0.stem) }?.meaning
  }

  /// The first two letters of a word as one number.
  private static func start(of letters: [Unicode.Scalar]) -> UInt64? {
    letters.count < 2 ? nil : UInt64(letters[0].value) << 32 | UInt64(letters[1].value)
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

import LanguageText

/// Finds listed terms by the words of a stretch of text, whatever their inflection and spelling.
struct TermLookup: Sendable {
  private struct Entry {
    /// The forms that each word of the term takes.
    var forms: [Set<String>]
    var number: Int
  }

  private let isJoined: Bool
  private let folding: FoldingOptions
  private var joined: [String: [Int]] = [:]
  private var entries: [String: [Entry]] = [:]
  private var starts: Set<Unicode.Scalar> = []
  /// The beginnings of the joined terms.
  private var prefixes: Set<String> = []
  /// The tokens of the longest term.
  private(set) var longest = 0

  /// Lists terms of one language under numbers; a term may have several.
  init(_ terms: [(text: String, number: Int)], language: LanguageTag) {
    isJoined = language.isWrittenWithoutSpaces
    folding =
      language.language == "ja"
      ? [.letterCase, .width, .longVowel, .middleDot, .smallKana, .vowelSpelling]
      : [.letterCase, .width, .hanVariants]
    for term in terms { add(term.text, term.number, language) }
  }

  private mutating func add(_ text: String, _ number: Int, _ language: LanguageTag) {
    let words = TokenScanner.scan(text).filter { $0.script.isWord }.map(\.folded)
    longest = max(longest, words.count)
    guard isJoined else {
      let forms = TermForms.tokenForms(of: text, language: language).map { Set($0.forms) }
      for first in forms.first ?? [] {
        entries[first, default: []].append(Entry(forms: forms, number: number))
      }
      return
    }
    let key = key(of: words[...])
    guard let start = key.unicodeScalars.first else { return }
    starts.insert(start)
    if joined[key]?.contains(number) != true { joined[key, default: []].append(number) }
    for end in key.unicodeScalars.indices.dropFirst() {
      prefixes.insert(String(key.unicodeScalars[..<end]))
    }
  }

  /// The numbers of the terms that the folded words make up, ascending.
  func numbers(of words: ArraySlice<String>) -> [Int] {
    guard mayBegin(with: words.first ?? "") else { return [] }
    if isJoined { return joined[key(of: words)] ?? [] }
    let parts = words.flatMap { $0.split(separator: "-").map(String.init) }
    guard let first = parts.first else { return [] }
    let fitting = (entries[first] ?? []).filter { entry in
      entry.forms.count == parts.count && zip(entry.forms, parts).allSatisfy { $0.contains($1) }
    }
    return Set(fitting.map(\.number)).sorted()
  }

  /// Whether a longer term may begin with the folded words.
  func mayContinue(_ words: ArraySlice<String>) -> Bool {
    !isJoined || prefixes.contains(key(of: words))
  }

  /// Whether some term may begin with the word: most words of a text need no closer look.
  func mayBegin(with word: String) -> Bool {
    guard isJoined else {
      return entries[word.prefix { $0 != "-" }.description] != nil
    }
    guard let first = FoldedText.fold(word.prefix(1), folding).unicodeScalars.first else {
      return false
    }
    return starts.contains(first)
  }

  private func key(of words: ArraySlice<String>) -> String {
    FoldedText.fold(words.joined(), folding)
  }
}

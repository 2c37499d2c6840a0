import LanguageText

/// Takes names apart into the senses of ``InterfaceWords`` and ``InterfaceMeanings``.
struct NameParts {
  private let lookups: [TermLookup]
  private let english: TermLookup
  private let isJoined: Bool
  private var known: [String: [Int]] = [:]
  /// Whether some part begins with an element, of those looked at before.
  private var begins: [String: Bool] = [:]

  /// Prepares taking apart names of a language; nothing is known of others than the tables'.
  init(language: LanguageTag) {
    lookups = InterfaceLookups.partColumns(for: language)
    english = InterfaceLookups.partColumns[0]
    isJoined = language.isWrittenWithoutSpaces
  }

  /// What a name may say: for each choice of senses their numbers in order, a few choices at most;
  /// nothing when some part is unknown.
  mutating func readings(of words: [String]) -> [[Int]] {
    guard !lookups.isEmpty else { return [] }
    let elements = isJoined ? words.flatMap(Self.elements) : words.flatMap(Self.halves)
    guard elements.count <= Self.mostElements, let pieces = pieces(of: elements[...]) else {
      return []
    }
    let products = pieces.reduce([[]]) { products, senses in
      Array(
        products.flatMap { product in senses.map { product + [$0] } }.prefix(Self.mostReadings))
    }
    return products.map { Set($0).sorted() }
  }

  /// A Latin word stays whole; other text is one character after the other.
  private static func elements(_ word: String) -> [String] {
    word.utf8.allSatisfy { $0 < 0x80 } ? halves(word) : word.map(String.init)
  }

  private static func halves(_ word: String) -> [String] {
    word.contains("-") ? [word] + [] : [word]
  }

  /// Known parts without rest, the longest first; nil without any.
  private mutating func pieces(of elements: ArraySlice<String>) -> [[Int]]? {
    guard let start = elements.first else { return [] }
    guard mayBegin(with: start) else { return nil }
    let longest = min(elements.count, Self.longestPart)
    for length in stride(from: longest, through: 1, by: -1) {
      let part = elements.prefix(length)
      let senses = senses(of: part)
      guard !senses.isEmpty else { continue }
      var rest = elements.dropFirst(length)
      if isJoined, let first = rest.first {
        if rest.count > 1, Self.joints.contains(first) { rest = rest.dropFirst() }
        if rest.count == 1, InterfaceWords.devices.contains(first) { rest = [] }
      }
      if let others = pieces(of: rest) { return [senses] + others }
    }
    return nil
  }

  /// Whether some known part begins with an element; most names begin with none.
  private mutating func mayBegin(with element: String) -> Bool {
    if let found = begins[element] { return found }
    let found =
      english.mayBegin(with: element) || lookups.contains { $0.mayBegin(with: element) }
    begins[element] = found
    return found
  }

  private mutating func senses(of part: ArraySlice<String>) -> [Int] {
    let isLatin = part.allSatisfy { $0.utf8.allSatisfy { $0 < 0x80 } }
    let key = part.joined(separator: isLatin || !isJoined ? " " : "")
    if let found = known[key] { return found }
    let words = isLatin || !isJoined ? part : [key]
    let found = isLatin ? english.numbers(of: words) : numbers(of: words)
    known[key] = found
    return found
  }

  private func numbers(of words: ArraySlice<String>) -> [Int] {
    for lookup in lookups {
      let numbers = lookup.numbers(of: words)
      if !numbers.isEmpty { return numbers }
    }
    return []
  }

  private static let joints: Set<String> = ["の", "的", "な", "之"]
  private static let mostElements = 24
  private static let longestPart = 12
  private static let mostReadings = 24
}

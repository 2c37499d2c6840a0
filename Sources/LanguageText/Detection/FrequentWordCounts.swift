/// The frequent words of a text in Latin letters, and how many of its words have letters that few languages have.
///
/// No string is made of a word: most words are frequent in no language.
struct FrequentWordCounts {
  /// A frequent word.
  struct Word {
    /// The indices in ``FrequentWords/languages`` of those in which it is frequent.
    let languages: [Int]
    /// Whether it is a letter of ASCII alone.
    let isLetter: Bool
    /// How often the text has it.
    var count: Int
  }

  /// The number of runs of letters.
  private(set) var total = 0
  /// The frequent words in the order in which they first stand in the text.
  private(set) var words: [Word] = []
  /// How many runs of letters have a letter of a language's own, by the index of the language.
  private(set) var ownLetters: [Int: Int] = [:]

  private let table = FrequentWords.table
  /// Where ``words`` has the word at each place of the table; negative for one that the text has not had yet.
  private var indices: [Int]
  private var word = ShortWord()
  /// The indices of languages that have a letter of the word of their own.
  private var owners: Set<Int> = []

  /// Looks at the words of a text, whose letters may be capitals and decomposed.
  ///
  /// - Complexity: O(length of the text).
  init(_ text: String) {
    indices = Array(repeating: -1, count: table.languages.count)
    for scalar in LatinComposition.composed(text).unicodeScalars {
      if scalar.isASCII {
        let letter = UInt8(truncatingIfNeeded: scalar.value) | 0x20
        if letter &- UInt8(ascii: "a") < 26 { word.append(letter) } else { endWord() }
      } else if scalar.properties.isAlphabetic {
        scalar.properties.lowercaseMapping.unicodeScalars.forEach { add($0) }
      } else if !word.isEmpty, scalar.properties.generalCategory == .nonspacingMark {
        add(scalar)
      } else {
        endWord()
      }
    }
    endWord()
  }

  private mutating func add(_ scalar: Unicode.Scalar) {
    UTF8.encode(scalar)?.forEach { word.append($0) }
    owners.formUnion(FrequentWords.languages(ofLetter: scalar))
  }

  private mutating func endWord() {
    guard !word.isEmpty else { return }
    total += 1
    if !owners.isEmpty { for language in owners { ownLetters[language, default: 0] += 1 } }
    if let place = table.place(of: word) {
      let index = indices[place]
      if index >= 0 {
        words[index].count += 1
      } else {
        indices[place] = words.count
        words.append(
          Word(languages: table.languages[place], isLetter: word.length == 1, count: 1))
      }
    }
    word = ShortWord()
    if !owners.isEmpty { owners = [] }
  }
}

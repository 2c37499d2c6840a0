import DocumentFormats
import LanguageText

/// Tells paragraphs in another language, such as a source's, from those of a document by their letters, where the two
/// languages have letters of their own and those of the other are not Latin: a text in any script may have Latin
/// names.
struct ForeignLetters {
  private let foreign: Set<ScriptClass>
  private let own: Set<ScriptClass>
  private let hasCyrillic: Bool

  /// Whether the letters of a text that a draft and its source both have say that it is in the source's language: most
  /// are letters that the draft's has not, or those of both without any that only the draft's has, as Chinese in
  /// Japanese.
  ///
  /// - Complexity: O(length of the text).
  static func tell(
    _ text: String, of source: LanguageTag, in draft: LanguageTag, atLeast least: Int = leastOfCopy
  ) -> Bool {
    guard let theirs = letters(of: source), !theirs.contains(.latin), let ours = letters(of: draft)
    else { return false }
    var weights: [ScriptClass: Int] = [:]
    for scalar in text.unicodeScalars {
      let script = ScriptClass(scalar)
      weights[script, default: 0] += weight(script)
    }
    func sum(_ scripts: Set<ScriptClass>) -> Int {
      scripts.reduce(0) { $0 + weights[$1, default: 0] }
    }
    let own = sum(ours.subtracting(theirs))
    if !theirs.isSubset(of: ours) {
      return sum(theirs) >= least && sum(theirs.subtracting(ours)) * 4 > sum(theirs)
        && sum(theirs) > own
    }
    return theirs != ours && own == 0 && sum(theirs) >= least
  }

  /// How much a sentence that both have has at least, counted as in ``weight(_:)``.
  private static let leastOfCopy = 16

  /// How much a paragraph of the source's language has at least, counted as in ``weight(_:)``.
  private static let least = 8

  /// Letters of a source in a draft; nil where letters cannot tell the languages apart.
  init?(of source: LanguageTag, in draft: LanguageTag) {
    guard let theirs = Self.letters(of: source), !theirs.contains(.latin),
      let ours = Self.letters(of: draft)
    else { return nil }
    foreign = theirs.subtracting(ours)
    own = ours.subtracting(theirs)
    hasCyrillic = foreign.contains(.cyrillic)
    // Japanese has all characters of Chinese, which is told by them.
    if foreign.isEmpty || own.isEmpty { return nil }
  }

  /// Letters of a source of which the language of a draft has none; nil where the two share some, or letters cannot tell
  /// them apart.
  init?(onlyOf source: LanguageTag, in draft: LanguageTag) {
    self.init(of: source, in: draft)
    guard foreign == Self.letters(of: source) else { return nil }
  }

  /// Letters that are neither Latin nor of a language; nil for languages with Chinese characters, which others share,
  /// and those whose letters are not known.
  init?(besides language: LanguageTag) {
    guard let ours = Self.letters(of: language), !ours.contains(.han) else { return nil }
    foreign = Set([.han, .hiragana, .katakana, .hangul, .cyrillic]).subtracting(ours)
    own = ours
    hasCyrillic = foreign.contains(.cyrillic)
  }

  /// Whether a character is one of the letters.
  func isForeign(_ scalar: Unicode.Scalar) -> Bool { foreign.contains(ScriptClass(scalar)) }

  /// How many of the letters a text has, where a syllable or Chinese character counts as two.
  ///
  /// - Complexity: O(length of the text).
  func weight(in text: String) -> Int {
    text.unicodeScalars.reduce(0) { sum, scalar in
      let script = ScriptClass(scalar)
      return foreign.contains(script) ? sum + Self.weight(script) : sum
    }
  }

  /// Whether a text has enough foreign letters for a sentence, or as many as given, and more of them than of its own.
  ///
  /// - Complexity: O(length of the text).
  func areMost(of text: String, atLeast least: Int = least) -> Bool {
    guard mayStand(in: text) else { return false }
    var (theirs, ours) = (0, 0)
    for scalar in text.unicodeScalars {
      let script = ScriptClass(scalar)
      if foreign.contains(script) {
        theirs += Self.weight(script)
      } else if own.contains(script) {
        ours += Self.weight(script)
      }
    }
    return theirs >= least && theirs > ours
  }

  /// The blocks that have most of their letters from others, where these are most of all blocks with any; else none.
  ///
  /// - Complexity: O(length of the texts).
  func blocks(of all: [TextBlock]) -> [TextBlock] {
    let foreign = all.filter { areMost(of: $0.text) }
    // Most documents have none.
    guard !foreign.isEmpty,
      foreign.count * 2 > all.count(where: { $0.text.contains(where: \.isLetter) })
    else { return [] }
    return foreign
  }

  /// The paragraphs that are sentences in Latin letters, where these are most of all that say in which language they
  /// are; else none.
  ///
  /// Items and cells may be names, and so may a paragraph of a few Latin words. Complexity: O(length of the texts).
  static func latinBlocks(of all: [TextBlock]) -> [TextBlock] {
    var own = 0
    var candidates: [TextBlock] = []
    // Hardly any paragraph has none of the language's own letters, and only what most have need be looked at.
    for block in all where block.kind == .paragraph {
      if block.text.utf8.contains(where: { $0 >= 0xc6 && $0 != 0xe2 }) {
        own += 1
      } else if block.text.utf8.count(where: { $0 == UInt8(ascii: " ") }) >= leastWords {
        candidates.append(block)
      }
    }
    guard candidates.count > own else { return [] }
    let latin = candidates.filter { LanguageDetector.detect($0.text)?.likelyScript == "Latn" }
    return latin.count > own + candidates.count - latin.count ? latin : []
  }

  /// The least words of a paragraph, less one, that are no name.
  private static let leastWords = 5

  /// Whether bytes of a text may be those of foreign letters: Cyrillic ones begin with D0 to D4, those of East Asia
  /// with E3 and above.
  func mayStand(in text: String) -> Bool {
    let bytes = text.utf8.span
    // Without a way out of the loop it takes many bytes at a time.
    var highest: UInt8 = 0
    for index in bytes.indices { highest = max(highest, bytes[index]) }
    if highest >= 0xe3 { return true }
    guard hasCyrillic, highest >= 0xd0 else { return false }
    for index in bytes.indices where bytes[index] >= 0xd0 && bytes[index] < 0xd5 { return true }
    return false
  }

  /// A syllable or Chinese character says as much as two letters.
  private static func weight(_ script: ScriptClass) -> Int {
    script.isWrittenWithoutSpaces || script == .hangul ? 2 : 1
  }

  private static func letters(of language: LanguageTag) -> Set<ScriptClass>? {
    switch language.likelyScript {
    case "Latn": [.latin]
    case "Cyrl": [.cyrillic]
    case "Jpan": [.han, .hiragana, .katakana]
    case "Hans", "Hant": [.han]
    case "Kore": [.hangul, .han]
    default: nil
    }
  }
}

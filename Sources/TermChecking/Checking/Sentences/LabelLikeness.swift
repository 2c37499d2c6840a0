import LanguageText

/// When two labels of a source are one, and when two translations of it say so much the same that nothing is told.
enum LabelLikeness {
  /// What labels are grouped by: the label without what does not matter.
  ///
  /// Of several words that is case and marks. A single one may mean something else with another case, *to* and *To*, and a
  /// verb with a colon behind it is the label of a value, *Download:*.
  static func key(of label: String) -> String {
    let words = label.split { !($0.isLetter || $0.isNumber) }
    guard words.count == 1, let word = words.first else {
      return SegmentMemory.sourceKey(label, SegmentMemory.key(label))
    }
    let isVerb =
      verbs.contains(word.lowercased())
      || [.verb, .verbNoun].contains(EnglishFrequency.entry(of: word.lowercased()).kind)
    return word + (isVerb && ":：".contains(label.last ?? " ") ? ":" : "")
  }

  /// Nouns that label a button as often as a value.
  static let verbs: Set<String> = ["download", "export", "import", "upload"]

  /// What translations of a label are grouped by: without case, marks and spaces, and without the label itself behind or
  /// before the translation, 常见问题 FAQ.
  static func key(ofTranslation text: String, of label: String) -> String {
    let key = SegmentMemory.key(text)
    let original = SegmentMemory.key(label)
    guard !original.isEmpty, key.utf8.count > original.utf8.count else { return key }
    // Inside a word it is a part of it: *site* of *website*.
    if key.hasSuffix(original), isEdge(key.dropLast(original.count).last) {
      return key.dropLast(original.count).trimmed
    }
    if key.hasPrefix(original), isEdge(key.dropFirst(original.count).first) {
      return key.dropFirst(original.count).trimmed
    }
    return key
  }

  /// Whether a character beside a label in Latin letters ends or begins another word.
  private static func isEdge(_ character: Character?) -> Bool {
    character.map { !$0.isLetter || !$0.unicodeScalars.allSatisfy(\.isLatinOrNeutral) } ?? true
  }

  /// Whether two translations differ only in what their place may ask for: the form of a word, particles, brackets, a name in
  /// Latin letters, an abbreviation, a gender.
  static func areSame(_ first: String, _ second: String, _ language: LanguageTag) -> Bool {
    TranslationLikeness.differInForms(first, second, language)
      || TranslationLikeness.differInParticles(first, second, language)
      || TranslationLikeness.areSameButBrackets(first, second)
      || TranslationLikeness.differInName(first, second)
      || isShortFor(first, second) || isShortFor(second, first)
      || addsName(first, second, language) || differInGender(first, second, language)
      || language.language == "ja" && japaneseCore(first) == japaneseCore(second)
  }

  /// A Japanese label without の, and without what makes a verb of its noun at the end: パッケージ of パッケージ化する.
  private static func japaneseCore(_ label: String) -> String {
    var core = label.filter { $0 != "の" }
    for ending in ["する", "を", "化"] where core.hasSuffix(ending) && core.count > ending.count {
      core = String(core.dropLast(ending.count))
    }
    return core
  }

  /// Whether one of two translations in another script has the other in it, and a name in Latin letters beside it: 从
  /// Nova 获取数据.
  private static func addsName(
    _ first: String, _ second: String, _ language: LanguageTag
  ) -> Bool {
    guard language.likelyScript != "Latn" else { return false }
    let (shorter, longer) = first.utf8.count < second.utf8.count ? (first, second) : (second, first)
    guard let place = longer.places(ofBytes: shorter).first else { return false }
    let rest =
      longer.utf8Slice(0..<place.lowerBound)
      + longer.utf8Slice(place.upperBound..<longer.utf8.count)
    return rest.contains { $0.isASCII && $0.isUppercase }
  }

  /// Whether two translations in a Romance language are the same but for the genders and numbers of their words:
  /// *Désactivé* and *Désactivée*.
  private static func differInGender(
    _ first: String, _ second: String, _ language: LanguageTag
  ) -> Bool {
    guard let endings = genders[language.language] else { return false }
    let words = [first, second].map { text in
      TermForms.fold(text).split { !($0.isLetter || $0.isNumber) }
    }
    guard words[0].count == words[1].count else { return false }
    return zip(words[0], words[1]).allSatisfy { word, other in
      if word == other { return true }
      let common = zip(word, other).prefix { $0 == $1 }.count
      return common >= leastOfStem && endings.contains(String(word.dropFirst(common)))
        && endings.contains(String(other.dropFirst(common)))
    }
  }

  private static let genders: [String: Set<String>] = [
    "es": ["o", "a", "os", "as"], "fr": ["", "e", "s", "es", "t", "te", "tes", "ts"],
    "it": ["o", "a", "i", "e"], "pt": ["o", "a", "os", "as"],
  ]
  private static let leastOfStem = 3

  /// Whether a text has a word that a full stop cuts and the other has whole.
  private static func isShortFor(_ short: String, _ long: String) -> Bool {
    guard short.utf8.contains(UInt8(ascii: ".")) else { return false }
    let words = TermForms.fold(long).split { !($0.isLetter || $0.isNumber) }
    return TermForms.fold(short).split(separator: " ").contains { word in
      guard word.last == ".", word.count > 1 else { return false }
      let stem = word.dropLast()
      return words.contains { $0.hasPrefix(stem) && $0.count > stem.count }
    }
  }

  /// Whether a label of a word or two has two translations with most of their letters in common: no reader stumbles over
  /// them.
  static func areNearlySame(_ first: String, _ second: String, of label: String) -> Bool {
    label.split(separator: " ").count <= mostWordsOfShort
      && (TranslationLikeness.holdEachOther(first, second)
        || TranslationLikeness.areAlike(first, second))
  }

  private static let mostWordsOfShort = 2
}

extension StringProtocol {
  /// The text without spaces around it.
  fileprivate var trimmed: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}

import LanguageAssets
import LanguageText

/// What a text has of a term that it does not use.
enum TermTrace: Hashable {
  /// A word made from the term: an adjective, a compound; or the term with or without a particle.
  case derivation
  /// A part of the term that may stand for all of it, one of its words or half of its characters; or
  /// its characters in what may be a longer word.
  case part

  /// The best trace of a term in a text; nil when it has none.
  ///
  /// A word of the text counts as made from a word of the term when it begins with all of it but the
  /// last two letters, and with five letters at least, so that «объектный» is one of «объект» and
  /// «объём» is not.
  ///
  /// - Complexity: O(words of the term · length of the text).
  init?(of term: Term, in text: String, language: LanguageTag) {
    self.init(of: TracedTerm(term.text, language), in: TracedText(text, language))
  }

  /// The best trace of a term in a text; nil when it has none.
  init?(of term: TracedTerm, in text: TracedText) {
    guard
      let trace = term.isSpaced ? Self.ofWords(term, text) : Self.ofCharacters(term, text.text)
    else { return nil }
    self = trace
  }

  /// Looks for the words of a term at the beginning of words.
  ///
  /// Where compounds are written as one word, at their end and inside them, too:
  /// Umschaltschaltfläche names a Schaltfläche. Short Cyrillic words are looked for in their forms, as
  /// «тел запросов» names a «тело запроса».
  private static func ofWords(_ term: TracedTerm, _ text: TracedText) -> TermTrace? {
    let traced = term.words.count { word in
      text.hasWord(word.beginning)
        || word.isInCompounds && text.words.holdsBytes(of: word.stem)
        || word.others.contains { text.hasWord($0) }
        || word.ends.contains { text.folded.holdsBytes(of: $0) }
        || word.forms.contains { text.hasFoldedWord($0) }
    }
    guard traced > 0 else {
      return term.beginningOfCompounds.map(text.hasWord) == true ? .derivation : nil
    }
    let isWhole =
      traced == term.words.count
      && term.shortWords.allSatisfy { forms in forms.contains { text.hasWord($0) } }
    return isWhole ? .derivation : .part
  }

  private static func ofCharacters(_ term: TracedTerm, _ text: String) -> TermTrace? {
    if !term.bareName.isEmpty, TracedTerm.withoutParticles(text).holdsBytes(of: term.bareName) {
      return .derivation
    }
    if !term.katakanaStem.isEmpty, text.holdsBytes(of: term.katakanaStem) { return .derivation }
    if term.verbForms.contains(where: text.holdsBytes) { return .derivation }
    return term.halves.contains { text.holdsBytes(of: $0) } ? .part : nil
  }
}

/// A text in which traces are looked for; made once for many terms.
struct TracedText {
  /// The text.
  let text: String
  /// Its words in lower case, with a space before and behind each; none where it is not cut into words.
  let words: String
  /// The words folded in the same way; none in a language whose terms are traced by no forms.
  let folded: String

  private let beginnings: WordBeginnings
  private let foldedBeginnings: WordBeginnings

  /// Cuts a text of a language.
  init(_ text: String, _ language: LanguageTag) {
    self.text = text
    let isCut = TracedTerm.isCutIntoWords(language)
    let hasForms = language.language == "de" || language.likelyScript == "Cyrl"
    words = isCut ? PlainWords.joined(in: text) ?? Self.joined(TermTracer.words(of: text)) : " "
    beginnings = WordBeginnings(of: words)
    if !hasForms {
      folded = ""
      foldedBeginnings = WordBeginnings(of: "")
    } else if PlainWords.areFolded(words) {
      folded = words
      foldedBeginnings = beginnings
    } else {
      folded = Self.joined(
        words.utf8.split(separator: UInt8(ascii: " ")).map { TermForms.fold(String(Substring($0))) }
      )
      foldedBeginnings = WordBeginnings(of: folded)
    }
  }

  /// Whether one of the words begins so.
  fileprivate func hasWord(_ beginning: WordBeginnings.Beginning) -> Bool {
    beginnings.mayHave(beginning) && words.holdsBytes(of: beginning.text)
  }

  /// Whether one of the folded words begins so.
  fileprivate func hasFoldedWord(_ beginning: WordBeginnings.Beginning) -> Bool {
    foldedBeginnings.mayHave(beginning) && folded.holdsBytes(of: beginning.text)
  }

  private static func joined(_ words: [String]) -> String {
    words.reduce(into: " ") { $0 += $1 + " " }
  }
}

/// A term as its traces are looked for; made once for many texts.
struct TracedTerm {
  /// A word of a term that is long enough to be told from others.
  struct Word {
    /// What words that are made from it begin with.
    let stem: String
    /// The stem behind a space, as a ``TracedText`` has it at the beginning of a word.
    let beginning: WordBeginnings.Beginning
    /// Whether words that have the stem in their middle are made from it, too.
    let isInCompounds: Bool
    /// What such words end with, before a space.
    let ends: [String]
    /// The forms of a word that is too short for a stem, between spaces.
    let forms: [WordBeginnings.Beginning]
    /// What adjectives made from the word begin with where its last consonant changes, behind a space:
    /// блочн- of блок; and a short word that says more of another in the other number, between spaces: *tipo* of
    /// *anotación de tipos*, «типа» of «аннотация типов».
    let others: [WordBeginnings.Beginning]
  }

  /// Whether the language puts spaces between words.
  let isSpaced: Bool
  /// The words of the term, where there are spaces.
  let words: [Word]
  /// The words that are too short for that, each in its forms, between spaces; without those that only join others.
  let shortWords: [[WordBeginnings.Beginning]]
  /// What compounds begin with of a term that has none but short words, *pop up* of *pop-upvenster*, where the language joins
  /// them; nil for others.
  let beginningOfCompounds: WordBeginnings.Beginning?
  /// Every half of the term's characters in a row, where there are none; all of a short term.
  let halves: [String]
  /// The term without the particle that may stand between its words or not, as in 财富的边际效用 and
  /// 财富边际效用; empty where words are set apart and where too little is left.
  let bareName: String
  /// What other words of the same English verb begin with, ロードバラン of ロードバランシング and ロードバランサー;
  /// empty for what is not all in katakana, or too short.
  let katakanaStem: String

  /// The beginnings of the forms of the verb that a Japanese noun is made from, 切り取る, 切り取って and more of 切り取り;
  /// none for other terms.
  let verbForms: [String]

  /// Cuts a term of a language.
  init(_ term: String, _ language: LanguageTag) {
    verbForms = language.language == "ja" ? Self.verbForms(of: term) : []
    isSpaced = Self.isCutIntoWords(language)
    let isGerman = language.language == "de"
    let joinsCompounds = KindredNames.joinsCompounds.contains(language.language)
    // A syllable is a letter there, and particles are written behind the word.
    let isKorean = language.language == "ko"
    let shortest = isKorean ? 2 : 4
    let isCyrillic = language.likelyScript == "Cyrl"
    words =
      isSpaced
      ? TermTracer.words(of: term).enumerated().compactMap { place, word in
        guard word.unicodeScalars.count >= shortest else { return nil }
        // Counted in scalars: an Indic letter with its vowel is one character.
        let scalars = word.unicodeScalars
        let stem = isKorean ? word : String(scalars.prefix(max(5, scalars.count - 2)))
        return Word(
          stem: stem, beginning: .init(" " + stem), isInCompounds: joinsCompounds && stem.count > 4,
          ends: isGerman
            ? TermForms.forms(ofWord: word, isLast: true, language: "de").filter { $0.count > 3 }
              .map { $0 + " " }
            : [],
          forms: word.count == 4 && isCyrillic
            ? TermForms.forms(ofWord: word, isLast: true, language: language).map {
              .init(" \($0) ")
            }
            : [],
          others: (isCyrillic ? Self.adjectives(of: word).map { .init(" " + $0) } : [])
            + (isGerman ? Self.otherStems(of: word, stem) : [])
            + (place > 0 ? Self.otherNumbers(of: word, language).map { .init(" \($0) ") } : []))
      } : []
    shortWords =
      isSpaced
      ? TermTracer.words(of: term).filter { word in
        word.unicodeScalars.count < shortest && !JoiningWords.contain(word, in: language)
      }.map { word in
        let forms = TermForms.forms(ofWord: word, isLast: true, language: language)
        return ([word] + forms).map { .init(" \($0) ") }
      } : []
    let parts = TermTracer.words(of: term)
    beginningOfCompounds =
      joinsCompounds && words.isEmpty && parts.count > 1
      ? .init(" " + parts.joined(separator: " ")) : nil
    halves = isSpaced ? [] : Self.halves(of: term)
    let bareName = isSpaced ? "" : Self.withoutParticles(term)
    self.bareName = bareName.count < Self.shortestBareName ? "" : bareName
    katakanaStem = isSpaced ? "" : Self.katakanaStem(of: term)
  }

  /// A word without the three signs that an English ending may become.
  private static func katakanaStem(of term: String) -> String {
    let isKatakana = term.unicodeScalars.allSatisfy { ScriptClass($0) == .katakana }
    return isKatakana && term.count >= shortestKatakana ? String(term.dropLast(3)) : ""
  }

  /// What the forms of a verb of five rows begin with whose stem ends as a noun does: the noun without its last sign, and
  /// one of the signs that may stand in its place.
  private static func verbForms(of noun: String) -> [String] {
    guard let last = noun.last, let signs = rows[last], noun.count > 2,
      noun.unicodeScalars.contains(where: { ScriptClass($0) == .han })
    else { return [] }
    return signs.map { noun.dropLast() + String($0) }
  }

  /// The other signs of a row of the syllabary, and what stands before て.
  private static let rows: [Character: String] = [
    "い": "わうえおっ", "き": "かくけこい", "ぎ": "がぐげごい", "し": "さすせそ", "ち": "たつてとっ", "に": "なぬねのん",
    "び": "ばぶべぼん", "み": "まむめもん", "り": "らるれろっ",
  ]

  private static let shortestKatakana = 8

  private static let shortestBareName = 4

  /// What adjectives of a Cyrillic noun in lower case begin with, of five letters and more: -ов- and -ев-
  /// behind its stem, -н- behind one whose last consonant has changed, кнопочн- of кнопка.
  private static func adjectives(of noun: String) -> [String] {
    var stem = noun
    if let last = stem.last, "аеийоуыьэюяіїє".contains(last) { stem.removeLast() }
    var softened = [stem]
    if let last = stem.last, let soft = changes[last] {
      softened = [stem.dropLast() + String(soft)]
      if last == "к", let before = stem.dropLast().last, !"аеиоуыэюяіїє".contains(before) {
        softened = ["о", "е"].map { stem.dropLast() + $0 + "ч" }
      }
    }
    return ([stem + "ов", stem + "ев"] + softened.map { $0 + "н" }).filter { $0.count > 4 }
  }

  /// What compounds of a German noun begin with beside its stem, behind a space: Konten- of Konto.
  private static func otherStems(of noun: String, _ stem: String) -> [WordBeginnings.Beginning] {
    guard noun.count >= shortestStem else { return [] }
    return TermForms.forms(
      ofWord: noun.prefix(1).uppercased() + noun.dropFirst(), isLast: true, language: "de"
    )
    .filter { $0.count >= shortestStem && !$0.hasPrefix(stem) }.map { .init(" " + $0) }
  }

  private static let shortestStem = 5

  /// A noun behind another in the other number, where it is too short for a stem: of *tipos* *tipo*, of «типов» «типа».
  private static func otherNumbers(of noun: String, _ language: LanguageTag) -> [String] {
    guard noun.count <= longestInOtherNumber else { return [] }
    switch language.language {
    case "es", "pt", "fr", "ca", "gl":
      guard noun.hasSuffix("s") else { return [noun + "s", noun + "es"] }
      return [String(noun.dropLast())] + (noun.hasSuffix("es") ? [String(noun.dropLast(2))] : [])
    case "ru", "uk":
      let plural = ["ов", "ев", "ів", "їв"].first(where: noun.hasSuffix)
      if let plural { return ["а", "у", "я", "ю"].map { noun.dropLast(plural.count) + $0 } }
      guard let last = noun.last, "ая".contains(last) else { return [] }
      return ["ов", "ев", "ів", "їв"].map { noun.dropLast() + $0 }
    default: return []
    }
  }

  private static let longestInOtherNumber = 6

  private static let changes: [Character: Character] = ["к": "ч", "ц": "ч", "г": "ж", "х": "ш"]

  /// A text without 的 and の.
  static func withoutParticles(_ text: String) -> String {
    var text = text
    text.unicodeScalars.removeAll { $0 == "的" || $0 == "の" }
    return text
  }

  /// Whether terms of a language are traced word by word.
  static func isCutIntoWords(_ language: LanguageTag) -> Bool {
    !["Jpan", "Hans", "Hant"].contains(language.likelyScript ?? "")
  }

  private static func halves(of term: String) -> [String] {
    let characters = Array(term)
    let length = (characters.count + 1) / 2
    guard length > 1, characters.count > length else { return [term] }
    return (0...characters.count - length).map { String(characters[$0..<$0 + length]) }
  }
}

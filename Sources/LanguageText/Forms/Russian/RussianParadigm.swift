/// The forms of Russian words by rules, without a dictionary.
///
/// The rules over-generate: about eleven forms a word, some of them no words. A form that does not
/// exist matches nothing, a form that is missing loses a term.
package enum RussianParadigm {
  /// Every form of a word given in its nominative, in lower case with е for ё, the word included.
  ///
  /// A hyphen compound gives the combinations of its parts' forms. A word with characters other
  /// than Cyrillic letters has one form. Complexity: O(1), about 20 forms.
  package static func forms(ofWord word: String) -> Set<String> {
    let folded = fold(word)
    let parts = folded.split(separator: "-", omittingEmptySubsequences: false).map(String.init)
    guard parts.count > 1 else { return simpleForms(folded) }
    var combined = [""]
    for (index, part) in parts.enumerated() {
      let forms = simpleForms(part).sorted()
      guard combined.count * forms.count <= 4000 else { return [folded] }
      combined = combined.flatMap { head in forms.map { head + (index == 0 ? "" : "-") + $0 } }
    }
    return Set(combined)
  }

  /// The forms of an adjective that is a noun, given as one: of «переменная» no «переменный»; and of a noun that is spelt
  /// as a preposition is, «под»; nil for any other word.
  package static func orderedForms(ofSubstantive word: String) -> [String]? {
    if nounsLikePrepositions.contains(word) {
      return Set(RussianNouns.inflections(of: word).map(\.form)).sorted()
    }
    guard isCyrillic(word), word.letterCount > 4, !isNoun(word),
      RussianIrregulars.paradigms[word] == nil
    else { return nil }
    let gender: RussianGender?
    switch word {
    case _ where word.hasEnding("ая") || word.hasEnding("яя"): gender = .feminine
    case _ where word.hasEnding("ое"): gender = .neuter
    case _ where word.hasEnding("ые"): gender = nil
    default: return nil
    }
    let forms = RussianAdjectives.inflections(of: word).filter {
      $0.slot.number == .plural || gender != nil && $0.slot.gender == gender
    }
    return forms.isEmpty ? nil : Set(forms.map(\.form) + [word]).sorted()
  }

  private static let nounsLikePrepositions: Set<String> = ["под"]

  /// The inflections of a term of one word, which is no preposition.
  package static func inflections(ofTerm word: String) -> [RussianInflection] {
    let folded = fold(word)
    return nounsLikePrepositions.contains(folded)
      ? RussianNouns.inflections(of: folded) : inflections(ofWord: word)
  }

  /// The forms that ``forms(ofWord:)`` gives, and the word as it is given, in ascending order.
  package static func orderedForms(ofWord word: String) -> [String] {
    guard isCyrillic(word) else { return forms(ofWord: word).union([word]).sorted() }
    let forms = simpleInflections(word).map(\.form) + [word]
    var keys: [(key: LetterKey, index: Int)] = []
    keys.reserveCapacity(forms.count)
    for (index, form) in forms.enumerated() {
      guard let key = LetterKey(form) else { return Set(forms).sorted() }
      keys.append((key, index))
    }
    keys.sort { $0.key < $1.key }
    var ordered: [String] = []
    ordered.reserveCapacity(keys.count)
    for (place, entry) in keys.enumerated() where place == 0 || keys[place - 1].key != entry.key {
      ordered.append(forms[entry.index])
    }
    return ordered
  }

  /// The forms of a word with their places in the paradigm, the likeliest of a place first.
  ///
  /// In a hyphen compound the parts agree, and first parts such as веб stay as they are.
  package static func inflections(ofWord word: String) -> [RussianInflection] {
    let folded = fold(word)
    guard let hyphen = folded.lastIndex(of: "-") else { return simpleInflections(folded) }
    let first = String(folded[..<hyphen])
    let last = simpleInflections(String(folded[folded.index(after: hyphen)...]))
    guard isInflected(firstPart: first) else {
      return last.map {
        RussianInflection(form: first + "-" + $0.form, slot: $0.slot, kind: $0.kind)
      }
    }
    return agreeing(inflections(ofWord: first), last)
  }

  /// The gender of a noun given in its nominative singular; nil for a noun without singular.
  package static func gender(ofNoun lemma: String) -> RussianGender? {
    let word = lemma.split(separator: "-").first { isInflected(firstPart: String($0)) }
    let folded = fold(word.map(String.init) ?? lemma)
    if isIndeclinable(folded) { return folded.hasSuffix("э") ? .masculine : .neuter }
    return simpleInflections(folded).first {
      $0.form == folded && $0.slot.number == .singular && $0.slot.grammaticalCase == .nominative
    }?.slot.gender
  }

  /// Whether a word that looks like an adjective is known as a noun: слой, критерий.
  static func isNoun(_ word: String) -> Bool {
    nounsInOy.contains(word) || word.hasEnding("рий") || word == "алюминий"
  }

  /// Whether a folded masculine noun, or the last part of a compound, has a plural in stressed -а, счета of счёт.
  package static func hasPluralInA(_ noun: String) -> Bool {
    RussianIrregulars.pluralInA.contains(noun)
      || RussianIrregulars.end(of: noun, isKnown: RussianIrregulars.pluralInA.contains) != nil
  }

  /// Lower case, with е for ё.
  package static func fold(_ word: String) -> String {
    FoldedText.fold(word, [.letterCase, .yo, .invisibles, .hyphens])
  }

  private static func simpleForms(_ word: String) -> Set<String> {
    Set(simpleInflections(word).map(\.form)).union([word])
  }

  private static func simpleInflections(_ word: String) -> [RussianInflection] {
    guard isCyrillic(word), word.letterCount > 1 else { return unchanged(word) }
    if isIndeclinable(word) || RussianDependents.isPreposition(word) { return unchanged(word) }
    if RussianIrregulars.paradigms[word] != nil { return RussianNouns.inflections(of: word) }
    let adjective = isVerbalNoun(word) ? [] : RussianAdjectives.inflections(of: word)
    let isSurelyAdjective = !adjective.isEmpty && RussianAdjectives.isCertain(word)
    let noun = isSurelyAdjective ? [] : RussianNouns.inflections(of: word)
    let all = isNounFirst(word) ? noun + adjective : adjective + noun
    return all.isEmpty ? unchanged(word) : all
  }

  /// Whether a word that can be a noun or an adjective is likelier a noun.
  private static func isNounFirst(_ word: String) -> Bool {
    isNoun(word) || word.hasEnding("ие")
  }

  /// Whether a word is made of a verb, as «сообщение» is; adjectives in the plural end in other ways: «осенние».
  private static func isVerbalNoun(_ word: String) -> Bool {
    word.letterCount > 5 && (word.hasEnding("ение") || word.hasEnding("ание"))
  }

  private static let nounsInOy: Set<String> = [
    "слой", "строй", "покой", "герой", "прибой", "сбой", "забой", "настрой", "простой", "удой",
    "изгой", "разбой", "перебой", "отбой", "убой", "зной", "покрой", "устой", "застой", "подслой",
    "деплой", "автодеплой", "редеплой", "бой", "рой", "конвой", "ковбой",
  ]

  private static func isCyrillic(_ word: String) -> Bool {
    word.unicodeScalars.allSatisfy { (0x430...0x44f).contains($0.value) }
  }

  /// Whether a folded word has one form, by a list and by its ending.
  static func isIndeclinable(_ word: String) -> Bool {
    if RussianIrregulars.indeclinable.contains(word) { return true }
    let letters = word.unicodeScalars
    guard let last = letters.last, let before = letters.dropLast().last else { return true }
    if last == "о" { return RussianStems.vowels.contains(before) }
    if "уюэ".hasLetter(last) { return true }
    return ["видео", "аудио", "шоу", "евро", "меню", "фото", "метро", "медиа"]
      .contains(where: word.hasEnding)
  }

  private static func isInflected(firstPart: String) -> Bool {
    isCyrillic(firstPart) && !isIndeclinable(firstPart)
      && !RussianIrregulars.attributive.contains(firstPart)
  }

  /// The word itself in every place.
  private static func unchanged(_ word: String) -> [RussianInflection] {
    RussianNumber.allCases.flatMap { number in
      RussianCase.allCases.map {
        RussianInflection(form: word, slot: RussianSlot(number, $0, nil), kind: .indeclinable)
      }
    }
  }

  /// Two nouns in apposition, each in the same number and case.
  private static func agreeing(
    _ first: [RussianInflection], _ last: [RussianInflection]
  ) -> [RussianInflection] {
    var seen: [RussianSlot: Int] = [:]
    return last.compactMap { tail in
      let slot = RussianSlot(tail.slot.number, tail.slot.grammaticalCase, nil)
      let heads = first.filter {
        $0.slot.number == slot.number && $0.slot.grammaticalCase == slot.grammaticalCase
      }
      // Of two accusatives both are the animate one: no «кнопка-переключателя».
      let place = seen[slot, default: 0]
      seen[slot] = place + 1
      let head = place < heads.count ? heads[place] : heads.first
      return head.map {
        RussianInflection(
          form: $0.form + "-" + tail.form, slot: tail.slot, kind: tail.kind)
      }
    }
  }
}

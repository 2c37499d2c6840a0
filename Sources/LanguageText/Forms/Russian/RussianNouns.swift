/// Declension of Russian nouns by their endings, without a dictionary.
///
/// Where the spelling of a word leaves its declension open, the forms of every possible one are
/// given, the likeliest first: forms that are no words do no harm in matching.
enum RussianNouns {
  /// The inflections of a noun given in its nominative, in lower case with е for ё.
  static func inflections(of word: String) -> [RussianInflection] {
    if let irregular = RussianIrregulars.paradigms[word] {
      return literal(irregular, RussianIrregulars.genders[word] ?? .masculine)
    }
    let end = RussianIrregulars.end(of: word, behind: RussianIrregulars.prefixes) {
      RussianIrregulars.paradigms[$0] != nil
    }
    if let end {
      return inflections(of: end.known).map {
        RussianInflection(form: end.prefix + $0.form, slot: $0.slot, kind: $0.kind)
      }
    }
    guard let last = word.lastLetter else { return [] }
    switch last {
    case "а": return feminineA(word)
    case "я": return endsInYa(word)
    case "о": return endsInO(word)
    case "е": return endsInE(word)
    case "й": return endsInY(word)
    case "ь": return endsInSoftSign(word)
    case "ы", "и": return plural(word)
    default: return RussianStems.vowels.contains(last) ? [] : endsInConsonant(word)
    }
  }

  private static func literal(
    _ forms: RussianEndings, _ gender: RussianGender
  ) -> [RussianInflection] {
    forms.inflections(of: "", gender)
  }

  private static func feminineA(_ word: String) -> [RussianInflection] {
    if RussianIrregulars.neuterPlurals.contains(word) || word.hasEnding("ства") {
      // «правила» are many; the singular comes last.
      let all = endsInO(word.droppingLetters(1) + "о")
      return all.filter { $0.slot.number == .plural } + all.filter { $0.slot.number == .singular }
    }
    let stem = word.droppingLetters(1)
    let animateOrStressed = "жшчщ".hasLetter(stem.lastLetter) ? [stem + "ей"] : []
    return RussianEndings.feminineA.inflections(of: stem, .feminine)
      + genitives(animateOrStressed, .feminine)
  }

  private static func endsInYa(_ word: String) -> [RussianInflection] {
    let stem = word.droppingLetters(1)
    if word.hasEnding("мя"), word.letterCount <= 6 {
      let long = stem + "ен"
      return [nominative(word, .neuter), accusative(word, .neuter)]
        + RussianEndings.neuterMya.inflections(of: long, .neuter)
        + genitives(word == "семя" || word == "стремя" ? [stem + "ян"] : [], .neuter)
    }
    if word.hasEnding("ия") {
      return RussianEndings.feminineIya.inflections(of: stem, .feminine)
    }
    return RussianEndings.feminineYa.inflections(of: stem, .feminine)
      .filter { $0.form != stem }
      + genitives(RussianStems.softGenitivePlurals(ofStem: stem), .feminine)
  }

  private static func endsInO(_ word: String) -> [RussianInflection] {
    let stem = word.droppingLetters(1)
    let endings: RussianEndings = "кг".hasLetter(stem.lastLetter) ? .neuterKo : .neuterO
    return endings.inflections(of: stem, .neuter)
  }

  private static func endsInE(_ word: String) -> [RussianInflection] {
    let stem = word.droppingLetters(1)
    switch stem.lastLetter {
    case "и": return RussianEndings.neuterIye.inflections(of: stem, .neuter)
    case "ь":
      let body = stem.droppingLetters(1)
      return RussianEndings.neuterYe.inflections(of: stem, .neuter)
        + genitives([body + "ий", stem + "ев", body + "ей"], .neuter)
    case "ц", "щ", "ж", "ш", "ч":
      return RussianEndings.neuterTse.inflections(of: stem, .neuter)
        + genitives([stem + "ев"], .neuter)
    default: return RussianEndings.neuterE.inflections(of: stem, .neuter)
    }
  }

  private static func endsInY(_ word: String) -> [RussianInflection] {
    let stem = word.droppingLetters(1)
    let endings: RussianEndings = word.hasEnding("ий") ? .masculineIy : .masculineY
    let regular = endings.inflections(of: stem, .masculine)
    guard word.hasEnding("ей"), word.letterCount > 3 else { return regular }
    return regular
      + RussianEndings.masculineEy.inflections(of: stem.droppingLetters(1) + "ь", .masculine)
  }

  private static func endsInSoftSign(_ word: String) -> [RussianInflection] {
    let feminine = RussianEndings.feminineSoft
    guard !word.hasEnding("ость") || word == "гость" else {
      return feminine.inflections(of: word.droppingLetters(1), .feminine)
    }
    let stems = RussianStems.softStems(of: word)
    let fixed = word.droppingLetters(1)
    let masculine = stems.flatMap { stem in
      RussianEndings.masculineSoft.inflections(of: stem, .masculine)
        .filter { $0.form != stem + "ь" || stem == fixed }
    }
    var feminineForms = feminine.inflections(of: fixed, .feminine)
    if RussianIrregulars.instrumentalInMi.contains(word) {
      let slot = RussianSlot(.plural, .instrumental, .feminine)
      feminineForms.append(RussianInflection(form: word + "ми", slot: slot, kind: .noun))
    }
    if "жшчщ".hasLetter(fixed.lastLetter) { return feminineForms }
    return isFeminine(word) ? feminineForms + masculine : masculine + feminineForms
  }

  /// Whether a noun in -ь is likelier feminine than masculine.
  static func isFeminine(_ word: String) -> Bool {
    if RussianIrregulars.feminineInSoft.contains(word) { return true }
    if RussianIrregulars.masculineInSoft.contains(word) { return false }
    return !"лрн".hasLetter(word.unicodeScalars.dropLast().last)
  }

  private static func plural(_ word: String) -> [RussianInflection] {
    guard word.letterCount > 3, let before = word.unicodeScalars.dropLast().last,
      !RussianStems.vowels.contains(before)
    else { return [] }
    let stem = word.droppingLetters(1)
    var forms: [RussianInflection] = []
    if word.hasEnding("и"), !"кгхжшчщ".hasLetter(before) {
      forms += RussianEndings.pluralSoft.inflections(of: stem, nil)
    }
    forms += RussianEndings.pluralHard.inflections(of: stem, nil)
      .filter { $0.form != stem + "ы" || word.hasEnding("ы") }
    return [nominativePlural(word)] + forms + singularOfPlural(stem)
  }

  /// The singular forms that the stem of a plural can have, for a term given in the plural.
  private static func singularOfPlural(_ stem: String) -> [RussianInflection] {
    RussianEndings.singularOfPlural.inflections(of: stem, nil)
  }

  private static func endsInConsonant(_ word: String) -> [RussianInflection] {
    guard let last = word.lastLetter else { return [] }
    let stems = RussianStems.masculineStems(of: word)
    let endings: RussianEndings =
      "жшчщ".hasLetter(last)
      ? .masculineSibilant : last == "ц" ? .masculineTs : .masculineHard
    var forms = stems.flatMap { stem in
      endings.inflections(of: stem, .masculine).filter { $0.form != stem || stem == word }
    }
    forms.insert(contentsOf: [nominative(word, .masculine), accusative(word, .masculine)], at: 0)
    forms.append(
      RussianInflection(form: word, slot: RussianSlot(.plural, .genitive, .masculine), kind: .noun))
    if word.hasEnding("нин"), word.letterCount > 4 {
      forms += RussianEndings.pluralYe.inflections(of: word.droppingLetters(2), .masculine)
    }
    if word.hasEnding("онок") || word.hasEnding("енок") {
      let young = word.droppingLetters(4) + (word.hasEnding("онок") ? "ат" : "ят")
      forms += RussianEndings.pluralYoung.inflections(of: young, .masculine)
    }
    let plural = (stems.first ?? word) + "а"
    let inA = [RussianCase.nominative, .accusative].map {
      RussianInflection(form: plural, slot: RussianSlot(.plural, $0, .masculine), kind: .noun)
    }
    if RussianIrregulars.pluralInYa.contains(word) {
      forms += RussianEndings.pluralYa.inflections(of: word, .masculine)
    }
    if RussianIrregulars.pluralInA.contains(word) {
      // Of «цвет», not «цветы», which are flowers.
      return inA + forms.filter { $0.form != word + "ы" || word == "тон" || word == "корпус" }
    }
    return RussianParadigm.hasPluralInA(word) ? inA + forms : forms + inA
  }

  private static func nominative(_ form: String, _ gender: RussianGender) -> RussianInflection {
    RussianInflection(form: form, slot: RussianSlot(.singular, .nominative, gender), kind: .noun)
  }

  private static func accusative(_ form: String, _ gender: RussianGender) -> RussianInflection {
    RussianInflection(form: form, slot: RussianSlot(.singular, .accusative, gender), kind: .noun)
  }

  private static func nominativePlural(_ form: String) -> RussianInflection {
    RussianInflection(form: form, slot: RussianSlot(.plural, .nominative, nil), kind: .noun)
  }

  /// Forms of the genitive plural, which animate nouns also have in the accusative.
  private static func genitives(
    _ forms: [String], _ gender: RussianGender
  ) -> [RussianInflection] {
    forms.flatMap { form in
      [RussianCase.genitive, .accusative].map {
        RussianInflection(form: form, slot: RussianSlot(.plural, $0, gender), kind: .noun)
      }
    }
  }
}

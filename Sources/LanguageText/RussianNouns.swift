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
    guard let last = word.last else { return [] }
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
    let stem = String(word.dropLast())
    let animateOrStressed = "жшчщ".contains(stem.last ?? " ") ? [stem + "ей"] : []
    return RussianEndings.feminineA.inflections(of: stem, .feminine)
      + genitives(animateOrStressed, .feminine)
  }

  private static func endsInYa(_ word: String) -> [RussianInflection] {
    let stem = String(word.dropLast())
    if word.hasSuffix("мя"), word.count <= 6 {
      let long = stem + "ен"
      return [nominative(word, .neuter), accusative(word, .neuter)]
        + RussianEndings.neuterMya.inflections(of: long, .neuter)
        + genitives(word == "семя" ? ["семян"] : [], .neuter)
    }
    if word.hasSuffix("ия") {
      return RussianEndings.feminineIya.inflections(of: stem, .feminine)
    }
    return RussianEndings.feminineYa.inflections(of: stem, .feminine)
      .filter { $0.form != stem }
      + genitives(RussianStems.softGenitivePlurals(ofStem: stem), .feminine)
  }

  private static func endsInO(_ word: String) -> [RussianInflection] {
    let stem = String(word.dropLast())
    let endings: RussianEndings = "кг".contains(stem.last ?? " ") ? .neuterKo : .neuterO
    return endings.inflections(of: stem, .neuter)
  }

  private static func endsInE(_ word: String) -> [RussianInflection] {
    let stem = String(word.dropLast())
    switch stem.last {
    case "и": return RussianEndings.neuterIye.inflections(of: stem, .neuter)
    case "ь":
      let body = String(stem.dropLast())
      return RussianEndings("е я ю е ем е,и", "я - ям я ями ях").inflections(of: stem, .neuter)
        + genitives([body + "ий", stem + "ев"], .neuter)
    case "ц", "щ", "ж", "ш", "ч":
      return RussianEndings.neuterTse.inflections(of: stem, .neuter)
        + genitives([stem + "ев"], .neuter)
    default: return RussianEndings.neuterE.inflections(of: stem, .neuter)
    }
  }

  private static func endsInY(_ word: String) -> [RussianInflection] {
    let stem = String(word.dropLast())
    let endings: RussianEndings = word.hasSuffix("ий") ? .masculineIy : .masculineY
    let regular = endings.inflections(of: stem, .masculine)
    guard word.hasSuffix("ей"), word.count > 3 else { return regular }
    let short = RussianEndings("- я ю я ем е", "и ев ям и,ев ями ях")
    return regular + short.inflections(of: stem.dropLast() + "ь", .masculine)
  }

  private static func endsInSoftSign(_ word: String) -> [RussianInflection] {
    let feminine = RussianEndings.feminineSoft
    guard !word.hasSuffix("ость") || word == "гость" else {
      return feminine.inflections(of: String(word.dropLast()), .feminine)
    }
    let stems = RussianStems.softStems(of: word)
    let fixed = String(word.dropLast())
    let masculine = stems.flatMap { stem in
      RussianEndings.masculineSoft.inflections(of: stem, .masculine)
        .filter { $0.form != stem + "ь" || stem == fixed }
    }
    let feminineForms = feminine.inflections(of: fixed, .feminine)
    if let last = fixed.last, "жшчщ".contains(last) { return feminineForms }
    return isFeminine(word) ? feminineForms + masculine : masculine + feminineForms
  }

  /// Whether a noun in -ь is likelier feminine than masculine.
  static func isFeminine(_ word: String) -> Bool {
    if RussianIrregulars.feminineInSoft.contains(word) { return true }
    if RussianIrregulars.masculineInSoft.contains(word) { return false }
    let before = word.dropLast().last ?? " "
    return !"лрн".contains(before)
  }

  private static func plural(_ word: String) -> [RussianInflection] {
    guard word.count > 3, let before = word.dropLast().last, !RussianStems.vowels.contains(before)
    else { return [] }
    let stem = String(word.dropLast())
    var forms: [RussianInflection] = []
    if word.hasSuffix("и"), !"кгхжшчщ".contains(before) {
      forms += RussianEndings.pluralSoft.inflections(of: stem, nil)
    }
    forms += RussianEndings.pluralHard.inflections(of: stem, nil)
      .filter { $0.form != stem + "ы" || word.hasSuffix("ы") }
    return [nominativePlural(word)] + forms + singularOfPlural(stem)
  }

  /// The singular forms that the stem of a plural can have, for a term given in the plural.
  private static func singularOfPlural(_ stem: String) -> [RussianInflection] {
    let endings = RussianEndings("0,а у,а е,у у,0 ой,ом е", "- - - - - -")
    return endings.inflections(of: stem, nil)
  }

  private static func endsInConsonant(_ word: String) -> [RussianInflection] {
    guard let last = word.last else { return [] }
    let stems = RussianStems.masculineStems(of: word)
    let endings: RussianEndings =
      "жшчщ".contains(last)
      ? .masculineSibilant : last == "ц" ? .masculineTs : .masculineHard
    var forms = stems.flatMap { stem in
      endings.inflections(of: stem, .masculine).filter { $0.form != stem || stem == word }
    }
    forms.insert(contentsOf: [nominative(word, .masculine), accusative(word, .masculine)], at: 0)
    forms.append(
      RussianInflection(form: word, slot: RussianSlot(.plural, .genitive, .masculine), kind: .noun))
    if word.hasSuffix("нин"), word.count > 4 {
      forms += RussianEndings("- - - - - -", "е 0 ам 0 ами ах")
        .inflections(of: String(word.dropLast(2)), .masculine)
    }
    if word.hasSuffix("онок") || word.hasSuffix("енок") {
      let young = String(word.dropLast(4)) + (word.hasSuffix("онок") ? "ат" : "ят")
      forms += RussianEndings("- - - - - -", "а 0 ам 0 ами ах").inflections(of: young, .masculine)
    }
    let plural = (stems.first ?? word) + "а"
    let inA = [RussianCase.nominative, .accusative].map {
      RussianInflection(form: plural, slot: RussianSlot(.plural, $0, .masculine), kind: .noun)
    }
    return RussianIrregulars.pluralInA.contains(word) ? inA + forms : forms + inA
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

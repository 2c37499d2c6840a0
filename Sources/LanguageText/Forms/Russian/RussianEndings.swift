/// The endings of one declension: for each case a list of alternatives, likeliest first.
struct RussianEndings: Sendable {
  /// Six lists a number, in the order of `RussianCase`.
  let singular: [[String]]
  let plural: [[String]]

  /// Reads endings written as `"а ы е у ой,ою е"`.
  ///
  /// Cases stand between spaces, alternatives between commas. `0` is the bare stem; `*` is the bare
  /// stem with a vowel let into its last two consonants where it may have one; `-` is no form.
  init(_ singular: String, _ plural: String) {
    self.singular = Self.parse(singular)
    self.plural = Self.parse(plural)
  }

  private static func parse(_ text: String) -> [[String]] {
    text.split(separator: " ").map { $0 == "-" ? [] : $0.split(separator: ",").map(String.init) }
  }

  /// Every form of a stem with these endings, as inflections of a kind and gender.
  func inflections(
    of stem: String, _ gender: RussianGender?, kind: RussianInflection.Kind = .noun
  ) -> [RussianInflection] {
    var found: [RussianInflection] = []
    found.reserveCapacity(20)
    let last = stem.unicodeScalars.last
    // Behind most letters every ending stays as it is.
    let isPlain = last.map { !Self.isSibilant($0) && !Self.isVelar($0) && $0 != "ц" } ?? true
    for number in RussianNumber.allCases {
      let endings = number == .singular ? singular : plural
      for (grammaticalCase, alternatives) in zip(RussianCase.allCases, endings) {
        let slot = RussianSlot(number, grammaticalCase, gender)
        for ending in alternatives {
          if isPlain, let first = ending.utf8.first, first >= 0x80 {
            found.append(RussianInflection(form: stem + ending, slot: slot, kind: kind))
            continue
          }
          for form in Self.join(stem, ending) {
            found.append(RussianInflection(form: form, slot: slot, kind: kind))
          }
        }
      }
    }
    return found
  }

  /// A stem with an ending by the spelling rules; both spellings where stress decides.
  static func join(_ stem: String, _ ending: String) -> [String] {
    let (letters, added) = (stem.unicodeScalars, ending.unicodeScalars)
    guard let last = letters.last, let first = added.first else { return [stem + ending] }
    if first == "0" { return [stem] }
    if first == "*" { return RussianStems.genitivePlurals(ofStem: stem) }
    let tail = Substring(added.dropFirst())
    let isSibilant = isSibilant(last)
    if first == "ы", isSibilant || isVelar(last) { return [stem + "и" + tail] }
    guard isSibilant || last == "ц" else { return [stem + ending] }
    switch first {
    case "о" where !tail.isEmpty: return [stem + "е" + tail, stem + ending]
    case "я" where last != "ц": return [stem + "а" + tail]
    case "ю" where last != "ц": return [stem + "у" + tail]
    default: return [stem + ending]
    }
  }

  private static func isSibilant(_ letter: Unicode.Scalar) -> Bool {
    letter == "ж" || letter == "ш" || letter == "ч" || letter == "щ"
  }

  private static func isVelar(_ letter: Unicode.Scalar) -> Bool {
    letter == "к" || letter == "г" || letter == "х"
  }
}

extension RussianEndings {
  static let feminineA = RussianEndings("а ы е у ой,ою е", "ы * ам ы,* ами ах")
  static let feminineYa = RussianEndings("я и е ю ей,ею е", "и * ям и,* ями ях")
  static let feminineIya = RussianEndings("я и и ю ей,ею и", "и й ям и,й ями ях")
  static let feminineSoft = RussianEndings("ь и и ь ью и", "и ей ям и,ей ями ях")
  static let neuterO = RussianEndings("о а у о ом е", "а * ам а,* ами ах")
  static let neuterKo = RussianEndings("о а у о ом е", "и,а *,ов ам и,а ами ах")
  static let neuterE = RussianEndings("е я ю е ем е", "я ей ям я ями ях")
  static let neuterIye = RussianEndings("е я ю е ем и", "я й ям я ями ях")
  static let neuterYe = RussianEndings("е я ю е ем е,и", "я - ям я ями ях")
  static let neuterTse = RussianEndings("е а у е ем е", "а * ам а ами ах")
  static let neuterMya = RussianEndings("- и и - ем и", "а 0 ам а ами ах")
  static let masculineHard = RussianEndings("0 а у 0,а ом е", "ы ов ам ы,ов ами ах")
  static let masculineSibilant = RussianEndings("0 а у 0,а ом е", "и ей ам и,ей ами ах")
  static let masculineTs = RussianEndings("0 а у 0,а ом е", "ы ов ам ы,ов ами ах")
  static let masculineSoft = RussianEndings("ь я ю ь,я ем е", "и ей ям и,ей ями ях")
  static let masculineY = RussianEndings("й я ю й,я ем е", "и ев ям и,ев ями ях")
  static let masculineIy = RussianEndings("й я ю й,я ем и,е", "и ев ям и,ев ями ях")
  static let masculineEy = RussianEndings("- я ю я ем е", "и ев ям и,ев ями ях")
  static let pluralHard = RussianEndings("- - - - - -", "ы *,ов,ей ам ы,*,ов,ей ами ах")
  static let pluralSoft = RussianEndings("- - - - - -", "и ей,*,ев ям и,ей ями ях")
  static let pluralYe = RussianEndings("- - - - - -", "е 0 ам 0 ами ах")
  static let pluralYa = RussianEndings("- - - - - -", "ья ьев ьям ья,ьев ьями ьях")
  static let pluralYoung = RussianEndings("- - - - - -", "а 0 ам 0 ами ах")
  /// What the stem of a plural may have in the singular.
  static let singularOfPlural = RussianEndings("0,а у,а е,у у,0 ой,ом е", "- - - - - -")

  static let adjectiveHard: [RussianGender?: RussianEndings] = [
    .masculine: RussianEndings("ый,ой ого ому ый,ой,ого ым ом", ""),
    .feminine: RussianEndings("ая ой ой ую ой,ою ой", ""),
    .neuter: RussianEndings("ое ого ому ое ым ом", ""),
    nil: RussianEndings("", "ые ых ым ые,ых ыми ых"),
  ]
  static let adjectiveSoft: [RussianGender?: RussianEndings] = [
    .masculine: RussianEndings("ий его ему ий,его им ем", ""),
    .feminine: RussianEndings("яя ей ей юю ей,ею ей", ""),
    .neuter: RussianEndings("ее его ему ее им ем", ""),
    nil: RussianEndings("", "ие их им ие,их ими их"),
  ]
}

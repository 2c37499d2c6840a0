/// The rows of a paradigm that the ending of a noun asks for.
struct UkrainianNounPattern {
  /// What may stand in a place; the first is written.
  struct Cell {
    let forms: [String]
    var isSure = true
  }

  let gender: UkrainianGender
  let singular: [Cell]
  let plural: [Cell]

  private init(_ gender: UkrainianGender, _ singular: [Cell], _ plural: [Cell]) {
    (self.gender, self.singular, self.plural) = (gender, singular, plural)
  }

  init?(_ noun: String) {
    let stem = String(noun.dropLast())
    let found: UkrainianNounPattern? =
      switch noun.last {
      case "а": Self.feminineHard(stem)
      case "я" where UkrainianPhrase.isFeminine(noun): Self.feminineSoft(stem)
      case "я": Self.neuterDoubled(stem)
      case "о": Self.neuterHard(stem)
      case "е": Self.neuterSoft(stem)
      case "ь" where UkrainianPhrase.isFeminine(noun): Self.feminineBare(noun)
      case "ь": Self.masculineSoft(noun)
      case "й": Self.masculineInY(stem)
      case "и", "і", "ї", "у", "ю", "є": nil
      default: Self.masculineHard(noun)
      }
    guard let found else { return nil }
    self = found
  }

  private static func feminineHard(_ stem: String) -> Self? {
    guard let last = stem.last, !UkrainianStems.vowels.contains(last) else { return nil }
    if UkrainianStems.sibilants.contains(last) {
      return Self(
        .feminine, row(stem, "а і і у ею і"),
        [
          cell(stem + "і"), closed(stem), cell(stem + "ам"), cell(stem + "і"), cell(stem + "ами"),
          cell(stem + "ах"),
        ])
    }
    let soft = UkrainianStems.beforeI(stem) + "і"
    return Self(
      .feminine,
      [
        cell(stem + "а"), cell(stem + "и"), cell(soft), cell(stem + "у"), cell(stem + "ою"),
        cell(soft),
      ],
      [
        cell(stem + "и"), closed(stem), cell(stem + "ам"), cell(stem + "и"), cell(stem + "ами"),
        cell(stem + "ах"),
      ])
  }

  private static func feminineSoft(_ stem: String) -> Self? {
    guard let last = stem.last, last != "'" else { return nil }
    if UkrainianStems.vowels.contains(last) {
      return Self(.feminine, row(stem, "я ї ї ю єю ї"), row(stem, "ї й ям ї ями ях"))
    }
    let isPlain = stem.dropLast().last.map(UkrainianStems.vowels.contains) ?? false
    return Self(
      .feminine, row(stem, "я і і ю ею і"),
      [
        cell(stem + "і"), Cell(forms: [stem + "ь"], isSure: isPlain), cell(stem + "ям"),
        cell(stem + "і"), cell(stem + "ями"), cell(stem + "ях"),
      ])
  }

  /// Nouns in -ість, -сть, -ль and the like.
  private static func feminineBare(_ noun: String) -> Self? {
    var stem = String(noun.dropLast())
    guard let last = stem.last, !noun.hasSuffix("інь"), !noun.hasSuffix("сіль"),
      !noun.hasSuffix("вісь")
    else { return nil }
    let instrumental =
      stem.dropLast().last.map(UkrainianStems.vowels.contains) == true
      ? stem + String(last) + "ю" : stem + "ю"
    if stem.hasSuffix("іст") { stem = stem.dropLast(3) + "ост" }
    return Self(
      .feminine,
      [
        cell(noun), cell(stem + "і"), cell(stem + "і"), cell(noun), cell(instrumental),
        cell(stem + "і"),
      ], row(stem, "і ей ям і ями ях"))
  }

  private static func neuterHard(_ stem: String) -> Self? {
    guard let last = stem.last, !UkrainianStems.vowels.contains(last) else { return nil }
    let locative =
      last == "к" ? cell(stem + "у") : cell(UkrainianStems.beforeI(stem) + "і", stem + "у")
    return Self(
      .neuter,
      [
        cell(stem + "о"), cell(stem + "а"), cell(stem + "у"), cell(stem + "о"), cell(stem + "ом"),
        locative,
      ],
      [
        cell(stem + "а"), closed(stem), cell(stem + "ам"), cell(stem + "а"), cell(stem + "ами"),
        cell(stem + "ах"),
      ])
  }

  private static func neuterSoft(_ stem: String) -> Self? {
    if stem.hasSuffix("щ") {
      return Self(
        .neuter, row(stem, "е а у е ем і"),
        [
          cell(stem + "а"), cell(stem), cell(stem + "ам"), cell(stem + "а"), cell(stem + "ами"),
          cell(stem + "ах"),
        ])
    }
    guard stem.hasSuffix("ц") || stem.hasSuffix("л") || stem.hasSuffix("р") else { return nil }
    let isPlain = stem.hasSuffix("сц")
    return Self(
      .neuter, row(stem, "е я ю е ем і"),
      [
        cell(stem + "я"), Cell(forms: [stem + "ь", stem + "ів"], isSure: isPlain),
        cell(stem + "ям"),
        cell(stem + "я"), cell(stem + "ями"), cell(stem + "ях"),
      ])
  }

  /// Nouns such as налаштування, підземелля and перехрестя.
  private static func neuterDoubled(_ stem: String) -> Self? {
    guard UkrainianPhrase.isNeuterInYa(stem + "я") else { return nil }
    let closed = stem.hasSuffix("ст") ? stem + "ь" : stem.dropLast() + "ь"
    return Self(
      .neuter, row(stem, "я я ю я ям і"),
      [
        cell(stem + "я"), Cell(forms: [closed], isSure: stem.hasSuffix("нн")),
        cell(stem + "ям"), cell(stem + "я"), cell(stem + "ями"), cell(stem + "ях"),
      ])
  }

  private static func masculineHard(_ noun: String) -> Self? {
    guard let last = noun.last, !["ар", "яр", "ир", "нин", "ц"].contains(where: noun.hasSuffix)
    else {
      return nil
    }
    let stem = UkrainianMasculines.stem(of: noun)
    let genitive = UkrainianMasculines.genitive(of: noun)
    let isLiving = UkrainianMasculines.isLiving(noun)
    let genitives = Cell(
      forms: genitive == "у" ? [stem + "у", stem + "а"] : [stem + "а", stem + "у"],
      isSure: genitive != nil)
    let accusative = isLiving ? cell(stem + "а") : cell(noun)
    if UkrainianStems.sibilants.contains(last) {
      return Self(
        .masculine,
        [
          cell(noun), genitives, cell(stem + "у", stem + "еві"), accusative, cell(stem + "ем"),
          cell(stem + "і", stem + "у", stem + "еві"),
        ], plural(stem, "і ів ам ами ах", isLiving))
    }
    let locative =
      last == "к"
      ? cell(stem + "у", stem + "ові")
      : cell(UkrainianStems.beforeI(stem) + "і", stem + "у", stem + "ові")
    return Self(
      .masculine,
      [
        cell(noun), genitives, cell(stem + "у", stem + "ові"), accusative, cell(stem + "ом"),
        locative,
      ], plural(stem, "и ів ам ами ах", isLiving))
  }

  private static func masculineSoft(_ noun: String) -> Self? {
    guard UkrainianMasculines.isSoft(noun) else { return nil }
    let stem = UkrainianMasculines.stem(of: noun)
    let genitive = UkrainianMasculines.genitive(of: noun)
    let genitives = Cell(
      forms: genitive == "ю" ? [stem + "ю", stem + "я"] : [stem + "я", stem + "ю"],
      isSure: genitive != nil)
    return Self(
      .masculine,
      [
        cell(noun), genitives, cell(stem + "ю", stem + "еві"), cell(noun), cell(stem + "ем"),
        cell(stem + "і", stem + "ю", stem + "еві"),
      ], plural(stem, "і ів ям ями ях", false))
  }

  private static func masculineInY(_ stem: String) -> Self? {
    guard let last = stem.last, UkrainianStems.vowels.contains(last), last != "и" else {
      return nil
    }
    let open = UkrainianMasculines.stemInY(stem)
    return Self(
      .masculine,
      [
        cell(stem + "й"), cell(open + "ю", open + "я"), cell(open + "ю", open + "єві"),
        cell(stem + "й"),
        cell(open + "єм"), cell(open + "ї", open + "ю", open + "єві"),
      ], plural(open, "ї їв ям ями ях", false))
  }

  /// The nominative, genitive, dative, instrumental and locative, with the accusative that living things have.
  private static func plural(_ stem: String, _ endings: String, _ isLiving: Bool) -> [Cell] {
    var cells = row(stem, endings)
    cells.insert(isLiving ? cells[1] : cells[0], at: 3)
    return cells
  }

  /// The genitive plural without an ending: кнопок, схем, вікон.
  private static func closed(_ stem: String) -> Cell {
    if let known = knownGenitives[stem] { return cell(known) }
    let all = UkrainianStems.closed(of: stem)
    guard let last = stem.last, let before = stem.dropLast().last else {
      return Cell(forms: all, isSure: false)
    }
    if UkrainianStems.vowels.contains(before) { return Cell(forms: all, isSure: true) }
    // кнопк gives кнопок, сторінк сторінок.
    if last == "к", let open = all.dropFirst().first(where: { $0.hasSuffix("ок") }) {
      return Cell(forms: [open] + all, isSure: true)
    }
    return Cell(
      forms: all, isSure: "рстжб".contains(before) && !"лнрм".contains(last) || stem.hasSuffix("рм")
    )
  }

  private static let knownGenitives = [
    "вікн": "вікон", "числ": "чисел", "слов": "слів", "ядр": "ядер", "сторон": "сторін",
    "дорог": "доріг", "голов": "голів", "школ": "шкіл",
    "полотн": "полотен", "мітк": "міток", "верств": "верств",
  ]

  private static func cell(_ forms: String...) -> Cell { Cell(forms: forms) }

  private static func row(_ stem: String, _ endings: String) -> [Cell] {
    endings.split(separator: " ").map { cell(stem + $0) }
  }
}

/// How Ukrainian stems change: consonants before і and е, vowels of closed syllables, vowels that
/// come and go before the last consonant.
enum UkrainianStems {
  static let vowels: Set<Character> = ["а", "е", "є", "и", "і", "ї", "о", "у", "ю", "я"]
  static let sibilants: Set<Character> = ["ж", "ч", "ш", "щ"]

  /// The stem as it is before the і of the dative and locative: кнопк gives кнопц.
  static func beforeI(_ stem: String) -> String { replacingLast(of: stem, by: dentals) }

  /// The stem as it is before the е of the vocative: друг gives друж.
  static func beforeE(_ stem: String) -> String { replacingLast(of: stem, by: palatals) }

  /// The stems that a masculine in a consonant may have before endings, the word itself first.
  ///
  /// The vowel of the last syllable falls out (рядок, стовпець) or opens (вибір, папір, колір).
  static func open(of word: String) -> [String] {
    guard word.count > 2, let last = word.last else { return [word] }
    return [word] + opened(word) + shortened(word, last)
  }

  /// The stem of a genitive plural without an ending, in each spelling that may be its own.
  ///
  /// кнопк gives кнопок, числ чисел, слов слів, кільц кілець.
  static func closed(of stem: String) -> [String] {
    guard let last = stem.last, stem.count > 1, !vowels.contains(last) else { return [stem] }
    let body = stem.dropLast()
    guard let previous = body.last else { return [stem] }
    if vowels.contains(previous) {
      guard previous == "о" || previous == "е", stem.count > 2 else { return [stem] }
      return [stem, body.dropLast() + "і" + String(last)]
    }
    let core = previous == "ь" || previous == "'" ? body.dropLast() : body
    let inserted =
      previous == "й" ? [body + "о", body.dropLast() + "є"] : [core + "о", core + "е"]
    // скриньк gives скриньок.
    let soft = previous == "ь" && last == "к" ? [body + "о"] : []
    return [stem] + (inserted + soft).map { $0 + String(last) }
  }

  /// вибір gives вибор, вибер; колір кольор too; only і behind a consonant is meant.
  private static func opened(_ word: String) -> [String] {
    let body = word.dropLast()
    guard body.last == "і", let before = body.dropLast().last, !vowels.contains(before) else {
      return openedBeforeTwo(word)
    }
    let end = String(word.suffix(1))
    let start = String(body.dropLast())
    let soft = before == "л" ? [start + "ьо" + end] : []
    return [start + "о" + end, start + "е" + end] + soft
  }

  /// міст gives мост, хвіст хвост.
  private static func openedBeforeTwo(_ word: String) -> [String] {
    guard word.hasSuffix("іст") else { return [] }
    return [word.dropLast(3) + "ост"]
  }

  private static func shortened(_ word: String, _ last: Character) -> [String] {
    let body = word.dropLast(2)
    guard word.count > 2, let vowel = word.dropLast().last,
      let before = body.last, !vowels.contains(before) || vowel == "є"
    else { return [] }
    switch (vowel, last) {
    case ("є", "ц"), ("є", "к"):
      let opened = body.last == "о" ? [body.dropLast() + "ій" + String(last)] : []
      return [body + "й" + String(last)] + opened
    case ("е", "ц") where before == "л", ("о", "к") where before == "л":
      return [body + "ь" + String(last), body + String(last)]
    case ("о", _) where "клнтр".contains(last), ("е", _) where "цнлркт".contains(last):
      return [body + String(last)]
    default: return []
    }
  }

  private static func replacingLast(
    of stem: String, by table: [Character: Character]
  ) -> String {
    guard let last = stem.last, let other = table[last] else { return stem }
    return stem.dropLast() + String(other)
  }

  private static let dentals: [Character: Character] = ["г": "з", "к": "ц", "х": "с", "ґ": "з"]
  private static let palatals: [Character: Character] = [
    "г": "ж", "к": "ч", "х": "ш", "ц": "ч", "з": "ж",
  ]
}

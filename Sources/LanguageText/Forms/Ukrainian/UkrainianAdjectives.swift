/// Declension of Ukrainian adjectives, participles and ordinals, given in any nominative.
enum UkrainianAdjectives {
  /// The forms of an adjective; none when the word looks like none.
  static func forms(of word: String) -> [String] {
    guard word.count > 3 else { return [] }
    if word.hasSuffix("їй") { return joined(String(word.dropLast(2)), afterVowel) }
    let stem = word.hasSuffix("ий") || word.hasSuffix("ій") ? word.dropLast(2) : word.dropLast()
    guard let last = stem.last, !UkrainianStems.vowels.contains(last), last != "ь", last != "'"
    else { return [] }
    switch word.last {
    case "й" where word.hasSuffix("ий"): return joined(String(stem), hard)
    case "й" where word.hasSuffix("ій"), "я", "є": return joined(String(stem), soft)
    case "а", "е": return joined(String(stem), hard)
    case "і": return joined(String(stem), last == "н" ? hard + soft : hard)
    default: return []
    }
  }

  /// Whether a word in another ending than -ий is an adjective by its suffix, as змінна and дані.
  static func isLikely(_ word: String) -> Bool {
    if word.hasSuffix("ий") { return true }
    if word.hasSuffix("ній") || word == "третій" { return true }
    let stem = word.dropLast()
    if ["ськ", "цьк", "зьк"].contains(where: stem.hasSuffix) { return true }
    if word.hasSuffix("не") || word.hasSuffix("нє") || word.hasSuffix("ні") { return true }
    guard word.hasSuffix("на"), let before = stem.dropLast().last else { return false }
    return !UkrainianStems.vowels.contains(before)
  }

  private static func joined(_ stem: String, _ endings: [String]) -> [String] {
    endings.map { stem + $0 }
  }

  private static let hard = list(
    "ий ого ому им ім а ої ій у ою е і их ими")
  private static let soft = list(
    "ій ього ьому ім я ьої ю ьою є і іх іми")
  private static let afterVowel = list(
    "їй його йому їм я йої ю йою є ї їх їми")

  private static func list(_ text: String) -> [String] {
    text.split(separator: " ").map(String.init)
  }
}

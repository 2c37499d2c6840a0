/// How Romanian stems change before the endings of the plural and of the genitive.
///
/// After Cojocaru, Romanian Grammar, chapter 2, and the Pană Dindelegan, The Grammar of Romanian.
enum RomanianStems {
  static let vowels: Set<Character> = ["a", "ă", "â", "e", "i", "î", "o", "u"]

  /// The stem as it is before -i: client gives clienț, turist turișt, brad braz.
  static func beforeI(_ stem: String) -> String {
    for (hard, soft) in softened where stem.hasSuffix(hard) {
      return stem.dropLast(hard.count) + soft
    }
    return stem
  }

  /// The stems before -i of feminines, in each spelling that may be its own: setar gives setăr, eroar eror,
  /// part părț.
  static func feminineBeforeI(_ stem: String) -> [String] {
    let changed = [("oa", "o"), ("ea", "e"), ("a", "ă"), ("â", "i")].compactMap {
      replacingLastVowel(of: stem, $0.0, by: $0.1)
    }
    return ([stem] + changed.prefix(1)).map(beforeI)
  }

  /// The stems before -e of feminines: fereastr gives ferestr, mas mes.
  static func feminineBeforeE(_ stem: String) -> [String] {
    let changed = [("ea", "e"), ("ia", "ie"), ("a", "e"), ("ă", "e")].compactMap {
      replacingLastVowel(of: stem, $0.0, by: $0.1)
    }
    return [stem] + changed.prefix(1)
  }

  /// The stems before -e of neuters: buton gives butoan, număr numer.
  static func neuterBeforeE(_ stem: String) -> [String] {
    let changed = [("o", "oa"), ("ă", "e"), ("â", "i")].compactMap {
      replacingLastVowel(of: stem, $0.0, by: $0.1)
    }
    return [stem] + changed.prefix(1)
  }

  /// A stem whose last vowels are some, with others; nil where they are not, or are joined by another.
  private static func replacingLastVowel(
    of stem: String, _ old: String, by new: String
  ) -> String? {
    guard let last = stem.lastIndex(where: vowels.contains) else { return nil }
    let end = stem.index(after: last)
    guard stem[..<end].hasSuffix(old), stem.distance(from: end, to: stem.endIndex) < 4 else {
      return nil
    }
    let start = stem.index(end, offsetBy: -old.count)
    if old.count == 1, start > stem.startIndex, "eo".contains(stem[stem.index(before: start)]) {
      return nil
    }
    return stem[..<start] + new + stem[end...]
  }

  private static let softened = [
    ("șc", "șt"), ("sc", "șt"), ("st", "șt"), ("str", "ștr"), ("t", "ț"), ("d", "z"), ("s", "ș"),
    ("x", "cș"), ("z", "j"), ("l", "l"),
  ]
}

/// Endings of English words that tell what kind of word they make.
enum EnglishSuffix {
  /// The group of the longest ending that a folded word has, from 1; 0 for none.
  static func group(of word: String) -> Int {
    var (group, length) = (0, 0)
    for (place, endings) in groups.enumerated() {
      for ending in endings
      where ending.utf8.count > length && word.utf8.count > ending.utf8.count + 2
        && word.hasSuffix(ending)
      {
        (group, length) = (place + 1, ending.utf8.count)
      }
    }
    return group
  }

  private static let groups: [[String]] = [
    ["tion", "sion"], ["ment"], ["ity"], ["ness"], ["ance", "ence", "ancy", "ency"], ["al"],
    ["ive"],
    ["ous"], ["ic"], ["able", "ible"], ["ful", "less"], ["ed"], ["ing"], ["ly"], ["er", "or"],
    ["ist", "ism"], ["ship", "age", "hood"], ["y"], ["ant", "ent"], ["ure"],
    ["ate", "ize", "ise", "ify"],
  ]
}

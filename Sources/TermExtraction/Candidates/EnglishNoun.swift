import LanguageText

/// English nouns in the singular, by their ending.
enum EnglishNoun {
  /// The singular of a folded word, or the word itself.
  static func singular(of word: String) -> String {
    if let known = ownSingulars[word] ?? EnglishForms.singular(ofIrregular: word) { return known }
    guard word.utf8.count > 3, word.hasSuffix("s"), word.utf8.allSatisfy({ $0 < 0x80 }),
      !EnglishForms.isNoPlural(word)
    else { return word }
    // Libraries are called dayjs and nextjs.
    if ["ss", "us", "is", "js"].contains(where: word.hasSuffix) { return word }
    if word.hasSuffix("ies"), word.utf8.count > 4 { return EnglishForms.singular(ofNoun: word) }
    for ending in ["sses", "shes", "ches", "xes", "zzes"] where word.hasSuffix(ending) {
      return String(word.dropLast(2))
    }
    if word.hasSuffix("'s") { return String(word.dropLast(2)) }
    let stem = String(word.dropLast())
    // The frequency list has bias and chaos, of which nothing is the singular.
    let isWhole =
      (word.hasSuffix("as") || word.hasSuffix("os"))
      && EnglishFrequency.entry(of: stem).kind == .unknown
      && EnglishFrequency.entry(of: word).kind != .unknown
    return isWhole ? word : stem
  }

  /// Words in -s that are no plurals, plurals that are terms, names that are often in small letters, and the meaning
  /// that documentation has.
  private static let ownSingulars: [String: String] = [
    "people": "people", "data": "data", "media": "media", "news": "news", "lens": "lens",
    "alias": "alias", "atlas": "atlas", "canvas": "canvas", "physics": "physics",
    "mathematics": "mathematics", "basis": "basis", "bases": "base", "bus": "bus", "gas": "gas",
    "ios": "ios", "macos": "macos", "kubernetes": "kubernetes",
    "https": "https", "devops": "devops", "gitops": "gitops", "jenkins": "jenkins",
    "postgres": "postgres", "always": "always", "previous": "previous",
    "aliases": "alias", "buses": "bus", "menus": "menu", "submenus": "submenu",
  ]
}

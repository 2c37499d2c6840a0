import LanguageText

/// English nouns in the singular, by their ending.
enum EnglishNoun {
  /// The singular of a folded word, or the word itself.
  static func singular(of word: String) -> String {
    guard word.utf8.count > 3, word.hasSuffix("s"), word.utf8.allSatisfy({ $0 < 0x80 }) else {
      return irregular[word] ?? word
    }
    if let known = irregular[word] { return known }
    if word.hasSuffix("ss") || word.hasSuffix("us") || word.hasSuffix("is") { return word }
    if word.hasSuffix("ies"), word.utf8.count > 4 { return EnglishForms.singular(ofNoun: word) }
    for ending in ["sses", "shes", "ches", "xes", "zzes"] where word.hasSuffix(ending) {
      return String(word.dropLast(2))
    }
    if word.hasSuffix("'s") { return String(word.dropLast(2)) }
    return String(word.dropLast())
  }

  private static let irregular: [String: String] = [
    "children": "child", "men": "man", "women": "woman", "people": "people", "indices": "index",
    "vertices": "vertex", "matrices": "matrix", "analyses": "analysis", "criteria": "criterion",
    "series": "series", "species": "species", "news": "news", "lens": "lens", "alias": "alias",
    "atlas": "atlas", "canvas": "canvas", "physics": "physics", "mathematics": "mathematics",
    "feet": "foot", "halves": "half", "lives": "life", "leaves": "leaf", "shelves": "shelf",
    "basis": "basis", "bases": "base", "bus": "bus", "gas": "gas", "ios": "ios", "macos": "macos",
    "always": "always", "previous": "previous", "aliases": "alias", "buses": "bus",
    "statuses": "status", "menus": "menu", "submenus": "submenu",
  ]
}

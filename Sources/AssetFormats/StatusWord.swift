internal import LanguageAssets

/// The words that glossaries use for the status of a term.
enum StatusWord {
  /// The status that a word stands for, whatever its case; nil for an unknown word.
  ///
  /// Knows the words of this project's tables, of TBX, UTX 1.20 and Crowdin.
  static func status(_ word: String) -> TermStatus? {
    let name = word.trimmed.lowercased()
    if let own = TermStatus.allCases.first(where: { $0.rawValue.lowercased() == name }) {
      return own
    }
    switch name {
    case "provisional", "draft", "candidate", "in review": return .proposed
    case "non-standard", "nonstandard", "alternative", "synonym": return .admitted
    case "do not translate", "non-translatable", "untranslatable", "dnt": return .doNotTranslate
    case "do not use", "negative", "banned", "wrong": return .forbidden
    case "outdated", "retired": return .deprecated
    case "standard", "recommended": return .preferred
    default: return TBXStatus.status(name)
    }
  }

  /// Whether a word says yes; nil for one that says neither yes nor no.
  static func flag(_ word: String) -> Bool? {
    switch word.trimmed.lowercased() {
    case "true", "yes", "y", "1", "x": true
    case "false", "no", "n", "0", "": false
    default: nil
    }
  }
}

extension LanguageTag {
  /// The scripts that the language is written in, numbers and foreign names aside; nil when nobody knows.
  package var scriptClasses: Set<ScriptClass>? { likelyScript.flatMap { Self.scriptClasses[$0] } }

  private static let scriptClasses: [String: Set<ScriptClass>] = [
    "Latn": [.latin], "Cyrl": [.cyrillic], "Jpan": [.han, .hiragana, .katakana], "Hans": [.han],
    "Hant": [.han], "Kore": [.hangul, .han],
  ]
}

/// Tells Chinese in both scripts, Japanese and Korean apart.
enum EastAsianLanguage {
  /// The language of a text with Han characters, kana or Hangul; nil when they are too few to tell.
  static func of(_ counts: ScriptCounts) -> DetectedLanguage? {
    if counts.hangul * 3 > counts.eastAsian {
      guard counts.hangul >= 2 else { return nil }
      return DetectedLanguage(
        "ko", confidence: 0.98, reason: "\(counts.hangul) letters are Hangul")
    }
    if counts.kana * 20 > counts.han { return japanese(counts) }
    if counts.japanese * 10 >= counts.han, counts.japanese > counts.simplified {
      return DetectedLanguage(
        "ja", confidence: 0.6,
        reason: "\(counts.japanese) of \(counts.han) Han characters have Japanese shapes")
    }
    return chinese(counts)
  }

  private static func japanese(_ counts: ScriptCounts) -> DetectedLanguage? {
    guard counts.kana >= 2 || counts.han >= 1 else { return nil }
    // Chinese texts quote Japanese names; Japanese sentences are half kana.
    let share = Double(counts.kana) / Double(counts.kana + counts.han)
    return DetectedLanguage(
      "ja", confidence: 0.6 + share * 2,
      reason: "\(counts.kana) kana beside \(counts.han) Han characters")
  }

  private static func chinese(_ counts: ScriptCounts) -> DetectedLanguage? {
    let simplified = counts.simplified
    let traditional = counts.traditional
    let evidence = simplified + traditional
    guard evidence >= 2 || evidence == 1 && counts.han >= 4, simplified != traditional else {
      return nil
    }
    let isSimplified = simplified > traditional
    let margin = Double(abs(simplified - traditional)) / Double(evidence + 1)
    return DetectedLanguage(
      isSimplified ? "zh-Hans" : "zh-Hant", confidence: 0.5 + margin / 2,
      reason: """
        \(simplified) simplified and \(traditional) traditional of \(counts.han) Han characters
        """)
  }
}

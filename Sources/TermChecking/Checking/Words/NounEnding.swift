import LanguageText

/// Tells a noun from a verb by its looks, in languages that name things by other words than deeds.
enum NounEnding {
  /// Whether a term is no verb in its basic form; false for languages in which one word serves as
  /// both, and for those that it knows nothing of.
  static func isNoun(_ term: String, in language: LanguageTag) -> Bool {
    func ends(_ endings: String...) -> Bool { endings.contains { term.hasSuffix($0) } }
    return switch language.language {
    case "de": term.first?.isUppercase == true
    case "es", "pt": !ends("ar", "er", "ir", "arse", "erse", "irse")
    case "fr": !ends("er", "ir", "dre", "ttre", "vre") || ends("ier")
    // What is done ends in 다: 처리하다 beside 프로세스.
    case "ko": !ends("다")
    case "it": !ends("are", "ere", "ire")
    case "ru": !ends("ть", "ти", "чь", "ться", "тись")
    case "uk": !ends("ти", "тися")
    default: false
    }
  }
}

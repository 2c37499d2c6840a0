/// The forms of a Ukrainian noun by their places, as far as its ending and short lists tell them surely.
///
/// ``UkrainianParadigm`` makes all forms that a noun may have; here are those that may be written.
struct UkrainianDeclension {
  /// The gender of the noun.
  let gender: UkrainianGender
  private var forms: [UkrainianPlace: [String]] = [:]
  /// Places whose first form is not sure.
  private var unsure: Set<UkrainianPlace> = []

  /// Declines a noun given in the nominative singular, in lower case with `'` for every apostrophe; nil where its
  /// ending does not tell how.
  ///
  /// Of a compound with a hyphen the last part is declined: веб-сервер.
  init?(ofNoun noun: String) {
    if let hyphen = noun.lastIndex(of: "-") {
      let first = String(noun[..<hyphen])
      guard first.utf8.allSatisfy({ $0 < 0x80 }) || Self.attributive.contains(first),
        let last = UkrainianDeclension(ofNoun: String(noun[noun.index(after: hyphen)...]))
      else { return nil }
      (gender, unsure) = (last.gender, last.unsure)
      forms = last.forms.mapValues { $0.map { "\(first)-\($0)" } }
      return
    }
    guard noun.count > 2,
      noun.unicodeScalars.allSatisfy({ ScriptClass($0) == .cyrillic || $0 == "'" })
    else { return nil }
    if UkrainianParadigm.isKnownAsIndeclinable(noun) {
      gender = .neuter
      for place in UkrainianPlace.all { forms[place] = [noun] }
      return
    }
    guard UkrainianIrregulars.words.forms[noun] == nil, !UkrainianAdjectives.isLikely(noun),
      let pattern = UkrainianNounPattern(noun)
    else { return nil }
    gender = pattern.gender
    for (isPlural, row) in [(false, pattern.singular), (true, pattern.plural)] {
      for (grammaticalCase, cell) in zip(UkrainianCase.allCases, row) {
        let place = UkrainianPlace(isPlural, grammaticalCase)
        forms[place] = cell.forms
        if !cell.isSure { unsure.insert(place) }
      }
    }
  }

  /// The places in which a form may stand.
  func places(of form: String) -> [UkrainianPlace] {
    UkrainianPlace.all.filter { forms[$0]?.contains(form) == true }
  }

  /// The form in a place; nil where it is not sure.
  func form(in place: UkrainianPlace) -> String? {
    unsure.contains(place) ? nil : forms[place]?.first
  }

  private static let attributive: Set<String> = [
    "веб", "онлайн", "медіа", "демо", "міні", "бізнес",
  ]
}

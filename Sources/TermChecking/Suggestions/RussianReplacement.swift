import LanguageText

/// Puts a Russian term into the case and number of the term that it replaces.
enum RussianReplacement {
  /// A place in the paradigm without regard to gender.
  private struct Place: Hashable {
    let number: RussianNumber
    let grammaticalCase: RussianCase
  }

  /// A form of a term and where it stands in the paradigm of the term's noun.
  private struct Form {
    let text: String
    let place: Place
    let gender: RussianGender?
  }

  /// The preferred term in the form that a text has of another term.
  ///
  /// Where the form may stand for several cases the first in the order of the cases is taken.
  static func suggestion(for text: String, of term: String, preferred: String) -> Suggestion {
    let found = forms(of: term, equal: text)
    let wanted = forms(of: preferred)
    var texts: [String] = []
    for form in found {
      guard let match = wanted.first(where: { $0.place == form.place }) else { continue }
      if !texts.contains(match.text) { texts.append(match.text) }
    }
    guard let best = texts.first else {
      return Suggestion(Replacement.capitalized(preferred, like: text), isSafe: false)
    }
    let genders = Set(found.map(\.gender) + wanted.map(\.gender))
    return Suggestion(
      Replacement.capitalized(best, like: text), isSafe: texts.count == 1 && genders.count == 1)
  }

  /// The forms of a term that a text may be; those of its last part where the parts do not agree.
  private static func forms(of term: String, equal text: String) -> [Form] {
    let key = RussianParadigm.fold(text)
    let whole = forms(of: term).filter { RussianParadigm.fold($0.text) == key }
    guard whole.isEmpty, let last = key.split(separator: "-").last, last.count < key.count,
      let base = term.split(separator: "-").last
    else { return whole }
    return forms(of: String(base)).filter { RussianParadigm.fold($0.text) == last }
  }

  /// The forms of a noun phrase: adjectives up to the first noun agree, what follows it is frozen.
  private static func forms(of term: String) -> [Form] {
    let words = term.split(separator: " ").map(String.init)
    let paradigms = words.map { RussianParadigm.inflections(ofWord: $0) }
    let head = paradigms.firstIndex { $0.first?.kind != .adjective } ?? words.count - 1
    guard words.indices.contains(head) else { return [] }
    return paradigms[head].compactMap { noun in
      var parts: [String] = []
      for index in 0..<head {
        guard let adjective = agreeing(paradigms[index], noun.slot) else { return nil }
        parts.append(restoringYo(adjective.form, from: words[index]))
      }
      parts.append(restoringYo(noun.form, from: words[head]))
      return Form(
        text: (parts + words[(head + 1)...]).joined(separator: " "),
        place: Place(number: noun.slot.number, grammaticalCase: noun.slot.grammaticalCase),
        gender: noun.slot.gender)
    }
  }

  private static func agreeing(
    _ adjective: [RussianInflection], _ noun: RussianSlot
  ) -> RussianInflection? {
    adjective.first {
      $0.slot.number == noun.number && $0.slot.grammaticalCase == noun.grammaticalCase
        && ($0.slot.gender == nil || noun.gender == nil || $0.slot.gender == noun.gender)
    }
  }

  /// A form with ё where the word that it is made of has it at the same place.
  private static func restoringYo(_ form: String, from word: String) -> String {
    var result = Array(form)
    for (index, pair) in zip(form, word.lowercased()).enumerated() {
      if pair.1 == "ё", pair.0 == "е" { result[index] = "ё" } else if pair.0 != pair.1 { break }
    }
    return String(result)
  }
}

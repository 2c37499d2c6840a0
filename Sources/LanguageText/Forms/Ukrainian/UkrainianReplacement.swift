/// Puts one Ukrainian term in the place of another, in the same number and case.
package enum UkrainianReplacement {
  /// A form of the other term, with what it does to the words around it.
  package struct Candidate: Hashable, Sendable {
    /// The form, in lower case but for names.
    package let text: String
    /// The words around it that agree with the gender of the term that stands there and not with that of the other.
    package let disagreeing: [String]
  }

  /// What a term may be replaced by where it stands in some form, likeliest first.
  ///
  /// - Parameters:
  ///   - form: The term as it stands in the text: «у директоріях» has «директоріях».
  ///   - term: Its citation form.
  ///   - replacement: The citation form of the other term.
  ///   - before: The end of the text before it.
  ///   - after: The beginning of the text behind it.
  ///   - prefersPlural: Whether a form that may be either is likelier the plural, as that of a translation is where the
  ///     original has one.
  /// - Returns: Forms of the replacement; none where the paradigms do not tell them surely.
  package static func candidates(
    for form: String, of term: String, by replacement: String, before: String, after: String,
    prefersPlural: Bool = false
  ) -> [Candidate] {
    let (foundWords, termWords) = (words(form), words(term))
    guard foundWords.count == termWords.count, let own = Phrase(termWords),
      let other = Phrase(words(replacement))
    else { return [] }
    let context = UkrainianContext(before: before, after: after)
    var found: [Candidate] = []
    var places = context.narrowed(own.places(of: foundWords))
    if prefersPlural { places = places.filter(\.isPlural) + places.filter { !$0.isPlural } }
    for place in places {
      // What is likelier must not be passed over because its form is not sure.
      guard let text = other.form(in: place) else { break }
      guard !found.contains(where: { $0.text == text }) else { continue }
      let disagreeing =
        own.gender == other.gender
        ? []
        : context.words(
          disagreeingWith: other.gender, insteadOf: own.gender, in: place)
      found.append(Candidate(text: text, disagreeing: disagreeing))
    }
    return found
  }

  /// Whether an adjective or pronoun may stand at the end of the text before a noun, which shows its gender.
  package static func mayShowGender(before: String) -> Bool {
    UkrainianContext(before: before, after: "").endsInAttribute
  }

  private static func words(_ text: String) -> [String] {
    text.split(whereSeparator: \.isWhitespace).map(String.init)
  }

  /// A noun phrase in its citation form: adjectives, the noun, and what follows it unchanged.
  private struct Phrase {
    let words: [String]
    let head: Int
    let noun: UkrainianDeclension

    var gender: UkrainianGender { noun.gender }

    init?(_ words: [String]) {
      let folded = words.map(UkrainianParadigm.fold)
      let head =
        folded.indices.dropLast().first { !UkrainianAdjectiveForms.isAdjective(folded[$0]) }
        ?? folded.count - 1
      guard folded.indices.contains(head), let noun = UkrainianDeclension(ofNoun: folded[head])
      else {
        return nil
      }
      (self.words, self.head, self.noun) = (words, head, noun)
    }

    func places(of found: [String]) -> [UkrainianPlace] {
      let folded = found.map(UkrainianParadigm.fold)
      return noun.places(of: folded[head]).filter { place in
        (0..<head).allSatisfy { index in
          UkrainianAdjectiveForms(UkrainianParadigm.fold(words[index]))?
            .form(gender, in: place) == folded[index]
        }
      }
    }

    func form(in place: UkrainianPlace) -> String? {
      guard let inflected = noun.form(in: place) else { return nil }
      var forms = words
      forms[head] = Self.spelled(inflected, like: words[head])
      for index in 0..<head {
        let adjective = UkrainianAdjectiveForms(UkrainianParadigm.fold(words[index]))
        guard let form = adjective?.form(gender, in: place) else { return nil }
        forms[index] = Self.spelled(form, like: words[index])
      }
      return forms.joined(separator: " ")
    }

    /// A form with the capitals and the apostrophe of the citation form, as far as the two are the same.
    private static func spelled(_ form: String, like word: String) -> String {
      let common = zip(UkrainianParadigm.fold(word), form).prefix { $0 == $1 }.count
      return String(word.prefix(common)) + form.dropFirst(common)
    }
  }
}

import LanguageAssets
import LanguageText

extension Replacement {
  /// What a finding says of the term that takes the place of another.
  struct Offer: Sendable {
    let suggestion: Suggestion
    /// The end of the message: which words around it have to agree with the term; empty where none has to change.
    let agreement: String
  }

  /// The preferred term in the form of a use, as ``suggestion(for:preferred:in:)`` has it, and the words that it leaves
  /// to be mended.
  static func offer(for use: TermUse, preferred: Term, in context: CheckContext) -> Offer {
    if let respelled = respelled(use, as: preferred) {
      return Offer(suggestion: respelled, agreement: "")
    }
    // «anchor-пира» would become «anchor-однорангового узла».
    let isJoined = preferred.text.utf8.contains(0x20) && use.isJoinedByHyphen(in: context)
    guard preferred.language.language != "ru" else {
      let offer = russianOffer(for: use, preferred: preferred, in: context)
      let suggestion = titled(offer.suggestion, use, context)
      return Offer(
        suggestion: isJoined ? suggestion.unwritten : suggestion, agreement: offer.agreement)
    }
    let suggestion = suggestion(for: use, preferred: preferred, in: context)
    let repeated = use.repeatedLength(of: suggestion.text, in: context)
    // 账本 for 分类账 in 分类账本 would double a character that stands there once.
    let isDoubled =
      repeated > 1
      || repeated == 1 && use.text.last != suggestion.text.last
        && use.textAfter(in: context).first == suggestion.text.last
    return Offer(
      suggestion: isJoined || isDoubled
        ? suggestion.unwritten : repeated > 0 ? suggestion.unsafe : suggestion,
      agreement: agreement(around: use, preferred: preferred, in: context))
  }

  /// Some texts as one key: bytes are compared faster than strings, and no text holds a NUL.
  static func question(_ texts: [String]) -> [UInt8] {
    texts.reduce(into: []) { question, text in
      question.append(contentsOf: text.utf8)
      question.append(0)
    }
  }

  static func russianOffer(
    for use: TermUse, preferred: Term, in context: CheckContext
  ) -> Offer {
    let before = use.wordsBefore(in: context)
    let next = use.textAfter(in: context)
    // What is said of it may stand behind names and «по умолчанию».
    let hasMore =
      next.hasPrefix(" по ") || next.utf8.contains { ($0 | 0x20) &- 0x61 < 26 }
    let after = hasMore ? use.textAfter(in: context, upTo: 5) : next
    let prefersPlural = isPluralInSource(use, in: context)
    let question = question([
      use.text, use.term.text, preferred.text, before.text, after, before.isWhole ? "." : "",
      prefersPlural ? use.isPartOfWord ? "-s" : "s" : use.isPartOfWord ? "-" : "",
    ])
    return context.offers.answer(to: question) {
      if let rejoined = rejoined(use, as: preferred, in: context) {
        return Offer(suggestion: rejoined, agreement: "")
      }
      let keepsFirstPart = keepsFirstPart(of: preferred, insteadOf: use, in: context)
      let inflected = russian(
        for: use, preferred: preferred,
        behind: RussianContext(before: before.text, isWhole: before.isWhole),
        prefersPlural: prefersPlural, keepsFirstPart: keepsFirstPart ?? false)
      let suggestion = keepsFirstPart == nil ? inflected.unsafe : inflected
      let words = russianWordsToMend(
        around: use, preferred, before: before.text, after: after, in: context)
      return Offer(
        // «Новая папка» would become «Новая каталог», and «лог файлы» «журнал файлы».
        suggestion: words.isEmpty && !standsBeforeNoun(use, after)
          && use.repeatedLength(of: suggestion.text, in: context) == 0
          && keepsRussianPreposition(use, suggestion.text, in: context)
          && !hidesForm(of: preferred, use, in: context)
          ? suggestion : suggestion.unwritten,
        agreement: told(words))
    }
  }

  /// Whether a noun in its citation form stands in front of another in the nominative plural, as loans do: «лог файлы».
  private static func standsBeforeNoun(_ use: TermUse, _ after: String) -> Bool {
    guard !use.text.contains(" "), TermForms.fold(use.text) == TermForms.fold(use.term.text),
      after.first == " "
    else { return false }
    let next = TermForms.fold(String(after.dropFirst().prefix { $0.isLetter }))
    guard next.hasSuffix("ы") || next.hasSuffix("и"), !FunctionWords.contain(next, in: "ru"),
      let last = CitationForm.word(next, language: "ru").last
    else { return false }
    return last.isLetter && !"аяоеьыи".contains(last)
  }

  /// The end of a message about a use: which words around it have to agree with the preferred term, which is of another
  /// gender, or of one that nothing tells; empty where none has to change.
  private static func agreement(
    around use: TermUse, preferred: Term, in context: CheckContext
  ) -> String {
    switch preferred.language.language {
    case "uk": told(ukrainianForms(for: use, preferred, in: context).first?.disagreeing ?? [])
    case "de": told(germanWordsToMend(around: use, preferred, in: context))
    case "es", "fr", "it", "pt":
      told(romanceWords(around: use, preferred, in: context))
    default: ""
    }
  }

  /// The words that show a gender, or whether a vowel follows, and would no longer agree.
  private static func romanceWords(
    around use: TermUse, _ preferred: Term, in context: CheckContext
  ) -> [String] {
    let words = romanceWordsToMend(around: use, preferred, in: context)
    guard let elided = elidedWord(before: use, preferred, in: context), !words.contains(elided)
    else { return words }
    return [elided] + words
  }

  /// That words have to agree, as the end of a message; empty of none.
  private static func told(_ words: [String]) -> String {
    guard let last = words.last else { return "" }
    let quoted = words.map { "“\($0)”" }
    let list =
      quoted.count == 1
      ? quoted[0] : quoted.dropLast().joined(separator: ", ") + " and “\(last)”"
    return "; \(list) \(quoted.count == 1 ? "has" : "have") to agree with it"
  }

  /// The words around a Russian term that would no longer agree with another.
  private static func russianWordsToMend(
    around use: TermUse, _ preferred: Term, before: String, after: String, in context: CheckContext
  ) -> [String] {
    let disagreement = context.disagreements.answer(
      to: Array("\(use.term.text)\u{0}\(preferred.text)".utf8)
    ) { RussianDisagreement(of: use.term.text, by: preferred.text) }
    return disagreement?.words(around: use.unstressedText, before: before, after: after) ?? []
  }

  /// A Ukrainian term in the number and case of a use; never safe, and named only where words around it would
  /// no longer agree.
  static func ukrainian(
    for use: TermUse, preferred: Term, in context: CheckContext
  ) -> Suggestion {
    if let rejoined = rejoined(use, as: preferred, in: context) { return rejoined }
    let forms = ukrainianForms(for: use, preferred, in: context)
    guard let best = forms.first else {
      let isBasic =
        TermForms.fold(use.text) == TermForms.fold(use.term.text)
        && !UkrainianReplacement.mayShowGender(before: use.wordsBefore(in: context).text)
        && !hidesForm(of: preferred, use, in: context)
      return Suggestion(
        capitalized(preferred.text, like: use), isSafe: false, isInflected: isBasic)
    }
    return Suggestion(
      capitalized(named(best.text, as: preferred, insteadOf: use), like: use), isSafe: false,
      isInflected: best.disagreeing.isEmpty
        && keepsUkrainianPreposition(use, best.text, in: context)
        && !hidesForm(of: preferred, use, isOnlyOne: forms.count == 1, in: context))
  }

  private static func ukrainianForms(
    for use: TermUse, _ preferred: Term, in context: CheckContext
  ) -> [UkrainianReplacement.Candidate] {
    UkrainianReplacement.candidates(
      for: use.unstressedText, of: use.term.text, by: preferred.text,
      before: use.wordsBefore(in: context).text, after: use.textAfter(in: context),
      prefersPlural: isPluralInSource(use, in: context))
  }

  /// Whether an English source names the concept of a use in its passage, and in the plural only.
  private static func isPluralInSource(_ use: TermUse, in context: CheckContext) -> Bool {
    guard !context.sources.isEmpty, let passage = context.passagesByBlock[use.block],
      context.sources[passage.document].language.language == "en"
    else { return false }
    let uses = passage.sourceUses.filter { $0.mayName(use.concept) }
    return !uses.isEmpty && uses.allSatisfy(isEnglishPlural)
  }
}

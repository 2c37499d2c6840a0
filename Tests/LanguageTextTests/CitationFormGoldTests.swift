import LanguageText
import Testing

@Suite(.enabled(if: !RussianGold.isAbsent, "skipped: no shared gold data beside the checkout"))
struct CitationFormGoldTests {
  @Test func recoversTheGoldTerms() throws {
    let paradigms = try RussianGold.paradigms()
    var counts: [String: Int] = [:]
    for paradigm in paradigms {
      for form in paradigm.slots.values { Self.count(form, in: &counts) }
    }
    let lemmas = CitationForm.lemmas(forms: counts, language: "ru")
    let together = Self.recovered(paradigms) { _ in lemmas }
    let some = paradigms.enumerated().filter { $0.offset % 16 == 0 }.map(\.element)
    let alone = Self.recovered(some) { paradigm in
      var counts: [String: Int] = [:]
      for form in paradigm.slots.values { Self.count(form, in: &counts) }
      return CitationForm.lemmas(forms: counts, language: "ru")
    }
    let unseen = Self.recovered(some) { _ in [:] }
    print("citation forms, all terms seen:", together.share, together.missed.prefix(40))
    print("citation forms, one term seen:", alone.share, alone.missed.prefix(20))
    print("citation forms, nothing seen:", unseen.share, unseen.missed.prefix(60))
    #expect(together.share >= 0.97)
    #expect(alone.share >= 0.95)
  }

  static func recovered(
    _ paradigms: [RussianGold.Paradigm], _ lemmas: (RussianGold.Paradigm) -> [String: String]
  ) -> (share: Double, missed: [String]) {
    var missed: [String] = []
    var total = 0
    for paradigm in paradigms {
      let known = lemmas(paradigm)
      for form in paradigm.slots.keys.sorted().compactMap({ paradigm.slots[$0] }) {
        total += 1
        let words = form.split(separator: " ").map(String.init)
        let found = CitationForm.phrase(words, lemmas: known, language: "ru")
        if TermForms.fold(found) != TermForms.fold(paradigm.term) {
          missed.append("\(form) > \(found)")
        }
      }
    }
    return (1 - Double(missed.count) / Double(max(total, 1)), missed)
  }

  static func count(_ form: String, in counts: inout [String: Int]) {
    for word in TermForms.fold(form).split(separator: " ") { counts[String(word), default: 0] += 1 }
  }
}

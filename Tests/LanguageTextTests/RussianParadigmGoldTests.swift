import LanguageText
import Testing

@Suite(.enabled(if: !RussianGold.isAbsent, "skipped: no shared gold data beside the checkout"))
struct RussianParadigmGoldTests {
  @Test func findsTheFormsOfTheGoldTerms() throws {
    var found = 0
    var total = 0
    var missed: [String] = []
    for paradigm in try RussianGold.paradigms() {
      let tokens = TermForms.tokenForms(of: paradigm.term, language: "ru")
      for slot in paradigm.slots.keys.sorted() {
        let form = paradigm.slots[slot] ?? ""
        total += 1
        if Self.matches(form, tokens) {
          found += 1
        } else {
          missed.append("\(paradigm.term) \(slot): \(form)")
        }
      }
    }
    print("paradigm recall: \(found) of \(total)", missed.prefix(30))
    #expect(Double(found) >= 0.995 * Double(total))
  }

  @Test func refusesResemblingWords() throws {
    var hits: [String] = []
    var total = 0
    for (lemma, others) in try RussianGold.hardNegatives() {
      let forms = RussianParadigm.forms(ofWord: lemma)
      total += others.count
      hits += others.filter { forms.contains(RussianParadigm.fold($0)) }.map { lemma + "=" + $0 }
    }
    print("hard negatives hit: \(hits.count) of \(total)", hits)
    #expect(Double(hits.count) <= 0.01 * Double(total))
  }

  static func matches(_ form: String, _ tokens: [TokenForms]) -> Bool {
    let words = TermForms.fold(form).split { $0 == " " || $0 == "-" }.map(String.init)
    return words.count == tokens.count
      && zip(words, tokens).allSatisfy { $1.forms.contains($0) }
  }
}

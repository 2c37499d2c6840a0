import LanguageText
import Testing

struct UkrainianParadigmTests {
  @Test(arguments: ["uk-paradigms.tsv", "uk-paradigms-unseen.tsv"])
  func findsTheFormsOfTheGoldTerms(table: String) throws {
    let rows = try GoldTable.rows(of: table)
    let missed = rows.filter { row in
      let tokens = TermForms.tokenForms(of: row[0], language: "uk")
      let words = TermForms.fold(row[2]).split { $0 == " " || $0 == "-" }.map(String.init)
      return words.count != tokens.count
        || !zip(words, tokens).allSatisfy { $1.forms.contains($0) }
    }
    print("\(table): \(rows.count - missed.count) of \(rows.count)", missed)
    #expect(rows.count > 500)
    #expect(Double(missed.count) <= 0.005 * Double(rows.count))
  }

  @Test func refusesResemblingWords() throws {
    let rows = try GoldTable.rows(of: "uk-hard-negatives.tsv")
    let hits = rows.filter {
      UkrainianParadigm.forms(ofWord: $0[0]).contains(UkrainianParadigm.fold($0[1]))
    }
    print("Ukrainian hard negatives hit: \(hits.count) of \(rows.count)", hits)
    #expect(rows.count >= 60)
    #expect(Double(hits.count) <= 0.01 * Double(rows.count))
  }

  @Test(arguments: [
    ("об’єкт", "обʼєкта"), ("об'єкт", "ОБ’ЄКТУ"), ("ґанок", "ґанку"), ("їжак", "їжаків"),
    ("змінна", "змінних"), ("третій", "третього"),
    ("веб-сторінка", "веб-сторінок"),
    ("дані", "даним"), ("громадянин", "громадян"), ("гра", "ігор"), ("любов", "любов'ю"),
    ("скринька", "скриньок"), ("батько", "батьки"), ("шов", "шви"), ("друг", "друзів"),
    ("кошеня", "кошенята"), ("курча", "курчат"), ("кишеня", "кишень"), ("серце", "сердець"),
    ("якір", "якоря"), ("річ", "річчю"),
  ])
  func inflects(word: String, form: String) {
    #expect(UkrainianParadigm.forms(ofWord: word).contains(UkrainianParadigm.fold(form)))
  }

  @Test(arguments: ["меню", "проксі", "відео", "кафе", "UI", "API", "шоу", "", "ь", "'"])
  func leavesTheUninflectedAlone(word: String) {
    #expect(UkrainianParadigm.forms(ofWord: word) == [UkrainianParadigm.fold(word)])
  }
}

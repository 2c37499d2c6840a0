import LanguageText
import Testing

/// German, French and Spanish forms against tables of forms written by hand for these tests; the
/// rules were written with the first table of each pair in view and not with the second.
struct WesternParadigmTests {
  @Test(
    arguments: [
      ("de", "de-paradigms.tsv"), ("de", "de-paradigms-unseen.tsv"), ("fr", "fr-paradigms.tsv"),
      ("fr", "fr-paradigms-unseen.tsv"), ("es", "es-paradigms.tsv"),
      ("es", "es-paradigms-unseen.tsv"),
    ] as [(LanguageTag, String)])
  func findsTheFormsOfTheGoldTerms(language: LanguageTag, table: String) throws {
    let rows = try GoldTable.rows(of: table)
    let missed = rows.filter { row in
      let tokens = TermForms.tokenForms(of: row[0], language: language)
      let words = TermForms.fold(row[2]).split { $0 == " " || $0 == "-" }.map(String.init)
      return words.count != tokens.count
        || !zip(words, tokens).allSatisfy { $1.forms.contains($0) }
    }
    print("\(table): \(rows.count - missed.count) of \(rows.count)", missed)
    #expect(rows.count > 100)
    #expect(Double(missed.count) <= 0.005 * Double(rows.count))
  }

  @Test(
    arguments: [
      ("de", "Fußnote", "Fussnoten"), ("de", "Saal", "Säle"), ("de", "Haus", "Häuser"),
      ("de", "Laden", "Läden"), ("de", "LED", "LEDs"), ("de", "Benutzerin", "Benutzerinnen"),
      ("de", "aktiv", "aktives"), ("de", "dunkel", "dunklen"),
      ("fr", "d’utilisateur", "d'utilisateurs"), ("fr", "festival", "festivals"),
      ("es", "raíz", "raíces"), ("es", "guion", "guiones"), ("es", "álbum", "álbumes"),
      ("fr", "story", "stories"), ("es", "story", "stories"), ("pt", "story", "stories"),
    ] as [(LanguageTag, String, String)])
  func inflects(language: LanguageTag, word: String, form: String) {
    #expect(
      TermForms.forms(ofWord: word, isLast: true, language: language)
        .contains(TermForms.fold(form)))
  }

  /// What is another word by itself is a form inside a longer term.
  @Test(arguments: [
    ("fil d'exécution", "fils d'exécution", true), ("fil", "fils", false),
    ("cour d'appel", "cours d'appel", true), ("cour", "cours", false),
    ("nom d'utilisateur", "noms d'utilisateurs", true),
  ])
  func frenchWordsOfLongerTerms(term: String, form: String, isForm: Bool) {
    #expect(TermForms.surfaceForms(of: term, language: "fr").contains(form) == isForm)
  }

  @Test(
    arguments: [
      ("de", "speichern"), ("de", ""), ("de", "x"), ("fr", "accès"), ("fr", "de"),
      ("fr", "'"), ("es", "análisis"), ("es", "para"), ("es", "é"), ("es", "virus"),
    ] as [(LanguageTag, String)])
  func leavesTheUninflectedAlone(language: LanguageTag, word: String) {
    let forms = TermForms.forms(ofWord: word, isLast: true, language: language)
    #expect(forms == [TermForms.fold(word)] || word.count == 1 && forms.count < 3)
  }

  @Test(
    arguments: [
      ("Suchen", "Suche", "beim", "nach", true), ("Suchen", "Suche", nil, "Sie", true),
      ("Suchen", "Suche", "zwei", "nach", false), ("Falls", "Fall", nil, "die", true),
      ("Falls", "Fall", "des", "ist", false), ("Links", "Link", nil, "neben", true),
      ("Links", "Link", "die", "neben", false), ("Namen", "Name", "im", nil, false),
      ("Klonen", "Klon", "zum", nil, true), ("Ordnern", "Ordner", "den", nil, false),
    ] as [(String, String, String?, String?, Bool)])
  func tellsGermanVerbsAndAdverbs(
    form: String, lemma: String, previous: String?, next: String?, isOther: Bool
  ) {
    #expect(
      GermanHomographs.isLikelyOtherWord(
        form: TermForms.fold(form), lemma: TermForms.fold(lemma),
        previousWord: previous.map { TermForms.fold($0) }, nextWord: next.map { TermForms.fold($0) }
      )
        == isOther)
  }
}

import LanguageAssets
import LanguageText
import Testing

@testable import TermChecking

/// What the rules say about terms in the inflected text of languages without a sentence file of their own.
struct InflectedDraftTests {
  /// A draft in one language, with marks around what a rule reports.
  struct Draft: Sendable, CustomStringConvertible {
    var language: LanguageTag
    var terms: (preferred: String, other: String)
    var marked: String

    init(_ language: LanguageTag, _ preferred: String, _ other: String, _ marked: String) {
      self.language = language
      terms = (preferred, other)
      self.marked = marked
    }

    var description: String { "\(language): \(marked)" }
  }

  @Test(arguments: [
    Draft("it", "scheda", "linguetta", "Ogni ⟦linguetta⟧ ha un nome; le ⟦linguette⟧ si spostano."),
    Draft("it", "scheda", "linguetta", "Ogni scheda ha un nome; le schede si spostano."),
    Draft(
      "it", "casella di controllo", "casella di spunta",
      "Selezionate le ⟦caselle di spunta⟧; la ⟦casella di spunta⟧ resta vuota."),
    Draft(
      "it", "utente", "utilizzatore", "Il nome dell'⟦utilizzatore⟧ e quelli degli ⟦utilizzatori⟧."),
    Draft("it", "elenco", "lista", "Le ⟦liste⟧ sono ordinate, gli elenchi no; il listino resta."),
    Draft(
      "nl", "hokje", "vakje", "Elk ⟦vakje⟧ is leeg; de ⟦vakjes⟧ zijn klein. Het vak en het hokje."),
    Draft(
      "nl", "knop", "toets", "Druk op de ⟦toets⟧; deze ⟦toetsen⟧ niet. Het toetsenbord en knoppen."),
    Draft(
      "nl", "map", "nieuwe lijst",
      "Maak een ⟦nieuwe lijst⟧ of ⟦nieuwe lijsten⟧, geen nieuw lijstje."),
    Draft("nl", "beeld", "foto", "Een ⟦foto⟧ en twee ⟦foto⟧'s, ook ⟦foto⟧’s. Fotograaf."),
    Draft("sv", "fält", "ruta", "Varje ⟦ruta⟧ är tom; ⟦rutorna⟧ är små, ⟦rutans⟧ kant. En rutt."),
    Draft(
      "sv", "fil", "dokument", "Öppna ⟦dokumentet⟧; ⟦dokumenten⟧ finns. Filerna är dokumenterade."),
    Draft(
      "sv", "mapp", "dold lista", "En ⟦dold lista⟧, flera ⟦dolda listor⟧. Den synliga listan."),
    Draft("pl", "plik", "zbiór", "Otwórz ⟦zbiór⟧, a w innych ⟦zbiorach⟧ szukaj; ⟦zbiory⟧ są duże."),
    Draft("pl", "plik", "zbiór", "Otwórz plik, a w innych plikach szukaj; nie ma plików."),
    Draft("pl", "karta", "zakładka", "Na ⟦zakładce⟧ jest nazwa; ⟦zakładek⟧ może być dziesięć."),
    Draft(
      "pl", "pasek boczny", "panel boczny",
      "Na ⟦panelu bocznym⟧ nic nie ma; ukryj ⟦panele boczne⟧. Pasek boczny zostaje."),
    Draft(
      "pl", "folder", "katalog", "W ⟦katalogu⟧ są pliki; ⟦katalogów⟧ jest wiele. Katalogowanie."),
    Draft(
      "tr", "pencere", "ekran", "Bu ⟦ekranı⟧ kapatın; ⟦ekranların⟧ adı var, ⟦ekrandaki⟧ düğme."),
    Draft("tr", "pencere", "ekran", "Bu pencereyi kapatın; pencerelerin adı var."),
    Draft(
      "tr", "arama kutusu", "arama alanı",
      "⟦Arama alanına⟧ yazın, ⟦arama alanları⟧ boş; arama kutunuz."),
    Draft("tr", "simge", "ikon", "⟦İkonlara⟧ dokunun, ⟦ikonun⟧ rengi; simgelere dokunun."),
    Draft("ro", "fișier", "dosar", "Deschideți ⟦dosarul⟧, apoi alte ⟦dosare⟧; numele ⟦dosarelor⟧."),
    Draft("ro", "fișier", "dosar", "Deschideți fișierul, apoi alte fișiere; numele fişierelor."),
    Draft(
      "ro", "fereastră", "geam",
      "Închideți ⟦geamul⟧; ⟦geamurile⟧ rămân, fereastra nu, ferestrele nu."),
  ])
  func findsForbiddenForms(_ draft: Draft) {
    let concept = Concept.example(
      "c", draft.language, draft.terms.preferred, forbidden: [draft.terms.other])
    expect(draft, concept, "forbidden-term")
  }

  @Test(arguments: [
    Draft(
      "it", "finestra", "riquadro", "La finestra si chiude. Altre finestre restano. ⟦Riquadri⟧."),
    Draft("it", "finestra", "riquadro", "La finestra si chiude. Altre finestre restano."),
    Draft("pl", "okno", "okienko", "Zamknij okno. W innych oknach nic nie ma. ⟦Okienka⟧ zostają."),
    Draft("pl", "okno", "okienko", "Zamknij okno. W innych oknach nic nie ma, okien jest dużo."),
    Draft("tr", "dosya", "belge", "Dosyayı açın. Dosyaların adı var. ⟦Belgeler⟧ kapanır."),
    Draft("ro", "cont", "profil", "Contul este activ. Alte conturi nu sunt. ⟦Profilurile⟧ sunt."),
  ])
  func findsMixtures(_ draft: Draft) {
    let concept = Concept.example(
      "c", draft.language, draft.terms.preferred, admitted: [draft.terms.other])
    expect(draft, concept, "inconsistent-term")
  }

  /// What a translation has in any form is not missing; the second text has another word.
  @Test(
    arguments: [
      ("it", "key", "chiave", "Delete the keys.", "Eliminate le chiavi.", "Eliminate i tasti."),
      (
        "it", "command line", "riga di comando", "Open two command lines.",
        "Aprite due righe di comando.", "Aprite due comandi."
      ),
      ("pl", "key", "klucz", "Delete the keys.", "Usuń parę kluczy.", "Usuń parę haseł."),
      (
        "pl", "command line", "wiersz polecenia", "It runs in the command line.",
        "Działa to w wierszu polecenia.", "Działa to w konsoli."
      ),
      ("tr", "key", "anahtar", "Delete the keys.", "Anahtarları silin.", "Tuşları silin."),
      (
        "tr", "user name", "kullanıcı adı", "Change the user name.", "Kullanıcı adını değiştirin.",
        "Hesabı değiştirin."
      ),
      ("ro", "key", "cheie", "Delete the keys.", "Ștergeți cheile.", "Ștergeți tastele."),
    ] as [(LanguageTag, String, String, String, String, String)])
  func findsMissingTerms(
    language: LanguageTag, english: String, term: String, source: String, right: String,
    wrong: String
  ) {
    let concept = Concept.example("c", language, english: english, term)
    #expect(count(of: "missing-term", right, concept, source, language) == 0)
    #expect(count(of: "missing-term", wrong, concept, source, language) == 1)
  }

  /// A word that the source language leaves behind is told, the inflected term is not.
  @Test(
    arguments: [
      (
        "it", "toolbar", "barra degli strumenti", "Hide the toolbars.",
        "Nascondete le barre degli strumenti.", "Nascondete le toolbars."
      ),
      (
        "pl", "toolbar", "pasek narzędzi", "Hide the toolbars.", "Ukryj paski narzędzi.",
        "Ukryj wszystkie toolbars."
      ),
      (
        "tr", "toolbar", "araç çubuğu", "Hide the toolbars.", "Araç çubuklarını gizleyin.",
        "Bu toolbars gizlensin."
      ),
      (
        "ro", "toolbar", "bară de instrumente", "Hide the toolbars.",
        "Ascundeți barele de instrumente.", "Ascundeți aceste toolbars."
      ),
    ] as [(LanguageTag, String, String, String, String, String)])
  func findsUntranslatedTerms(
    language: LanguageTag, english: String, term: String, source: String, right: String,
    wrong: String
  ) {
    let concept = Concept.example("c", language, english: english, term)
    #expect(count(of: "untranslated-term", right, concept, source, language) == 0)
    #expect(count(of: "untranslated-term", wrong, concept, source, language) == 1)
  }

  private func expect(_ draft: Draft, _ concept: Concept, _ rule: String) {
    let example = RuleExample(draft.language, [concept], draft: draft.marked)
    let checker = TermChecker(
      glossary: Glossary(concepts: [concept]), rules: RuleSelection(only: [rule]))
    let document = CheckedDocument(plainText: example.draft, language: draft.language)
    let found = checker.check(document, sources: []).findings.map(\.range)
    #expect(found == example.expectedRanges, "\(draft)")
  }

  private func count(
    of rule: String, _ draft: String, _ concept: Concept, _ source: String, _ language: LanguageTag
  ) -> Int {
    let checker = TermChecker(
      glossary: Glossary(concepts: [concept]), rules: RuleSelection(only: [rule]))
    return checker.check(
      CheckedDocument(plainText: draft, language: language),
      sources: [CheckedDocument(plainText: source, language: "en")]
    ).findings.count
  }
}

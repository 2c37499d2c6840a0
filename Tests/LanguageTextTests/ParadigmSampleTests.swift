import LanguageText
import Testing

/// The forms of terms of interfaces and documentation, written by hand for these tests before the rules
/// were run on them, in languages that have many.
///
/// A line of a table is a term and its forms between spaces, with + for the space in a form.
struct ParadigmSampleTests {
  @Test(
    arguments: [("nl", 0.97), ("pl", 0.97), ("ro", 0.97), ("sv", 0.97), ("tr", 0.97)]
      as [(LanguageTag, Double)])
  func findsTheFormsOfTerms(language: LanguageTag, recall: Double) throws {
    let rows = try forms(of: language)
    let missed = rows.filter { term, form in
      let tokens = TermForms.tokenForms(of: term, language: language)
      let words = form.split { $0 == " " || $0 == "-" }.map(String.init)
      return words.count != tokens.count
        || !zip(words, tokens).allSatisfy { $1.forms.contains($0) }
    }
    print("\(language) forms: \(rows.count - missed.count) of \(rows.count)", missed.map(\.form))
    #expect(Set(rows.map(\.term)).count >= 100)
    #expect(Double(rows.count - missed.count) >= recall * Double(rows.count))
  }

  @Test(arguments: ["de", "es", "fr", "nl", "pl", "ro", "sv", "tr"] as [LanguageTag])
  func refusesResemblingWords(language: LanguageTag) throws {
    let rows = try GoldTable.rows(of: "\(language)-hard-negatives.tsv")
    let hits = rows.filter {
      TermForms.forms(ofWord: $0[0], isLast: true, isAlone: true, language: language)
        .contains(TermForms.fold($0[1]))
    }
    print("\(language) hard negatives hit: \(hits.count) of \(rows.count)", hits)
    #expect(rows.count >= 60)
    #expect(Double(hits.count) <= 0.01 * Double(rows.count))
  }

  /// With all forms in a corpus each comes to its term.
  @Test(
    arguments: [("nl", 0.97), ("pl", 0.97), ("ro", 0.97), ("sv", 0.97), ("tr", 0.97)]
      as [(LanguageTag, Double)])
  func gathersTheFormsOfWords(language: LanguageTag, share: Double) throws {
    let rows = try forms(of: language).filter { !$0.term.contains(" ") }
    let counts = Dictionary(rows.flatMap { [$0.term, $0.form] }.map { ($0, 1) }) { $0 + $1 }
    let lemmas = CitationForm.lemmas(forms: counts, language: language)
    let wrong = rows.filter { lemmas[$0.form] != $0.term }
    print("\(language) lemmas: \(rows.count - wrong.count) of \(rows.count)", wrong.map(\.form))
    #expect(Double(rows.count - wrong.count) >= share * Double(rows.count))
  }

  /// What looks like a form of another word is none.
  @Test(
    arguments: [
      ("pl", "domyślnie", "domyślna domyślny domyślne domyślnej", "domyślnie"),
      ("pl", "wyświetlanie", "wyświetlana wyświetlane wyświetlany", "wyświetlanie"),
      ("pl", "security", "", "security"), ("pl", "country", "", "country"),
      ("pl", "klasy", "klas klasa klasę klasie", "klasa"),
      ("pl", "fabryk", "fabryki fabryk fabryce fabryka", "fabryka"),
      ("pl", "wstęg", "wstęgi wstęg wstędze", "wstęga"),
      ("pl", "inwencji", "", "inwencja"), ("pl", "galerii", "", "galeria"),
      ("pl", "kongresu", "", "kongres"), ("pl", "nastroju", "", "nastrój"),
      ("pl", "mocą", "moc", "moc"),
      ("pl", "książek", "książki książkę", "książka"),
      ("pl", "książki", "książek książce", "książka"),
      ("pl", "obcego", "", "obcy"), ("pl", "emu", "", "emu"),
      ("pl", "serwera", "serwer serwerem serwery", "serwer"),
      ("pl", "miejsce", "miejsc miejsca miejscem", "miejsce"),
      ("tr", "veri", "ver veriler", "veri"), ("tr", "yazı", "yaz yazılar", "yazı"),
      ("tr", "kurulum", "kurulu kurulumlar", "kurulum"),
      ("ro", "modul", "mod modulul modulului", "modul"), ("ro", "nume", "num", "nume"),
    ] as [(LanguageTag, String, String, String)])
  func tellsWordsFromForms(
    language: LanguageTag, form: String, corpus: String, lemma: String
  ) {
    let seen = [form] + corpus.split(separator: " ").map(String.init)
    let counts = Dictionary(seen.map { ($0, 1) }) { $0 + $1 }
    #expect(CitationForm.lemmas(forms: counts, language: language)[form] == lemma)
  }

  @Test(
    arguments: [
      ("pl", "paskiem bocznym", "pasek", "pasek boczny"),
      ("pl", "listy zakupowej", "lista listę", "lista zakupowa"),
      ("pl", "list mailowych", "listy listę list", "lista mailowa"),
      ("pl", "klucza obcego", "klucz klucze", "klucz obcy"),
      ("pl", "kluczy obcych", "klucz klucze", "klucz obcy"),
      ("pl", "klucz obcy", "", "klucz obcy"),
      ("pl", "katalogu głównym", "", "katalog główny"),
      ("pl", "Książki adresowe", "książce książek adresowa adresowej", "Książka adresowa"),
      ("pl", "plików konfiguracji", "plik", "plik konfiguracji"),
      ("pl", "karty graficznej", "karta karcie", "karta graficzna"),
      ("pl", "konta bankowe", "konto kontem", "konto bankowe"),
      ("pl", "zmiennych", "zmienna zmiennej zmienne", "zmienna"),
      ("pl", "Panelu administracyjnego", "panel", "Panel administracyjny"),
      ("pl", "nazwę użytkownika", "nazwa nazwy", "nazwa użytkownika"),
      ("pl", "danych osobowych", "dane", "dane osobowe"),
      ("pl", "systemu Android", "system", "system Android"), ("pl", "PDF-ów", "", "PDF"),
      ("tr", "arama kutularının", "kutu kutular", "arama kutusu"),
      ("tr", "kullanıcı adını", "ad adlar", "kullanıcı adı"),
      ("tr", "güvenli bağlantıları", "bağlantı bağlantılar", "güvenli bağlantı"),
      ("tr", "Sınıflar ve Nesneler", "nesne", "Sınıflar ve Nesneler"),
      ("tr", "giriş komutları", "komut komutlar", "giriş komutu"),
      ("tr", "Sunucuların", "sunucu", "Sunucu"), ("tr", "API’nin", "api", "API"),
      ("tr", "İstemcileri", "", "İstemci"),
      ("ro", "grupurile de dispozitive", "grup", "grup de dispozitive"),
      ("ro", "cheile publice", "cheie", "cheie publică"),
      ("ro", "licența MIT", "licență mit mita", "licență MIT"),
      ("ro", "numele utilizatorului", "nume", "numele utilizatorului"),
      ("ro", "opțiunile", "opțiune", "opțiune"), ("ro", "URL-ului", "", "URL"),
    ] as [(LanguageTag, String, String, String)])
  func citesPhrases(language: LanguageTag, phrase: String, corpus: String, citation: String) {
    let words = phrase.split(separator: " ").map(String.init)
    let seen = words.map { TermForms.fold($0) } + corpus.split(separator: " ").map(String.init)
    let counts = Dictionary(seen.map { ($0, 1) }) { $0 + $1 }
    let lemmas = CitationForm.lemmas(forms: counts, language: language)
    #expect(CitationForm.phrase(words, lemmas: lemmas, language: language) == citation)
  }

  @Test(
    arguments: [
      ("pl", "menu"), ("pl", "wideo"), ("pl", "dla"), ("pl", "który"), ("pl", "utf8"), ("pl", "ui"),
      ("pl", ""), ("tr", "için"), ("tr", "utf8"), ("ro", "pentru"), ("ro", "online"),
    ] as [(LanguageTag, String)])
  func leavesTheUninflectedAlone(language: LanguageTag, word: String) {
    #expect(TermForms.forms(ofWord: word, isLast: true, language: language) == [word])
  }

  private func forms(of language: LanguageTag) throws -> [(term: String, form: String)] {
    try GoldTable.rows(of: "\(language)-forms.tsv").flatMap { row in
      row[1].split(separator: " ").map { form in
        (TermForms.fold(row[0]), TermForms.fold(form.split(separator: "+").joined(separator: " ")))
      }
    }
  }
}

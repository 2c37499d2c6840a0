/// Brings German noun phrases to their citation form.
package enum GermanPhrase {
  /// The noun in the nominative singular, the adjectives before it in agreement where its ending
  /// tells its gender, else as behind an article; what follows the noun stays.
  static func citationForm(of words: [String], lemmas: [String: String]) -> String {
    guard let head = words.firstIndex(where: { $0.first?.isUppercase == true }) else {
      return words.count == 1
        ? adjective(words[0], lemmas) ?? words[0] : words.joined(separator: " ")
    }
    let folded = TermForms.fold(words[head])
    let noun = lemmas[folded] ?? singular(of: folded) ?? folded
    let parts = words.indices.map { index -> String in
      if index > head { return words[index] }
      if index == head { return noun == folded ? words[head] : respelled(noun, from: words[head]) }
      return agreeing(words[index], with: noun)
    }
    return parts.joined(separator: " ")
  }

  /// The singular of a noun in the plural, as far as its ending tells it; nil when it does not.
  static func singular(of noun: String) -> String? {
    let ending = feminineEndings.first { noun.hasSuffix($0 + "en") }
    return ending.map { _ in String(noun.dropLast(2)) }
  }

  /// The gender of a noun by its ending: f, m or n; nil where that does not tell it.
  package static func gender(ofNoun noun: String) -> Character? {
    let folded = TermForms.fold(noun)
    if feminineEndings.contains(where: folded.hasSuffix) { return "f" }
    if ["ismus", "ling"].contains(where: folded.hasSuffix) { return "m" }
    let isSmall =
      folded.hasSuffix("chen") && !"aeiouäöü".contains(folded.dropLast(4).last ?? "a")
    if isSmall || ["lein", "ment"].contains(where: folded.hasSuffix) { return "n" }
    // Of two last parts the longer one is meant: *Antwort* has no *Wort*.
    let part = lastParts.filter { folded.hasSuffix($0.part) }.max { $0.part.count < $1.part.count }
    return part?.gender
  }

  /// Nouns of interfaces that compounds end in, with their genders.
  private static let lastParts: [(part: String, gender: Character)] = [
    (
      "f",
      """
      linie liste datei seite leiste taste tabelle zeile spalte karte marke adresse sprache gruppe ansicht schrift maske \
      farbe kopie regel suche quelle ebene grösse fläche eingabe ausgabe anzeige hilfe frage antwort mail app software \
      hardware vorlage anlage klasse methode stelle tafel rolle cloud kette nachricht kategorie auswahl abfrage
      """
    ),
    (
      "m",
      """
      ordner schalter knopf dienst schlüssel server browser benutzer rechner text link befehl name typ wert satz index rand \
      rahmen cursor zeiger speicher code block punkt pfad prozess port bereich bildschirm filter anbieter eintrag modus \
      status titel reiter baum kanal kontakt router monitor drucker
      """
    ),
    (
      "n",
      """
      wort feld fenster menü bild symbol konto netz werk gerät programm system verzeichnis zeichen ereignis blatt format \
      modell register fach protokoll profil problem thema tool widget paket modul objekt skript diagramm formular archiv \
      attribut
      """
    ),
  ].flatMap { gender, parts in
    parts.split(separator: " ").map { (TermForms.fold($0), gender.first ?? "n") }
  }

  /// Whether a noun in its citation form may stand in the plural, which many in -el, -en and -er have the same.
  package static func mayBePlural(_ noun: String) -> Bool {
    let folded = TermForms.fold(noun)
    return ["el", "en", "er", "lein"].contains(where: folded.hasSuffix)
  }

  /// Puts one noun in the place of a form of another; nil when the form does not tell the case that
  /// is asked for.
  ///
  /// Certain are compounds with the same last part, and feminine nouns of the same ending, which
  /// have the same forms in the same cases.
  package static func replacement(
    for found: String, of term: String, by other: String
  ) -> String? {
    guard ![term, other].contains(where: { $0.contains(" ") }) else { return nil }
    let (form, lemma) = (TermForms.fold(found), TermForms.fold(term))
    guard form.hasPrefix(lemma), found.hasPrefix(term) || form == lemma else { return nil }
    let ending = form.dropFirst(lemma.count)
    let isSameHead = sharedEnding(lemma, TermForms.fold(other)) >= shortestHead
    let isFeminine = [lemma, TermForms.fold(other)].allSatisfy { noun in
      feminineEndings.contains(where: noun.hasSuffix)
    }
    return isSameHead || isFeminine ? other + ending : nil
  }

  /// A folded form of a term with the capitals and the ß of the term.
  package static func spelled(_ form: String, like term: String) -> String {
    let words = TermForms.words(of: term)
    var spelled: [String] = []
    for (word, own) in zip(TermForms.words(of: form), words) {
      let folded = TermForms.fold(own.text)
      let glue = spelled.isEmpty ? "" : word.separator == .hyphen ? "-" : " "
      if word.text.hasPrefix(folded) {
        spelled.append(glue + own.text + word.text.dropFirst(folded.count))
      } else if own.text.first?.isUppercase == true {
        spelled.append(glue + word.text.prefix(1).uppercased() + word.text.dropFirst())
      } else {
        spelled.append(glue + word.text)
      }
    }
    return spelled.joined()
  }

  private static let shortestHead = 4

  private static func sharedEnding(_ left: String, _ right: String) -> Int {
    zip(left.reversed(), right.reversed()).prefix { $0 == $1 }.count
  }

  private static func agreeing(_ adjective: String, with noun: String) -> String {
    let folded = TermForms.fold(adjective)
    guard !FunctionWords.contain(folded, in: "de") else { return adjective }
    let stem = GermanParadigm.stem(of: folded)
    guard stem != folded else { return adjective }
    // Not Flächen and Sprachen.
    let isSmall = noun.hasSuffix("chen") && !"aeiouäöü".contains(noun.dropLast(4).last ?? "a")
    let isNeuter = isSmall || ["zeichen", "lein", "ment"].contains(where: noun.hasSuffix)
    return start(of: adjective, folding: stem) + (isNeuter ? "es" : "e")
  }

  /// An adjective alone without its ending, where a corpus has it with those that no verb has, and no
  /// English noun (codes); nil for any other word.
  private static func adjective(_ word: String, _ lemmas: [String: String]) -> String? {
    let folded = TermForms.fold(word)
    let stem = GermanParadigm.stem(of: folded)
    guard stem != folded, folded == word, lemmas[stem + "en"] != nil,
      lemmas[stem + "es"] != nil || lemmas[stem + "em"] != nil
    else { return nil }
    // variable is of variabel.
    let isShortened = stem.hasSuffix("l") && !"aeiouäöülhr".contains(stem.dropLast().last ?? "a")
    return isShortened ? stem.dropLast() + "el" : stem
  }

  private static func respelled(_ lemma: String, from word: String) -> String {
    if TermForms.fold(word).hasPrefix(lemma) { return start(of: word, folding: lemma) }
    let spelled =
      word.contains("ß") && !word.contains("ss")
      ? lemma.replacing("ss", with: "ß", maxReplacements: 1) : lemma
    return spelled.prefix(1).uppercased() + spelled.dropFirst()
  }

  /// The beginning of a word that folds to a text, with its own capitals and ß.
  private static func start(of word: String, folding text: String) -> String {
    var start = ""
    var length = 0
    for letter in word {
      guard length < text.count else { break }
      start.append(letter)
      length += TermForms.fold(String(letter)).count
    }
    return TermForms.fold(start) == text ? start : text
  }

  private static let feminineEndings = ["ung", "heit", "keit", "schaft", "ion", "tät", "enz", "ik"]
}

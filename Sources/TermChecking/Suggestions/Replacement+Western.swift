import LanguageAssets
import LanguageText

extension Replacement {
  /// A French, Italian, Portuguese or Spanish term in the number of a use; never safe, since articles and adjectives
  /// show the gender.
  ///
  /// A number that the form does not show, and an article that would have to gain or lose its vowel,
  /// are left to somebody who reads the sentence.
  static func romance(for use: TermUse, preferred: Term, in context: CheckContext) -> Suggestion {
    let language = preferred.language
    let text: String? =
      switch RomancePhrase.isPlural(use.text, of: use.term.text, language: language) {
      // An Italian loan has no plural: *crate*, *i crate*.
      case .some(true) where language.language == "it" && isLoan(preferred, of: use, in: context):
        preferred.text
      // *helpers*, but *errores*: Spanish has that word, too.
      case .some(true)
      where language.language == "es" && preferred.text.hasSuffix("er")
        && isLoan(preferred, of: use, in: context):
        preferred.text + "s"
      case .some(true): RomancePhrase.plural(of: preferred.text, language: language)
      case .some(false): preferred.text
      case nil: nil
      }
    return Suggestion(
      capitalized(text ?? preferred.text, like: use), isSafe: false,
      isInflected: text != nil && elidedWord(before: use, preferred, in: context) == nil
        && romanceWordsToMend(around: use, preferred, in: context).isEmpty
        && !isGenderOpen(use, preferred, in: context)
        && !(text == preferred.text && isGivenInPlural(preferred, insteadOf: use.term))
        && !lacksArticle(use, preferred, in: context))
  }

  /// Whether a name is that of its concept in English, too.
  private static func isLoan(_ name: Term, of use: TermUse, in context: CheckContext) -> Bool {
    context.glossary.concepts[use.concept].terms.contains {
      $0.language.language == "en" && $0.text == name.text
    }
  }

  /// Whether a Spanish or Portuguese name is given in the plural, by its ending, where the one that it replaces is not:
  /// *ajustes* for *configuración*.
  private static func isGivenInPlural(_ preferred: Term, insteadOf term: Term) -> Bool {
    func endsInS(_ term: Term) -> Bool {
      TermForms.fold(term.text).prefix { !$0.isWhitespace }.hasSuffix("s")
    }
    return ["es", "pt"].contains(preferred.language.language) && endsInS(preferred)
      && !endsInS(term)
  }

  /// Whether a name of another language stands inside a sentence without an article, which the name that is to be written
  /// may need: *de Homebrew Channel*, *de la Chaîne Homebrew*.
  private static func lacksArticle(
    _ use: TermUse, _ preferred: Term, in context: CheckContext
  ) -> Bool {
    guard preferred.text.first?.isUppercase == true, use.text.first?.isUppercase == true,
      use.isOfAnotherLanguage(in: context), let before = use.wordBefore(in: context)
    else { return false }
    let word = TermForms.fold(before)
    return FunctionWords.contain(word, in: preferred.language)
      && genderedWords[preferred.language.language]?.contains(word) != true
  }

  /// The article or pronoun before a term, and the participle or adjective behind it, where the two terms have different
  /// genders, from the glossary or by their endings, and it shows one.
  static func romanceWordsToMend(
    around use: TermUse, _ preferred: Term, in context: CheckContext
  ) -> [String] {
    let language = preferred.language.language
    let before = genderedWord(before: use, language, in: context)
    let article = TermForms.fold(before ?? "")
    let isShown = before != nil
    let shown: Character? = isShown ? (isFeminine(article, language) ? "f" : "m") : nil
    guard !areSameButMarks(use.term, preferred),
      let own = romanceGender(of: use.term) ?? shown,
      let other = romanceGender(of: preferred), own != other
    else { return [] }
    let next = wordBehind(use, in: context)
    return (before.map { [$0] } ?? []) + (isGendered(next, language) ? [next] : [])
  }

  /// The word behind a term, or behind a negation there: *carpeta no encontrada*; empty where a mark parts them.
  private static func wordBehind(_ use: TermUse, in context: CheckContext) -> String {
    let after = use.textAfter(in: context)
    guard after.first == " " else { return "" }
    let words = after.split(separator: " ").prefix(2)
    let isDenied = words.count == 2 && ["no", "non", "não", "pas"].contains(words.first)
    return String((words.dropFirst(isDenied ? 1 : 0).first ?? "").prefix { $0.isLetter })
  }

  /// Whether a word has the ending of a participle or an adjective that shows a gender.
  private static func isGendered(_ word: String, _ language: String) -> Bool {
    let folded = TermForms.fold(word)
    return genderedEndings[language]?.contains { ending in
      [ending, ending + "s"].contains { folded.hasSuffix($0) && folded.count > $0.count + 1 }
    } == true
  }

  /// The article or pronoun that shows the gender of a term, before it or before an adjective: *el siguiente comando*.
  private static func genderedWord(
    before use: TermUse, _ language: String, in context: CheckContext
  ) -> String? {
    func isGendered(_ word: String) -> Bool {
      genderedWords[language]?.contains(TermForms.fold(word)) == true
    }
    let word = use.articleBefore(in: context)
    if isGendered(word) { return word }
    let words = use.wordsBefore(in: context).text.split(separator: " ").suffix(2)
    guard words.count == 2, let first = words.first, let adjective = words.last,
      adjective == word, adjective.allSatisfy(\.isLetter),
      commonAdjectives.contains(TermForms.fold(word))
        || adjective.count > longestEnding
          && !FunctionWords.contain(TermForms.fold(word), in: use.term.language)
    else { return nil }
    let article = String(first.drop { !$0.isLetter })
    return isGendered(article) ? article : nil
  }

  /// Adjectives that stand before nouns and look like other words, or are short.
  private static let commonAdjectives: Set<String> = [
    "autre", "même", "gran", "grand", "grande", "gros", "bon", "bonne", "mal", "buen",
  ]

  /// The gender of a term, from the glossary or by its ending: `f`, `m` or what the glossary says; nil where nothing
  /// tells.
  private static func romanceGender(of term: Term) -> Character? {
    term.gender?.lowercased().first ?? RomanceGender.gender(of: term.text, language: term.language)
  }

  /// Whether the word before a term shows a gender, and nothing tells whether another has the same.
  private static func isGenderOpen(
    _ use: TermUse, _ preferred: Term, in context: CheckContext
  ) -> Bool {
    let language = preferred.language.language
    guard !areSameButMarks(use.term, preferred),
      romanceGender(of: use.term) == nil || romanceGender(of: preferred) == nil
    else { return false }
    if let word = genderedWord(before: use, language, in: context) {
      let shown: Character = isFeminine(TermForms.fold(word), language) ? "f" : "m"
      return romanceGender(of: preferred) != shown
    }
    guard language == "fr" else { return false }
    let next = wordBehind(use, in: context)
    let folded = TermForms.fold(next)
    return isGendered(next, language)
      || folded.count > longestEnding
        && feminineAdjectives.contains { folded.hasSuffix($0) || folded.hasSuffix($0 + "s") }
  }

  /// How other French adjectives end that show the feminine.
  private static let feminineAdjectives = ["ale", "elle", "aine", "ière"]

  private static let longestEnding = 4

  /// How participles and adjectives end that stand behind nouns and have the ending of a gender.
  private static let genderedEndings: [String: [String]] = [
    "es": [
      "ado", "ada", "ido", "ida", "ico", "ica", "ivo", "iva", "oso", "osa", "uro", "ura", "eto",
      "eta", "ario", "aria", "erno", "erna", "ecto", "ecta", "evo", "eva", "cío", "cía",
    ],
    "fr": ["é", "ée", "if", "ive", "eux", "euse"],
    "it": [
      "ato", "ata", "ati", "ate", "ito", "ita", "iti", "ite", "uto", "uta", "uti", "ute", "ico",
      "ica", "ici", "iche", "ivo", "iva", "ivi", "ive", "oso", "osa", "osi", "ose", "ario", "aria",
      "eto", "eta", "erno", "erna", "etto", "etta", "vuoto", "vuota",
    ],
    "pt": [
      "ado", "ada", "ido", "ida", "ico", "ica", "ivo", "iva", "oso", "osa", "uro", "ura", "eto",
      "eta", "ário", "ária", "erno", "erna", "eto", "eta", "ovo", "ova", "zio", "zia",
    ],
  ]

  static let genderedWords: [String: Set<String>] = [
    "es": [
      "el", "la", "los", "las", "un", "una", "unos", "unas", "del", "al", "este", "esta", "estos",
      "estas", "ese", "esa", "nuevo", "nueva", "otro", "otra", "dicho", "dicha", "mismo", "misma",
      "todo", "toda", "primer", "primera", "propio", "propia", "ningún", "ninguna", "algún",
      "alguna", "muchos", "muchas", "varios", "varias", "nuevos", "nuevas", "otros", "otras",
      "algunos", "algunas", "todos", "todas", "dichos", "dichas", "esos", "esas", "mismos",
      "mismas", "cuántos", "cuántas", "pocos", "pocas", "nuestro", "nuestra", "nuestros",
      "nuestras", "aquel", "aquella", "aquellos", "aquellas", "ambos", "ambas", "último", "última",
      "últimos", "últimas",
    ],
    "fr": [
      "le", "la", "un", "une", "du", "au", "ce", "cet", "cette", "mon", "ma", "ton", "ta", "son",
      "sa", "quel", "quelle", "nouveau", "nouvelle", "aucun", "aucune", "certain", "certains",
      "certaine", "certaines", "tout", "toute", "tous", "toutes", "quels", "quelles",
      "nouveaux", "nouvelles", "tel", "telle", "premier", "première", "seul", "seule",
    ],
    "it": [
      "il", "lo", "la", "i", "gli", "le", "un", "uno", "una", "del", "dello", "della", "dei",
      "degli", "delle", "al", "allo", "alla", "ai", "agli", "alle", "dal", "dallo", "dalla", "dai",
      "dagli", "dalle", "sul", "sullo", "sulla", "sui", "sugli", "sulle", "nel", "nello", "nella",
      "nei", "negli", "nelle", "questo", "questa", "questi", "queste", "nuovo", "nuova", "nuovi",
      "nuove", "altro", "altra", "altri", "altre", "stesso", "stessa", "stessi", "stesse", "quel",
      "quello", "quella", "quei", "quegli", "quelle", "primo", "prima", "tutto", "tutta", "tutti",
      "tutte", "molti", "molte", "alcuni", "alcune", "nessun", "nessuna", "tuo", "tua", "suo",
      "sua", "proprio", "propria", "mio", "mia", "miei", "mie", "tuoi", "tue", "suoi", "sue",
      "nostro", "nostra", "nostri", "nostre", "vostro", "vostra", "vostri", "vostre", "ultimo",
      "ultima", "ultimi", "ultime",
    ],
    "pt": [
      "o", "a", "os", "as", "um", "uma", "do", "da", "no", "na", "ao", "este", "esta", "esse",
      "essa", "novo", "nova", "outro", "outra", "dos", "das", "nos", "nas", "aos", "uns", "umas",
      "estes", "estas", "esses", "essas", "deste", "desta", "desse", "dessa", "neste", "nesta",
      "nesse", "nessa", "pelo", "pela", "pelos", "pelas", "num", "numa", "novos", "novas",
      "outros", "outras", "muitos", "muitas", "vários", "várias", "todo", "toda", "todos",
      "todas", "algum", "alguma", "alguns", "algumas", "nenhum", "nenhuma", "mesmo", "mesma",
      "mesmos", "mesmas", "próprio", "própria", "primeiro", "primeira", "nosso", "nossa",
      "nossos", "nossas", "seu", "sua", "seus", "suas", "poucos", "poucas", "quantos", "quantas",
      "meu", "minha", "meus", "minhas", "teu", "tua", "teus", "tuas", "aquele", "aquela",
      "aqueles", "aquelas", "ambos", "ambas", "último", "última", "últimos", "últimas",
    ],
  ]

  /// The word before a term that would have to gain or lose a vowel before another, as an end of what a message names;
  /// none where it can stay.
  static func elidedWord(
    before use: TermUse, _ preferred: Term, in context: CheckContext
  ) -> String? {
    let isKept =
      switch preferred.language.language {
      case "fr": keepsElision(use, preferred, in: context)
      case "it": keepsItalianArticle(use, preferred, in: context)
      default: true
      }
    return isKept ? nil : use.wordBefore(in: context).map { String($0.drop { !$0.isLetter }) }
  }

  /// Whether a French term begins with a vowel where the one that it replaces does, if the word
  /// before shows it.
  private static func keepsElision(
    _ use: TermUse, _ preferred: Term, in context: CheckContext
  ) -> Bool {
    let (before, after) = (beginsWithVowel(use.text), beginsWithVowel(preferred.text))
    guard before != after else { return true }
    let folded = TermForms.fold(use.articleBefore(in: context))
    return !folded.hasSuffix("'")
      && !["le", "la", "de", "du", "ce", "au", "ma", "ta", "sa", "cet", "nouvel"].contains(folded)
  }

  /// Whether an Italian term takes the article before it as the one does that it replaces: l'utente, lo
  /// schermo and il cliente have three.
  private static func keepsItalianArticle(
    _ use: TermUse, _ preferred: Term, in context: CheckContext
  ) -> Bool {
    let starts = [use.text, preferred.text].map { text -> Int in
      let folded = TermForms.fold(text)
      if beginsWithVowel(folded) { return 0 }
      let isImpure = folded.first == "s" && !beginsWithVowel(String(folded.dropFirst()))
      return isImpure || ["z", "x", "y", "gn", "ps", "pn"].contains(where: folded.hasPrefix) ? 1 : 2
    }
    guard starts[0] != starts[1] else { return true }
    let folded = TermForms.fold(use.articleBefore(in: context))
    return !folded.hasSuffix("'")
      && !["il", "lo", "la", "i", "gli", "un", "uno", "una", "quel", "quello", "bel"]
        .contains(folded)
      && !["el", "ello", "ella", "al", "allo", "alla", "ei", "egli", "ai", "agli", "ul", "ullo"]
        .contains { folded.hasSuffix($0) && FunctionWords.contain(folded, in: "it") }
  }

  static func beginsWithVowel(_ text: String) -> Bool {
    text.lowercased().first.map { "aeiouyhàâéèêëîïôœùû".contains($0) } == true
  }
}

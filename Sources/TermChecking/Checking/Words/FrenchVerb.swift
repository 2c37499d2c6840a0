import DocumentFormats
import LanguageText

/// Tells French verbs that look like English nouns: in *le composant change* nothing is left in English.
enum FrenchVerb {
  private static let shortestStem = 4

  /// Pronouns that no noun stands behind, and those that are articles before one.
  private static let reflexive: Set<String> = ["se", "me", "te", "ne"]
  private static let objects: Set<String> = ["le", "la", "les"]

  /// Whether a word in -e or -es stands behind a pronoun or *ne*; or behind no article, and the draft has other
  /// forms of such a verb; or one in -er behind a verb that asks for an infinitive, *faire pointer*, or behind a pronoun,
  /// *et le compiler*.
  ///
  /// - Complexity: O(length of the draft) for a word of French with the ending, else O(1).
  static func isLikely(_ use: TermUse, in context: CheckContext) -> Bool {
    guard context.language.language == "fr" else { return false }
    if beginsText(use, in: context) { return true }
    guard use.text.allSatisfy({ $0.isLowercase }),
      let before = use.wordBefore(in: context)?.lowercased(),
      before.last.map({ $0.isLetter || "'’".contains($0) }) ?? false
    else { return false }
    if use.text.hasSuffix("er"), use.text.count >= shortestStem + 2 {
      let hasForms = { hasOtherForms(String(use.text.dropLast(2)), context) }
      if beforeInfinitives.contains(before) || reflexive.contains(before) { return true }
      guard objects.contains(before) else { return prepositions.contains(before) && hasForms() }
      // Before an article *de* and *à* would be *du* and *au*.
      let words = use.wordsBefore(in: context).text.lowercased().split { !$0.isLetter }
      guard let first = words.dropLast().last.map(String.init) else { return false }
      return beforeInfinitives.contains(first) || before == "le" && ["de", "à"].contains(first)
        || prepositions.contains(first) && hasForms()
    }
    guard let stem = stem(of: use.text) else { return false }
    let parts = before.split { "'’".contains($0) }
    if let last = parts.last, subjects.contains(String(last)) { return true }
    guard parts.count == 1, !articles.contains(before) else { return false }
    return context.draft.document.blocks.contains { block in
      endings.contains { block.text.holdsBytes(of: stem + $0) }
    }
  }

  /// Whether an infinitive begins a paragraph or title, with more behind it: *Installer le système*.
  private static func beginsText(_ use: TermUse, in context: CheckContext) -> Bool {
    use.text.first?.isUppercase == true && use.text.dropFirst().allSatisfy(\.isLowercase)
      && use.text.hasSuffix("er") && use.text.count >= shortestStem + 2
      && use.isFirstWord(in: context)
      && use.textAfter(in: context).dropFirst().first?.isLetter == true
      && hasOtherForms(String(use.text.dropLast(2)).lowercased(), context)
  }

  /// Whether the draft has forms of a verb that no noun in -er has, given its stem.
  private static func hasOtherForms(_ stem: String, _ context: CheckContext) -> Bool {
    context.draft.document.blocks.contains { block in
      formsOfVerbs.contains { block.text.holdsBytes(of: stem + $0) }
    }
  }

  private static let formsOfVerbs = ["ez", "ant", "é", "ons", "era", "ation"]

  /// What infinitives stand behind, as nouns do.
  private static let prepositions: Set<String> = [
    "à", "d'", "d’", "de", "pour", "sans", "s'", "s’", "l'", "l’", "et", "ou",
  ]

  private static func stem(of word: String) -> String? {
    guard let ending = ["es", "e"].first(where: word.hasSuffix) else { return nil }
    let stem = word.dropLast(ending.count)
    return stem.count >= shortestStem ? String(stem) : nil
  }

  /// Endings that hardly a noun has: those of the infinitive, of *nous*, *vous* and *ils*, of the participles.
  private static let endings = ["er ", "ez ", "eant ", "ant ", "ent ", "é ", "ée ", "és ", "ées "]

  /// What stands before verbs only.
  private static let subjects: Set<String> = [
    "il", "ils", "elle", "elles", "on", "qui", "cela", "ça", "je", "tu", "ne", "se",
  ]

  /// Forms of verbs with an infinitive behind them.
  private static let beforeInfinitives: Set<String> = [
    "doit", "devez", "devons", "doivent", "devra", "devrait", "faire", "faisant", "faisons", "fait",
    "faites", "faut", "font", "laisse", "laissent", "laisser", "laissez", "laissons", "peut",
    "comment", "où", "pas", "peuvent", "pouvez", "pouvons", "pourra", "pourrait", "va", "veut",
    "voulez", "vont",
  ]

  /// What stands before nouns.
  private static let articles: Set<String> = [
    "le", "la", "les", "un", "une", "des", "du", "de", "au", "aux", "ce", "cet", "cette", "ces",
    "mon", "ma", "mes", "ton", "ta", "tes", "son", "sa", "ses", "notre", "nos", "votre", "vos",
    "leur", "leurs", "chaque", "tout", "toute", "tous", "toutes", "quel", "quelle", "plusieurs",
    "aucun", "aucune", "nouveau", "nouvelle", "premier", "première", "autre", "autres", "deux",
    "en", "par", "sans", "avec", "pour", "dans", "sur", "comme", "et", "ou",
  ]
}

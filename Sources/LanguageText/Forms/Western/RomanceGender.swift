/// The gender of French, Italian, Portuguese and Spanish nouns by their endings.
package enum RomanceGender {
  /// The gender of a noun, or of the first word of a longer term, in a language; nil where its ending does not tell it.
  ///
  /// - Returns: `f` or `m`.
  /// - Complexity: O(length of the term).
  package static func gender(of term: String, language: LanguageTag) -> Character? {
    let word = TermForms.fold(term).prefix { $0.isLetter }
    // Plurals end as their singulars do, but for an *s*.
    let noun = word.hasSuffix("s") && word.count > 3 ? word.dropLast() : word
    func ends(in endings: String?) -> Bool {
      endings.map { $0.split(separator: " ").contains { noun.hasSuffix($0) } } ?? false
    }
    func isOne(of words: String?) -> Bool {
      words.map { $0.split(separator: " ").contains(noun) } ?? false
    }
    let code = language.language
    if isOne(of: unclear[code]) { return nil }
    if isOne(of: feminine[code]) || ends(in: feminineEndings[code]) { return "f" }
    return isOne(of: masculine[code]) || ends(in: masculineEndings[code]) ? "m" : nil
  }

  private static let feminineEndings: [String: String] = [
    "es":
      "ción sión dad tad tud umbre eza ada ida ura ncia ería ca ga ta ra na la da ba ja za ña va sa cia ia",
    "fr": "tion sion té ture ance ence ette esse ie ée ure ade ude elle",
    "it": "zione sione tà tù anza enza ezza ura ca ga ta ra na la da ba za va sa cia gia",
    "pt": "ção são dade agem tude eza ada ida ura ncia ca ga ta ra na la da ba ça ja va sa ia",
  ]

  private static let masculineEndings: [String: String] = [
    "es": "o or aje el ú", "fr": "ment isme oir age eau ier et al il in ck ing b c d f g k l p q",
    "it": "o ore", "pt": "o or",
  ]

  private static let feminine: [String: String] = [
    "es": """
    mano foto moto clave llave red base clase fuente imagen serie señal nube interfaz luz voz vez ley parte plataforma \
    forma firma norma alarma suma rama llama crema goma pluma lima paloma víctima
    """,
    "fr": """
    liste page clé barre touche fenêtre ligne colonne table image adresse base clef forêt nuit mort part main fin \
    plage cage nage rage variable méthode classe fonction chaîne boîte brique étiquette racine machine donnée
    """,
    "it":
      "mano foto chiave rete base classe fonte immagine voce parte forma piattaforma firma norma",
    "pt": "chave rede base classe fonte imagem nuvem luz voz vez lei parte plataforma forma norma",
  ]

  private static let masculine: [String: String] = [
    "es":
      "nombre botón enlace nivel fin paquete parche índice informe soporte disco chip ratón buzón",
    "fr": """
    fichier dossier bouton menu lien mot nom champ navigateur serveur compte code texte paquet système onglet \
    curseur message modèle module utilisateur espace groupe réseau service
    """,
    "it": "nome file browser server codice menu",
    "pt": "nome arquivo ficheiro botão link nível fim pacote índice",
  ]

  /// Words that have another gender than their ending, or two.
  private static let unclear: [String: String] = [
    "es": "mapa día planeta cometa tranvía guía cura radio policía",
    "fr": "mode",
    "it": "mappa auto radio",
    "pt": "mapa dia planeta guia rádio foto moto tribo",
  ]
}

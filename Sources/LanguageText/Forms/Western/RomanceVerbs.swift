/// Tells forms of one regular verb, and the noun of its action, in French, Italian, Portuguese and Spanish.
package enum RomanceVerbs {
  /// Whether two folded words have one stem and endings of verbs: añadió and añadieron, manque and manquante.
  ///
  /// - Complexity: O(length of the words).
  package static func areForms(
    _ first: some StringProtocol, _ second: some StringProtocol, language: LanguageTag
  ) -> Bool {
    guard let endings = endings[language.language] else { return false }
    let common = zip(first, second).prefix { $0 == $1 }.count
    guard common >= shortestStem else { return false }
    // Endings may begin alike: -ando and -ado.
    return (shortestStem...common).contains { stem in
      endings.contains(String(first.dropFirst(stem)))
        && endings.contains(String(second.dropFirst(stem)))
    }
  }

  private static let shortestStem = 4

  private static let endings: [String: Set<String>] = [
    "es": words(
      """
      ar er ir arse erse irse ado ada ados adas ido ida idos idas ando iendo ándose iéndose o as a amos áis
      an es e emos éis en imos ís é aste ó asteis aron í iste ió imos ieron aba abas ábamos aban ía ías íamos
      ían aré ará arán aremos eré erá erán eremos iré irá irán iremos aría arían ería erían iría irían ara
      aran iera ieran ación aciones ición iciones
      """),
    "fr": words(
      """
      er ir re é ée és ées i ie is ies it u ue us ues e es ons ez ent ant ante ants antes ais ait aient era
      eras erons erez eront erait eraient ira irez iront issant issent issons issez ation ations ition itions
      """),
    "it": words(
      """
      are ere ire arsi ersi irsi ato ata ati ate ito ita iti ite uto uta uti ute ando endo o i a e iamo ete
      ano ono ava avano eva evano iva ivano erà eranno irà iranno erebbe irebbe azione azioni izione izioni
      """),
    "pt": words(
      """
      ar er ir ado ada ados adas ido ida idos idas ando endo indo o as a amos am es e emos em imos ei ou aram
      i eu eram iu iram ava avam ia iam ará arão erá erão irá irão aria ariam eria eriam iria iriam asse esse
      isse ação ações ição ições
      """),
  ]

  private static func words(_ text: String) -> Set<String> {
    Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
  }
}

/// German nouns whose plural their ending does not tell, as lists of stems.
///
/// All words are folded: in lower case, with ss for ß.
enum GermanWords {
  /// Nouns that take -e and an umlaut: Knopf, Knöpfe; compounds end in them.
  static let umlauting = words(
    """
    knopf kopf topf stock rock block bock satz platz schatz raum baum traum saum zaun lauf kauf \
    bruch stab bauch brauch schlauch strauch fluss schluss schuss guss kuss grund bund fund wunsch strumpf \
    sumpf trumpf zug flug pflug krug gruss fuss stuhl hut fall ball stall wall gang hang rang \
    klang strang zwang gesang fang schrank stand wand hand band brand gast ast bart markt \
    trag schlag draht naht stadt macht nacht kraft saft bach schacht kanal general choral \
    altar plan zahn kahn hahn span kran sohn ton lohn strom hof stoss floss schoss korb chor frost \
    wolf storch koch frosch sturm turm wurf dampf kampf krampf kamm damm stamm schwamm schwanz \
    tanz kranz glanz pass bass hals arzt sarg schwarm darm zustand umfang maus laus haut braut kunst brust luft frucht wurst schnur nuss auskunft unterkunft \
    zukunft kuh rat sprung schwung verbund
    """)

  /// Nouns that take -er, with an umlaut where they can: Bild, Bilder; Wort, Wörter.
  static let inER = words(
    """
    bild feld wort blatt buch band rand land haus rad dach fach kind glied lied schild bad grab \
    gras holz horn huhn kleid loch mann nest rind schloss tal tuch volk wald wurm gesicht licht \
    gehalt geist gut amt dorf ei fass geld glas gemach lamm ort regiment tum kraut brett
    """)

  /// Nouns in -el, -en and -er that take an umlaut only.
  static let umlautOnly = words(
    """
    vater mutter bruder tochter mantel mangel nagel vogel apfel garten laden hafen kasten faden \
    graben boden ofen schaden kloster acker hammer sattel schnabel bogen
    """)

  /// Loans that only take -s: their other forms would be those of a verb, as Klicken is.
  static let inSOnly = words(
    """
    klick scan scroll zoom load post stream track host push pull fork chat blog log mail start check \
    stop shop job fix test trend hit tipp clip chip tab thread build commit merge hook cast \
    run
    """)

  /// Irregular nouns with their forms; one that begins with a hyphen also ends compounds.
  static let irregular: [(ending: String, isCompounded: Bool, forms: [String])] =
    irregularLines.split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ").map(String.init)
      guard let first = words.first else { return nil }
      let isCompounded = first.hasPrefix("-")
      let ending = isCompounded ? String(first.dropFirst()) : first
      return (ending, isCompounded, [ending] + words.dropFirst())
    }

  private static let irregularLines = """
    -name namens namen
    -buchstabe buchstabens buchstaben
    -gedanke gedankens gedanken
    wille willens willen
    glaube glaubens glauben
    -index indexes indizes indices indexe indexen
    -modus modi
    -datum datums
    -herz herzens herzen
    -herr herrn herren
    -nachbar nachbars nachbarn
    -konto kontos konten konti
    -risiko risikos risiken
    saldo saldos salden saldi
    -matrix matrizen matrixen
    -basis basen
    -praxis praxen
    -lexikon lexikons lexika lexiken
    -thema themas themen themata
    -schema schemas schemen schemata
    -firma firmen
    -visum visums visa
    -atlas atlasses atlasse atlanten
    -bus busses busse bussen
    -bonus bonusse bonussen boni
    -virus viren
    -material materials materialien
    -mineral minerals mineralien
    -prinzip prinzips prinzipien
    -stadion stadions stadien
    -typ typs typen
    -saal saals saales säle sälen
    -druck drucks druckes drucke
    -ausdruck ausdrucks ausdruckes ausdrücke ausdrücken ausdrucke
    -eindruck eindrucks eindruckes eindrücke eindrücken
    -abdruck abdrucks abdruckes abdrücke abdrücken abdrucke
    -charakter charakters charaktere charakteren
    -korpus korpora
    -ende endes enden
    -auge auges augen
    -box boxen boxes
    -bank bänke bänken banken
    -link links
    -ei eis eies eier eiern
    -zeug zeugs zeuges zeuge zeugen
    -fachmann fachmanns fachmannes fachleute fachleuten fachmänner fachmännern
    -wort worts wortes worte wörter wörtern worten
    -daten
    -leute leuten
    -status
    mensch menschen
    -tag tags tages tage tagen
    -plan plans planes pläne plänen
    """

  private static func words(_ text: String) -> [String] {
    text.split(separator: " ").map(String.init)
  }
}

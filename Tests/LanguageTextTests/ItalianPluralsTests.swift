import Testing

@testable import LanguageText

/// Italian terms of interfaces and documentation in both numbers.
@Suite struct ItalianPluralsTests {
  /// The singular and the plural of each, one pair a line; written before the rules were run on them.
  static let pairs = """
    finestra: finestre
    barra: barre
    scheda: schede
    tabella: tabelle
    cartella: cartelle
    icona: icone
    pagina: pagine
    riga: righe
    colonna: colonne
    cella: celle
    chiave: chiavi
    password: password
    casella: caselle
    etichetta: etichette
    richiesta: richieste
    risposta: risposte
    licenza: licenze
    istanza: istanze
    rubrica: rubriche
    verifica: verifiche
    libreria: librerie
    categoria: categorie
    strategia: strategie
    traccia: tracce
    freccia: frecce
    interfaccia: interfacce
    camicia: camicie
    pioggia: piogge
    ciliegia: ciliegie
    problema: problemi
    sistema: sistemi
    schema: schemi
    tema: temi
    programma: programmi
    diagramma: diagrammi
    diploma: diplomi
    paradigma: paradigmi
    clima: climi
    artista: artisti
    lista: liste
    crema: creme
    utente: utenti
    componente: componenti
    pulsante: pulsanti
    ambiente: ambienti
    cliente: clienti
    dispositivo: dispositivi
    funzione: funzioni
    versione: versioni
    opzione: opzioni
    impostazione: impostazioni
    connessione: connessioni
    autorizzazione: autorizzazioni
    applicazione: applicazioni
    gestore: gestori
    errore: errori
    valore: valori
    fornitore: fornitori
    cursore: cursori
    canale: canali
    segnale: segnali
    variabile: variabili
    file: file
    cache: cache
    software: software
    database: database
    codice: codici
    indice: indici
    matrice: matrici
    immagine: immagini
    ordine: ordini
    termine: termini
    rete: reti
    nome: nomi
    volume: volumi
    parametro: parametri
    argomento: argomenti
    elemento: elementi
    evento: eventi
    metodo: metodi
    oggetto: oggetti
    modulo: moduli
    nodo: nodi
    tipo: tipi
    campo: campi
    carattere: caratteri
    account: account
    server: server
    link: link
    plugin: plugin
    attività: attività
    proprietà: proprietà
    modalità: modalità
    analisi: analisi
    ipotesi: ipotesi
    serie: serie
    specie: specie
    foto: foto
    video: video
    menu: menu
    menù: menù
    blocco: blocchi
    elenco: elenchi
    pacchetto: pacchetti
    attacco: attacchi
    parco: parchi
    disco: dischi
    grafico: grafici
    traffico: traffici
    indirizzo: indirizzi
    amico: amici
    medico: medici
    tecnico: tecnici
    carico: carichi
    log: log
    luogo: luoghi
    dialogo: dialoghi
    catalogo: cataloghi
    riepilogo: riepiloghi
    psicologo: psicologi
    messaggio: messaggi
    linguaggio: linguaggi
    servizio: servizi
    calendario: calendari
    scenario: scenari
    esempio: esempi
    criterio: criteri
    principio: principi
    addio: addii
    uovo: uova
    dito: dita
    uomo: uomini
    mano: mani
    ala: ali
    eco: echi
    superficie: superfici
    collega: colleghi
    barra laterale: barre laterali
    barra degli strumenti: barre degli strumenti
    casella di controllo: caselle di controllo
    menu a discesa: menu a discesa
    nome utente: nomi utente
    nome dell'utente: nomi degli utenti
    file system: file system
    chiave privata: chiavi private
    chiave pubblica: chiavi pubbliche
    finestra di dialogo: finestre di dialogo
    pagina web: pagine web
    messaggio di errore: messaggi di errore
    variabile d'ambiente: variabili d'ambiente
    riga di comando: righe di comando
    area di lavoro: aree di lavoro
    lingua predefinita: lingue predefinite
    elenco puntato: elenchi puntati
    disco rigido: dischi rigidi
    utente registrato: utenti registrati
    """.split(separator: "\n").map { line in
      line.split(separator: ":").map { $0.trimmingPrefix(" ") }.map(String.init)
    }

  @Test func makesTheFormsOfTerms() {
    let missed = Self.pairs.filter { pair in
      // The article of dell'utente changes its form, which is no inflection of the word.
      let expected = pair[1].replacing("degli utenti", with: "dell'utenti")
      return !TermForms.surfaceForms(of: pair[0], language: "it").contains(TermForms.fold(expected))
    }
    print("Italian plurals: \(Self.pairs.count - missed.count) of \(Self.pairs.count)", missed)
    #expect(Self.pairs.count > 150)
    #expect(Double(missed.count) <= 0.01 * Double(Self.pairs.count))
  }

  /// Other words that look like forms.
  @Test func refusesResemblingWords() {
    let pairs = """
      caso casa, caso case, casa casi, file fili, file fila, modo moda, modo mode, porta porti, porto porta, \
      conto conte, conto conta, punto punta, punto punte, pianta pianti, testo testa, testo teste, \
      capitale capitoli, colore calori, base bassi, tasto tastiera, foglio foglia, foglio foglie, \
      forma formi, firma firmi, piattaforma piattaformi, lista listi, rete retta, nota noti, \
      nome nomina, chiave chiavo, campo campa, campo campagne, carta carti, carta carato, \
      cartella cartelli, cartello cartella, cella celli, messaggio messa, utente utenze, \
      server servire, post posti, posto posta, posto poste, link linea, account accetta, \
      valore valere, parte partito, parte parta, fine fina, linea lineo, stampa stampi, \
      stampo stampa, mezzo mezza, resto reste, metodo metà, fase fasce, pagina pagano, \
      tabella tabelli, foto foti, video videi, città citte, proprietà proprieti, menu meni, \
      analisi analiso, serie seri, cache cachi, software softwari, database databasi, code codi, \
      pulsante pulsare, cursore corsore, blocco blocchetti, disco discoteca, tema teme, \
      schema scheme, problema probleme, sistema sisteme, oggetto oggetta, errore errare, \
      linguaggio lingua, lingua linguaggi, indice indicio, indice indicano, che chi, con coni, \
      per peri, seleziona selezione, funziona funzione, non noni, come comi
      """.split(separator: ",").map { $0.split(separator: " ").map(String.init) }
    let hits = pairs.filter { ItalianPlurals.forms(of: $0[0]).contains($0[1]) }
    print("Italian hard negatives hit: \(hits.count) of \(pairs.count)", hits)
    #expect(pairs.count > 70)
    #expect(hits.isEmpty)
  }

  /// Where only the plural occurs, its ending may tell the singular.
  @Test(arguments: [
    ("impostazioni", "impostazione"), ("utenti", "utente"), ("documenti", "documento"),
    ("eventi", "evento"), ("tabelle", "tabella"), ("pagine", "pagina"), ("icone", "icona"),
    ("richieste", "richiesta"), ("righe", "riga"), ("blocchi", "blocco"), ("problemi", "problema"),
    ("servizi", "servizio"), ("grafici", "grafico"), ("serie", "serie"), ("file", "file"),
    ("base", "base"), ("versione", "versione"), ("interesse", "interesse"), ("dati", "dati"),
    ("immagine", "immagine"), ("analisi", "analisi"), ("anche", "anche"), ("software", "software"),
    ("texture", "texture"), ("colori", "colore"),
  ])
  func tellsSingulars(form: String, singular: String) {
    #expect(CitationForm.word(form, language: "it") == singular)
  }

  /// With both numbers in a corpus every plural comes to its singular.
  @Test func gathersTheFormsOfWords() {
    let words = Self.pairs.filter { !$0[0].contains(" ") }
    let counts = Dictionary(words.flatMap { $0 }.map { (TermForms.fold($0), 1) }) { $0 + $1 }
    let lemmas = CitationForm.lemmas(forms: counts, language: "it")
    let wrong = words.filter { pair in
      pair.contains { lemmas[TermForms.fold($0)] != TermForms.fold(pair[0]) }
    }
    print("Italian lemmas: \(words.count - wrong.count) of \(words.count)", wrong)
    #expect(Double(wrong.count) <= 0.02 * Double(words.count))
  }

  @Test(arguments: [
    (["Barre", "laterali"], "Barra laterale"),
    (["caselle", "di", "controllo"], "casella di controllo"),
    (["chiavi", "pubbliche"], "chiave pubblica"), (["file", "di", "log"], "file di log"),
    (["nomi", "dell'utente"], "nome dell'utente"), (["Gestione", "errori"], "Gestione errori"),
  ])
  func citesInTheSingular(words: [String], citation: String) {
    let seen = ["barra", "laterale", "chiave", "nome", "pubblica"]
    let counts = Dictionary((seen + words).map { (TermForms.fold($0), 1) }) { $0 + $1 }
    let lemmas = CitationForm.lemmas(forms: counts, language: "it")
    #expect(CitationForm.phrase(words, lemmas: lemmas, language: "it") == citation)
  }

  @Test(
    arguments: [
      ("barra laterale", "barre laterali"), ("chiave pubblica", "chiavi pubbliche"),
      ("casella di controllo", "caselle di controllo"), ("nome utente", nil), ("file", "file"),
    ] as [(String, String?)])
  func makesThePluralOfPhrases(term: String, plural: String?) {
    #expect(RomancePhrase.plural(of: term, language: "it") == plural)
  }
}

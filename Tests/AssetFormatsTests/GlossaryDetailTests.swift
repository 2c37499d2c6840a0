import AssetFormats
import LanguageAssets
import LanguageText
import Testing

/// What becomes of all that a glossary says beyond its terms.
@Suite struct GlossaryDetailTests {
  /// Dictionaries and the tables that are made of them have the first letter of a gender.
  @Test(
    arguments: [
      ("f", "feminine"), ("M.", "masculine"), ("n", "neuter"), ("fem.", "feminine"), ("x", "x"),
      ("Neuter", "Neuter"),
    ], [0, 1, 2, 3])
  func readsTheFirstLetterOfAGender(word: (written: String, read: String), format: Int) throws {
    let files = [
      "concept,lang,term,status,gender\nhub,de,Knoten,preferred,\(word.written)\n",
      "#UTX 1.20; en/de; x\n#src\ttgt\ttgt:gender\nhub\tKnoten\t\(word.written)\n",
      "en,de,Gender [de]\nhub,Knoten,\(word.written)\n",
      "<martif><text><body><termEntry><langSet lang='de'><tig><term>Knoten</term>"
        + "<termNote type='grammaticalGender'>\(word.written)</termNote></tig></langSet></termEntry>"
        + "</body></text></martif>",
    ]
    let read = try GlossaryFormatCatalog.read(ByteSource(Array(files[format].utf8))).glossary
    #expect(read.concepts[0].terms.last?.gender == word.read)
  }

  private static let direction = GlossaryDirection(from: "en", to: "de")

  private func text(of concept: Concept, as format: GlossaryFormat) throws -> String {
    let glossary = Glossary(concepts: [concept], language: "en")
    let bytes = try GlossaryFormatCatalog.bytes(
      of: glossary, as: format, direction: Self.direction)
    return String(decoding: bytes, as: UTF8.self)
  }

  private static let formats = GlossaryFormat.allCases.filter { ![.deepl, .markdown].contains($0) }

  /// TBX has definitions at the language more often than at the concept.
  @Test(arguments: formats)
  func writesTheDefinitionOfALanguage(format: GlossaryFormat) throws {
    let concept = Concept(
      id: "hub", definitions: ["en": "A place where lines meet."],
      terms: [Term("hub", language: "en"), Term("Knoten", language: "de")])
    #expect(try text(of: concept, as: format).contains("A place where lines meet."))
  }

  @Test(arguments: formats.filter { $0 != .phrase })
  func writesTheDefinitionOfTheTarget(format: GlossaryFormat) throws {
    let concept = Concept(
      id: "hub", definitions: ["de": "Ein Ort, wo Linien enden."],
      terms: [Term("hub", language: "en"), Term("Knoten", language: "de")])
    #expect(try text(of: concept, as: format).contains("Ein Ort, wo Linien enden."))
  }

  @Test(arguments: [GlossaryFormat.trados, .utx])
  func readsTheDefinitionOfTheTarget(format: GlossaryFormat) throws {
    let concept = Concept(
      id: "hub", definition: "Where lines meet.", definitions: ["de": "Wo Linien enden."],
      terms: [Term("hub", language: "en"), Term("Knoten", language: "de")])
    let written = Array(try text(of: concept, as: format).utf8)
    let read = try GlossaryFormatCatalog.read(ByteSource(written)).glossary.concepts
    #expect(read == [concept])
  }

  @Test func writesWhatUTXHasColumnsFor() throws {
    let concept = Concept(
      id: "hub",
      terms: [
        Term("hub", language: "en", note: "Of rails."),
        Term(
          "Knoten", language: "de", partOfSpeech: "noun", gender: "masculine",
          context: "Der Knoten liegt im Tal."),
      ])
    let written = Array(try text(of: concept, as: .utx).utf8)
    #expect(try GlossaryFormatCatalog.read(ByteSource(written)).glossary.concepts == [concept])
  }

  /// Only a line that begins with the sign is a comment.
  @Test(arguments: [GlossaryFormat.utx, .omegat, .deepl])
  func keepsTermsThatBeginLikeComments(format: GlossaryFormat) throws {
    let concept = Concept(
      id: "mark", terms: [Term("#mark", language: "en"), Term("#Marke", language: "de")])
    let bytes = try GlossaryFormatCatalog.bytes(
      of: Glossary(concepts: [concept]), as: format, direction: Self.direction)
    let read = try GlossaryFormatCatalog.read(
      ByteSource(bytes), as: format, direction: Self.direction)
    #expect(read.glossary.concepts == [concept])
  }

  /// Every detail of a concept and its terms, each with a text that stands nowhere else.
  private static let whole = Concept(
    id: "hub", subject: "Railways", definition: "Where lines meet.",
    definitions: ["en": "A busy place.", "de": "Wo Linien enden."], note: "Of lines, too.",
    terms: [
      term("hub", "en", "Of rails.", "The hub is full."),
      term("Knoten", "de", "Kein Seil.", "Der Knoten liegt im Tal."),
    ])

  private static func term(
    _ text: String, _ language: LanguageTag, _ note: String, _ context: String
  ) -> Term {
    Term(
      text, language: language, partOfSpeech: "pos-\(text)", gender: "gender-\(text)",
      forms: ["form-\(text)"], blockers: ["blocker-\(text)"], location: "place-\(text)",
      context: context, note: note)
  }

  /// A status that a file has no word for, or the one of another status, is counted.
  @Test(arguments: GlossaryFormat.allCases)
  func countsTheStatusesItLeavesOut(format: GlossaryFormat) throws {
    let concepts = [
      Concept(id: "nova", terms: [Term("Nova", language: "en", status: .doNotTranslate)]),
      Concept(
        id: "hub",
        terms: [
          Term("hub", language: "en"), Term("Knoten", language: "de", status: .proposed),
          Term("Nabe", language: "de", status: .deprecated),
        ]),
    ]
    let (bytes, omissions) = try GlossaryFormatCatalog.file(
      of: Glossary(concepts: concepts, language: "en"), as: format, direction: Self.direction)
    let read = try GlossaryFormatCatalog.read(
      ByteSource(bytes), as: format, direction: Self.direction
    ).glossary.concepts.flatMap(\.terms)
    let lost = concepts.flatMap(\.terms).filter { term in
      guard term.status != .preferred, !format.dropsForbiddenTerms || term.status.isApproved else {
        return false
      }
      return !read.contains { $0.text == term.text && $0.status == term.status }
    }
    #expect(omissions.counts[.status] ?? 0 == lost.count)
  }

  /// A name that is not translated is no translation of itself, when UTX is read again.
  @Test func keepsNamesInUTX() throws {
    let concepts = [
      Concept(id: "nova", terms: [Term("Nova", language: "en", status: .doNotTranslate)]),
      Concept(
        id: "hub", terms: [Term("hub", language: "en"), Term("Knoten", language: "de")]),
    ]
    let bytes = try GlossaryFormatCatalog.bytes(
      of: Glossary(concepts: concepts, language: "en"), as: .utx, direction: Self.direction)
    #expect(try GlossaryFormatCatalog.read(ByteSource(bytes)).glossary.concepts == concepts)
  }

  /// What is not in the file is counted, and nothing else.
  @Test(arguments: GlossaryFormat.allCases)
  func countsWhatItLeavesOut(format: GlossaryFormat) throws {
    let glossary = Glossary(concepts: [Self.whole], language: "en")
    let (bytes, omissions) = try GlossaryFormatCatalog.file(
      of: glossary, as: format, direction: Self.direction)
    let text = String(decoding: bytes, as: UTF8.self)
    var texts: [(GlossaryDetail, String?)] = [
      (.subject, Self.whole.subject), (.definition, Self.whole.definition),
      (.definition, Self.whole.definitions["en"]), (.definition, Self.whole.definitions["de"]),
      (.note, Self.whole.note),
    ]
    for term in Self.whole.terms {
      texts += [
        (.partOfSpeech, term.partOfSpeech), (.gender, term.gender), (.forms, term.forms.first),
        (.blockers, term.blockers.first), (.location, term.location), (.context, term.context),
        (.note, term.note),
      ]
    }
    var missing: [GlossaryDetail: Int] = [:]
    for (detail, part) in texts where !text.contains(part ?? "") {
      missing[detail, default: 0] += 1
    }
    #expect(omissions.counts == missing)
    #expect(omissions.untranslatedCount == 0)
  }

  @Test(arguments: [GlossaryFormat.tbx, .csv, .multiterm])
  func readsAllBack(format: GlossaryFormat) throws {
    let concept = Concept(
      id: "hub", subject: "Railways", definition: "Where lines meet.",
      definitions: ["de": "Wo Linien enden."], note: "Of lines, too.",
      terms: [
        Term(
          "Hub One", language: "en", partOfSpeech: "properNoun", location: "menuItem",
          context: "Hub One is full.", note: "A station."),
        Term(
          "Knoten", language: "de", partOfSpeech: "noun", gender: "masculine",
          forms: ["Knotens", "Knoten; alt"], removedForms: ["Knotene"],
          blockers: ["Knotenpunkt", "Seilknoten"]),
        Term("Hub", language: "de", status: .admitted, isExact: true),
      ])
    let bytes = try GlossaryFormatCatalog.bytes(
      of: Glossary(concepts: [concept], language: "en"), as: format)
    #expect(try GlossaryFormatCatalog.read(ByteSource(bytes)).glossary.concepts == [concept])
  }

  @Test(arguments: [
    ("Noun", "noun"), ("VERB", "verb"), ("properNoun", "properNoun"), ("Phrase", "Phrase"),
  ])
  func readsPartsOfSpeechOfMultiTerm(written: String, read: String) throws {
    let file =
      "<mtf><conceptGrp><languageGrp><language lang='EN'/><termGrp><term>hub</term><descripGrp>"
      + "<descrip type='Part of Speech'>\(written)</descrip></descripGrp></termGrp></languageGrp>"
      + "</conceptGrp></mtf>"
    let glossary = try GlossaryFormatCatalog.read(ByteSource(Array(file.utf8))).glossary
    #expect(glossary.concepts.first?.terms.first?.partOfSpeech == read)
  }

  /// A synonym, a name without translation and a word that is listed under another concept.
  private static let words = [
    Concept(
      id: "key",
      terms: [
        Term("key", language: "en"), Term("Taste", language: "de"),
        Term("Knopf", language: "de", status: .admitted),
      ]),
    Concept(id: "lock", terms: [Term("lock", language: "en")]),
    Concept(
      id: "tone", terms: [Term("key", language: "en"), Term("Tonart", language: "de")]),
    Concept(id: "name", terms: [Term("Isogloss", language: "en", status: .doNotTranslate)]),
    Concept(id: "other", terms: [Term("ключ", language: "ru")]),
  ]

  @Test(arguments: [
    (GlossaryFormat.deepl, 1, 3), (.omegat, 1, 0), (.utx, 1, 0), (.xliff, 1, 0), (.weblate, 1, 0),
    (.phrase, 0, 2), (.crowdin, 0, 0), (.csv, 0, 0), (.multiterm, 0, 0), (.markdown, 0, 0),
  ])
  func countsTerms(format: GlossaryFormat, untranslated: Int, terms: Int) throws {
    let glossary = Glossary(concepts: Self.words, language: "en")
    let omissions = try GlossaryFormatCatalog.file(
      of: glossary, as: format, direction: Self.direction
    ).omissions
    #expect(omissions.untranslatedCount == untranslated)
    #expect(omissions.counts[.term] ?? 0 == terms)
  }

  @Test(arguments: [
    (Client.omegat, 1, 0), (.okapi, 1, 0), (.trados, 1, 0), (.memoq, 1, 0), (.weblate, 1, 0),
    (.poedit, 1, 0), (.deepl, 1, 3),
  ])
  func countsTerms(client: Client, untranslated: Int, terms: Int) throws {
    let made = try ClientGlossary(
      Glossary(concepts: Self.words, language: "en"), for: client, from: "en", to: ["de"])
    let omissions = try #require(made.files.first).omissions
    #expect(omissions.untranslatedCount == untranslated)
    #expect(omissions.counts[.term] ?? 0 == terms)
  }
}

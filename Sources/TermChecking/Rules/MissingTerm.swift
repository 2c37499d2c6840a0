import DocumentFormats
import LanguageAssets
import LanguageText
import SentenceAlignment

/// Reports a concept of the source that the draft does not name.
struct MissingTerm: Rule {
  static let about = RuleDescription(
    id: "missing-term", summary: "a concept of the source that the draft does not name",
    severity: .error,
    explanation: """
      The paragraph of the source names a concept, and the paragraphs that translate it use none \
      of its terms: not the preferred one, not an admitted, not even a forbidden one. The reader \
      cannot tell that the same thing is meant. A longer expression that is only proposed hides no \
      term that somebody has decided on, unless it is translated as a whole.

      Reported once: a name that a good part of the documents has instead. A paragraph that the draft leaves \
      out altogether is not reported term by term: a draft that has nothing for most of the paragraphs of its source \
      gets one note, and nothing else where it is a sentence or two.

      A note, as it may well be right:

      - a name that the glossary protects, which a sentence may do without; alone, as a title, it is a warning;
      - what stands in a sentence that the draft has in English or leaves out, or that may be the translation of \
      another, as where the draft has code that the source does not, or one word in Latin letters for a sentence;
      - a verb in the source where the language calls the concept by a noun, and one that is another with the word \
      behind it (*log in*);
      - a term beside code that the draft has, too, one of which the draft has the name alone (*GitHub* for \
      *GitHub repository*), one that a pronoun seems to stand for, one that a slash joins to another word, and \
      one in the description of a picture;
      - a term that other languages do without, too, and a name that translates a longer expression of the \
      source;
      - a concept that the documents have often, unless what recurs in such sentences is the term with a letter \
      wrong, or the sentence is nothing but the term, which the documents mostly have. The note is doubtful, and a \
      terminal only counts it, but where another name recurs in such sentences, and where everything else of the \
      sentence is translated and all other languages have the term; where these have it and the sentence has the name \
      of another concept instead, it says so.
      """,
    examples: [
      RuleExample(
        "ru", [.example("toggle", "ru", english: "toggle", "переключатель")],
        source: "Turn the toggle on.", draft: "⟦⟧Включите эту штуку."),
      RuleExample(
        "ru", [.example("toggle", "ru", english: "toggle", "переключатель")],
        source: "Turn the toggle on.", draft: "Включите переключатель."),
      RuleExample(
        "ru",
        [
          .example("button", "ru", english: "button", "кнопка"),
          .example("toggle", "ru", english: "toggle", "кнопка-тогл"),
        ],
        source: "Press the toggle button.", draft: "Нажмите кнопку-тогл."),
      RuleExample(
        "ja", [.example("menu", "ja", english: "menu", "メニュー")],
        source: "Open the menu.", draft: "⟦⟧それを開きます。"),
      RuleExample(
        "ja", [.example("menu", "ja", english: "menu", "メニュー")],
        source: "The lamp.\n\nOpen the menu.\n\nClose the menu.\n\nWait.\n\nIt is done.",
        draft: "⟦⟧まだ訳されていません。"),
      RuleExample(
        "ja",
        [
          .example("button", "ja", english: "button", "ボタン"),
          .example("toggle", "ja", english: "toggle", "トグルボタン"),
        ],
        source: "Press the toggle button.", draft: "トグルボタンを押します。"),
      RuleExample(
        "zh-Hans", [.example("menu", "zh-Hans", english: "menu", "菜单")],
        source: "Open the menu.", draft: "打开菜单。"),
    ])

  /// Whether the draft names what a term stands for next to its passage where the source does not: probably
  /// the passage's own, in a paragraph that was aligned with its neighbour.
  private static func isNamed(
    _ use: TermUse, around index: Int, _ stray: [Set<Int>], _ added: [Int: Set<Int>],
    _ context: CheckContext
  ) -> Bool {
    let document = context.passages[index].document
    let window = max(0, index - 2)...min(context.passages.count - 1, index + 2)
    let isBeside = window.contains { neighbour in
      neighbour != index && context.passages[neighbour].document == document
        && use.mayName(anyOf: stray[neighbour])
    }
    if isBeside || added.isEmpty { return isBeside }
    return context.passages[index].draftBlocks.contains { block in
      (max(0, block - 2)...block + 2).contains { neighbour in
        added[neighbour].map { use.mayName(anyOf: $0) } ?? false
      }
    }
  }

  /// The concepts of the paragraphs that nothing in a source is aligned with, by paragraph.
  private static func addedConcepts(
    _ stray: [Set<Int>], _ context: CheckContext
  ) -> [Int: Set<Int>] {
    zip(context.passages, stray).reduce(into: [:]) { added, passage in
      guard passage.0.sourceBlocks.isEmpty, !passage.1.isEmpty else { return }
      for block in passage.0.draftBlocks { added[block, default: []].formUnion(passage.1) }
    }
  }

  func check(_ context: CheckContext, into findings: inout FindingList) {
    guard !context.sources.isEmpty else { return }
    if let omission = OmittedText(in: context) {
      findings.report(
        Self.self, at: omission.range, match: "", confidence: Finding.confidenceOfLikelyNotes,
        atMost: .note, message: omission.message)
      if omission.isNearlyAll { return }
    }
    var table = SentenceTable(context)
    var tracer = TermTracer(context.language)
    var unsaid = UnsaidTerm(context.language)
    var known: [Int: ConceptNames] = [:]
    var verbs = EnglishVerbs()
    var stray: [Set<Int>] = []
    for passage in context.passages {
      stray.append(
        passage.isRepeated
          ? stray[passage.wording] : passage.draftConcepts.subtracting(passage.sourceConcepts))
    }
    let added = Self.addedConcepts(stray, context)
    for (index, passage) in context.passages.enumerated() where !passage.draftBlocks.isEmpty {
      // A document is a dozen references, all of which a copy counts.
      let source = context.sources[passage.document]
      var hasAddedCode: Bool?
      var here = passage.draftConcepts
      for use in passage.foreignUses { use.addConcepts(to: &here, withNested: true) }
      var reported: Set<Int> = []
      var seen: Set<Place> = []
      var substitutes = SubstituteFinder(passage, context)
      for (use, proposals) in passage.allSourceUses where !isPartOfName(use, in: source) {
        let names =
          known[use.concept]
          ?? ConceptNames(of: context.glossary.concepts[use.concept], in: context.language)
        known[use.concept] = names
        let isProtected = use.status == .doNotTranslate
        guard let status = names.preferred?.status ?? (isProtected ? use.status : nil),
          // What nobody has decided on cannot be missing, and what the draft has in other letters is told elsewhere.
          status != .proposed, (status == .doNotTranslate) == isProtected,
          !isProtected || use.spelling == .exact && !isNamed(use, in: passage, context),
          let segment = source.segmentIndex(of: use),
          let sentence = table.index(ofSegment: segment, in: passage.document)
            ?? table.add(segment, translatedBy: passage.draftBlocks, in: passage.document),
          // A longer expression that is translated as a whole need not name what it is made of.
          proposals.isEmpty
            || !passage.draftUses.contains(where: { other in
              proposals.contains { $0.sharesConcept(with: other) }
                && table.holds(other, in: sentence)
            }),
          seen.insert(Place(concept: use.concept, sentence: sentence)).inserted
        else { continue }
        var trace: TermTrace?
        var rendering = TermRendering(
          concept: context.identifier(of: use.concept), language: context.language,
          // What is not translated at all is left to another rule, and code that is the term names it.
          naming: table.isCopied(sentence) || isCode(use, in: passage, context)
            ? .here
            : naming(of: use, in: sentence, passage, here, table) {
              Self.isNamed(use, around: index, stray, added, context)
            },
          sentence: sentence, term: table.range(of: use, in: segment, of: passage.document))
        if rendering.naming != .here {
          trace = tracer.trace(of: names, in: sentence, of: table)
          if trace == .derivation
            || isAroundGloss(use.concept, in: table.draftText(of: sentence), context)
          {
            rendering.naming = .here
          }
        }
        if rendering.naming != .here,
          let reason = excuse(
            use, in: source, names, segment, sentence, passage, table, context, &hasAddedCode,
            &verbs)
        {
          if rendering.naming == .nowhere, reported.insert(use.concept).inserted {
            var finding = finding(
              use, in: source, names, table.sentences[sentence], trace, passage, context,
              &findings)
            finding?.lower(to: 0.5)
            finding?.message += "; " + reason
            if let finding { findings.report(finding) }
          }
          continue
        }
        if rendering.naming != .here {
          rendering.finding = finding(
            use, in: source, names, table.sentences[sentence], trace, passage, context,
            &findings)
          if trace == nil {
            rendering.substitute = substitutes.substitute(in: sentence, of: table)
          }
          let isUnsaid =
            table.isBetweenGaps(segment, in: passage.document)
            || unsaid.isLikely(
              use, in: source.document.blocks[use.block],
              passage.draftBlocks.lazy.map { context.draft.document.blocks[$0] },
              sentence: sentence, of: table)
          if rendering.naming == .nowhere, reported.insert(use.concept).inserted,
            var finding = rendering.finding
          {
            if isUnsaid { finding.lower(to: Finding.confidenceOfDoubtfulNotes) }
            findings.report(finding)
          }
          // What another name stands for is told all the same.
          if isUnsaid { rendering.finding?.lower(to: 0.75) }
        }
        findings.add(rendering)
      }
    }
    findings.sentences = table.sentences
  }

  private struct Place: Hashable {
    let concept: Int
    let sentence: Int
  }

  /// Whether a term of a source begins the name of something else, or Chinese has made another word of it: 模块化 is no
  /// 模块.
  private func isPartOfName(_ use: TermUse, in source: CheckedDocument) -> Bool {
    switch source.language.language {
    case "en":
      EnglishCompounds.beginsInsideName(use.range, in: source.document.blocks[use.block].text)
    case "zh":
      source.document.blocks[use.block].text.character(at: use.range.upperBound) == "化"
    default: false
    }
  }

  /// The words that sources have as verbs, each looked at once for all strings that say the same.
  private struct EnglishVerbs {
    private struct Word: Hashable {
      let document: Int
      let block: Int
      let range: Range<Int>
      let isNoun: Bool
    }

    private var known: [Word: Bool] = [:]

    /// Whether a source, given by its index, has as a verb what a language that tells them apart calls by a
    /// noun, or with another word as one that no language calls so.
    mutating func contain(
      _ use: TermUse, of document: Int, besidesNoun isNoun: Bool, _ context: CheckContext
    ) -> Bool {
      let first = context.repeatedSources[document].first(like: use.block)
      let word = Word(document: document, block: first, range: use.range, isNoun: isNoun)
      if let isVerb = known[word] { return isVerb }
      let source = context.sources[document]
      let text = source.document.blocks[use.block].text
      let isVerb =
        source.language.language == "en" && !use.text.utf8.contains(0x20)
        && (isNoun && EnglishVerb.isVerb(use.range, in: text)
          || EnglishVerb.isPhrasal(use.range, in: text))
      known[word] = isVerb
      return isVerb
    }
  }

  /// Whether a text has a name of a concept around the original of a part of it in brackets: 公共(Public)时间轴.
  private func isAroundGloss(_ concept: Int, in text: String, _ context: CheckContext) -> Bool {
    guard context.language.isWrittenWithoutSpaces, let plain = text.withoutLatinInBrackets else {
      return false
    }
    return context.glossary.concepts[concept].terms(in: context.language).contains {
      $0.status.isApproved && plain.holdsBytes(of: $0.text)
    }
  }

  /// Why a draft may do without a term of the source; nil when nothing tells.
  private func excuse(
    _ use: TermUse, in source: CheckedDocument, _ names: ConceptNames, _ segment: Int,
    _ sentence: Int, _ passage: Passage, _ table: SentenceTable, _ context: CheckContext,
    _ hasAddedCode: inout Bool?, _ verbs: inout EnglishVerbs
  ) -> String? {
    if verbs.contain(use, of: passage.document, besidesNoun: names.isNoun, context) {
      return "it is a verb there"
    }
    if EnglishSentence.isOne(table.draftText(of: sentence), in: context.language) {
      return "the draft has the sentence in English"
    }
    if source.language.language == "en",
      EnglishCompounds.isOrdinal(use.range, in: source.document.blocks[use.block].text)
    {
      return "it belongs to an expression with a number or grade"
    }
    if use.isGuessed(in: context.glossary) { return "nobody has decided on “\(use.term.text)”" }
    if source.document.blocks[use.block].kind == .caption {
      return "what a picture shows may be said in other words"
    }
    if isJoinedBySlash(use, source) {
      return "it belongs to an expression with a slash"
    }
    if table.isLeftOut(segment, in: passage.document) {
      return "the draft seems to leave the sentence out"
    }
    if let name = NameInTerm.alone(of: use.term.text, in: table.draftText(of: sentence)) {
      return "“\(name)” may stand for it"
    }
    if table.isDoubtful(segment, in: passage.document)
      || isTooLittle(table.draftText(of: sentence), for: table.sentences[sentence].source)
    {
      return Self.doubt
    }
    let isOther = hasAddedCode ?? self.hasAddedCode(passage, context)
    hasAddedCode = isOther
    return isOther ? Self.doubt : nil
  }

  private static let doubt = "the sentences may not translate each other"

  /// Whether a text is one word in Latin letters, such as the name of a type in a cell, beside a sentence, which it
  /// cannot translate.
  private func isTooLittle(_ draft: String, for source: String) -> Bool {
    !draft.utf8.contains(UInt8(ascii: " "))
      && draft.unicodeScalars.allSatisfy(\.isLatinOrNeutral)
      && source.utf8.count(where: { $0 == UInt8(ascii: " ") }) >= Self.leastSpacesOfSentence
  }

  private static let leastSpacesOfSentence = 3

  /// Whether the draft's paragraphs have code that the source's do not.
  private func hasAddedCode(_ passage: Passage, _ context: CheckContext) -> Bool {
    let source = context.sources[passage.document].document.blocks
    let draft = context.draft.document.blocks
    // Most passages have none, which is told before their paragraphs are gathered.
    guard passage.draftBlocks.contains(where: { !draft[$0].spans.isEmpty }) else { return false }
    return AddedCode.isIn(
      passage.draftBlocks.map { draft[$0] }, of: passage.sourceBlocks.map { source[$0] })
  }

  /// Whether a slash joins the term to another word: *key/value* may have a name of its own.
  private func isJoinedBySlash(_ use: TermUse, _ source: CheckedDocument) -> Bool {
    let text = source.document.blocks[use.block].text.utf8
    guard text.count >= use.range.upperBound else { return false }
    let start = text.index(text.startIndex, offsetBy: use.range.lowerBound)
    let end = text.index(text.startIndex, offsetBy: use.range.upperBound)
    func isWord(_ byte: UInt8?) -> Bool {
      byte.map { $0 &- 0x30 < 10 || ($0 | 0x20) &- 0x61 < 26 } ?? false
    }
    let slash = UInt8(ascii: "/")
    return text[..<start].last == slash && isWord(text[..<start].dropLast().last)
      || text[end...].first == slash && isWord(text[end...].dropFirst().first)
  }

  /// Where the draft names a term's concept, given all that it names in the passage, and whether it does so
  /// near it.
  private func naming(
    of use: TermUse, in sentence: Int, _ passage: Passage, _ here: Set<Int>,
    _ table: SentenceTable, _ isNearby: () -> Bool
  ) -> TermRendering.Naming {
    guard use.mayName(anyOf: here) else { return isNearby() ? .nearby : .nowhere }
    let isHere =
      passage.draftUses.contains { other in
        use.sharesConcept(with: other, orNested: true) && table.holds(other, in: sentence)
      }
      || passage.foreignUses.contains { other in
        use.sharesConcept(with: other, orNested: true) && table.holds(other, in: sentence)
      }
    return isHere ? .here : .nearby
  }
}

extension String {
  /// The text without brackets that hold nothing but ASCII; nil where it has none.
  fileprivate var withoutLatinInBrackets: String? {
    var (rest, hasBrackets) = ("", false)
    var remaining = self[...]
    while let open = remaining.firstIndex(where: { $0 == "(" || $0 == "（" }),
      let close = remaining[open...].firstIndex(where: { $0 == ")" || $0 == "）" })
    {
      let end = remaining.index(after: close)
      let isLatin = remaining[remaining.index(after: open)..<close].allSatisfy(\.isASCII)
      hasBrackets = hasBrackets || isLatin
      rest += isLatin ? remaining[..<open] : remaining[..<end]
      remaining = remaining[end...]
    }
    return hasBrackets ? rest + remaining : nil
  }
}

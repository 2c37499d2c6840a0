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

      Nothing is asked for a verb of the source where the language calls the concept by a noun, for one that is another \
      with the word behind it (*log in*), and for a word in a set phrase (*in order to*).

      A word that is a name of the concept but for a letter is told as such, with the form that seems to be meant; where \
      four documents have it so, in a note. So is a word of the term that stands in Latin letters before words of the \
      draft's own.

      Reported once: a name that a good part of the documents has instead. A paragraph that the draft leaves \
      out altogether is not reported term by term: a draft that has nothing for most of the paragraphs of its source \
      gets one note, and nothing else where it is a sentence or two.

      A note, as it may well be right:

      - a verb, which texts have in forms that nobody lists, and what a label of one word says by a verb;
      - a name that the glossary protects, which a sentence may do without; alone, as a title, it is a warning, \
      whatever the other documents have;
      - what stands in a sentence that the draft has in English or leaves out, or that may be the translation of \
      another, as where the draft has code that the source does not, or one word in Latin letters for a sentence;
      - what the draft has across two words, in a set phrase, or only inside a longer term that the source has, too;
      - a term beside code that the draft has, too, one of which the draft has the name alone (*GitHub* for \
      *GitHub repository*), one that a pronoun seems to stand for, one that a slash joins to another word, and \
      one in the description of a picture;
      - a term that other languages do without, too, and a name that translates a longer expression of the \
      source;
      - a concept that the documents have often, unless what recurs in such sentences is the term with a letter \
      wrong, or the sentence is nothing but the term, which the documents mostly have. The note is doubtful, and a \
      terminal only counts it, but where another name recurs in such sentences, and where everything else of the \
      sentence is translated and all other languages have the term; where these have it and the sentence has the name \
      of another concept instead, it says so, as it does where that name stands for the term in three sentences.
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
      RuleExample(
        "zh-Hans", [.example("variable", "zh-Hans", english: "environment variable", "环境变量")],
        source: "Set an environment variable first.", draft: "先设置一个 ⟦environment⟧ 变量。"),
      RuleExample(
        "ko", [.example("mode", "ko", english: "Strict Mode", "Strict 모드")],
        source: "Strict Mode runs it twice.", draft: "Strict Mode에서 두 번 실행합니다."),
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
    guard !context.sources.isEmpty, !AlphabeticalIndex.isOne(context.draft.document) else { return }
    if let omission = OmittedText(in: context) {
      findings.report(
        Self.self, at: omission.range, match: "", confidence: Finding.confidenceOfLikelyNotes,
        atMost: .note, message: omission.message)
      if omission.isNearlyAll { return }
    }
    var table = SentenceTable(context)
    var tracer = TermTracer(context.language)
    var unsaid = UnsaidTerm(context.language)
    var misspelt = MisspeltTerms(context.language)
    var known: [Int: ConceptNames] = [:]
    var verbs = EnglishVerbs()
    var stray: [Set<Int>] = []
    for passage in context.passages {
      stray.append(
        passage.isRepeated
          ? stray[passage.wording] : passage.draftConcepts.subtracting(passage.sourceConcepts))
    }
    let added = Self.addedConcepts(stray, context)
    let runsUntranslated = findings.runs(UntranslatedTerm.about.id)
    lazy var told = context.untranslatedBlocks.told(in: context)
    func isToldAsLeft(_ block: Int) -> Bool {
      guard runsUntranslated else { return false }
      let text = context.draft.document.blocks[block].text
      return context.untranslatedBlocks.stretch(of: 0..<text.utf8.count, in: block)
        .map(told.contains) ?? false
    }
    for (index, passage) in context.passages.enumerated() where !passage.draftBlocks.isEmpty {
      // A document is a dozen references, all of which a copy counts.
      let source = context.sources[passage.document]
      var hasAddedCode: Bool?
      var here = passage.draftConcepts
      for use in passage.foreignUses where !isInOriginal(use, of: passage, context) {
        use.addConcepts(to: &here, withNested: true)
      }
      var reported: Set<Int> = []
      var seen: Set<Place> = []
      var substitutes = SubstituteFinder(passage, context)
      var namesInDraft = NamingUses(passage)
      var codes: [String: Bool] = [:]
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
          naming: table.isCopied(sentence) || isCode(use, in: passage, &codes, context)
            ? .here
            : naming(of: use, in: sentence, &namesInDraft, here, table) {
              Self.isNamed(use, around: index, stray, added, context)
            },
          sentence: sentence, term: table.range(of: use, in: segment, of: passage.document))
        if rendering.naming != .here, !isProtected,
          let misspelling = misspelt.find(names, in: sentence, of: table),
          !isChoice(misspelling, of: use.concept, in: context)
        {
          rendering.naming = .here
          if reported.insert(use.concept).inserted {
            report(misspelling, of: use, in: source, passage, context, &findings)
          }
        }
        if rendering.naming != .here {
          trace = tracer.trace(of: names, in: sentence, of: table)
          if trace == .derivation
            || isWritten(use.concept, names, in: table.draftText(of: sentence), context)
          {
            rendering.naming = .here
          }
        }
        if rendering.naming == .nowhere, !isProtected,
          let part = leftPart(of: use, in: sentence, of: table, passage, context)
        {
          rendering.naming = .here
          if reported.insert(use.concept).inserted {
            report(part, of: use, names, in: source, passage, context, &findings)
          }
        }
        // What a language calls by a noun it need not say of a verb, nor what is in a set phrase.
        if rendering.naming != .here,
          use.isInPhrase
            || verbs.contain(use, of: passage.document, besidesNoun: names.isNoun, context)
        {
          continue
        }
        if rendering.naming != .here,
          let reason =
            (rendering.naming == .nowhere ? otherReading(of: use, in: passage) : nil)
            ?? excuse(
              use, in: source, names, segment, sentence, passage, table, context, &hasAddedCode)
        {
          // Of a paragraph that is left another rule tells.
          if rendering.naming == .nowhere,
            reason != Self.sentenceIsLeft || !passage.draftBlocks.allSatisfy(isToldAsLeft),
            reported.insert(use.concept).inserted
          {
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
            let substitute = substitutes.substitute(in: sentence, of: table)
            rendering.substitute = substitute?.text
            rendering.substituteConcept = substitute.map { context.identifier(of: $0.concept) }
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
          // That a title has another name for a product is no habit of its translators.
          if isProtected, Self.isTitle(table.sentences[sentence].source) { rendering.finding = nil }
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
        || EnglishCompounds.isBehindPrefix(use.range, in: source.document.blocks[use.block].text)
    case "zh":
      source.document.blocks[use.block].text.character(at: use.range.upperBound) == "化"
    default: false
    }
  }

  /// Whether a text has a name of a concept in a way of writing that no search finds.
  private func isWritten(
    _ concept: Int, _ names: ConceptNames, in text: String, _ context: CheckContext
  ) -> Bool {
    isAroundGloss(concept, in: text, context) || isHeadOfWord(names.preferred, in: text)
      || isSuspended(concept, in: text, context) || isSpaced(concept, in: text, context)
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

  /// Where the draft names a term's concept, given all that it names in the passage, and whether it does so
  /// near it.
  private func naming(
    of use: TermUse, in sentence: Int, _ uses: inout NamingUses, _ here: Set<Int>,
    _ table: SentenceTable, _ isNearby: () -> Bool
  ) -> TermRendering.Naming {
    guard use.mayName(anyOf: here) else { return isNearby() ? .nearby : .nowhere }
    let naming = uses.naming(of: use, in: sentence, table)
    return naming == .nowhere && isNearby() ? .nearby : naming
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

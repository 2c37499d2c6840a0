import DocumentFormats
import LanguageAssets
import LanguageText

/// Reports a concept that a document names in two ways, both of which are allowed.
struct InconsistentTerm: Rule {
  static let about = RuleDescription(
    id: "inconsistent-term", summary: "one concept under two names in one document or set",
    severity: .warning,
    explanation: """
      An admitted term is fine by itself. Mixed with the preferred one in the same document it makes readers look for \
      a difference. Reported is

      - every place of an admitted name beside the preferred one, or the first of more than three, in a text of a few \
      paragraphs more than ten;
      - once, where the glossary prefers none of the names, the first of those that the document uses less often; as a \
      note, where all of them but one are only proposed;
      - once, a document that keeps to one name where the other documents of the run keep to another: as a note an \
      admitted one, except in a set of a few pages;
      - once, a name that a fourth of the documents have, or a dozen, and in another script the plural of a proposed \
      name in Latin letters.

      A note, as it may well be meant:

      - a name in the documents that the others are translated from, unless a letter of it is wrong;
      - one that only repeats a part of the preferred one (面板 for 工具面板), has it with a word more (*HTTP-запрос* for \
      *запрос*), has one of its words clipped (*app* for *application*), abbreviates its words (*ПО*), or in Japanese \
      stands inside a longer word;
      - one where the source calls the thing by a name that the glossary does not prefer either, or the passage has \
      the preferred name as often as its source asks for it; in a link to another page a doubtful one;
      - one that a document of more than a few paragraphs has four times as often as the preferred one;
      - beside a source, an admitted one unlike the preferred one, in a paragraph without it, and any in strings.

      Where documents keep to another name and less than four times as many, in a set of a few pages less than as \
      many, have the preferred one, that is reported once: as a note, but for a name that three documents or more keep \
      to and no more have the preferred one.

      Two names that nobody has decided on are a doubtful note, which a terminal only counts,

      - where few of the places of either are places whose source names the concept, or a passage has more of them \
      than its source asks for;
      - where one is a part of the other, or rarely there and unlike it;
      - where they differ only in a 的, の or the like, in two characters inside, in the form of their words or, of \
      single words, in the part of speech;
      - where they are not alike and neither sounds like the English word;
      - where English calls it by a verb, an adjective or the like and neither is that word or the other misspelt;
      - for each name after the first.

      Beside a name that somebody has decided on, one that is only proposed is a note unless it looks like the decided \
      one, has no two characters inside more and, unless a letter of it is wrong, stands in more than two places of \
      the run: nobody has decided against it, and it may be the name of another sense. It is a doubtful note

      - where it does not look like the decided name, and no document of the run has it again or it only has words \
      around that;
      - where it is a part of the decided name;
      - where the documents mostly have it where no source names the concept;
      - where it is the word of the source with a capital inside a sentence, most likely a name.

      Not reported:

      - a name in brackets behind another, which explains it, or with nothing but a comma or slash between them, one \
      behind *also called*, and an abbreviation beside the full name;
      - in a language without spaces a name that touches the preferred one, 配置选项, with which it says something else;
      - what a tool only matched in a bilingual file, such as a fuzzy entry of PO;
      - a word where the source of its paragraph does not name the concept, and a proposed one where the passage has \
      the decided name as often as its source asks for it;
      - names one of which is a form of the other, as *canal* and *canais*, or the verb to a noun, as *buscar* and \
      *búsqueda*, and a noun where a verb is preferred;
      - names that are only proposed, in the documents that the others are translated from.
      """,
    examples: [
      RuleExample(
        "ru", [.example("user", "ru", "пользователь", admitted: ["юзер"])],
        draft: "Пользователь входит в систему.\n\n⟦Юзер⟧ меняет пароль."),
      RuleExample(
        "ru", [.example("user", "ru", "пользователь", admitted: ["юзер"])],
        draft: "Юзер входит в систему. Юзер меняет пароль."),
      RuleExample(
        "ja", [.example("template", "ja", "テンプレート", admitted: ["ひな形"])],
        draft: "テンプレートを開きます。次に⟦ひな形⟧を保存します。"),
      RuleExample(
        "ja", [.example("parse", "ja", "パース", admitted: ["パースする"])],
        draft: "文字列をパースすることで、パースの結果が得られます。"),
      RuleExample(
        "ja", [.proposed("template", "ja", "ひな形", "テンプレート")],
        draft: "テンプレートを開き、⟦ひな形⟧を直し、ひな形を保存します。テンプレートを閉じます。テンプレートです。"),
      RuleExample(
        "zh-Hant", [.proposed("slider", "zh-Hant", "Slider")],
        draft: "拖移Slider。Slider很長。⟦Sliders⟧很長。"),
      RuleExample(
        "zh-Hans", [.proposed("popover", "zh-Hans", "弹出框", "浮层")],
        draft: "打开弹出框（浮层）。关闭弹出框。"),
    ])

  /// How many places of a concept are reported one by one.
  private static let mostPlaces = 3
  /// So many times as often as the preferred name, an allowed one is what the document says, and no slip.
  private static let timesOfUsage = 4
  /// The same in a text of a few paragraphs, where somebody looks at each of them.
  private static let mostPlacesOfShortText = 10
  private static let mostBlocksOfShortText = 8

  func check(_ context: CheckContext, into findings: inout FindingList) {
    let choices = context.uses.these {
      context.uses[$0].spelling == .exact
        && (context.uses[$0].hasSynonyms || context.uses[$0].status != .preferred)
    }.filter {
      $0.status.isApproved && !$0.isPartOfWord
        && $0.status != .doNotTranslate
        && ($0.hasSynonyms || mayDrift($0))
        // Letters of another script are told as such.
        && LanguageText.MixedScript.confusables(
          in: $0.text, isCyrillic: context.script == "Cyrl"
        ).isEmpty
    }
    // Most drafts name nothing in two ways.
    let named = choices.isEmpty ? [:] : context.conceptsBySource
    // What a tool only matched in a bilingual file has a source that nobody translated.
    let isPaired = context.sources.contains(where: \.isPairedWithDraft)
    let approved = choices.filter { named[$0.block]?.contains($0.concept) ?? !isPaired }
    let uses = SpareNames.without(
      ForeignWord.withoutNames(
        CopiedNames.without(UntranslatedBlocks.chosen(approved, in: context), context), context),
      context)
    let undecided = Set(uses.map(\.concept)).filter {
      context.preferredTerm(for: $0)?.status != .preferred
    }
    let stray = StrayForms.uses(
      of: undecided, in: context.draft, context.glossary, besides: context.knownRanges)
    let passages = context.passagesByBlock
    for concept in NamedConcept.all(in: uses + stray, undecided: undecided, context) {
      if context.facts.isOriginal, !concept.isDecided, !concept.hasDecidedName { continue }
      let introduced = concept.isDecided ? introducedNames(of: concept, context) : []
      let isReported =
        concept.isDecided
        ? reportEach(concept, introduced, passages, context, into: &findings)
        : reportOnce(concept, context, into: &findings)
      mention(concept, introduced, isReported: isReported, context, into: &findings)
    }
  }

  /// Whether a name without synonyms may still be written in several ways that nobody decided on.
  private func mayDrift(_ use: TermUse) -> Bool {
    use.status != .preferred && StrayForms.mayHave(use.term)
  }

  /// Where names that the glossary does not prefer stand which the text itself introduces, or needs to tell two
  /// concepts apart.
  private func introducedNames(
    of concept: NamedConcept, _ context: CheckContext
  ) -> Set<Range<Int>> {
    let (passages, others) = (context.passagesByBlock, Self.concepts(sharingNameOf: concept))
    let places = concept.uses.lazy.filter { use in
      use.term.status != .preferred
        && (Self.isContrasted(use, with: others, in: passages)
          || use.isIntroduced(by: concept.uses(near: use), in: context))
    }.map(\.fileRange)
    return Set(places)
  }

  /// Reports every use of a name that the glossary does not prefer; returns whether any is surely no
  /// shortened name or part of another.
  private func reportEach(
    _ concept: NamedConcept, _ introduced: Set<Range<Int>>, _ passages: [Int: Passage],
    _ context: CheckContext, into findings: inout FindingList
  ) -> Bool {
    let kept = concept.kept.term
    let others = concept.uses.filter { use in
      use.entry != concept.kept && use.term.status != .preferred && !use.term.isVerb(of: kept)
        && !KindredNames.isForm(
          use.term, of: kept, context.glossary.concepts[concept.index],
          context.sources.map(\.language))
        && !introduced.contains(use.fileRange) && !use.isInTermTable(context)
        && !use.term.isOtherPartOfSpeech(than: kept)
        && !(use.term.status == .proposed && use.isGloss(of: concept.uses(near: use), in: context))
    }
    let guesses = lone(others, of: concept)
    func mayBeMeant(_ use: TermUse) -> Bool {
      guesses.contains(use.entry) || use.isTitleOfPage(context)
        || self.mayBeMeant(use, besides: kept, passages[use.block], context)
    }
    let sure = others.filter { !mayBeMeant($0) }
    // Nobody has decided against a name that is only proposed, and it may be that of another sense; those who
    // translate a text do not mend it.
    let areStrings = context.areKeyedOrLabels
    func isDecided(_ use: TermUse) -> Bool {
      // One file has all strings of a program, which may well have both.
      if areStrings, use.term.status == .admitted { return false }
      if context.facts.isOriginal { return Misspelling.isBetween(use.term.text, kept.text) }
      return use.term.status != .proposed
        || use.term.looksLike(kept)
          && !NameDifference.saysMore(use.term.text, kept.text, in: context.language)
          && !(context.language.language == "zh"
            && NameDifference.isNoChoice(
              TermForms.fold(use.term.text), TermForms.fold(kept.text), in: context.language))
    }
    let decided = sure.filter { isDecided($0) && !isSynonym($0, of: kept, context) }
    let keptCount = concept.uses.count { $0.entry == concept.kept }
    if !isShort(context), decided.count > Self.mostPlaces,
      decided.count >= keptCount * Self.timesOfUsage
    {
      report(
        decided, of: concept, Finding.confidenceOfLikelyNotes, atMost: .note, context,
        into: &findings)
    } else {
      reportEach(decided, of: concept, 0.9, context, into: &findings)
    }
    reportEach(
      sure.filter { !isDecided($0) || isSynonym($0, of: kept, context) }, of: concept,
      Finding.confidenceOfLikelyNotes, context,
      into: &findings)
    reportEach(
      others.filter(mayBeMeant), of: concept, Finding.confidenceOfDoubtfulNotes, context,
      into: &findings)
    return !sure.isEmpty
  }

  /// Whether the draft is a text of a few paragraphs.
  private func isShort(_ context: CheckContext) -> Bool {
    context.draft.document.blocks.count <= Self.mostBlocksOfShortText
  }

  /// Whether a name may be no slip, whatever else the documents of the run have.
  func mayBeMeant(
    _ use: TermUse, besides kept: Term, _ passage: Passage?, _ context: CheckContext
  ) -> Bool {
    let term = use.term
    // Of two names that nobody has decided on neither is to be kept.
    if kept.status == .proposed || term.isShortened(from: kept) || kept.isShortened(from: term)
      || term.isGuessAround(kept) || term.isClipped(orClips: kept) || use.isInCompound(context)
      || TranslationLikeness.haveSameWords(term.text, kept.text, context.language)
      || NameDifference.areAbbreviated(term.text, kept.text)
      || context.language.language == "zh" && NameDifference.differInParticle(term.text, kept.text)
      || passage.map({ followsSource(use, in: $0) }) ?? false
      || passage.map({ SpareNames.isSpare(use, in: $0, context) }) ?? false
    {
      return true
    }
    if term.status == .proposed {
      let isGuess =
        ForeignWord.isCapitalisedLoan(use, context)
        || isUnasked(use, besides: kept, passage, context) || use.isLiteral(context)
        || isGuessWithoutSource(term, kept, context)
        || use.isGuessOfSeveral(besides: kept, context) || use.isShouted(besides: kept)
        || passage?.isGuessed(use.concept, in: context.glossary) ?? false
        || ForeignWord.isInReadingList(use, context.draft.document.blocks[use.block])
      if isGuess { return true }
    }
    return passage.map { ForeignWord.mayBeCopied(use, in: $0, context) } ?? false
  }

  /// Whether the source, too, has only names of the concept that the glossary does not prefer, or the very name: it names
  /// the thing in two ways, and the draft follows.
  private func followsSource(_ use: TermUse, in passage: Passage) -> Bool {
    guard use.term.status == .admitted else { return false }
    let names = passage.sourceUses.filter { $0.mayName(use.concept) }
    return !names.isEmpty && names.allSatisfy { $0.term.status == .admitted }
      || names.contains { $0.term.status == .admitted && use.term.isSameWord(as: $0.term) }
  }

  /// Whether no source of several says what a name stands for that does not look like the one that is kept.
  private func isUnasked(
    _ use: TermUse, besides kept: Term, _ passage: Passage?, _ context: CheckContext
  ) -> Bool {
    passage == nil && !context.sources.isEmpty && !use.term.looksLike(kept)
  }

  /// The names that nothing speaks for: nobody has decided on them, they do not look like the one that
  /// is kept, and the draft has them once.
  func lone(_ others: [TermUse], of concept: NamedConcept) -> Set<TermEntry> {
    let counts = Dictionary(grouping: others, by: \.entry)
    return Set(
      counts.keys.filter { entry in
        entry.index >= 0 && entry.term.status == .proposed && counts[entry]?.count == 1
          && !entry.term.looksLike(concept.kept.term)
      })
  }

  private func reportEach(
    _ others: [TermUse], of concept: NamedConcept, _ confidence: Double,
    _ context: CheckContext, into findings: inout FindingList
  ) {
    let most: Severity = confidence > Finding.confidenceOfLikelyNotes ? .error : .note
    if others.count > (isShort(context) ? Self.mostPlacesOfShortText : Self.mostPlaces) {
      report(others, of: concept, confidence, atMost: most, context, into: &findings)
      return
    }
    let wanted = wantedName(of: concept, context)
    for use in others {
      let offer = Replacement.offer(for: use, preferred: wanted, in: context)
      findings.report(
        Self.self, at: use.fileRange, match: use.text,
        concept: context.identifier(of: concept.kept.concept), confidence: confidence, atMost: most,
        message: "“\(wanted.text)” is called “\(use.term.text)” here"
          + (use.term.status == .admitted ? ", which the glossary admits" : "") + offer.agreement,
        // Never without a look at the sentence, since nobody forbids either name.
        suggestions: [offer.suggestion.unsafe],
        related: place(ofNameKept: concept))
    }
  }

  /// What to write for the other names: the preferred one, also where the document only has an admitted one; of
  /// abbreviations the one that is kept.
  private func wantedName(of concept: NamedConcept, _ context: CheckContext) -> Term {
    let preferred = context.preferredTerm(for: concept.index)
    guard !concept.isShort, let preferred, preferred.status == .preferred else {
      return concept.kept.term
    }
    return preferred
  }

  /// Reports the first use of the names that the document uses less often; returns whether there is any.
  private func reportOnce(
    _ concept: NamedConcept, _ context: CheckContext, into findings: inout FindingList
  ) -> Bool {
    let others = concept.uses.filter { use in
      use.entry != concept.kept && use.alternatives.isEmpty
        && !use.isGloss(of: concept.uses, in: context)
        && concept.names[use.entry] != concept.names[concept.kept]
    }
    report(
      others, of: concept, confidence(concept, context),
      atMost: most(concept, context), context, into: &findings)
    return !others.isEmpty
  }

  /// The most that a mixture of names weighs: those who translate a text do not mend it.
  func most(_ concept: NamedConcept, _ context: CheckContext) -> Severity {
    concept.hasDecidedName && !context.facts.isOriginal ? .error : .note
  }

  /// How sure a mixture of names is that nobody has decided on: names that are only proposed, such
  /// as extraction's, may not even be names of one thing; where there are sources, ``NameSupport`` tells.
  func confidence(_ concept: NamedConcept, _ context: CheckContext) -> Double {
    if concept.hasDecidedName {
      // Nobody has decided between one name and what is only proposed.
      return concept.haveSeveralBeenDecided ? 0.7 : Finding.confidenceOfLikelyNotes
    }
    return context.sources.isEmpty
      ? Finding.confidenceOfLikelyNotes : Finding.confidenceOfDoubtfulNotes
  }

  /// Reports several names at the place of the first, where there are any.
  ///
  /// Nothing is suggested: mending one place of many would leave the mixture.
  private func report(
    _ others: [TermUse], of concept: NamedConcept, _ confidence: Double, atMost most: Severity,
    _ context: CheckContext, into findings: inout FindingList
  ) {
    guard let first = others.first else { return }
    let kept = concept.kept
    let keptCount = concept.uses.count { $0.entry == kept }
    findings.report(
      Self.self, at: first.fileRange, match: first.text,
      concept: context.identifier(of: kept.concept), confidence: confidence,
      atMost: most,
      message: "“\(kept.term.text)” (\(keptCount)×) is also called \(list(of: others))",
      related: place(ofNameKept: concept)
        + others.dropFirst().map { RelatedPlace($0.fileRange, "called “\($0.text)” here too") })
  }

  /// The first place of the name that is kept.
  private func place(ofNameKept concept: NamedConcept) -> [RelatedPlace] {
    concept.uses.first { $0.entry == concept.kept }
      .map { [RelatedPlace($0.fileRange, "called “\($0.text)” here")] } ?? []
  }

  /// The names of some uses with how often each occurs, in order of their first.
  private func list(of uses: [TermUse]) -> String {
    var order: [String] = []
    var counts: [String: Int] = [:]
    for use in uses {
      // A name that the glossary does not list goes by what the draft writes.
      let name = use.entry.index < 0 ? use.text : use.term.text
      if counts[name] == nil { order.append(name) }
      counts[name, default: 0] += 1
    }
    return order.map { "“\($0)” (\(counts[$0, default: 0])×)" }.joined(separator: ", ")
  }

  /// What to write for one of two names: never without a look at the sentence, since nobody forbids either.
  func suggestion(for use: TermUse, _ kept: Term, _ context: CheckContext) -> Suggestion {
    Replacement.suggestion(for: use, preferred: kept, in: context).unsafe
  }
}

extension Concept {
  /// A concept of an example whose names nobody has decided on.
  fileprivate static func proposed(
    _ id: String, _ language: LanguageTag, _ names: String...
  ) -> Concept {
    Concept(id: id, terms: names.map { Term($0, language: language, status: .proposed) })
  }
}

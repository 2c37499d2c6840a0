import DocumentFormats
import LanguageAssets
import LanguageText

/// Reports a concept that a document names in two ways, both of which are allowed.
struct InconsistentTerm: Rule {
  static let about = RuleDescription(
    id: "inconsistent-term", summary: "one concept under two names in one document or set",
    severity: .warning,
    explanation: """
      An admitted term is fine by itself. Mixed with the preferred one in the same document it \
      makes readers look for a difference: every place that has it is reported, or only the first \
      when there are more than three. Where the glossary \
      prefers none of the names, the concept is reported once, at the first of the names that the \
      document uses less often; as a note, where all of them are only proposed. A document that keeps to one name is reported once when the other \
      documents of the run keep to another. A name in brackets behind another explains it and is \
      no mixture, nor is an abbreviation beside the full name, nor a word where the source of its \
      paragraph does not name the concept. A name \
      that only repeats a part of the preferred one, or in Japanese stands inside a longer word, is a \
      note: it may be meant. \
      Names that are only proposed are told neither where one is a form of the other, as *canal* and \
      *canais*, nor to the documents that the others are translated from. \
      A proposed name in Latin letters has no plural in a text of another script: there it is \
      another name.
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

  func check(_ context: CheckContext, into findings: inout FindingList) {
    let named = context.conceptsBySource
    let approved = context.uses.filter {
      $0.term.status.isApproved && !$0.isPartOfWord && $0.term.status != .doNotTranslate
        && ($0.entry.hasSynonyms || mayDrift($0))
        && $0.spelling == .exact && named[$0.block]?.contains($0.concept) ?? true
    }
    let uses = ForeignWord.withoutNames(UntranslatedBlocks.chosen(approved, in: context), context)
    let undecided = Set(uses.map(\.concept)).filter {
      context.preferredTerm(for: $0)?.status != .preferred
    }
    let stray = StrayForms.uses(
      of: undecided, in: context.draft, context.glossary, besides: context.knownRanges)
    var short: [TermEntry: Bool] = [:]
    let subjects = Dictionary(grouping: uses + stray) { use in
      Subject(concept: use.concept, isShort: isAbbreviation(use, context, &short))
    }
    for (subject, uses) in subjects.sorted(by: { $0.key < $1.key }) {
      let isDecided = !undecided.contains(subject.concept)
      if context.facts.isOriginal, !isDecided, confidence(uses) < Self.decidedOn { continue }
      let names = names(of: uses, context)
      let isReported =
        isDecided
        ? reportEach(uses, context, into: &findings)
        : reportOnce(uses, names, context, into: &findings)
      mention(uses, names, subject, isReported: isReported, context, into: &findings)
    }
  }

  /// What several names are told of: a concept's full names, or its abbreviations.
  private struct Subject: Hashable, Comparable {
    let concept: Int
    let isShort: Bool

    static func < (left: Subject, right: Subject) -> Bool {
      (left.concept, left.isShort ? 1 : 0) < (right.concept, right.isShort ? 1 : 0)
    }
  }

  private func isAbbreviation(
    _ use: TermUse, _ context: CheckContext, _ known: inout [TermEntry: Bool]
  ) -> Bool {
    if let isShort = known[use.entry] { return isShort }
    let isShort = context.glossary.concepts[use.concept].isAbbreviation(use.term)
    known[use.entry] = isShort
    return isShort
  }

  /// Whether a name without synonyms may still be written in several ways that nobody decided on.
  private func mayDrift(_ use: TermUse) -> Bool {
    use.term.status != .preferred && StrayForms.mayHave(use.term)
  }

  /// Reports every use of a name that the glossary does not prefer; returns whether any is surely no
  /// shortened name or part of another.
  private func reportEach(
    _ uses: [TermUse], _ context: CheckContext, into findings: inout FindingList
  ) -> Bool {
    let kept = keptTerm(of: uses)
    let others = uses.filter { use in
      use.entry != kept && use.term.status != .preferred && !use.term.isVerb(of: kept.term)
        && !use.isIntroduced(by: uses, in: context)
    }
    func mayBeMeant(_ use: TermUse) -> Bool {
      use.term.isShortened(from: kept.term) || use.isInCompound(context)
    }
    let sure = others.filter { !mayBeMeant($0) }
    reportEach(sure, kept, 0.9, uses, context, into: &findings)
    reportEach(others.filter(mayBeMeant), kept, 0.5, uses, context, into: &findings)
    return !sure.isEmpty
  }

  private func reportEach(
    _ others: [TermUse], _ kept: TermEntry, _ confidence: Double, _ uses: [TermUse],
    _ context: CheckContext, into findings: inout FindingList
  ) {
    if let first = others.first, others.count > Self.mostPlaces {
      report(first, others, kept, confidence, uses, context, into: &findings)
      return
    }
    for use in others {
      findings.report(
        Self.self, at: use.fileRange, match: use.text,
        concept: context.identifier(of: kept.concept), confidence: confidence,
        message: "“\(kept.term.text)” is called “\(use.term.text)” here",
        suggestions: [Replacement.suggestion(for: use, preferred: kept.term, in: context)],
        related: Self.place(of: kept, uses))
    }
  }

  /// Reports the first use of the names that the document uses less often; returns whether there
  /// is any.
  private func reportOnce(
    _ uses: [TermUse], _ names: [TermEntry: String], _ context: CheckContext,
    into findings: inout FindingList
  ) -> Bool {
    let kept = keptTerm(of: uses)
    let others = uses.filter { use in
      use.entry != kept && use.alternatives.isEmpty && !use.isGloss(of: uses, in: context)
        && names[use.entry] != names[kept]
    }
    guard let first = others.first else { return false }
    report(first, others, kept, confidence(uses), uses, context, into: &findings)
    return true
  }

  /// How sure a mixture of names is that nobody has decided on: names that are only proposed, such
  /// as extraction's, may not even be names of one thing.
  private func confidence(_ uses: [TermUse]) -> Double {
    uses.contains { $0.entry.index >= 0 && $0.term.status != .proposed } ? Self.decidedOn : 0.5
  }

  private static let decidedOn = 0.7

  /// What the uses call their concept, whatever form of the name they have.
  private func names(of uses: [TermUse], _ context: CheckContext) -> [TermEntry: String] {
    uses.reduce(into: [:]) { names, use in
      guard names[use.entry] == nil else { return }
      let isListed = use.entry.index >= 0
      names[use.entry] =
        isListed
        ? KindredNames.first(kinTo: use.term, among: context.glossary.concepts[use.concept]).text
        : use.term.text
    }
  }

  /// Reports several names at the place of the first.
  ///
  /// Nothing is suggested: mending one place of many would leave the mixture.
  private func report(
    _ first: TermUse, _ others: [TermUse], _ kept: TermEntry, _ confidence: Double,
    _ uses: [TermUse], _ context: CheckContext, into findings: inout FindingList
  ) {
    let keptCount = uses.count { $0.entry == kept }
    findings.report(
      Self.self, at: first.fileRange, match: first.text,
      concept: context.identifier(of: kept.concept), confidence: confidence,
      message: "“\(kept.term.text)” (\(keptCount)×) is also called \(names(of: others))",
      related: Self.place(of: kept, uses)
        + others.dropFirst().map { RelatedPlace($0.fileRange, "called “\($0.text)” here too") })
  }

  /// The first place of the name that is kept.
  private static func place(of kept: TermEntry, _ uses: [TermUse]) -> [RelatedPlace] {
    uses.first { $0.entry == kept }.map { [RelatedPlace($0.fileRange, "called “\($0.text)” here")] }
      ?? []
  }

  /// The names of some uses with how often each occurs, in order of their first.
  private func names(of uses: [TermUse]) -> String {
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

  /// Tells the other documents how this one names the concept.
  private func mention(
    _ uses: [TermUse], _ names: [TermEntry: String], _ subject: Subject, isReported: Bool,
    _ context: CheckContext, into findings: inout FindingList
  ) {
    let concept = subject.concept
    let terms = context.glossary.concepts[concept].terms(in: context.language)
    guard terms.count(where: { $0.status.isApproved }) > 1 else { return }
    let listed = Dictionary(grouping: uses.filter { $0.entry.index >= 0 }) { names[$0.entry] ?? "" }
    let preferred = context.preferredTerm(for: concept)
    for (name, uses) in listed.sorted(by: { $0.value[0].entry.index < $1.value[0].entry.index }) {
      let (use, entry) = (uses[0], uses[0].entry)
      if let preferred, entry.term.isShortened(from: preferred) { continue }
      findings.mention(
        Self.self, context.identifier(of: concept) + (subject.isShort ? "\u{0}short" : ""),
        as: name, isPreferred: entry.term.status == .preferred, count: uses.count,
        isReported: isReported,
        at: use.fileRange, match: use.text, concept: context.identifier(of: concept),
        confidence: confidence(uses),
        suggestions: preferred.flatMap { $0 == entry.term ? nil : $0 }.map {
          [Replacement.suggestion(for: use, preferred: $0, in: context)]
        } ?? [])
    }
  }

  /// The preferred term if it is used, else the one that is used most, and first.
  private func keptTerm(of uses: [TermUse]) -> TermEntry {
    if let use = uses.first(where: { $0.term.status == .preferred }) { return use.entry }
    let counts = Dictionary(grouping: uses, by: \.entry).mapValues(\.count)
    var best = uses[0].entry
    for use in uses
    where use.entry.index >= 0 && counts[use.entry, default: 0] > counts[best, default: 0] {
      best = use.entry
    }
    return best
  }
}

extension Term {
  /// Whether the term has some of the words of another, which a text need not repeat in full.
  fileprivate func isShortened(from other: Term) -> Bool {
    let (own, all) = (words, other.words)
    guard own.count < all.count else { return false }
    return (0...all.count - own.count).contains { all[$0...].starts(with: own) }
  }

  /// Whether the term is the Japanese verb made from a noun: パースする from パース.
  fileprivate func isVerb(of noun: Term) -> Bool {
    language.language == "ja" && text == noun.text + "する"
  }

  private var words: [Substring] {
    TermForms.fold(text).split { !($0.isLetter || $0.isNumber) }
  }
}

extension TermUse {
  /// Whether Japanese has the word as a part of a compound, which may be the name of something else:
  /// 依存性 in 依存性注入.
  fileprivate func isInCompound(_ context: CheckContext) -> Bool {
    guard context.language.language == "ja" else { return false }
    let text = context.draft.document.blocks[block].text
    let before = text.utf8Slice(0..<range.lowerBound).unicodeScalars.last
    let after = text.utf8Slice(range.upperBound..<text.utf8.count).unicodeScalars.first
    return [before, after].contains { $0.map { ScriptClass($0) == .han } ?? false }
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

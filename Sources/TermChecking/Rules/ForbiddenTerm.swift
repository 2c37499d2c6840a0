import DocumentFormats
import LanguageAssets
import LanguageText

/// Reports a term that the glossary forbids.
struct ForbiddenTerm: Rule {
  static let about = RuleDescription(
    id: "forbidden-term", summary: "a term that the glossary forbids or deprecates",
    severity: .error,
    explanation: """
      A team forbids a term because it is wrong, outdated or another company's. Every inflected form of it is reported; \
      where the concept has a preferred term, the finding offers it, which no fix writes where it would stand beside \
      itself, or where a hyphen joins the word and what is to be written has several.

      A forbidden term may be the approved one in another spelling that is passed over elsewhere: in case, *Github* for \
      *GitHub*, full width, Russian ё, or a space between scripts, APIキー for API キー. Capitals at the start of a sentence, \
      in titles and in words that have nothing else are none.

      A note, which no fix follows:

      - a word whose concept the source of the passage does not name, so that it most likely has another sense: doubtful, so \
      that a terminal only counts it;
      - one that stands where the draft has the preferred name as often as the source names the concept;
      - another name in brackets behind the preferred one, unless it is the original, which is let through, and one \
      behind *also called*;
      - the name of a field between quotation marks, as the source has it, and a part of the name of a product, *Google \
      マップ* for *Google Maps*, or of another site that the paragraph links to.

      Let through is the name of a command as the text of a link that leads to it, *[jx create cluster](/jx_create_cluster/)*, \
      where the source has it, too.

      A German or Korean compound with the word in it is a warning where the source names the concept and nothing else in \
      the draft does. A paragraph that is not translated at all is left to `untranslated-term`.
      """,
    examples: [
      RuleExample(
        "ru", [.example("toggle", "ru", "переключатель", forbidden: ["тумблер"])],
        draft: "Этот ⟦тумблер⟧ включает звук."),
      RuleExample(
        "ru", [.example("toggle", "ru", "переключатель", forbidden: ["тумблер"])],
        draft: "Этот переключатель включает звук."),
      RuleExample(
        "ja", [.example("folder", "ja", "フォルダー", forbidden: ["ディレクトリー"])],
        draft: "新しい⟦ディレクトリー⟧を作成します。"),
      RuleExample(
        "ja", [.example("key", "ja", "API キー", forbidden: ["APIキー"])],
        draft: "⟦APIキー⟧はAPI キーと書きます。"),
      RuleExample(
        "en", [.example("host", "en", "GitHub", forbidden: ["Github"])],
        draft: "A ⟦Github⟧ page is on GitHub, or GITHUB."),
      RuleExample(
        "zh-Hans", [.example("menu", "zh-Hans", "菜单", forbidden: ["选单"])],
        draft: "打开⟦选单⟧，不是菜单。"),
      RuleExample(
        "de", [.example("button", "de", "Schaltfläche", forbidden: ["Knopf"])],
        draft: "Die ⟦Knöpfe⟧ sind grau, der Türknopf nicht."),
      RuleExample(
        "de", [.example("script", "de", english: "script", "Script", forbidden: ["Skript"])],
        source: "The script is evaluated.", draft: "Die ⟦Skript⟧auswertung läuft."),
      RuleExample(
        "de", [.example("theme", "de", english: "theme", "Thema", forbidden: ["Theme"])],
        source: "The file of the theme is open.", draft: "Die Themendatei ist offen."),
    ])

  func check(_ context: CheckContext, into findings: inout FindingList) {
    reportCompounds(context, into: &findings)
    let forbidden =
      context.uses.these { !context.uses[$0].status.isApproved }
      + context.passages.flatMap(Self.misusedTerms).filter { !$0.status.isApproved }
    let chosen = UntranslatedBlocks.chosen(forbidden, in: context)
    let whole = forbidden.filter { Self.isWholeOriginal($0, context) }
    lazy var passages = Dictionary(
      grouping: context.passages.flatMap { passage in
        passage.sourceBlocks.isEmpty
          ? [] : passage.draftBlocks.map { (block: $0, passage: passage) }
      }, by: \.block)
    for use in CopiedNames.without(chosen, raisedOnly: true, context)
      + Self.added(whole, to: chosen)
    where !isEnglishVerb(use, context) && !isImperative(use, context)
      && !isBesideItsOther(use, context) && !CommandLinks.hold(use, context)
      && !use.isListed(in: context.draft.document.blocks[use.block])
    {
      let isInBrackets = use.isInBracketsBehindName(in: context)
      // The original behind the name is let through.
      if isInBrackets, use.isOfAnotherLanguage(in: context) { continue }
      let translated = passages[use.block]?.map(\.passage) ?? []
      let isCited =
        isInBrackets || use.isAlsoCalled(in: context) || isQuotedOriginal(use, context)
        || use.isInTermTable(context) || isPartOfName(use, in: translated, context)
      let preferred = nearest(use, context) ?? context.preferredTerm(for: use.concept)
      let isLeftAlone = use.isBesideApprovedName(in: context) || isPartOfOriginal(use, context)
      let offer = preferred.map { Replacement.offer(for: use, preferred: $0, in: context) }
      let otherSense =
        translated.isEmpty
        ? unpairedSense(of: use, preferred, context)
        : self.otherSense(of: use, preferred, in: translated, context)
      findings.report(
        Self.self, at: use.fileRange, match: use.text,
        concept: context.identifier(of: use.concept),
        confidence: otherSense?.isNamed == false
          ? Finding.confidenceOfDoubtfulNotes
          : use.isPartOfWord || otherSense != nil || isCited
            ? Finding.confidenceOfLikelyNotes : 0.99,
        atMost: otherSense == nil && !isCited ? .error : .note,
        message: "the glossary forbids “\(use.term.text)”" + (otherSense?.message ?? "")
          + (preferred.map { "; write “\($0.text)”" } ?? "") + (offer?.agreement ?? ""),
        suggestions: offer.map {
          let isDoubtful = preferred?.status == .proposed || use.isBound(in: context)
          let isWrong =
            $0.suggestion.isSafe
            && Self.makesForbiddenName($0.suggestion.text, insteadOf: use, in: context)
          let suggestion = isDoubtful || isWrong ? $0.suggestion.unsafe : $0.suggestion
          return [
            isLeftAlone || otherSense != nil || isCited
              || suggestion.isSafe && isCutOut(use, context)
              ? suggestion.unwritten
              : suggestion.isSafe && isNamedByKin(use, in: translated, context)
                ? suggestion.unsafe : suggestion
          ]
        } ?? [])
    }
  }

  /// Whether a term that is a word of the source makes up a heading, item or cell: nothing else tells that it is left.
  private static func isWholeOriginal(_ use: TermUse, _ context: CheckContext) -> Bool {
    use.range == 0..<context.draft.document.blocks[use.block].text.utf8.count
      && use.isOfAnotherLanguage(in: context)
  }

  /// The uses that are not among others.
  private static func added(_ uses: [TermUse], to others: [TermUse]) -> [TermUse] {
    guard !uses.isEmpty else { return [] }
    let places = Set(others.map(\.fileRange))
    return uses.filter { !places.contains($0.fileRange) }
  }

  /// Whether quotation marks hold the word, and nothing else that the source does not have as well: the name of a field,
  /// the title of a work.
  private func isQuotedOriginal(_ use: TermUse, _ context: CheckContext) -> Bool {
    guard use.text.first?.isUppercase == true, use.isOfAnotherLanguage(in: context) else {
      return false
    }
    let text = context.draft.document.blocks[use.block].text
    guard let quoted = Self.quotation(around: use.range, in: text) else { return false }
    return context.passagesByBlock[use.block].map { passage in
      let blocks = context.sources[passage.document].document.blocks
      return passage.sourceBlocks.contains { blocks[$0].text.holdsBytes(of: quoted) }
    } ?? false
  }

  /// What the quotation marks around a range hold; nil without any.
  ///
  /// German has »these«, which elsewhere stand between two quotations.
  private static func quotation(around range: Range<Int>, in text: String) -> String? {
    let isAround = { (quotation: Range<Int>) in
      quotation.lowerBound <= range.lowerBound && range.upperBound <= quotation.upperBound
    }
    if let quotation = QuotedRanges.ranges(in: text).first(where: isAround) {
      return text.utf8Slice(quotation)
    }
    let (head, tail) = (
      text.utf8Slice(0..<range.lowerBound), text.utf8Slice(range.lowerBound..<text.utf8.count)
    )
    guard let open = head.lastIndex(where: { "«»‹›‚‘".contains($0) }),
      let close = tail.firstIndex(where: { "«»‹›‘".contains($0) }),
      "»›‚".contains(head[open]), "«‹‘".contains(tail[close])
    else { return nil }
    return String(head[head.index(after: open)...]) + tail[..<close]
  }

  /// An approved name of the concept that differs from a forbidden one in spelling, or in spaces and hyphens, only: that is
  /// what the writer meant.
  private func nearest(_ use: TermUse, _ context: CheckContext) -> Term? {
    func isOther(_ term: Term) -> Bool {
      term.status.isApproved && term.text != use.term.text
        && (Replacement.haveSameLetters(term.text, use.term.text)
          || term.isRespelling(of: use.term))
    }
    // Hardly a concept has one.
    guard context.glossary.concepts[use.concept].terms.contains(where: isOther) else { return nil }
    return context.glossary.concepts[use.concept].terms(in: context.language).first(where: isOther)
  }

  /// Why a term most likely means something else than its concept.
  private struct OtherSense {
    /// Whether the source names the concept, though not for this term.
    let isNamed: Bool
    /// What a message says of it.
    let message: String
  }

  /// Why a term most likely means something else; nil where nothing tells that.
  ///
  /// None of the passages that it stands in names its concept, also as a part of a longer term or by a word of the same
  /// stem, *unencrypted* for *encryption*: 管道 is a pipe where the glossary has it for a *pipeline*. Or the draft has
  /// the preferred name as often as the source names the concept.
  private func otherSense(
    of use: TermUse, _ preferred: Term?, in passages: [Passage], _ context: CheckContext
  ) -> OtherSense? {
    // Another spelling of the name has its sense, whatever the source says.
    if let preferred,
      preferred.isRespelling(of: use.term) || Replacement.areSameButJoints(use.term, preferred)
    {
      return nil
    }
    let concept = context.glossary.concepts[use.concept]
    var original: String?
    var isNamed = false
    for passage in passages {
      let source = context.sources[passage.document]
      // A source whose language has no name for the concept cannot tell.
      guard let name = concept.preferredTerm(in: source.language)?.text else { return nil }
      original = original ?? name
      let longer = passage.sourceUses.filter { $0.nestedConcepts.contains(use.concept) }
      if longer.contains(where: { context.preferredTerm(for: $0.concept) != nil }) { return nil }
      let named = passage.allSourceUses.filter { $0.use.mayName(use.concept) }
      let count = max(
        // A longer term that the draft's language has no name for is called by that of its part.
        named.count + longer.count,
        words(like: name, in: passage, of: source))
      guard count > 0 else { continue }
      isNamed = true
      // A *sub-directory* is a «sous-répertoire».
      let hasCompound = named.contains(where: \.use.isPartOfWord)
      let approved = passage.draftUses.count {
        $0.status.isApproved && (hasCompound || !$0.isPartOfWord) && $0.concept == use.concept
      }
      if approved < count { return nil }
    }
    return original.map { original in
      OtherSense(
        isNamed: isNamed,
        message: " for “\(original)”, which the source "
          + (isNamed
            ? "names no more often than the draft has “\(preferred?.text ?? original)”"
            : "does not name here"))
    }
  }

  /// Whether the source has the concept only in other words of the name's family, *protect* for *protection*, whose
  /// translation need not be that of the name.
  private func isNamedByKin(
    _ use: TermUse, in passages: [Passage], _ context: CheckContext
  ) -> Bool {
    !passages.isEmpty
      && passages.allSatisfy { passage in
        let source = context.sources[passage.document]
        return context.glossary.concepts[use.concept].preferredTerm(in: source.language) != nil
          && !passage.coveredUses.contains { $0.use.mayName(use.concept) }
          && !passage.sourceUses.contains {
            $0.mayName(use.concept) || $0.nestedConcepts.contains(use.concept)
          }
      }
  }

  /// The same of a term whose paragraph the alignment has paired with nothing: where the source names the concept nowhere
  /// around, it has nothing to do with it.
  private func unpairedSense(
    of use: TermUse, _ preferred: Term?, _ context: CheckContext
  ) -> OtherSense? {
    guard !context.sources.isEmpty else { return nil }
    let around = SourceGap.passages(around: use.block, in: context)
    let isNamed = around.contains { $0.sourceConcepts.contains(use.concept) }
    return isNamed ? nil : otherSense(of: use, preferred, in: around, context)
  }

  /// How many words of the paragraphs of a source are made of a name, *modded* of *mod*, have it clipped, *application*
  /// for *app*, or have the stem of a longer one.
  private func words(like name: String, in passage: Passage, of source: CheckedDocument) -> Int {
    let family = WordFamily(of: TermForms.fold(name), in: source.language)
    return passage.sourceBlocks.reduce(0) { count, block in
      count + family.count(in: TermForms.fold(source.document.blocks[block].text))
    }
  }

  /// Whether the term is the word of the source, and the draft leaves it together with a word beside it: *list
  /// comprehensions*.
  private func isPartOfOriginal(_ use: TermUse, _ context: CheckContext) -> Bool {
    guard use.isOfAnotherLanguage(in: context) else { return false }
    let source = context.passagesByBlock[use.block].map { passage in
      passage.sourceBlocks.map { context.sources[passage.document].document.blocks[$0].text }
        .joined(separator: "\n")
    }
    return Replacement.isPartOfForeignRun(use, source, context)
  }

  /// Whether an English draft has as a verb what the glossary replaces by a noun: *this command lists every package*,
  /// where *table* is to be written for a *list*.
  private func isEnglishVerb(_ use: TermUse, _ context: CheckContext) -> Bool {
    guard context.language.language == "en", !use.term.text.utf8.contains(0x20),
      let preferred = context.preferredTerm(for: use.concept),
      let noun = TermForms.fold(preferred.text).split(separator: " ").last
    else { return false }
    switch EnglishFrequency.entry(of: String(noun)).kind {
    case .noun, .adjectiveNoun:
      return EnglishVerb.isVerb(use.range, in: context.draft.document.blocks[use.block].text)
    default: return false
    }
  }

  /// Whether a Spanish or Portuguese noun at the beginning of a text is a verb, since an article or pronoun follows: *Reporte
  /// este error*.
  private func isImperative(_ use: TermUse, _ context: CheckContext) -> Bool {
    guard let determiners = Self.determiners[context.language.language],
      !use.text.contains(" "), use.isFirstWord(in: context)
    else { return false }
    let after = use.textAfter(in: context)
    return after.first == " "
      && determiners.contains(String(after.dropFirst().prefix { $0.isLetter }))
  }

  private static let determiners: [String: Set<String>] = [
    "es": [
      "el", "la", "los", "las", "un", "una", "este", "esta", "estos", "estas", "ese", "esa", "su",
      "sus", "tu", "tus",
    ],
    "pt": [
      "o", "os", "as", "um", "uma", "este", "esta", "estes", "estas", "esse", "essa", "seu", "sua",
      "seus", "suas",
    ],
  ]

  /// Whether what is to be written stands directly in front of the term or behind it, where no spaces part words: the
  /// two are one word, as 应用程序 where 应用 is to be written for 程序.
  private func isBesideItsOther(_ use: TermUse, _ context: CheckContext) -> Bool {
    guard context.language.isWrittenWithoutSpaces,
      let preferred = context.preferredTerm(for: use.concept)?.text
    else { return false }
    let text = context.draft.document.blocks[use.block].text
    let start = use.range.lowerBound - preferred.utf8.count
    return text.holdsBytes(of: preferred, at: use.range.upperBound)
      || start >= 0 && text.holdsBytes(of: preferred, at: start)
  }

  /// Whether a Chinese or Japanese term may be a part of a longer word, 依赖 in 依赖性 and 命名元组 in 已命名元组, or what is to be
  /// written is beside it already, 任务（或协程）, so that somebody has to look.
  private func isCutOut(_ use: TermUse, _ context: CheckContext) -> Bool {
    guard context.language.isWrittenWithoutSpaces else { return false }
    let text = context.draft.document.blocks[use.block].text
    let after = text.character(at: use.range.upperBound)
    if after.map(Self.suffixes.contains) == true
      || text.character(before: use.range.lowerBound) == "已"
    {
      return true
    }
    guard let preferred = context.preferredTerm(for: use.concept)?.text else { return false }
    let head = text.utf8Slice(0..<use.range.lowerBound).reversed().drop(while: Self.isJoint)
    let tail = text.utf8Slice(use.range.upperBound..<text.utf8.count).drop(while: Self.isJoint)
    return head.starts(with: preferred.reversed()) || tail.starts(with: preferred)
  }

  /// Characters that make another word of one.
  private static let suffixes = Set("性化率度力感")

  /// Whether a character stands between two names of a thing.
  private static func isJoint(_ character: Character) -> Bool { "（()）或、/ ".contains(character) }

  /// Terms that are approved for another concept and forbidden for the one that the source names.
  private static func misusedTerms(in passage: Passage) -> [TermUse] {
    let named = passage.sourceConcepts
    return passage.draftUses.compactMap { use in
      guard use.status.isApproved, named.isDisjoint(with: [use.concept]) else { return nil }
      let meant = use.alternatives.first {
        !$0.term.status.isApproved && named.contains($0.concept)
      }
      return meant.map { use.reading($0) }
    }
  }
}

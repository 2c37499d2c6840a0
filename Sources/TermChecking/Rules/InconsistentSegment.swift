import DocumentFormats
import LanguageAssets
import LanguageText

/// Reports a sentence that is translated in two ways.
struct InconsistentSegment: Rule {
  static let about = RuleDescription(
    id: "inconsistent-segment",
    summary: "one sentence translated in two ways, or two in one", severity: .warning,
    explanation: """
      The source repeats a sentence word for word and the draft does not, or the memory has another translation of it, \
      or two different sentences of the source have become the same: a warning where they are the same English but for \
      a word that says the opposite, *create* and *delete*. Only sentences of at least three words are compared, and \
      only where one sentence of the draft stands for one of the source. Of two translations the later is reported, or \
      the one that the draft has less often.

      Headings, cells, short items and strings, however short, are compared over all documents of a language: where at \
      least four places, and four times as many, have one translation, another is a warning, told once where it stands \
      in more than three, and a note in posts and for one word that only other folders translate so; else one note \
      counts the translations. Opposites that have each other's translation, *Zoom in* and *Zoom out*, are a warning.

      Not compared are:

      - an index, with letters as headings, which is sorted by its language, and what stands for “No description \
      provided”, which describes each thing;
      - what is left as the source has it, of which `untranslated-term` tells, what the source says twice in a row and \
      the draft leaves in one of the places, and a translation with its source behind it;
      - a wording with a forbidden term, a question with what is none, a sentence with a colon inside, and what names \
      other numbers and abbreviations than the source;
      - a unit of the memory that holds the sentence and its neighbour, where both stand there;
      - cells of rows that begin with different names, where draft and source differ in these.

      A note, as both may well be right:

      - in running text and long sentences of tables, which may say a thing in other words unless the memory knows it;
      - where one is a title and the other, or the source, is not, as in a file of strings one without a full stop or \
      with other capitals may be;
      - of a picture, and of front matter that has other values than the source's or a shorter label beside the title;
      - headings of several sections that differ in more than a word, titles in the order of their words, and one that \
      only leaves out a name in Latin letters that the other ends or begins with;
      - a sentence that stands in three places or more and is translated in another way in nearly each;
      - where one names something that the source does not, where nothing but 的 and the like is another in Chinese, \
      and where only the number or case of words differs and neither is three times as frequent;
      - where a cell or heading says what the section is about, a cell of another section says more, and cells of rows \
      that begin with different names.
      """,
    examples: [
      RuleExample(
        "ru", [], source: "Save the file now.\n\nSave the file now.",
        draft: "Сохраните файл сейчас.\n\n⟦Сейчас сохраните этот файл.⟧"),
      RuleExample(
        "ru", [], source: "Save the file now.\n\nSave the file now.",
        draft: "Сохраните файл сейчас.\n\nСохраните файл сейчас."),
      RuleExample(
        "ja", [], source: "Save the file now.\n\nSave the file now.",
        draft: "ファイルを今すぐ保存します。\n\n⟦今、ファイルの保存を行ってください。⟧"),
      RuleExample(
        "ja", [], source: "Save the file now.\n\nSave the file now.",
        draft: "ファイルを今すぐ保存します。\n\nファイルを今すぐ保存します (Save the file now)。"),
      RuleExample(
        "es", [], source: "{{ icon }} command\n\n{{ icon }} command",
        draft: "{{ icon }} command\n\n{{ icon }} orden"),
      RuleExample(
        "fr", [],
        source: "| a | b |\n|---|---|\n| English (United Kingdom) | English (United Kingdom) |",
        draft: "| a | b |\n|---|---|\n| Anglais (Royaume-Uni) | English (United Kingdom) |"),
      RuleExample(
        "ru", [], source: "string | number\n\nstring | number",
        draft: "строка | число\n\nчисло | строка"),
      RuleExample(
        "de", [], source: "- Made by: Ann Other\n- Made by Ann Other",
        draft: "- Erstellerin: Ann Other\n- Von Ann Other erstellt"),
      RuleExample(
        "fr", [], source: "- Move this file?\n- Move this file",
        draft: "- Faut-il déplacer le fichier ?\n- Déplacer ce fichier"),
      RuleExample(
        "ru", [], source: "- No description provided.\n- No description provided.",
        draft: "- Значение переменной среды.\n- Имя переменной среды."),
      RuleExample(
        "zh-Hans", [],
        source: "| a | b |\n|---|---|\n| Memory of the node | Memory of the node |",
        draft: "| a | b |\n|---|---|\n| DataNode 节点的内存 | ConfigNode 节点的内存 |"),
      RuleExample(
        "uk", [], source: "Type of the key: P-384\n\nType of the key: P-384",
        draft: "Тип ключа: P-384\n\nТип ключа: RSA"),
      RuleExample(
        "fr", [], source: "Save the file now.\n\nClose the file now.",
        draft: "Enregistrez le fichier.\n\nFermez le fichier."),
      RuleExample(
        "fr", [], source: "Show the old file.\n\nHide the old file.",
        draft: "Affichez l’ancien fichier.\n\n⟦Affichez l’ancien fichier.⟧"),
    ])

  func check(_ context: CheckContext, into findings: inout FindingList) {
    guard !AlphabeticalIndex.isOne(context.draft.document) else { return }
    findings.labelTranslations = labels(context, &findings)
    var memory = context.memory
    var sources: [UTF8Key: SentencePair] = [:]
    var translations: [TranslatedSentence.Texts: FirstPlace] = [:]
    var places: Set<SourcePlace> = []
    var keys = KnownKeys()
    // A sentence that has been left may stand where another one does in the source.
    lazy var sourceKeys = Set(
      context.sources.flatMap(\.segments).map { UTF8Key(keys.key(of: $0.text)) })
    let areValuesPaired = Self.haveAsManyValues(context)
    let isLeftTold = findings.runs(UntranslatedTerm.about.id)
    lazy var told = context.untranslatedBlocks.told(in: context)
    lazy var sections = SectionSubject.sections(of: context.draft)
    // What several sections are called may be told more exactly in each of them.
    lazy var headings = context.sources.flatMap(\.segments).filter { $0.kind == .heading }
      .reduce(into: [UTF8Key: Int]()) { $0[UTF8Key($1.text), default: 0] += 1 }
    // A general sentence may be told more exactly in each of its places.
    lazy var wordings = Dictionary(grouping: context.sentencePairs) { UTF8Key($0.source.text) }
      .mapValues { pairs in
        pairs.reduce(into: [UTF8Key: Int]()) { $0[UTF8Key($1.draft.text), default: 0] += 1 }
      }
    for pair in context.sentencePairs
    where Self.isLongEnough(pair.source.text)
      && !PlaceholderText.isMissingDescription(pair.source.text)
      && !TableRows.differ(pair, context.sources[pair.document], context.draft)
    {
      let key = keys.key(of: pair.draft.text)
      let sourceKey = keys.key(of: pair.source.text)
      let original = SegmentMemory.sourceKey(pair.source.text, sourceKey)
      let all = memory.translations(of: pair.source.text, key: original)
      // The plural forms of a string differ, and have one source in one place.
      guard places.insert(SourcePlace(pair.source)).inserted else {
        memory.insert(pair.draft.text, forKey: original)
        continue
      }
      if key == sourceKey || !all.contains(pair.draft.text) {
        // Where a sentence has been left as it is, the place that translates it is right.
        let known = all.filter {
          keys.key(of: $0) != sourceKey && Self.isTranslation($0, context.language)
            && !TranslationLikeness.isCopy($0, of: pair.source.text)
        }
        let isLeft = key == sourceKey
        // Another rule tells it of the paragraph.
        if isLeft, isLeftTold,
          context.copiedProse.holds(pair.draft)
            || context.untranslatedBlocks.stretch(of: pair.draft.range, in: pair.draft.block)
              .map(told.contains) ?? false
        {
          continue
        }
        if isLeft, TableRows.repeats(pair.source, in: context.sources[pair.document]) { continue }
        if !known.contains(where: { TranslationLikeness.areSame(keys.key(of: $0), key, sourceKey) }
        ),
          let first = known.first(where: { !context.hasForbiddenTerm($0) }),
          !sourceKeys.contains(UTF8Key(keys.key(of: first))),
          !TranslationLikeness.isOfOtherSentence(
            pair.draft.text, than: first, of: pair.source.text),
          !known.contains(where: { Self.stands($0, around: pair.draft, in: context.draft) })
        {
          // What a text or picture says may be said again in other words, and so may a title in the text.
          let isDecided = context.memory.translations(of: pair.source.text, key: original)
            .contains(first)
          let other = translations[
            TranslatedSentence.Texts(source: UTF8Key(original), draft: UTF8Key(first))]
          // Neighbours are not translations of one cell.
          let cell = other?.pair.draft.block
          if TableRows.areInOne(cell, pair.draft.block, of: context.draft) { continue }
          let isFree =
            Self.isRunningText(pair, context) && !isLeft && !isDecided
            || pair.draft.kind == .tableCell && !isLeft
              && TranslationLikeness.isPart(of: first, pair.draft.text)
            || TranslationLikeness.areSameButBrackets(first, pair.draft.text)
            || !isLeft && TranslationLikeness.nameDifferentThings(first, pair, context.language)
            || TranslationLikeness.differInParticles(first, pair.draft.text, context.language)
            || (pair.draft.kind == .tableCell || pair.draft.kind == .heading) && !isLeft
              && SectionSubject.explains(
                pair, insteadOf: first, context.sources[pair.document], context.draft)
            || Self.isTitle(pair.draft) && headings[UTF8Key(pair.source.text), default: 0] > 1
              && !TranslationLikeness.differInOneWord(first, pair.draft.text)
            || Self.isTitle(pair.draft) && !isLeft
              && TranslationLikeness.differInName(first, pair.draft.text)
            || Self.isTitle(pair.draft) && !isLeft
              && TranslationLikeness.haveSameWords(first, pair.draft.text, context.language)
            || pair.draft.kind == .heading && other?.isInFrontMatter == true
              && TranslationLikeness.holdEachOther(first, pair.draft.text)
            || pair.draft.kind == .caption
            || wordings[UTF8Key(pair.source.text)].map { counts in
              let count = counts.values.reduce(0, +)
              return count > Self.mostAlike && counts.count * 4 >= count * 3
                || !isLeft && !isDecided
                  && Self.areAsFrequent(first, pair.draft.text, counts)
                  && TranslationLikeness.differInForms(first, pair.draft.text, context.language)
            } ?? false
            || pair.draft.kind == .metadata
              && (!areValuesPaired
                || other?.isInFrontMatter == true
                  && TranslationLikeness.holdEachOther(first, pair.draft.text))
            || (other?.isTitle).map { $0 != Self.isTitle(pair.draft) } ?? false
            || Self.isTitle(pair.draft) && !Self.isTitle(pair.source)
            // Where no file says which is a title, capitals may.
            || !isLeft && context.sources[pair.document].isPairedWithDraft
              && (other?.pair.source.text).map { $0 != pair.source.text } ?? false
            || !isLeft && Self.isOfOtherRow(pair.draft, other?.row, context)
            || pair.draft.kind == .tableCell && !isLeft
              && TranslationLikeness.holdEachOther(first, pair.draft.text)
              && other.map { $0.section != sections[pair.draft.block] } ?? false
            || !isLeft && context.sources[pair.document].isPairedWithDraft
              && (other?.isStopped).map { $0 != Self.isStopped(pair.source) } ?? false
            || !isLeft && (other?.isLead).map { $0 != Self.isLead(pair.source) } ?? false
          let isTranslation = isLeft || TranslationLikeness.areAlike(first, pair.draft.text)
          let isSure = isTranslation && !isFree && !Self.hasHole(pair.source.text)
          // Told is the one that the draft has less often.
          let counts = wordings[UTF8Key(pair.source.text)] ?? [:]
          let odd =
            isLeft || isDecided || other?.pair.source.text != pair.source.text
              || counts[UTF8Key(pair.draft.text), default: 0] <= counts[UTF8Key(first), default: 0]
              || context.hasForbiddenTerm(pair.draft.text)
            ? nil : other?.pair
          let right = odd == nil ? first : pair.draft.text
          report(
            odd ?? pair,
            isLeft
              ? "this sentence is left as it is, and translated “\(right)” elsewhere"
              : "this sentence is translated “\(right)” elsewhere",
            isSure
              ? 0.8
              : isTranslation
                ? Finding.confidenceOfLikelyNotes : Finding.confidenceOfDoubtfulNotes,
            atMost: isSure ? .error : .note, [right],
            first: odd == nil ? other?.pair.draft.fileRange : pair.draft.fileRange, context,
            &findings)
        } else if known.isEmpty, let other = sources[UTF8Key(key)] {
          let said = other.source.text
          if keys.key(of: said) != sourceKey,
            TranslationLikeness.differ(said, pair.source.text)
          {
            let isSure = Self.mayBeOfOther(pair, context) && Self.haveNothingInCommon(said, pair)
            report(
              pair, "“\(said)”, another sentence, has the same translation",
              isSure ? 0.75 : Finding.confidenceOfDoubtfulNotes, [], first: other.draft.fileRange,
              context, &findings)
          } else if context.sources[pair.document].language.language == "en",
            EnglishOpposites.areSaid(by: said, pair.source.text)
          {
            report(
              pair, "“\(said)” says the opposite and has the same translation", 0.75, [],
              first: other.draft.fileRange, context, &findings)
          }
        }
      }
      memory.insert(pair.draft.text, forKey: original)
      let translation = TranslatedSentence.Texts(
        source: UTF8Key(original), draft: UTF8Key(pair.draft.text))
      if translations[translation] == nil {
        translations[translation] = FirstPlace(
          pair: pair, isTitle: Self.isTitle(pair.draft),
          isInFrontMatter: pair.draft.kind == .metadata,
          isStopped: Self.isStopped(pair.source), isLead: Self.isLead(pair.source),
          row: pair.draft.kind == .tableCell
            ? TableRows.name(of: pair.draft, in: context.draft) : nil,
          section: pair.draft.kind == .tableCell ? sections[pair.draft.block] : nil)
      }
      if sources[UTF8Key(key)] == nil { sources[UTF8Key(key)] = pair }
    }
  }

  /// Whether a translation of several sentences stands where a segment does, which is one of them.
  private static func stands(
    _ translation: String, around segment: Segment, in draft: CheckedDocument
  ) -> Bool {
    translation.holdsBytes(of: segment.text)
      && draft.document.blocks[segment.block].text.places(ofBytes: translation).contains {
        $0.overlaps(segment.range)
      }
  }

  /// Whether a document has neither of two translations three times as often as the other.
  private static func areAsFrequent(
    _ first: String, _ second: String, _ counts: [UTF8Key: Int]
  ) -> Bool {
    let (one, other) = (counts[UTF8Key(first), default: 0], counts[UTF8Key(second), default: 0])
    return max(one, other) < min(one, other) * timesOfRule
  }

  /// So many times as often as another form, one is the rule that the other breaks.
  private static let timesOfRule = 3

  /// So many places of a sentence may well be translated differently by chance.
  private static let mostAlike = 2

  /// Where a translation stands first.
  private struct FirstPlace {
    let pair: SentencePair
    let isTitle: Bool
    let isInFrontMatter: Bool
    let isStopped: Bool
    let isLead: Bool
    /// What the row of the cell begins with, where it is a name.
    let row: String?
    /// The index of the heading above a cell.
    let section: Int?
  }

  /// Whether a cell stands in a row that begins with another name than a row where its source is translated otherwise:
  /// it may say of what the row is about that the source leaves to the name.
  private static func isOfOtherRow(
    _ cell: Segment, _ row: String?, _ context: CheckContext
  ) -> Bool {
    guard let row, cell.kind == .tableCell else { return false }
    return TableRows.name(of: cell, in: context.draft).map { $0 != row } ?? false
  }

  /// The keys of sentences, each made once: those of strings come back.
  private struct KnownKeys {
    private var keys: [UTF8Key: String] = [:]

    /// The ``SegmentMemory/key(_:)`` of a sentence.
    mutating func key(of sentence: String) -> String {
      if let known = keys[UTF8Key(sentence)] { return known }
      let key = SegmentMemory.key(sentence)
      keys[UTF8Key(sentence)] = key
      return key
    }
  }

  /// Where a sentence of the source stands, and which of those that share a place it is.
  private struct SourcePlace: Hashable {
    let file: Range<Int>
    let block: Range<Int>

    init(_ segment: Segment) { (file, block) = (segment.fileRange, segment.range) }
  }

  private func report(
    _ pair: SentencePair, _ message: String, _ confidence: Double,
    atMost most: Severity = .error, _ suggestions: [String], first: Range<Int>? = nil,
    _ context: CheckContext, _ findings: inout FindingList
  ) {
    findings.report(
      Self.self, at: pair.draft.fileRange, match: pair.draft.text, confidence: confidence,
      atMost: most, message: message,
      // Which of two wordings is right nobody else can say; an address may be that of another page.
      suggestions: suggestions.filter { !$0.holdsBytes(of: "://") }.map {
        Suggestion(
          Self.wording($0, like: pair.draft.text, of: pair.source.text, context.language),
          isSafe: false, isInflected: false)
      },
      source: SourceReference(
        document: pair.document, path: context.sources[pair.document].path,
        range: pair.source.fileRange, text: pair.source.text),
      related: first.map { [RelatedPlace($0, "translated so here")] } ?? [])
  }

  /// Whether a sentence stands in a text, rather than that it is a heading, a short cell or the string of an
  /// app.
  private static func isRunningText(_ pair: SentencePair, _ context: CheckContext) -> Bool {
    (pair.draft.kind == .paragraph || pair.draft.kind == .listItem
      || pair.draft.kind == .tableCell && isLongSentence(pair.source))
      && !context.sources[pair.document].isPairedWithDraft
  }

  /// Whether a sentence of a table says so much that nobody says it twice in the same words.
  private static func isLongSentence(_ segment: Segment) -> Bool {
    isStopped(segment)
      && (segment.text.split(separator: " ").count > mostWordsOfLabel
        || segment.text.unicodeScalars.count { ScriptClass($0).isWrittenWithoutSpaces }
          > mostCharactersOfLabel)
  }

  private static let mostWordsOfLabel = 6
  /// The same in a text without spaces.
  private static let mostCharactersOfLabel = 12

  private static func isTitle(_ segment: Segment) -> Bool {
    segment.kind == .heading || segment.kind == .metadata
  }

  /// Whether a sentence ends with a full stop: without one it may be a title, where a file does not say.
  private static func isStopped(_ segment: Segment) -> Bool {
    segment.text.unicodeScalars.last.map { ".。।".unicodeScalars.contains($0) } ?? false
  }

  /// Whether a sentence ends with a colon, as what leads to a list does and a title does not.
  private static func isLead(_ segment: Segment) -> Bool {
    segment.text.utf8.last == UInt8(ascii: ":")
  }

  /// Whether the front matter of the draft has as many values as that of each source: else one of them may
  /// have been paired with what another key has.
  private static func haveAsManyValues(_ context: CheckContext) -> Bool {
    func count(_ document: CheckedDocument) -> Int {
      document.document.blocks.count { $0.kind == .metadata }
    }
    let own = count(context.draft)
    return context.sources.allSatisfy { count($0) == own }
  }

  /// Whether something that is not visible here, such as the title that a reference stands for, is
  /// missing from a sentence: what is said around it may follow from it.
  private static func hasHole(_ text: String) -> Bool {
    zip(text, text.dropFirst()).contains { $0 == " " && ".,;:!?)".contains($1) }
  }
}

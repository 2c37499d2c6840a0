import DocumentFormats
import LanguageAssets
import LanguageText

/// Reports a label of the user interface that the product does not show.
struct UiLabel: Rule {
  static let about = RuleDescription(
    id: "ui-label", summary: "a label that the product does not show", severity: .error,
    explanation: """
      Text in bold, in quotation marks or as code is compared with the strings of the product, \
      which the configuration lists under `labels`. Reported is what stands where the source marks \
      a label and is no translation of it, and what misses a label by a character. Bold text that \
      is mere emphasis is not reported: nothing ties it to a label. Of a string with placeholders, such as \
      `%d objects`, the document may have anything in their place; what is unlike it makes a note.
      """,
    examples: [
      RuleExample(
        "ru", [], source: "Click “Save As”.", draft: "Нажмите «⟦Сохранить под именем⟧».",
        labels: [.example("ru", "Save As", "Сохранить как")]),
      RuleExample(
        "ru", [], source: "Click “Save As”.", draft: "Нажмите «Сохранить как…».",
        labels: [.example("ru", "Save As", "Сохранить как")]),
      RuleExample(
        "ja", [], source: "Choose “Preferences”.", draft: "「⟦Preferences⟧」を選びます。",
        labels: [.example("ja", "Preferences", "環境設定")]),
      RuleExample(
        "ja", [], draft: "「⟦ダウンロードフォルダ⟧」を開きます。",
        labels: [.example("ja", "Downloads folder", "ダウンロードフォルダー")]),
      RuleExample(
        "zh-Hans", [], source: "This is “important”. Choose “Delete”.",
        draft: "这很“重要”。请选择“删除”。", labels: [.example("zh-Hans", "Delete", "删除")]),
    ])

  func check(_ context: CheckContext, into findings: inout FindingList) {
    guard !context.facts.labels.isEmpty else { return }
    var reported: Set<Range<Int>> = []
    for passage in context.passages where !passage.draftBlocks.isEmpty {
      for mismatch in mismatches(in: passage, context) {
        guard reported.insert(mismatch.range).inserted else { continue }
        report(mismatch, context, into: &findings)
      }
    }
    for (index, block) in context.proseBlocks {
      for stretch in MarkedText.stretches(of: block) where stretch.mark != .code {
        let range = block.offsets.fileRange(of: stretch.range)
        guard !reported.contains(range), let label = misspelled(stretch, in: index, context) else {
          continue
        }
        report(
          Mismatch(range: range, text: stretch.text, labels: [label], confidence: 0.7), context,
          into: &findings)
      }
    }
  }

  /// A stretch of the draft with what the product shows instead.
  private struct Mismatch {
    let range: Range<Int>
    let text: String
    let labels: [String]
    let confidence: Double
    var most = Severity.error
    var original: String?
    var source: SourceReference?
  }

  private func report(
    _ mismatch: Mismatch, _ context: CheckContext, into findings: inout FindingList
  ) {
    let original = mismatch.original.map { " for “\($0)”" } ?? ""
    let isForbidden = Self.forbids(mismatch.labels[0], context)
    findings.report(
      Self.self, at: mismatch.range, match: mismatch.text, confidence: mismatch.confidence,
      atMost: isForbidden ? .note : mismatch.most,
      message: "the product shows “\(mismatch.labels[0])”\(original)"
        + (isForbidden ? ", which the glossary forbids" : ""),
      suggestions: isForbidden ? [] : mismatch.labels.map { Suggestion($0, isSafe: false) },
      source: mismatch.source)
  }

  /// Whether the glossary forbids what the product shows: then the strings of the product are to be mended.
  private static func forbids(_ label: String, _ context: CheckContext) -> Bool {
    let text = TermForms.fold(LabelCatalog.key(label))
    return context.glossary.concepts.contains { concept in
      concept.terms(in: context.language).contains {
        ($0.status == .forbidden || $0.status == .deprecated) && TermForms.fold($0.text) == text
      }
    }
  }

  /// A stretch of the source that is a label, and what the draft's language shows for it.
  private struct Wanted {
    let stretch: Stretch
    let shown: [String]
    /// What the source has in the place of the label's placeholders.
    var values: [String] = []
  }

  /// The labels that the source marks, against what the draft marks in their place.
  private func mismatches(in passage: Passage, _ context: CheckContext) -> [Mismatch] {
    let labels = context.facts.labels
    let source = context.sources[passage.document]
    let language = context.language
    var wanted = stretches(passage.sourceBlocks, in: source).compactMap { stretch -> Wanted? in
      let shown = labels.translations(
        of: stretch.text, from: source.language, to: language)
      if !shown.isEmpty { return Wanted(stretch: stretch, shown: shown) }
      let filled = labels.filled(as: stretch.text, from: source.language, to: language)
      guard let first = filled.first else { return nil }
      return Wanted(stretch: stretch, shown: filled.map(\.text), values: first.values)
    }
    guard !wanted.isEmpty else { return [] }
    var written = stretches(passage.draftBlocks, in: context.draft)
    for stretch in written {
      let key = LabelCatalog.key(stretch.text)
      let plain = LabelCatalog.key(Self.withoutGloss(stretch.text))
      let index = wanted.firstIndex { label in
        label.shown.contains { [key, plain].contains(LabelCatalog.key($0)) }
          // Another name or number may stand in a translation.
          || !label.values.isEmpty && labels.isFilled(key, in: language)
      }
      if let index {
        wanted.remove(at: index)
        written.removeAll { $0 == stretch }
      }
    }
    let isPaired = wanted.count == written.count
    return wanted.enumerated().compactMap { index, label in
      let candidates = isPaired ? [written[index]] : written
      for stretch in candidates {
        guard
          let confidence = self.confidence(
            of: stretch, for: label, isPaired: isPaired, in: source.language, context)
        else { continue }
        let reference = SourceReference(
          document: passage.document, path: source.path, range: label.stretch.fileRange,
          text: label.stretch.text)
        return Mismatch(
          range: stretch.fileRange, text: stretch.text,
          labels: label.shown.map { Self.spelled($0, like: stretch.text) },
          confidence: confidence, most: label.values.isEmpty ? .error : .note,
          original: label.stretch.text, source: reference)
      }
      return nil
    }
  }

  /// A label without the original in brackets at its end: 設定（Settings）.
  private static func withoutGloss(_ text: String) -> String {
    guard let last = text.last, ")）".contains(last),
      let open = text.lastIndex(where: { "(（".contains($0) }), open > text.startIndex
    else { return text }
    let label = text[..<open]
    return String(label.last == " " ? label.dropLast() : label)
  }

  /// A label with the marks of its end only if the text it replaces has some.
  private static func spelled(_ label: String, like text: String) -> String {
    text.last.map { "….⋯:：".contains($0) } == true ? label : LabelCatalog.key(label)
  }

  /// How sure it is that a stretch of the draft stands for a label of the source; nil for too little.
  private func confidence(
    of stretch: Stretch, for label: Wanted, isPaired: Bool, in source: LanguageTag,
    _ context: CheckContext
  ) -> Double? {
    if !label.values.isEmpty {
      // What stands there may be translated, too; where it is not, it tells that the label is meant.
      return label.values.allSatisfy(stretch.text.holdsBytes)
        ? Finding.confidenceOfLikelyNotes : nil
    }
    if LabelCatalog.loose(stretch.text) == LabelCatalog.loose(label.stretch.text) { return 0.95 }
    if label.shown.contains(where: { LabelCatalog.loose($0) == LabelCatalog.loose(stretch.text) }) {
      return 0.95
    }
    if NearestName.of(stretch.text, among: label.shown) != nil { return 0.9 }
    guard isPaired, (stretch.mark == .code) == (label.stretch.mark == .code),
      !joinsLabels(stretch, context.language)
    else { return nil }
    return context.facts.labels.contains(stretch.text, in: context.language) ? 0.7 : 0.8
  }

  /// Whether a stretch only has words that stand between labels, be they emphasised or the rest of broken markup:
  /// *or*, または.
  private func joinsLabels(_ stretch: Stretch, _ language: LanguageTag) -> Bool {
    guard !language.isWrittenWithoutSpaces else {
      return language.language == "ja"
        && stretch.text.unicodeScalars.allSatisfy { !$0.isLetter || ScriptClass($0) == .hiragana }
    }
    return UntranslatedSentences.words(of: stretch.text).allSatisfy {
      JoiningWords.contain($0, in: language)
    }
  }

  /// A marked stretch of a document with its place in the file.
  private struct Stretch: Hashable {
    let mark: MarkedText.Mark
    let text: String
    let fileRange: Range<Int>
  }

  private func stretches(_ blocks: [Int], in document: CheckedDocument) -> [Stretch] {
    blocks.flatMap { index in
      let block = document.document.blocks[index]
      return MarkedText.stretches(of: block).map {
        Stretch(mark: $0.mark, text: $0.text, fileRange: block.offsets.fileRange(of: $0.range))
      }
    }
  }

  /// The label that a stretch misses by so little that nothing else can be meant.
  private func misspelled(
    _ stretch: MarkedText, in block: Int, _ context: CheckContext
  ) -> String? {
    let labels = context.facts.labels
    let text = LabelCatalog.key(stretch.text)
    let isUnspaced = context.language.isWrittenWithoutSpaces
    guard text.count >= (isUnspaced ? 4 : 6), !labels.contains(text, in: context.language),
      let label = labels.misspelled(text, in: context.language)
    else { return nil }
    if isUnspaced { return label }
    // Letter case and endings are what running text changes in a word that is no label.
    guard label.contains(" "), label.lowercased() != text.lowercased() else { return nil }
    let common = zip(label.reversed(), text.reversed()).prefix { $0 == $1 }.count
    return common >= 3 ? label : nil
  }
}

extension LabelCatalog.Label {
  /// A label of an example: in English and in the language of the example.
  fileprivate static func example(
    _ language: LanguageTag, _ english: String, _ text: String
  ) -> LabelCatalog.Label {
    LabelCatalog.Label([("en", english), (language, text)])
  }
}

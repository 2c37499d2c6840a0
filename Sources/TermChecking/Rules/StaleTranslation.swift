import DocumentFormats
import LanguageText

/// Reports a passage whose source has changed since it was written.
struct StaleTranslation: Rule {
  static let about = RuleDescription(
    id: "stale-translation", summary: "a passage whose source has changed since",
    severity: .note,
    explanation: """
      The source says something now that it did not say when the passage of the draft was last \
      written. Git knows when that was, line by line; a draft that names the commit it translates \
      as `sourceCommit` in its front matter is compared with that. Neighbouring passages are \
      reported once. New line breaks, case and punctuation are no change; lines that are not \
      committed yet count as up to date, and what nobody has translated is none of these passages.
      """,
    examples: [
      RuleExample(
        "ru", [], source: "Press the button twice.\n\nClose the window.",
        draft: "⟦⟧Нажмите кнопку.\n\nЗакройте окно.",
        earlierSource: "Press the button.\n\nClose the window."),
      RuleExample(
        "ja", [], source: "Press the button,\nthen close the window.",
        draft: "ボタンを押してから、ウインドウを閉じます。",
        earlierSource: "Press the button, then close the window."),
      RuleExample(
        "zh-Hans", [], source: "Drag the file here.\n\nThe limit is 20 MB.",
        draft: "将文件拖到这里。\n\n⟦⟧上限为 10 MB。",
        earlierSource: "Drag the file here.\n\nThe limit is 10 MB."),
      RuleExample(
        "ru", [], source: "Press the button of the lamp twice.",
        draft: "Press the button of the lamp.", earlierSource: "Press the button of the lamp."),
    ])

  func check(_ context: CheckContext, into findings: inout FindingList) {
    guard let lines = context.draft.lines else { return }
    for (document, history) in context.facts.histories.sorted(by: { $0.key < $1.key }) {
      let segments = Dictionary(grouping: context.sources[document].segments, by: \.block)
      var previous: Int?
      for passage in context.passages where passage.document == document {
        guard let first = passage.draftBlocks.first, let last = passage.draftBlocks.last else {
          continue
        }
        guard let change = change(in: passage, since: history, segments, lines, context),
          !passage.draftBlocks.allSatisfy(context.untranslatedBlocks.isLeft)
        else { continue }
        defer { previous = last }
        if let previous, isOneSection(previous, first, context) { continue }
        let start = fileRange(of: first, context).lowerBound
        findings.report(
          Self.self, at: start..<start, match: "", confidence: 0.9,
          message: "the source of this passage has changed since \(change.version)",
          source: change.source)
      }
    }
  }

  /// The first sentence of a passage's source that the source did not have when the passage was
  /// written, with the name of the version that stood then.
  private func change(
    in passage: Passage, since history: SourceHistory, _ segments: [Int: [Segment]],
    _ lines: LineTable, _ context: CheckContext
  ) -> (version: String, source: SourceReference)? {
    var newest: Int?
    for block in passage.draftBlocks {
      let range = fileRange(of: block, context)
      let end = max(range.lowerBound, range.upperBound - 1)
      let touched = lines.position(at: range.lowerBound).line...lines.position(at: end).line
      guard let version = history.version(of: touched) else { return nil }
      newest = max(newest ?? version, version)
    }
    guard let newest else { return nil }
    let version = history.versions[newest]
    let source = context.sources[passage.document]
    let changed = passage.sourceBlocks.lazy.flatMap { segments[$0] ?? [] }
      .first { !version.says($0.text) }
    return changed.map {
      (
        version.name,
        SourceReference(
          document: passage.document, path: source.path, range: $0.fileRange, text: $0.text)
      )
    }
  }

  private func fileRange(of block: Int, _ context: CheckContext) -> Range<Int> {
    let offsets = context.draft.document.blocks[block].offsets
    return offsets.fileRange(of: 0..<offsets.textLength)
  }

  /// Whether no heading and no other passage stands between two blocks of the draft.
  private func isOneSection(_ previous: Int, _ next: Int, _ context: CheckContext) -> Bool {
    guard previous < next else { return previous == next }
    return next - previous == 1 && context.draft.document.blocks[next].kind != .heading
  }
}

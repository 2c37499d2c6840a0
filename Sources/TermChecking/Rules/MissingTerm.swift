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
      cannot tell that the same thing is meant. A paragraph that the draft leaves out altogether \
      is not reported term by term.
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

  /// Concepts that the draft names next to a passage where the source does not: probably the
  /// passage's own, in a paragraph that was aligned with its neighbour.
  private static func strayConcepts(around index: Int, _ context: CheckContext) -> Set<Int> {
    let document = context.passages[index].document
    let window = max(0, index - 2)...min(context.passages.count - 1, index + 2)
    return window.reduce(into: Set<Int>()) { stray, neighbour in
      let passage = context.passages[neighbour]
      guard neighbour != index, passage.document == document else { return }
      stray.formUnion(passage.draftConcepts.subtracting(passage.sourceConcepts))
    }
  }

  func check(_ context: CheckContext, into findings: inout FindingList) {
    for (index, passage) in context.passages.enumerated() where !passage.draftBlocks.isEmpty {
      let present = passage.draftConcepts.union(Self.strayConcepts(around: index, context))
      let untranslated = passage.foreignUses.reduce(into: Set<Int>()) { $0.formUnion($1.concepts) }
      var reported: Set<Int> = []
      for use in passage.sourceUses where use.concepts.isDisjoint(with: present) {
        guard use.concepts.isDisjoint(with: untranslated), !reported.contains(use.concept),
          let preferred = context.preferredTerm(for: use.concept),
          preferred.status != .doNotTranslate
        else { continue }
        reported.insert(use.concept)
        let place = context.startOfDraft(of: use, in: passage)
        findings.report(
          Self.self, at: place..<place, match: "", concept: context.identifier(of: use.concept),
          confidence: 0.9,
          message: "“\(use.text)” of the source is missing here; write “\(preferred.text)”",
          suggestions: [Suggestion(preferred.text, isSafe: false)],
          source: context.reference(to: use, in: passage.document))
      }
    }
  }
}

extension CheckContext {
  /// The byte offset in the file where the draft of a term's sentence begins, or of its passage
  /// where the sentence has no translation.
  fileprivate func startOfDraft(of use: TermUse, in passage: Passage) -> Int {
    let segments = sources[passage.document].segments
    let group = alignments[passage.document].first { group in
      group.members.first?.contains { segments[$0].fileRange.overlaps(use.fileRange) } == true
    }
    if let index = group?.members.last?.first { return draft.segments[index].fileRange.lowerBound }
    guard let first = passage.draftBlocks.first else { return 0 }
    return draft.document.blocks[first].offsets.fileRange(of: 0..<0).lowerBound
  }
}

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
      is not reported term by term. Where the documents have the concept often, a sentence that \
      does without it is a note, unless it has another name that recurs in such sentences.
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
    let translations = context.alignments.map(SentenceTranslations.init)
    for (index, passage) in context.passages.enumerated() where !passage.draftBlocks.isEmpty {
      let present = passage.draftConcepts.union(Self.strayConcepts(around: index, context))
      let untranslated = passage.foreignUses.reduce(into: Set<Int>()) { $0.formUnion($1.concepts) }
      var reported: Set<Int> = []
      for use in passage.sourceUses {
        guard let preferred = context.preferredTerm(for: use.concept),
          preferred.status != .doNotTranslate, reported.insert(use.concept).inserted
        else { continue }
        let draft = context.draft(of: use, in: passage, by: translations[passage.document])
        var rendering = TermRendering(
          concept: context.identifier(of: use.concept), language: context.language,
          isNamed: !use.concepts.isDisjoint(with: present.union(untranslated)), text: draft.text)
        if !rendering.isNamed {
          let trace = TermTrace(of: preferred, in: draft.text, language: context.language)
          rendering.isNamed = trace == .derivation
          if trace != .derivation {
            rendering.place = draft.place
            report(use, preferred, draft.place, trace, passage, context, into: &findings)
          }
        }
        findings.add(rendering)
      }
    }
  }

  private func report(
    _ use: TermUse, _ preferred: Term, _ place: Int, _ trace: TermTrace?, _ passage: Passage,
    _ context: CheckContext, into findings: inout FindingList
  ) {
    findings.report(
      Self.self, at: place..<place, match: "", concept: context.identifier(of: use.concept),
      confidence: trace == .part ? 0.7 : 0.9,
      message: "“\(use.text)” of the source is missing here; write “\(preferred.text)”",
      suggestions: [Suggestion(preferred.text, isSafe: false)],
      source: context.reference(to: use, in: passage.document))
  }
}

extension CheckContext {
  /// The sentences of the draft that translate the sentence with a term, or the passage where the
  /// sentence has no translation, and the byte offset in the file where they begin.
  fileprivate func draft(
    of use: TermUse, in passage: Passage, by translations: SentenceTranslations
  ) -> (place: Int, text: String) {
    let sentence = sources[passage.document].segmentIndex(at: use.fileRange.lowerBound)
    let sentences = sentence.map(translations.sentences(for:))?.map { draft.segments[$0] } ?? []
    if let first = sentences.first {
      return (first.fileRange.lowerBound, sentences.map(\.text).joined(separator: " "))
    }
    let blocks = passage.draftBlocks.map { draft.document.blocks[$0] }
    return (
      blocks.first?.offsets.fileRange(of: 0..<0).lowerBound ?? 0,
      blocks.map(\.text).joined(separator: " ")
    )
  }
}

/// Which sentences of a draft translate a sentence of one source.
private struct SentenceTranslations {
  private var draftSentences: [Int: [Int]] = [:]

  init(_ groups: [AlignedGroup]) {
    for group in groups {
      guard let draft = group.members.last, group.members.count == 2 else { continue }
      for sentence in group.members[0] { draftSentences[sentence] = draft }
    }
  }

  /// The indices of the sentences, in order.
  func sentences(for source: Int) -> [Int] { draftSentences[source] ?? [] }
}

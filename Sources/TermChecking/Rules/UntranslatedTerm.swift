import DocumentFormats
import LanguageAssets
import LanguageText

/// Reports a term of the source language that stands in the draft as it is.
struct UntranslatedTerm: Rule {
  static let about = RuleDescription(
    id: "untranslated-term", summary: "a term of the source left as it is", severity: .error,
    explanation: """
      The glossary has a translation of the term, and it is not a name that stays as it is. Names \
      in capitals, in code and in paths are not reported, nor is the original in brackets behind \
      its translation. Without a source document only words in another script are reported.
      """,
    examples: [
      RuleExample(
        "ja", [.example("menu", "ja", english: "context menu", "コンテキストメニュー")],
        source: "Open the context menu.", draft: "⟦context menu⟧を開きます。"),
      RuleExample(
        "ru", [.example("menu", "ru", english: "context menu", "контекстное меню")],
        source: "Open the context menu.", draft: "Откройте контекстное меню (context menu)."),
      RuleExample(
        "zh-Hant", [.example("slider", "zh-Hant", english: "slider", "滑桿")],
        source: "Drag the sliders.", draft: "拖移⟦sliders⟧。"),
    ])

  func check(_ context: CheckContext, into findings: inout FindingList) {
    let passages = context.passages.filter { !$0.sourceBlocks.isEmpty && !$0.draftBlocks.isEmpty }
    if context.sources.isEmpty {
      guard context.language.likelyScript != "Latn" else { return }
      for use in context.foreignUses where isPlainProse(use, context) {
        report(use, nil, 0.6, context, into: &findings)
      }
    }
    for passage in passages {
      for use in passage.foreignUses {
        let sourceUse = passage.sourceUses.first { !$0.concepts.isDisjoint(with: use.concepts) }
        guard let sourceUse, !use.isGloss(of: passage.draftUses, in: context) else { continue }
        report(
          use, context.reference(to: sourceUse, in: passage.document), 0.95, context,
          into: &findings)
      }
    }
  }

  private func report(
    _ use: TermUse, _ source: SourceReference?, _ confidence: Double, _ context: CheckContext,
    into findings: inout FindingList
  ) {
    guard use.term.status != .doNotTranslate, !isName(use),
      let preferred = context.preferredTerm(for: use.concept), preferred.status != .doNotTranslate
    else { return }
    findings.report(
      Self.self, at: use.fileRange, match: use.text,
      concept: context.identifier(of: use.concept), confidence: confidence,
      message: "“\(use.text)” is left untranslated; write “\(preferred.text)”",
      suggestions: [Suggestion(preferred.text, isSafe: false)], source: source)
  }

  /// Whether the word is written in capitals though the term is not: the name of a function.
  private func isName(_ use: TermUse) -> Bool {
    let isInCapitals =
      use.text.contains(where: \.isUppercase) && !use.text.contains(where: \.isLowercase)
    return isInCapitals && use.text.count > 1 && use.term.text.contains(where: \.isLowercase)
  }

  /// Whether nothing around the word looks like code.
  private func isPlainProse(_ use: TermUse, _ context: CheckContext) -> Bool {
    let text = context.draft.document.blocks[use.block].text
    let after = text.utf8Slice(use.range.upperBound..<text.utf8.count).first { !$0.isWhitespace }
    let before = text.utf8Slice(0..<use.range.lowerBound).last { !$0.isWhitespace }
    return ![before, after].compactMap(\.self).contains { "<>={}[]/\\:;_*|".contains($0) }
  }
}

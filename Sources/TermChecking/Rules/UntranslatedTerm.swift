import DocumentFormats
import LanguageAssets
import LanguageText

/// Reports a term of the source language that stands in the draft as it is.
struct UntranslatedTerm: Rule {
  static let about = RuleDescription(
    id: "untranslated-term", summary: "a term of the source left as it is", severity: .error,
    explanation: """
      The glossary has a translation of the term, and it is not a name that stays as it is. Names \
      in capitals, in code, in paths and packages are not reported, nor are titles that the source \
      writes in the same way, nor the original in brackets behind its translation. A paragraph \
      that is in the source language as a whole is reported once. Without a source document only \
      words in another script are reported.
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
    if context.sources.isEmpty {
      guard context.language.likelyScript != "Latn" else { return }
      for use in context.foreignUses where isPlainProse(use, context) {
        guard !isName(use, nil, context) else { continue }
        report([use], nil, 0.6, context, into: &findings)
      }
    }
    var paragraph: [TermUse] = []
    var reference: SourceReference?
    for passage in context.passages
    where !passage.sourceBlocks.isEmpty && !passage.draftBlocks.isEmpty {
      for use in passage.foreignUses {
        let sourceUse = passage.sourceUses.first { !$0.concepts.isDisjoint(with: use.concepts) }
        guard let sourceUse, !isName(use, passage, context),
          !isLoan(use, context), !use.isGloss(of: passage.draftUses, in: context),
          !isInGloss(use, passage, context),
          !isBesideTranslation(use, passage, context)
        else { continue }
        let source = context.reference(to: sourceUse, in: passage.document)
        guard isUntranslated(use.block, context) else {
          report([use], source, 0.95, context, into: &findings)
          continue
        }
        if let first = paragraph.first, first.block != use.block {
          report(paragraph, reference, 0.95, context, into: &findings)
          paragraph = []
        }
        if paragraph.isEmpty { reference = source }
        paragraph.append(use)
      }
    }
    report(paragraph, reference, 0.95, context, into: &findings)
  }

  /// Reports terms of one paragraph, at the first of them.
  private func report(
    _ uses: [TermUse], _ source: SourceReference?, _ confidence: Double, _ context: CheckContext,
    into findings: inout FindingList
  ) {
    let uses = uses.filter { $0.term.status != .doNotTranslate }
    guard let use = uses.first, let preferred = context.preferredTerm(for: use.concept),
      preferred.status != .doNotTranslate
    else { return }
    let message =
      uses.count == 1
      ? "“\(use.text)” is left untranslated; write “\(preferred.text)”"
      : "the paragraph is left untranslated, with “\(use.text)” and \(uses.count - 1) more terms"
    findings.report(
      Self.self, at: use.fileRange, match: use.text,
      concept: context.identifier(of: use.concept), confidence: confidence, message: message,
      suggestions: [Suggestion(preferred.text, isSafe: false)], source: source)
  }

  /// Whether a draft in Latin letters has the word as its own: its glossary has the same one, perhaps
  /// with another plural, or it is a part of a compound such as User-Agent.
  private func isLoan(_ use: TermUse, _ context: CheckContext) -> Bool {
    guard context.language.likelyScript == "Latn" else { return false }
    let word = TermForms.fold(use.term.text)
    return use.isPartOfWord
      || context.glossary.concepts[use.concept].terms(in: context.language).contains {
        $0.status.isApproved && TermForms.fold($0.text) == word
      }
  }

  /// Whether the word is, or stands in, a name that stays as it is.
  private func isName(_ use: TermUse, _ passage: Passage?, _ context: CheckContext) -> Bool {
    let isInCapitals =
      use.text.contains(where: \.isUppercase) && !use.text.contains(where: \.isLowercase)
    if isInCapitals && use.text.count > 1 && use.term.text.contains(where: \.isLowercase) {
      return true
    }
    guard context.language.likelyScript != "Latn" else { return false }
    let text = context.draft.document.blocks[use.block].text
    let run = LatinRun(around: use.range, in: text)
    guard !run.isInsideIdentifier else { return true }
    guard run.range != use.range, run.isTitle else { return isOptionName(use, passage, context) }
    guard let passage else { return true }
    return sourceTexts(of: passage, context).contains { $0.contains(run.text) }
  }

  /// Whether the heading is one lower-case word in both languages: the name of an option or a
  /// command, which it describes.
  private func isOptionName(_ use: TermUse, _ passage: Passage?, _ context: CheckContext) -> Bool {
    let block = context.draft.document.blocks[use.block]
    guard block.kind == .heading, block.text == use.text, use.text == use.text.lowercased(),
      let passage
    else { return false }
    return sourceTexts(of: passage, context).contains(block.text)
  }

  private func sourceTexts(of passage: Passage, _ context: CheckContext) -> [String] {
    passage.sourceBlocks.map { context.sources[passage.document].document.blocks[$0].text }
  }

  /// Whether the term follows or precedes its translation with nothing but a space between them, as
  /// in headings that give both.
  private func isBesideTranslation(_ use: TermUse, _ passage: Passage, _ context: CheckContext)
    -> Bool
  {
    let text = context.draft.document.blocks[use.block].text
    return passage.draftUses.contains { other in
      guard other.block == use.block, !other.concepts.isDisjoint(with: use.concepts) else {
        return false
      }
      let gap = other.range.upperBound..<max(other.range.upperBound, use.range.lowerBound)
      let reverse = use.range.upperBound..<max(use.range.upperBound, other.range.lowerBound)
      return text.utf8Slice(other.range.upperBound <= use.range.lowerBound ? gap : reverse)
        .allSatisfy(\.isWhitespace)
    }
  }

  /// Whether the longer original, of which the term is a word, stands beside its translation, one
  /// of both in brackets.
  private func isInGloss(_ use: TermUse, _ passage: Passage, _ context: CheckContext) -> Bool {
    let text = context.draft.document.blocks[use.block].text
    let run = LatinRun(around: use.range, in: text)
    guard run.range != use.range else { return false }
    if run.isBracketed { return true }
    return run.isBesideBrackets
      && passage.draftUses.contains { other in
        guard other.block == use.block, !other.concepts.isDisjoint(with: use.concepts) else {
          return false
        }
        let gap =
          other.range.upperBound <= run.range.lowerBound
          ? other.range.upperBound..<run.range.lowerBound
          : run.range.upperBound..<max(run.range.upperBound, other.range.lowerBound)
        return !text.utf8Slice(gap).contains { ".。!！?？;；".contains($0) }
      }
  }

  /// Whether a paragraph of the draft is in Latin letters as a whole, though its language is not.
  private func isUntranslated(_ block: Int, _ context: CheckContext) -> Bool {
    guard context.language.likelyScript != "Latn" else { return false }
    let block = context.draft.document.blocks[block]
    var words = 0
    var isInWord = false
    for scalar in block.text.unicodeScalars {
      switch ScriptClass(scalar) {
      case .latin:
        if !isInWord { words += 1 }
        isInWord = true
      case .other, .digit: isInWord = scalar == "'" || scalar == "’"
      default: return false
      }
    }
    return words > 4
  }

  /// Whether nothing around the word looks like code.
  private func isPlainProse(_ use: TermUse, _ context: CheckContext) -> Bool {
    let text = context.draft.document.blocks[use.block].text
    let after = text.utf8Slice(use.range.upperBound..<text.utf8.count).first { !$0.isWhitespace }
    let before = text.utf8Slice(0..<use.range.lowerBound).last { !$0.isWhitespace }
    return ![before, after].compactMap(\.self).contains { "<>={}[]/\\:;_*|".contains($0) }
  }
}

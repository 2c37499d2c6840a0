import DocumentFormats
import LanguageAssets
import LanguageText

/// Reports what looks like a term and is in no glossary.
struct UnknownTerm: Rule {
  static let about = RuleDescription(
    id: "unknown-term", summary: "a recurring word, or a loan, that no glossary has",
    severity: .note,
    explanation: """
      A loanword in katakana, a heading of several words or a text that is set off like a label, \
      which comes back three times and which no glossary knows in any form; and a word that merely \
      spells a term of the source in other letters where the glossary has a translation. Each is \
      reported once, where it occurs first. A draft is given no more of them than the glossary \
      knows concepts in it: a glossary that hardly covers the text says little about what it lacks. Of a set of documents \
      the 25 words of a language that recur most are in sight; the others are doubtful notes, as are all in documents that \
      the others are translated from.
      """,
    examples: [
      RuleExample(
        "ja", [.example("button", "ja", "ボタン")],
        draft: "ボタンと⟦スライダー⟧があります。スライダーを動かします。このスライダーは青です。"),
      RuleExample(
        "ja", [.example("button", "ja", "ボタン")],
        draft: "ボタンとスライダーがあります。ここはパターンです。次のパターン。別のパターン。"),
      RuleExample(
        "ru", [.example("toggle", "ru", english: "toggle", "переключатель")],
        source: "Turn the toggle on.", draft: "Включите ⟦тогл⟧ сразу."),
      RuleExample(
        "ru", [.example("toggle", "ru", english: "toggle", "переключатель")],
        source: "Turn the toggle on.", draft: "Включите переключатель сразу."),
      RuleExample(
        "bg", [.example("terminal", "bg", english: "terminal", "терминал")],
        source: "Open the terminal.", draft: "Отворете терминала."),
      RuleExample(
        "ru", [.example("time", "ru", english: "time", "срок")],
        source: "Deal with the time.", draft: "Займитесь этим."),
      RuleExample(
        "zh-Hans", [.example("button", "zh-Hans", "按钮")],
        draft: "点按按钮打开“⟦控制中心⟧”。“控制中心”会显示开关。关闭“控制中心”。"),
      RuleExample(
        "ko", [.example("button", "ko", "버튼")],
        draft: "버튼을 눌러 “⟦제어 센터⟧”를 엽니다. “제어 센터”가 보입니다. “제어 센터”를 닫습니다."),
    ])

  /// How many unknown terms a document is given at most.
  private static let limit = 10
  private static let confidenceOfRecurring = 0.6

  func check(_ context: CheckContext, into findings: inout FindingList) {
    let candidates = TermCandidates(context)
    reportLoans(candidates, context, into: &findings)
    let recurring = candidates.recurring()
    guard !recurring.isEmpty else { return }
    let concepts = Self.concepts(in: context)
    var left = concepts
    // Those who translate a document read what is said of their own.
    let confidence =
      context.facts.isOriginal ? Finding.confidenceOfDoubtfulNotes : Self.confidenceOfRecurring
    for candidate in recurring {
      let use = candidate.uses[0]
      let recurs = candidate.uses.count >= DocumentSet.leastRecurrence && left > 0
      if recurs {
        left -= 1
        findings.report(
          Self.self, at: use.fileRange, match: use.text, confidence: confidence,
          message:
            "no glossary has “\(candidate.text)”, which occurs \(candidate.uses.count) times",
          related: candidate.uses.dropFirst().map { RelatedPlace($0.fileRange, "also here") })
      }
      guard concepts > 0 else { continue }
      findings.mention(
        Self.self, candidate.key, as: candidate.text, count: candidate.uses.count,
        isReported: recurs, at: use.fileRange, match: use.text, confidence: confidence)
    }
  }

  /// How many concepts the draft has terms of, as far as that matters.
  private static func concepts(in context: CheckContext) -> Int {
    var concepts: Set<Int> = []
    for index in context.uses.indices where concepts.count < limit {
      concepts.insert(context.uses[index].concept)
    }
    return concepts.count
  }

  /// Words that spell a term of the source in the letters of the draft.
  private func reportLoans(
    _ candidates: TermCandidates, _ context: CheckContext, into findings: inout FindingList
  ) {
    guard context.script != "Latn" else { return }
    var seen: Set<String> = []
    var words = LoanWords(context, besides: candidates)
    var translated: [TermEntry: Bool] = [:]
    func isTranslated(_ entry: TermEntry) -> Bool {
      if let known = translated[entry] { return known }
      let preferred = context.preferredTerm(for: entry.concept)
      let isTranslated =
        preferred.map { preferred in
          // A name in Latin letters that nobody has decided on is hardly what such a draft calls anything.
          preferred.status != .doNotTranslate && entry.status != .doNotTranslate
            && !entry.term.isSameWord(as: preferred)
            && !(preferred.status == .proposed && preferred.text.utf8.allSatisfy { $0 < 0x80 })
        } ?? false
      translated[entry] = isTranslated
      return isTranslated
    }
    // What a passage spells is told once, wherever it says it again.
    for passage in context.passages where !passage.draftBlocks.isEmpty && !passage.isRepeated {
      let present = passage.draftConcepts
      var asked: Set<TermEntry> = []
      for use in passage.sourceUses
      where !use.mayName(anyOf: present) && asked.insert(use.entry).inserted {
        guard isTranslated(use.entry), let loan = words.loan(of: use.term, in: passage),
          !KindredNames.isForm(
            loan.text, ofWordIn: context.glossary.concepts[use.concept], context.language),
          !LoanWords.isDerived(
            loan.text, from: context.glossary.concepts[use.concept], in: context.language),
          seen.insert(TermForms.fold(loan.text).prefix(5) + "\u{0}\(use.concept)").inserted,
          let preferred = context.preferredTerm(for: use.entry.concept)
        else { continue }
        findings.report(
          Self.self, at: loan.range, match: loan.text,
          concept: context.identifier(of: use.concept), confidence: 0.7,
          message: "“\(loan.text)” spells “\(use.term.text)”; the glossary has “\(preferred.text)”",
          suggestions: [Suggestion(preferred.text, isSafe: false)],
          source: context.reference(to: use, in: passage.document))
      }
    }
  }
}

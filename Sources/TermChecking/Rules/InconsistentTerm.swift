import LanguageAssets
import LanguageText

/// Reports a concept that a document names in two ways, both of which are allowed.
struct InconsistentTerm: Rule {
  static let about = RuleDescription(
    id: "inconsistent-term", summary: "one concept under two names in one document",
    severity: .warning,
    explanation: """
      An admitted term is fine by itself. Mixed with the preferred one in the same document it \
      makes readers look for a difference. Where only admitted terms are mixed, those that the \
      document uses less often are reported.
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
    ])

  func check(_ context: CheckContext, into findings: inout FindingList) {
    let uses = context.uses.filter {
      !$0.isPartOfWord && $0.term.status.isApproved && $0.term.status != .doNotTranslate
        && $0.spelling == .exact
    }
    for (concept, uses) in Dictionary(grouping: uses, by: \.concept).sorted(by: { $0.key < $1.key })
    {
      let kept = keptTerm(of: uses)
      for use in uses where use.entry != kept && use.term.status != .preferred {
        findings.report(
          Self.self, at: use.fileRange, match: use.text,
          concept: context.identifier(of: concept), confidence: 0.9,
          message: "“\(kept.term.text)” is called “\(use.term.text)” here",
          suggestions: [Replacement.suggestion(for: use, preferred: kept.term, in: context)])
      }
    }
  }

  /// The preferred term if it is used, else the one that is used most, and first.
  private func keptTerm(of uses: [TermUse]) -> TermEntry {
    if let use = uses.first(where: { $0.term.status == .preferred }) { return use.entry }
    let counts = Dictionary(grouping: uses, by: \.entry).mapValues(\.count)
    var best = uses[0].entry
    for use in uses where counts[use.entry, default: 0] > counts[best, default: 0] {
      best = use.entry
    }
    return best
  }
}

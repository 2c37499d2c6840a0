import DocumentFormats

/// A comment that tells the checker to keep silent.
struct SuppressionDirective: Hashable, Sendable {
  /// What the comment does.
  enum Kind: Hashable, Sendable {
    /// Hides findings on its line and on the next line of text.
    case ignore
    /// Hides findings from here on.
    case disable
    /// Ends what a `disable` began.
    case enable
    /// Hides findings in the whole file.
    case ignoreFile
  }

  /// Findings that a comment means.
  struct Target: Hashable, Sendable {
    /// The name of the rule.
    var rule: String
    /// The identifier of the concept; nil means any.
    var concept: String?
  }

  /// What the comment does.
  let kind: Kind
  /// Which findings it means; empty means all.
  let targets: [Target]
  /// The concept that the hidden words are said to mean; nil when the reason names none.
  let meaning: String?
  /// The byte offsets of the comment in the file.
  let range: Range<Int>
  /// The byte offsets of what the format says that the comment is about; nil where its place tells.
  let scope: Range<Int>?

  /// Reads a comment; nil when it is not for the checker.
  ///
  /// The form is `isogloss-ignore[RULE CONCEPT?, …]: reason`; brackets and reason may be left out.
  /// The reason `means CONCEPT` is checked: only what names that concept is hidden.
  init?(_ comment: SourceComment) {
    guard comment.text.holdsBytes(of: "isogloss-") else { return nil }
    let text = comment.text.drop(while: \.isWhitespace)
    let name = text.prefix { $0.isLetter || $0 == "-" }
    switch name {
    case "isogloss-ignore": kind = .ignore
    case "isogloss-disable": kind = .disable
    case "isogloss-enable": kind = .enable
    case "isogloss-ignore-file": kind = .ignoreFile
    default: return nil
    }
    range = comment.range
    scope = comment.scope
    targets = Self.targets(text.dropFirst(name.count))
    meaning = Self.meaning(text.dropFirst(name.count))
  }

  /// Whether the directive means a finding, wherever it stands.
  func means(_ finding: Finding) -> Bool {
    targets.isEmpty
      || targets.contains {
        $0.rule == finding.rule && ($0.concept == nil || $0.concept == finding.concept)
      }
  }

  /// The concept in a reason of the form `means CONCEPT`.
  private static func meaning(_ text: Substring) -> String? {
    let reason = text.first == "[" ? text.drop { $0 != "]" }.dropFirst() : text
    guard reason.first == ":" else { return nil }
    let words = reason.dropFirst().split(whereSeparator: \.isWhitespace)
    guard words.count >= 2, words[0] == "means" else { return nil }
    let name = words[1].prefix { !",.;:!?".contains($0) }
    return name.isEmpty ? nil : String(name)
  }

  private static func targets(_ text: Substring) -> [Target] {
    guard text.first == "[", let end = text.firstIndex(of: "]") else { return [] }
    return text[..<end].dropFirst().split(separator: ",").compactMap { entry in
      let words = entry.split(whereSeparator: \.isWhitespace)
      guard let rule = words.first else { return nil }
      return Target(rule: String(rule), concept: words.dropFirst().first.map(String.init))
    }
  }
}

import LanguageText
import TermChecking

/// How the result of a check is read: in the order of `FlatWriter+CheckResult.swift`.
extension FlatReader {
  /// Reads the result of a draft in a language.
  mutating func checkResult(_ language: LanguageTag) throws(Damaged) -> CheckResult {
    CheckResult(
      findings: try list { file throws(Damaged) in try file.finding(language) },
      pairsAligned: try integer(), termsLoaded: try integer(),
      omittedPassages: try list { file throws(Damaged) in try file.reference() },
      mentions: try list { file throws(Damaged) in try file.mention(language) },
      renderings: try list { file throws(Damaged) in try file.rendering(language) },
      sentences: try list { file throws(Damaged) in
        TranslatedSentence(
          source: try file.text(), draft: try file.text(), place: try file.integer(),
          isTranslatedAlone: try file.truth())
      },
      labels: try list { file throws(Damaged) in
        LabelRendering(
          source: try file.text(), draft: try file.text(), kind: try file.labelKind(),
          count: try file.integer(), finding: try file.truth() ? try file.finding(language) : nil)
      },
      labelTranslations: try list { file throws(Damaged) in
        guard let kind = LabelTranslation.Kind(rawValue: try file.integer()) else {
          throw Damaged()
        }
        return LabelTranslation(
          kind: kind, count: try file.integer(), finding: try file.finding(language))
      },
      evidence: try list { file throws(Damaged) in
        NameEvidence(
          concept: try file.text(), language: try file.language(unless: language),
          name: try file.text(), isGuess: try file.truth(), isLoan: try file.truth(),
          english: try file.list { file throws(Damaged) in try file.text() },
          forms: try file.list { file throws(Damaged) in try file.text() },
          asked: try file.integer(), needed: try file.integer(), unasked: try file.integer())
      })
  }

  /// Reads elements behind their number.
  mutating func list<Element>(
    _ read: (inout FlatReader) throws(Damaged) -> Element
  ) throws(Damaged) -> [Element] {
    let count = try integer()
    guard count >= 0 else { throw Damaged() }
    var elements: [Element] = []
    // Where there are fewer than the file says, it ends before them.
    for _ in 0..<count { elements.append(try read(&self)) }
    return elements
  }

  /// Reads a language.
  mutating func language() throws(Damaged) -> LanguageTag {
    guard let language = LanguageTag(try text()) else { throw Damaged() }
    return language
  }

  private mutating func labelKind() throws(Damaged) -> LabelRendering.Kind {
    guard let kind = LabelRendering.Kind(rawValue: try integer()) else { throw Damaged() }
    return kind
  }

  private mutating func finding(_ language: LanguageTag) throws(Damaged) -> Finding {
    let rule = try text()
    guard let severity = Severity(rawValue: try text()) else { throw Damaged() }
    let confidence = Double(bitPattern: UInt64(truncatingIfNeeded: try integer()))
    var finding = Finding(
      rule: rule, severity: severity, confidence: confidence, concept: try textIfAny(),
      language: try self.language(unless: language), range: try range(), match: try text(),
      message: try text(),
      suggestions: try list { file throws(Damaged) in
        Suggestion(try file.text(), isSafe: try file.truth(), isInflected: try file.truth())
      }, source: try truth() ? try reference() : nil, fingerprint: try text(),
      isSuppressed: try truth())
    let related = try list { file throws(Damaged) in
      let path = try file.textIfAny()
      let line = try file.integer()
      return RelatedPlace(
        try file.range(), try file.text(), path: path, line: line == 0 ? nil : line)
    }
    if !related.isEmpty { finding.related = related }
    return finding
  }

  private mutating func mention(_ language: LanguageTag) throws(Damaged) -> TermMention {
    TermMention(
      subject: try text(), name: try text(), isPreferred: try truth(), isAdmitted: try truth(),
      count: try integer(),
      isReported: try truth(), isGuess: try truth(), finding: try finding(language))
  }

  private mutating func rendering(_ language: LanguageTag) throws(Damaged) -> TermRendering {
    let concept = try text()
    let language = try self.language(unless: language)
    guard let naming = TermRendering.Naming(rawValue: try text()) else { throw Damaged() }
    var rendering = TermRendering(
      concept: concept, language: language, naming: naming, sentence: try integer(),
      term: try range())
    if try truth() {
      rendering.finding = try finding(language)
      rendering.substitute = try textIfAny()
      rendering.substituteConcept = try textIfAny()
    }
    return rendering
  }

  private mutating func reference() throws(Damaged) -> SourceReference {
    SourceReference(
      document: try integer(), path: try text(), range: try range(), text: try text())
  }

  private mutating func range() throws(Damaged) -> Range<Int> {
    let (start, end) = (try integer(), try integer())
    guard start <= end else { throw Damaged() }
    return start..<end
  }

  private mutating func language(unless usual: LanguageTag) throws(Damaged) -> LanguageTag {
    guard let text = try textIfAny() else { return usual }
    guard let language = LanguageTag(text) else { throw Damaged() }
    return language
  }
}

import DocumentFormats
import LanguageText

/// What the rules report while they check one draft.
package struct FindingList {
  /// The findings in the order in which they were reported.
  private(set) var findings: [Finding] = []

  /// What the draft contributes to what is judged over all documents, in order of reporting.
  private(set) var mentions: [TermMention] = []

  /// How the draft renders what its sources name, in order of reporting.
  private(set) var renderings: [TermRendering] = []

  /// The sentences of the sources with what the draft makes of them; see ``RenderingHabits``.
  var sentences: [TranslatedSentence] = []

  /// What the draft makes of the headings and cells of its sources; see ``LeftLabels``.
  var labels: [LabelRendering] = []

  /// How the draft translates the labels of its sources; see ``VariedLabels``.
  var labelTranslations: [LabelTranslation] = []

  private let language: LanguageTag
  private let severities: [String: Severity]

  /// What the comments of the draft hide.
  private(set) var suppressions: SuppressionTable

  private var fingerprints: FindingFingerprints

  /// Makes an empty list for a draft that names concepts at some places of its file.
  init(
    draft: CheckedDocument, severities: [String: Severity], places: [String: [Range<Int>]] = [:]
  ) {
    language = draft.language
    self.severities = severities
    suppressions = SuppressionTable(draft, places: places)
    fingerprints = FindingFingerprints(draft)
  }

  /// Whether a rule runs.
  func runs(_ rule: String) -> Bool { severities[rule] != nil }

  /// Reports something, at byte offsets into the file of the draft.
  ///
  /// The severity is that of the rule, or what the confidence allows: see ``Severity/cap(for:)``; never
  /// more than `most`.
  mutating func report(
    _ rule: any Rule.Type, at range: Range<Int>, match: String, concept: String? = nil,
    confidence: Double, atMost most: Severity = .error, message: String,
    suggestions: [Suggestion] = [], source: SourceReference? = nil, related: [RelatedPlace] = []
  ) {
    let finding = finding(
      rule, at: range, match: match, concept: concept, confidence: confidence, message: message,
      suggestions: suggestions, source: source, related: related)
    if var finding {
      finding.severity = min(finding.severity, most)
      findings.append(finding)
    }
  }

  /// Keeps what the other documents of a run may give reason to report; see ``DocumentSet``.
  mutating func mention(
    _ rule: any Rule.Type, _ subject: String, as name: String, isPreferred: Bool = false,
    isAdmitted: Bool = false, count: Int, isReported: Bool = false, isGuess: Bool = false,
    at range: Range<Int>,
    match: String, concept: String? = nil, confidence: Double, atMost most: Severity = .error,
    suggestions: [Suggestion] = []
  ) {
    let finding = finding(
      rule, at: range, match: match, concept: concept, confidence: confidence, message: "",
      suggestions: suggestions)
    guard var finding else { return }
    finding.severity = min(finding.severity, most)
    mentions.append(
      TermMention(
        subject: subject, name: name, isPreferred: isPreferred, isAdmitted: isAdmitted,
        count: count,
        isReported: isReported, isGuess: isGuess, finding: finding))
  }

  /// Reports what ``finding(_:at:match:concept:confidence:message:suggestions:source:related:)``
  /// made.
  mutating func report(_ finding: Finding) { findings.append(finding) }

  /// Keeps how the draft renders a concept; see ``RenderingHabits``.
  mutating func add(_ rendering: TermRendering) { renderings.append(rendering) }

  /// Makes doubtful notes of what is said of spellings and names in a document that the others translate: those who
  /// translate it cannot mend it.
  ///
  /// - Complexity: O(n) in the number of findings.
  mutating func lowerNotesOfOriginals() {
    let rules = [
      DoNotTranslate.about.id, SpellingVariant.about.id, InconsistentTerm.about.id,
      InconsistentSegment.about.id,
    ]
    for index in findings.indices
    where findings[index].severity == .note && rules.contains(findings[index].rule) {
      findings[index].lower(to: Finding.confidenceOfDoubtfulNotes)
    }
  }

  /// Leaves out that a sentence is translated elsewhere where it is told, at least as severely, that it is left as its
  /// source has it.
  ///
  /// - Complexity: O(n) in the number of findings for each such sentence.
  mutating func withoutDoubles() {
    let left = findings.filter { $0.rule == UntranslatedTerm.about.id }
    guard !left.isEmpty else { return }
    findings.removeAll { finding in
      finding.rule == InconsistentSegment.about.id && finding.match == finding.source?.text
        && left.contains {
          finding.range.contains($0.range.lowerBound) && $0.severity >= finding.severity
        }
    }
  }

  /// Leaves single words to people where a sentence has to be translated as a whole; see ``LeftSegments``.
  ///
  /// - Complexity: O(n) in the number of passages where something is suggested.
  mutating func leaveWordsOfLeftSentences(in context: CheckContext) {
    guard findings.contains(where: { !$0.suggestions.isEmpty }),
      var left = LeftSegments(context)
    else { return }
    for index in findings.indices {
      left.refuse(&findings[index])
      left.lower(&findings[index])
    }
  }

  /// Leaves to people the replacements of words of which a letter is the key that chooses a string of a user
  /// interface, which may be no letter of the new word, or the key of another string.
  ///
  /// - Complexity: O(n · m) in the number of findings and of such keys.
  mutating func refuseToMoveAccelerators(of document: ParsedDocument) {
    guard findings.contains(where: { $0.suggestions.contains(where: \.isSafe) }) else { return }
    var keys: [Range<Int>] = []
    for block in document.blocks {
      for span in block.spans where span.kind == .accelerator {
        keys.append(block.offsets.fileRange(of: span.range))
      }
    }
    guard !keys.isEmpty else { return }
    for index in findings.indices where keys.contains(where: findings[index].range.overlaps) {
      findings[index].suggestions = findings[index].suggestions.map(\.unsafe)
    }
  }

  /// Puts the findings that are reported in order.
  ///
  /// - Complexity: O(n log n) in the number of findings.
  mutating func finish() { findings.order() }

  /// Changes each finding in its place.
  mutating func change(_ body: (inout Finding) -> Void) {
    for index in findings.indices { body(&findings[index]) }
  }

  /// A finding of a rule with its fingerprint, hidden if a comment says so; nil when the rule does not run.
  ///
  /// - Complexity: O(length of the sentence) for the first finding in one.
  mutating func finding(
    _ rule: any Rule.Type, at range: Range<Int>, match: String, concept: String?,
    confidence: Double, message: String, suggestions: [Suggestion],
    source: SourceReference? = nil, related: [RelatedPlace] = []
  ) -> Finding? {
    let id = rule.about.id
    guard let severity = severities[id] else { return nil }
    var finding = Finding(
      rule: id, severity: min(severity, .cap(for: confidence)), confidence: confidence,
      concept: concept, language: language, range: range, match: match, message: message,
      suggestions: suggestions, source: source, related: related)
    finding.isSuppressed = suppressions.hides(finding)
    // What is kept for other documents, too, takes it along.
    fingerprints.mark(&finding)
    return finding
  }
}

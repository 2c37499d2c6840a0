package import LanguageText

/// Something that a rule reports about a draft.
///
/// A set has tens of thousands, which are copied, sorted and changed when all drafts are judged together: what is
/// hardly ever changed stands behind a reference.
package struct Finding: Hashable, Sendable {
  /// How much the finding weighs in this run.
  package var severity: Severity
  /// How sure the checker is, 0…1, higher is surer.
  package var confidence: Double
  /// Byte offsets into the file of the draft; empty where something is missing.
  package var range: Range<Int>
  /// What is wrong, in a sentence without a full stop.
  package var message: String
  /// Sixteen hexadecimal digits that stay the same when the passage moves in its file.
  ///
  /// See ``Fingerprint``.
  package var fingerprint: String
  /// Whether a comment in the draft hides the finding.
  package var isSuppressed: Bool

  /// How many bytes at the end of ``match`` are a Korean particle that its suggestions change, too.
  package var particleLength = 0

  private var subject: FindingSubject

  /// The name of the rule, such as `forbidden-term`.
  package var rule: String { subject.values.rule }

  /// The identifier of the concept; nil when the finding is about none.
  package var concept: String? {
    get { subject.values.concept }
    set { subject = subject.changed { $0.concept = newValue } }
  }

  /// The language of the draft.
  package var language: LanguageTag {
    get { subject.values.language }
    set { subject = subject.changed { $0.language = newValue } }
  }

  /// The visible text that is reported, without markup and invisible characters; empty where
  /// something is missing.
  package var match: String {
    get { subject.values.match }
    set { subject = subject.changed { $0.match = newValue } }
  }

  /// The reported text without a particle that was taken along.
  package var name: String {
    particleLength == 0
      ? match : String(decoding: match.utf8.dropLast(particleLength), as: UTF8.self)
  }

  /// Replacements for the reported range, the best first.
  package var suggestions: [Suggestion] {
    get { subject.values.suggestions }
    set { subject = subject.changed { $0.suggestions = newValue } }
  }

  /// The passage of the source that the finding is about; nil without one.
  package var source: SourceReference? {
    get { subject.values.source }
    set { subject = subject.changed { $0.source = newValue } }
  }

  /// Other places that the finding is about, in order.
  package var related: [RelatedPlace] {
    get { subject.values.related }
    set { subject = subject.changed { $0.related = newValue } }
  }

  /// Makes a finding; everything that not every rule knows may be left out.
  package init(
    rule: String, severity: Severity, confidence: Double = 1, concept: String? = nil,
    language: LanguageTag, range: Range<Int>, match: String = "", message: String,
    suggestions: [Suggestion] = [], source: SourceReference? = nil, related: [RelatedPlace] = [],
    fingerprint: String = "", isSuppressed: Bool = false
  ) {
    self.severity = severity
    self.confidence = confidence
    self.range = range
    self.message = message
    self.fingerprint = fingerprint
    self.isSuppressed = isSuppressed
    subject = FindingSubject(
      FindingSubject.Values(
        rule: rule, concept: concept, language: language, match: match, suggestions: suggestions,
        source: source, related: related))
  }
}

extension Finding {
  /// Whether the finding is listed in front of another: by position, then by rule and concept.
  func isBefore(_ other: Finding) -> Bool {
    (range.lowerBound, range.upperBound, rule, concept ?? "")
      < (other.range.lowerBound, other.range.upperBound, other.rule, other.concept ?? "")
  }
}

/// A text to write in place of a reported one.
package struct Suggestion: Hashable, Sendable {
  /// The replacement.
  package var text: String
  /// Whether it fits without a look at the sentence: nothing around it has to change.
  package var isSafe: Bool
  /// Whether the replacement has the form that the place asks for, as far as rules can tell; if not,
  /// it names the term, and nothing may write it without somebody who inflects it, or who translates the sentence that
  /// is left around it.
  package var isInflected: Bool

  /// The suggestion as one that asks for a look at the sentence.
  package var unsafe: Suggestion { Suggestion(text, isSafe: false, isInflected: isInflected) }

  /// The suggestion as one that only names the term.
  package var unwritten: Suggestion { Suggestion(text, isSafe: false, isInflected: false) }

  /// Makes a suggestion.
  package init(_ text: String, isSafe: Bool, isInflected: Bool = true) {
    self.text = text
    self.isSafe = isSafe
    self.isInflected = isInflected
  }
}

/// A passage of a source document.
package struct SourceReference: Hashable, Sendable {
  /// The index of the document among the sources of the check.
  package var document: Int
  /// The path of the document, as given.
  package var path: String
  /// Byte offsets into the file of the source.
  package var range: Range<Int>
  /// The visible text of the passage.
  package var text: String

  /// Makes a reference.
  package init(document: Int, path: String, range: Range<Int>, text: String) {
    self.document = document
    self.path = path
    self.range = range
    self.text = text
  }
}

extension Finding {
  /// Whether it is about paragraphs as a whole that are in another language: nothing can be written instead.
  package var isOnWholeText: Bool {
    rule == UntranslatedTerm.about.id && suggestions.isEmpty
      || rule == MixedScript.about.id && message.hasPrefix(MixedScript.mostOfDocument)
  }

  /// Whether most of the document is told of, so that no line of it says more than the first.
  package var isOnMostOfDocument: Bool {
    message.hasPrefix(UntranslatedTerm.mostOfDocument)
      || message.contains(MixedScript.inMostOfDocument)
  }
}

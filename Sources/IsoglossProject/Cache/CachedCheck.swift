import LanguageText
import TermChecking

/// What a check of one draft gave, as a file of the cache keeps it.
struct CachedCheck: Codable, Hashable, Sendable {
  /// A file that the result rests on besides the draft.
  struct Dependency: Codable, Hashable, Sendable {
    /// The path as seen from the current folder.
    var path: String
    /// The hash of its bytes; nil for a file that was looked for and not there.
    var digest: String?
  }

  /// A document that the draft was compared with.
  struct Source: Codable, Hashable, Sendable {
    var path: String
    var language: String
    var isSourceSide: Bool
  }

  struct StoredFinding: Codable, Hashable, Sendable {
    var rule: String
    var severity: String
    var confidence: Double
    var concept: String?
    var language: String
    var range: Range<Int>
    var match: String
    var message: String
    var suggestions: [StoredSuggestion]
    var source: StoredReference?
    var fingerprint: String
    var isSuppressed: Bool
    var related: [StoredPlace]
  }

  struct StoredRendering: Codable, Hashable, Sendable {
    var concept: String
    var language: String
    var naming: String
    var sentence: Int
    var term: Range<Int>
    var finding: StoredFinding?
  }

  struct StoredSentence: Codable, Hashable, Sendable {
    var source: String
    var draft: String
    var place: Int
    var isTranslatedAlone: Bool
  }

  struct StoredPlace: Codable, Hashable, Sendable {
    var path: String?
    var line: Int?
    var range: Range<Int>
    var message: String
  }

  struct StoredMention: Codable, Hashable, Sendable {
    var subject: String
    var name: String
    var isPreferred: Bool
    var count: Int
    var isReported: Bool
    var finding: StoredFinding
  }

  struct StoredSuggestion: Codable, Hashable, Sendable {
    var text: String
    var isSafe: Bool
    var isInflected: Bool
  }

  struct StoredReference: Codable, Hashable, Sendable {
    var document: Int
    var path: String
    var range: Range<Int>
    var text: String
  }

  /// The hash of all that is the same for the whole run, and of the draft.
  var state: String
  var dependencies: [Dependency]
  var language: String
  var languageReason: String
  var sources: [Source]
  var findings: [StoredFinding]
  var pairsAligned: Int
  var termsLoaded: Int
  var omittedPassages: [StoredReference]
  var mentions: [StoredMention]
  var renderings: [StoredRendering]
  var sentences: [StoredSentence]
}

extension CachedCheck {
  /// Keeps what a check gave.
  init(_ draft: CheckRun.Draft, state: String, dependencies: [Dependency]) {
    self.init(
      state: state, dependencies: dependencies, language: draft.document.language.canonical,
      languageReason: draft.document.languageReason.rawValue,
      sources: draft.sources.map {
        Source(path: $0.path, language: $0.language.canonical, isSourceSide: $0.isSourceSide)
      },
      findings: draft.result.findings.map(StoredFinding.init),
      pairsAligned: draft.result.pairsAligned, termsLoaded: draft.result.termsLoaded,
      omittedPassages: draft.result.omittedPassages.map(StoredReference.init),
      mentions: draft.result.mentions.map(StoredMention.init),
      renderings: draft.result.renderings.map(StoredRendering.init),
      sentences: draft.result.sentences.map {
        StoredSentence(
          source: $0.source, draft: $0.draft, place: $0.place,
          isTranslatedAlone: $0.isTranslatedAlone)
      })
  }

  /// What the check gave; nil when a language or severity is none.
  var result: CheckResult? {
    let findings = findings.compactMap(\.finding)
    guard findings.count == self.findings.count else { return nil }
    return CheckResult(
      findings: findings, pairsAligned: pairsAligned, termsLoaded: termsLoaded,
      omittedPassages: omittedPassages.map(\.reference),
      mentions: mentions.compactMap(\.mention), renderings: renderings.compactMap(\.rendering),
      sentences: sentences.map {
        TranslatedSentence(
          source: $0.source, draft: $0.draft, place: $0.place,
          isTranslatedAlone: $0.isTranslatedAlone)
      })
  }
}

extension CachedCheck.StoredFinding {
  fileprivate init(_ finding: Finding) {
    self.init(
      rule: finding.rule, severity: finding.severity.rawValue, confidence: finding.confidence,
      concept: finding.concept, language: finding.language.canonical, range: finding.range,
      match: finding.match, message: finding.message,
      suggestions: finding.suggestions.map {
        .init(text: $0.text, isSafe: $0.isSafe, isInflected: $0.isInflected)
      },
      source: finding.source.map(CachedCheck.StoredReference.init),
      fingerprint: finding.fingerprint, isSuppressed: finding.isSuppressed,
      related: finding.related.map {
        .init(path: $0.path, line: $0.line, range: $0.range, message: $0.message)
      })
  }

  fileprivate var finding: Finding? {
    guard let severity = Severity(rawValue: severity), let language = LanguageTag(language)
    else { return nil }
    var finding = Finding(
      rule: rule, severity: severity, confidence: confidence, concept: concept,
      language: language, range: range, match: match, message: message,
      suggestions: suggestions.map {
        Suggestion($0.text, isSafe: $0.isSafe, isInflected: $0.isInflected)
      },
      source: source?.reference, fingerprint: fingerprint, isSuppressed: isSuppressed)
    finding.related = related.map {
      RelatedPlace($0.range, $0.message, path: $0.path, line: $0.line)
    }
    return finding
  }
}

extension CachedCheck.StoredRendering {
  fileprivate init(_ rendering: TermRendering) {
    self.init(
      concept: rendering.concept, language: rendering.language.canonical,
      naming: rendering.naming.rawValue, sentence: rendering.sentence, term: rendering.term,
      finding: rendering.finding.map(CachedCheck.StoredFinding.init))
  }

  fileprivate var rendering: TermRendering? {
    guard let language = LanguageTag(language),
      let naming = TermRendering.Naming(rawValue: naming)
    else { return nil }
    return TermRendering(
      concept: concept, language: language, naming: naming, sentence: sentence, term: term,
      finding: finding?.finding)
  }
}

extension CachedCheck.StoredMention {
  fileprivate init(_ mention: TermMention) {
    self.init(
      subject: mention.subject, name: mention.name, isPreferred: mention.isPreferred,
      count: mention.count, isReported: mention.isReported,
      finding: CachedCheck.StoredFinding(mention.finding))
  }

  fileprivate var mention: TermMention? {
    finding.finding.map {
      TermMention(
        subject: subject, name: name, isPreferred: isPreferred, count: count,
        isReported: isReported, finding: $0)
    }
  }
}

extension CachedCheck.StoredReference {
  fileprivate init(_ reference: SourceReference) {
    self.init(
      document: reference.document, path: reference.path, range: reference.range,
      text: reference.text)
  }

  fileprivate var reference: SourceReference {
    SourceReference(document: document, path: path, range: range, text: text)
  }
}

import LanguageText

/// Tells, from all documents of a run together, that a second name of a concept is no slip.
///
/// Where a large part of the documents has a name that the glossary does not prefer, or many do, or a large part has
/// the word of the source language, translators have settled on it. One warning tells those who keep the
/// glossary; the places in the documents are notes.
enum SettledUsage {
  /// The least documents with a concept that tell anything about the usage of a set.
  private static let leastDocuments = 8
  /// The least documents that have the second name, and how many times as many may have the concept.
  private static let leastUsers = 4
  private static let share = 4
  /// So many documents with a name that nobody forbids are told of together, however many there are: nobody reads a
  /// list of them.
  private static let manyUsers = 12

  /// A second name that so many times as many documents call otherwise is not worth a word.
  private static let shareOfListed = 10

  /// How a document names a concept, with the index of the document.
  typealias Member = (document: Int, mention: TermMention)

  /// Whether names stand in so many documents that their usage may be settled.
  static func mayTell(_ names: [Member]) -> Bool {
    Set(names.map(\.document)).count >= leastUsers
  }

  /// Lowers what the documents report about a concept, and reports it once, when a second name of it
  /// is settled; returns whether it is.
  ///
  /// Takes where the second name stands, in order of the documents, where the first name does, and
  /// how many documents have the concept.
  static func judge(
    _ names: [Member], besides rest: [Member], of documents: Int, _ files: [CheckedFile],
    in results: inout [CheckResult]
  ) -> Bool {
    let users = Set(names.map(\.document))
    guard let first = names.first, documents >= leastDocuments, mayTell(names),
      users.count * share >= documents || users.count >= manyUsers && !rest.isEmpty
    else { return false }
    let subject = first.mention.finding
    for index in results.indices {
      results[index].lower(subject.rule, subject.concept, subject.language)
    }
    var most = first
    for name in names
    where name.mention.count > most.mention.count
      && name.mention.isReported == first.mention.isReported
    {
      most = name
    }
    var finding = most.mention.finding
    finding.confidence = 0.7
    finding.severity = min(finding.severity, .cap(for: finding.confidence))
    // The name of another thing may have it inside: 입력값 is the value of an 입력.
    if !rest.isEmpty, rest.allSatisfy({ holds(most.mention.name, $0.mention.name) }) {
      finding.severity = .note
    }
    // The glossary leaves the documents the choice.
    if most.mention.isAdmitted, rest.contains(where: { $0.mention.isPreferred }) {
      finding.makeLikelyNote()
    }
    finding.suggestions = []
    finding.message =
      rest.first.map { other in
        "“\(other.mention.name)” is also called \(list(of: names)) in \(users.count) of "
          + "\(documents) documents"
      }
      ?? "“\(most.mention.name)” is left untranslated in \(users.count) of \(documents) documents: "
      + "the glossary might admit it"
    let others =
      names.lazy.filter { $0.document != most.document && $0.mention.name == most.mention.name }
      .prefix(RenderingHabits.mostPlaces)
    finding.related = (Array(rest.prefix(1)) + others).compactMap { RelatedPlace($0, files) }
    results[most.document].findings.removeAll {
      $0.rule == finding.rule && $0.range == finding.range
    }
    results[most.document].insert(finding)
    return true
  }

  /// The second names, those of most documents first, without what hardly any beside them has.
  private static func list(of names: [Member]) -> String {
    let documents = Dictionary(grouping: names, by: \.mention.name)
      .mapValues { Set($0.map(\.document)).count }
    let most = documents.values.max() ?? 0
    return documents.filter { $0.value * shareOfListed >= most }.sorted {
      ($1.value, $0.key) < ($0.value, $1.key)
    }
    .map { "“\($0.key)”" }.joined(separator: " or ")
  }

  /// Whether a name has another as a part of its word, in letters that mark no borders of such parts.
  private static func holds(_ name: String, _ other: String) -> Bool {
    name.utf8.count > other.utf8.count && name.holdsBytes(of: other) && name != other + "ー"
      && !name.unicodeScalars.contains { $0.isLatinOrNeutral || ScriptClass($0) == .cyrillic }
  }
}

extension RelatedPlace {
  /// The place of a mention in another document; nil when its file is not known.
  init?(_ member: SettledUsage.Member, _ files: [CheckedFile]) {
    self.init(member.mention.finding, in: member.document, of: files)
  }

  /// The place of a finding in a document, given by its index; nil when its file is not known.
  init?(_ finding: Finding, in document: Int, of files: [CheckedFile]) {
    guard files.indices.contains(document) else { return nil }
    self.init(
      finding.range, "“\(finding.match)” here", path: files[document].path,
      line: files[document].lines.position(at: finding.range.lowerBound).line)
  }
}

extension CheckResult {
  /// Makes notes of what a rule reports about a concept.
  fileprivate mutating func lower(_ rule: String, _ concept: String?, _ language: LanguageTag) {
    for index in findings.indices
    where findings[index].rule == rule && findings[index].concept == concept
      && findings[index].language.matches(language)
      // What is reported of whole paragraphs has nothing to write instead, and stays.
      && (rule != UntranslatedTerm.about.id || !findings[index].suggestions.isEmpty)
    {
      findings[index].confidence = min(findings[index].confidence, 0.5)
      findings[index].severity = min(
        findings[index].severity, .cap(for: findings[index].confidence))
    }
  }
}

import LanguageText

/// Tells, from all documents of a run together, what the drafts write where a term is missing.
///
/// A sentence may do without a term that its source has: a pronoun, a verb, nothing at all. Where a
/// set of documents names a concept often enough, a missing term is an error only if the sentence
/// has a word that stands in other such sentences too, hardly where the concept is named, and
/// translates nothing else: another name for it. The rest are notes.
struct RenderingHabits {
  /// The least sentences with a concept that tell anything about the habits of its translators.
  static let leastSentences = 8
  /// The least sentences of a set in which a concept that it has less often is rare.
  private static let leastSentencesOfSet = 300
  /// The least sentences without the term in which another name stands.
  static let leastRivals = 3
  /// How many other places of a name a finding lists at most.
  static let mostPlaces = 5

  private struct Member {
    let document: Int
    let rendering: TermRendering
    let place: RivalWords.Place

    var occurrence: SenseEvidence.Occurrence {
      SenseEvidence.Occurrence(place: place, document: document)
    }
    /// Whether the source has several words for the concept, which have one sense.
    var isPhrase: Bool { place.termText.contains(" ") }
  }

  /// The sentences by language and concept, in order of the documents.
  private var members: [String: [String: [Member]]] = [:]
  private var sentences: [String: [TranslatedSentence]] = [:]
  private var languages: [String: LanguageTag] = [:]

  /// Lowers the confidence of missing terms that nothing else stands for, names what stands for the
  /// others, and reports sentences with another name whose paragraph has the term.
  ///
  /// Of languages of which the run has not seen all documents, given by their matching keys, no
  /// missing term is more than a warning.
  ///
  /// - Complexity: O(length of the sentences).
  static func judge(
    _ results: inout [CheckResult], files: [CheckedFile], partial: Set<String>
  ) {
    let habits = RenderingHabits(results)
    for (key, concepts) in habits.members.sorted(by: { $0.key < $1.key }) {
      guard let language = habits.languages[key] else { continue }
      let large = concepts.filter { $0.value.count >= leastSentences }
      if habits.sentences[key]?.count ?? 0 >= leastSentencesOfSet {
        lowerRare(concepts.filter { $0.value.count < leastSentences }, in: &results)
      }
      var rivals = large.mapValues { members in
        RivalWords(
          missing: members.filter { $0.rendering.finding != nil }.map(\.place),
          named: members.filter { $0.rendering.naming == .here }.map(\.place),
          preferred: members.lazy.compactMap(\.rendering.finding?.suggestions.first?.text).first
            ?? "", language: language)
      }
      let statistics = WordStatistics(
        of: rivals.values.reduce(into: []) { $0.formUnion($1.keys) },
        in: habits.sentences[key] ?? [], language)
      for concept in large.keys.sorted() {
        rivals[concept]?.remove(explainedBy: statistics)
        guard let rivals = rivals[concept], let members = large[concept] else { continue }
        report(members, rivals, files, in: &results)
      }
      guard partial.contains(key) else { continue }
      for index in results.indices { results[index].capMissingTerms(in: key) }
    }
  }

  /// Lowers what is missing of concepts that a large set hardly has: no rival can be told.
  private static func lowerRare(
    _ concepts: [String: [Member]], in results: inout [CheckResult]
  ) {
    for member in concepts.values.joined() {
      guard let finding = member.rendering.finding else { continue }
      results[member.document].lower(finding, to: member.isPhrase ? 0.6 : 0.5)
    }
  }

  private init(_ results: [CheckResult]) {
    for (document, result) in results.enumerated() {
      guard let language = result.renderings.first?.language else { continue }
      let key = language.matchingKey
      languages[key] = language
      sentences[key, default: []] += result.sentences
      for rendering in result.renderings where result.sentences.indices.contains(rendering.sentence)
      {
        members[key, default: [:]][rendering.concept, default: []].append(
          Member(
            document: document, rendering: rendering,
            place: RivalWords.Place(
              sentence: result.sentences[rendering.sentence], term: rendering.term)))
      }
    }
  }

  /// Reports what stands for a concept where its term is missing.
  private static func report(
    _ members: [Member], _ rivals: RivalWords, _ files: [CheckedFile],
    in results: inout [CheckResult]
  ) {
    let missing = members.compactMap { member in
      member.rendering.finding.map {
        (member: member, finding: $0, rival: rivals.rival(at: member.place))
      }
    }
    let places = Dictionary(grouping: missing.filter { $0.rival != nil }) { $0.rival?.key ?? "" }
    let terms = members.filter { $0.rendering.naming == .here }.map(\.occurrence)
    let senses = places.mapValues { places in
      SenseEvidence(rivals: places.map(\.member.occurrence), terms: terms)
    }
    for (member, finding, rival) in missing {
      guard let rival,
        member.isPhrase || senses[rival.key]?.isOtherSense(member.occurrence) != true
      else {
        results[member.document].lower(finding)
        continue
      }
      var finding = finding
      finding.message += "; “\(rival.surface)” seems to stand for it"
      if member.rendering.naming == .nearby { finding.confidence = min(finding.confidence, 0.7) }
      finding.severity = min(finding.severity, .cap(for: finding.confidence))
      finding.related = (places[rival.key] ?? []).lazy.filter {
        $0.member.document != member.document || $0.finding.range != finding.range
      }.prefix(mostPlaces).map { other in
        let file =
          other.member.document == member.document || files.isEmpty
          ? nil : files[other.member.document]
        return RelatedPlace(
          other.finding.range,
          "“\(other.rival?.surface ?? "")” for “\(other.member.place.termText)”",
          path: file?.path, line: file?.lines.position(at: other.finding.range.lowerBound).line)
      }
      results[member.document].replaceMissingTerm(by: finding)
    }
  }
}

extension CheckResult {
  /// Lowers the confidence of the report of a missing term, if there is one; makes it a note by
  /// default.
  fileprivate mutating func lower(_ finding: Finding, to confidence: Double = 0.5) {
    guard let index = missingTerm(finding) else { return }
    findings[index].confidence = min(findings[index].confidence, confidence)
    findings[index].severity = min(
      findings[index].severity, .cap(for: findings[index].confidence))
  }

  /// Puts the report of a missing term in place of what was known of it before, or adds it.
  fileprivate mutating func replaceMissingTerm(by finding: Finding) {
    guard let index = missingTerm(finding) else { return insert(finding) }
    findings[index] = finding
  }

  /// Makes warnings of the errors about missing terms, when the draft is in a language.
  fileprivate mutating func capMissingTerms(in language: String) {
    for index in findings.indices
    where findings[index].rule == MissingTerm.about.id
      && findings[index].language.matchingKey == language
    {
      findings[index].confidence = min(findings[index].confidence, 0.75)
      findings[index].severity = min(
        findings[index].severity, .cap(for: findings[index].confidence))
    }
  }

  /// The index of the report of a missing term.
  ///
  /// - Complexity: O(log findings), and the findings at the place; they are in order of position.
  private func missingTerm(_ wanted: Finding) -> Int? {
    let place = wanted.range.lowerBound
    var low = 0
    var high = findings.count
    while low < high {
      let middle = (low + high) / 2
      if findings[middle].range.lowerBound < place { low = middle + 1 } else { high = middle }
    }
    while low < findings.count, findings[low].range.lowerBound == place {
      if findings[low].rule == MissingTerm.about.id, findings[low].concept == wanted.concept {
        return low
      }
      low += 1
    }
    return nil
  }
}

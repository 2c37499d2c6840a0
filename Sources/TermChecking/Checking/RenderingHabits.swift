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
    /// The index of the rendering among those of its document.
    let rendering: Int
    let naming: TermRendering.Naming
    /// Whether something is, or would be, reported.
    let isMissing: Bool
    let place: RivalWords.Place

    var occurrence: SenseEvidence.Occurrence {
      SenseEvidence.Occurrence(place: place, document: document)
    }
    /// Whether the source has several words for the concept, which have one sense.
    var isPhrase: Bool { place.termText.contains(" ") }
  }

  /// What the drafts in a language have.
  private struct Drafts {
    let language: LanguageTag
    /// The sentences by concept, in order of the documents.
    var members: [String: [Member]] = [:]
    /// How many sentences the documents have.
    var sentenceCount = 0
    var vocabulary: SentenceVocabulary

    init(_ language: LanguageTag) {
      self.language = language
      vocabulary = SentenceVocabulary(language)
    }
  }

  /// By the matching keys of their languages.
  private var drafts: [String: Drafts] = [:]
  /// The renderings of each document.
  private let renderings: [[TermRendering]]

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
    var habits = RenderingHabits(results)
    var reports = MissingTermReports()
    for key in habits.drafts.keys.sorted() {
      guard var drafts = habits.drafts.removeValue(forKey: key) else { continue }
      habits.judge(&drafts, files, &reports, in: &results)
      reports.insert(into: &results)
      guard partial.contains(key) else { continue }
      for index in results.indices { results[index].capMissingTerms(in: key) }
    }
  }

  private func judge(
    _ drafts: inout Drafts, _ files: [CheckedFile], _ reports: inout MissingTermReports,
    in results: inout [CheckResult]
  ) {
    let language = drafts.language
    let large = drafts.members.filter { $0.value.count >= Self.leastSentences }
    if drafts.sentenceCount >= Self.leastSentencesOfSet {
      for member in drafts.members.values.lazy.filter({ $0.count < Self.leastSentences }).joined() {
        // Of what a large set hardly has no rival can be told.
        guard let finding = finding(of: member) else { continue }
        reports.lower(
          finding, in: member.document, to: member.isPhrase ? 0.6 : 0.5, in: &results)
      }
    }
    for member in large.values.joined() where member.isMissing {
      _ = drafts.vocabulary.names(at: member.place)
    }
    var rivals = large.mapValues { members in
      RivalWords(
        missing: members.filter(\.isMissing).map(\.place),
        named: members.filter { $0.naming == .here }.map(\.place),
        preferred: members.lazy.compactMap { finding(of: $0)?.suggestions.first?.text }.first ?? "",
        language: language, &drafts.vocabulary)
    }
    let statistics = WordStatistics(
      of: rivals.values.reduce(into: []) { $0.formUnion($1.keys) },
      in: drafts.vocabulary.sentences, language)
    for concept in large.keys.sorted() {
      rivals[concept]?.remove(explainedBy: statistics)
      guard let rivals = rivals[concept], let members = large[concept] else { continue }
      report(members, rivals, &drafts.vocabulary, files, &reports, in: &results)
    }
  }

  private init(_ results: [CheckResult]) {
    renderings = results.map(\.renderings)
    for (document, result) in results.enumerated() {
      guard let language = result.renderings.first?.language else { continue }
      let key = language.matchingKey
      var drafts = self.drafts.removeValue(forKey: key) ?? Drafts(language)
      drafts.sentenceCount += result.sentences.count
      let numbers = result.sentences.map { drafts.vocabulary.number(of: $0) }
      for (index, rendering) in result.renderings.enumerated()
      where numbers.indices.contains(rendering.sentence) {
        drafts.members[rendering.concept, default: []].append(
          Member(
            document: document, rendering: index, naming: rendering.naming,
            isMissing: rendering.finding != nil,
            place: RivalWords.Place(
              sentence: result.sentences[rendering.sentence], number: numbers[rendering.sentence],
              term: rendering.term)))
      }
      self.drafts[key] = drafts
    }
  }

  private func finding(of member: Member) -> Finding? {
    renderings[member.document][member.rendering].finding
  }

  /// Reports what stands for a concept where its term is missing.
  private func report(
    _ members: [Member], _ rivals: RivalWords, _ vocabulary: inout SentenceVocabulary,
    _ files: [CheckedFile], _ reports: inout MissingTermReports, in results: inout [CheckResult]
  ) {
    let missing = members.filter(\.isMissing).map { member in
      (member: member, rival: rivals.rival(at: member.place, &vocabulary))
    }
    let places = Dictionary(grouping: missing.filter { $0.rival != nil }) { $0.rival?.key ?? "" }
    let terms =
      places.isEmpty
      ? [] : members.filter { $0.naming == .here }.map(\.occurrence)
    let sample = SenseEvidence.Sample(terms)
    let senses = places.mapValues { places in
      SenseEvidence(
        rivals: SenseEvidence.Sample(places.map(\.member.occurrence)), terms: sample)
    }
    for (member, rival) in missing {
      guard var finding = finding(of: member) else { continue }
      guard let rival,
        member.isPhrase || senses[rival.key]?.isOtherSense(member.occurrence) != true
      else {
        reports.lower(finding, in: member.document, in: &results)
        continue
      }
      finding.message += "; “\(rival.surface)” seems to stand for it"
      if member.naming == .nearby { finding.confidence = min(finding.confidence, 0.7) }
      finding.severity = min(finding.severity, .cap(for: finding.confidence))
      for other in places[rival.key] ?? [] where finding.related.count < Self.mostPlaces {
        let surface = other.rival?.surface ?? ""
        if let place = related(other.member, surface, to: finding, in: member.document, files) {
          finding.related.append(place)
        }
      }
      reports.replace(by: finding, in: member.document, in: &results)
    }
  }

  /// Where another name stands for a term elsewhere; nil at the place of a finding itself.
  private func related(
    _ other: Member, _ name: String, to finding: Finding, in document: Int, _ files: [CheckedFile]
  ) -> RelatedPlace? {
    guard let range = self.finding(of: other)?.range,
      other.document != document || range != finding.range
    else { return nil }
    let file = other.document == document || files.isEmpty ? nil : files[other.document]
    return RelatedPlace(
      range, "“\(name)” for “\(other.place.termText)”", path: file?.path,
      line: file?.lines.position(at: range.lowerBound).line)
  }
}

import LanguageText

/// Judges what only the documents of a run together can tell.
package enum DocumentSet {
  /// The least times that a word occurs in one document before it is worth a concept.
  static let leastRecurrence = 3
  /// The least times that a word occurs in all documents when none has it often.
  private static let leastRecurrenceInSet = 5

  /// Adds to the result of every document what the others give reason to report.
  ///
  /// A concept that a document names in one way only, and the others in another, is reported once in that
  /// document, or once in the set where the others are not many more; when many documents have a second name, once
  /// in the set: see ``SettledUsage``. A word that
  /// no glossary has, and no document has often enough, is reported once in the document that has it
  /// most. Comments that documents of one file share are judged by ``SharedComments``. Missing terms
  /// are weighed by ``RenderingHabits``, and words that are left as they are by
  /// ``KeptWords``, ``KeptFolders``, ``KeptParts``, ``LeftLabels``, ``KeptHeadings`` and ``CapitalisedNames``, spellings by
  /// ``SettledSpellings``, labels with several translations by ``VariedLabels``, what every page has by
  /// ``RepeatedSentences``; of the languages with the given matching keys it knows that documents are missing, and makes no
  /// errors of what these may lower. Findings that point to other documents need the files of all.
  ///
  /// - Complexity: O(n log n) in the number of mentions, and O(length) of the sentences with a
  ///   concept that is missing somewhere.
  package static func judge(
    _ results: inout [CheckResult], files: [CheckedFile] = [], partial: Set<String> = []
  ) {
    SharedComments.judge(&results, files: files)
    RenderingHabits.judge(&results, files: files, partial: partial)
    KeptWords.judge(&results, files: files)
    KeptFolders.judge(&results, files: files)
    KeptParts.judge(&results, files: files)
    LeftLabels.judge(&results, files: files)
    KeptHeadings.judge(&results, files: files)
    LeftStrings.judge(&results, files: files)
    VariedLabels.judge(&results, files: files)
    let capitalised = CapitalisedNames(results)
    capitalised.lower(in: &results)
    SettledSpellings.judge(&results, files: files)
    let tallies = NameTallies(results)
    let general = GeneralNames(tallies)
    general.lower(in: &results)
    let mentions = results.indices.flatMap { document in
      results[document].mentions.filter { !general.contains($0.finding) }
        .map { (document: document, mention: $0) }
    }
    let groups = Dictionary(grouping: mentions) { Subject($0.mention) }
    for subject in groups.keys.sorted() {
      guard let members = groups[subject], Set(members.map(\.document)).count > 1 else { continue }
      switch subject.rule {
      case UnknownTerm.about.id: gather(members, in: &results)
      case UntranslatedTerm.about.id:
        let users = Set(members.map(\.document))
        let documents = results.indices.count {
          users.contains($0) || results[$0].names(subject.subject, in: subject.language)
        }
        // What is never more than perhaps a name says nothing about the word.
        let sure = members.filter {
          $0.mention.isReported && !capitalised.contains($0.mention.finding)
        }
        guard SettledUsage.mayTell(sure) else { continue }
        _ = SettledUsage.judge(
          sure + members.filter { !$0.mention.isReported }, besides: [], of: documents, files,
          in: &results)
      default:
        let kept = keptName(members)
        let second = members.filter { $0.mention.name != kept }
        let isSettled =
          !second.isEmpty
          && SettledUsage.judge(
            second, besides: members.filter { $0.mention.name == kept },
            of: Set(members.map(\.document)).count, files, in: &results)
        guard !isSettled else { continue }
        for guess in recurring(second) { results[guess.document].raise(guess.mention.finding) }
        let documents =
          files.isEmpty
          ? results.count : files.count { $0.language.matchingKey == subject.language }
        for (document, finding) in inconsistent(members, kept, of: documents, files) {
          results[document].insert(finding)
        }
      }
    }
    UnknownWords.lower(in: &results)
    RecurringMisspellings.judge(&results)
    RareNames(tallies).lower(in: &results)
    NameSupport(tallies).weigh(&results)
    RepeatedSentences.judge(&results, files: files)
    for language in partial {
      for index in results.indices { results[index].capWhatOthersMayLower(in: language) }
    }
  }

  /// Whether what other documents tell may lower a finding.
  package static func mayLower(_ finding: Finding) -> Bool {
    switch finding.rule {
    case MissingTerm.about.id: true
    case UntranslatedTerm.about.id, InconsistentTerm.about.id, SpellingVariant.about.id:
      finding.severity > .note
    default: finding.isOnWholeText && finding.severity > .note
    }
  }

  private typealias Member = SettledUsage.Member

  /// The names that a document has once and nobody has decided on, of those that the set has often
  /// enough to be no chance.
  private static func recurring(_ members: [Member]) -> [Member] {
    var counts: [String: Int] = [:]
    for member in members { counts[member.mention.name, default: 0] += member.mention.count }
    return members.filter {
      $0.mention.isGuess && counts[$0.mention.name, default: 0] >= leastRecurrence
    }
  }

  /// What to report of documents that keep to another name than most, given how many the set has in their language: one
  /// by one where a preferred name has most of them on its side, else once.
  private static func inconsistent(
    _ members: [Member], _ kept: String, of documents: Int, _ files: [CheckedFile]
  ) -> [(Int, Finding)] {
    guard let model = members.first(where: { $0.mention.name == kept }) else { return [] }
    let byDocument = Dictionary(grouping: members, by: \.document)
    let others = byDocument.values.count { $0.contains { $0.mention.name == kept } }
    let names = byDocument.sorted { $0.key < $1.key }.compactMap { _, members in
      members.contains { $0.mention.name == kept || $0.mention.isReported }
        ? nil : mostUsed(members)
    }
    let unlike = others == 1 ? "another document" : "\(others) other documents"
    let times = documents < leastDocumentsOfSet ? 1 : timesOfMost
    if model.mention.isPreferred, others < names.count * times {
      let isUsage = names.count >= max(others, leastUsers)
      return once(names, kept, unlike, model, of: documents, isUsage: isUsage, files).map { [$0] }
        ?? []
    }
    return names.map { name in
      var finding = name.mention.finding
      finding.message =
        "“\(kept)” is called “\(name.mention.name)” here, unlike in \(unlike)"
      finding.related = RelatedPlace(model, files).map { [$0] } ?? []
      // One place of many would leave the mixture in the document.
      if name.mention.count > 1 { finding.suggestions = finding.suggestions.map(\.unwritten) }
      if isNote(name, besides: model, of: documents) { finding.makeLikelyNote() }
      return (name.document, finding)
    }
  }

  /// Whether the glossary leaves a document of many the choice of its name.
  private static func isNote(
    _ name: Member, besides model: Member, of documents: Int
  ) -> Bool {
    name.mention.isAdmitted && model.mention.isPreferred && documents >= leastDocumentsOfSet
  }

  /// In more documents than a few pages a preferred name has most of them on its side when so many times as many have
  /// it: of 23 beside five all were slips, of three beside two none.
  private static let timesOfMost = 4
  private static let leastDocumentsOfSet = 8

  /// So many documents that keep to another name are not chance.
  private static let leastUsers = 3

  /// One report on the document that has another allowed name most, with the others that keep to it: a note unless that
  /// is the usage, so that the glossary is not what the documents say.
  private static func once(
    _ names: [Member], _ kept: String, _ unlike: String, _ model: Member,
    of documents: Int, isUsage: Bool, _ files: [CheckedFile]
  ) -> (Int, Finding)? {
    guard let most = mostUsed(names) else { return nil }
    let alike = names.filter {
      $0.mention.name == most.mention.name && $0.document != most.document
    }
    var finding = most.mention.finding
    finding.suggestions = []
    if !isUsage || isNote(most, besides: model, of: documents) { finding.makeLikelyNote() }
    finding.message =
      "“\(kept)” is called “\(most.mention.name)” here"
      + (alike.isEmpty ? "" : alike.count == 1 ? ", as in one more" : ", as in \(alike.count) more")
      + ", unlike in \(unlike)"
    finding.related = ([model] + alike.prefix(RenderingHabits.mostPlaces)).compactMap {
      RelatedPlace($0, files)
    }
    return (most.document, finding)
  }

  /// The preferred name if a document uses it, else the one that is used most, and first.
  private static func keptName(_ members: [Member]) -> String {
    if let preferred = members.first(where: { $0.mention.isPreferred }) {
      return preferred.mention.name
    }
    var counts: [String: Int] = [:]
    for member in members { counts[member.mention.name, default: 0] += member.mention.count }
    var best = members[0].mention.name
    for member in members where counts[member.mention.name, default: 0] > counts[best, default: 0] {
      best = member.mention.name
    }
    return best
  }

  /// Leaves one report of a word that recurs in the set: in the document that has it most.
  private static func gather(_ members: [Member], in results: inout [CheckResult]) {
    let total = members.reduce(0) { $0 + $1.mention.count }
    let recurs = total >= leastRecurrenceInSet || members.contains { $0.mention.isReported }
    guard recurs, let most = mostUsed(members) else { return }
    for member in members where member.mention.isReported {
      results[member.document].findings.removeAll {
        $0.rule == member.mention.finding.rule && $0.range == member.mention.finding.range
      }
    }
    var finding = most.mention.finding
    finding.message =
      "no glossary has “\(most.mention.name)”, which occurs \(total) times in "
      + "\(members.count) documents"
    results[most.document].insert(finding)
  }

  private static func mostUsed(_ members: [Member]) -> Member? {
    guard var best = members.first else { return nil }
    for member in members where member.mention.count > best.mention.count { best = member }
    return best
  }

  /// What mentions are grouped by.
  private struct Subject: Hashable, Comparable {
    let rule: String
    let language: String
    let subject: String

    init(_ mention: TermMention) {
      rule = mention.finding.rule
      language = mention.finding.language.matchingKey
      subject = mention.subject
    }

    static func < (left: Self, right: Self) -> Bool {
      (left.rule, left.language, left.subject) < (right.rule, right.language, right.subject)
    }
  }
}

extension CheckResult {
  /// Makes warnings of the errors that other documents may lower, when the draft is in a language.
  fileprivate mutating func capWhatOthersMayLower(in language: String) {
    for index in findings.indices
    where findings[index].severity == .error && findings[index].language.matchingKey == language
      && DocumentSet.mayLower(findings[index])
    {
      findings[index].lower(to: 0.75)
    }
  }

  /// Makes what is reported at the place of a finding likely.
  fileprivate mutating func raise(_ finding: Finding) {
    for index in findings.indices
    where findings[index].rule == finding.rule && findings[index].range == finding.range
      && findings[index].concept == finding.concept
    {
      findings[index].confidence = max(
        findings[index].confidence, Finding.confidenceOfLikelyNotes)
    }
  }

  /// Whether the sources name a concept and the draft is in a language, given by its matching key.
  fileprivate func names(_ concept: String, in language: String) -> Bool {
    renderings.contains { $0.concept == concept && $0.language.matchingKey == language }
  }
}

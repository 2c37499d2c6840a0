import LanguageText
import TermChecking

/// The configured documents that a run leaves out, as far as an earlier run has checked them.
///
/// What the documents together tell may lower what one of them alone gives reason to report, so that a file is judged in
/// the same way whether it is checked alone or with the others.
struct RestOfSet {
  /// The drafts that the run leaves out, as the cache has them.
  private(set) var drafts: [CheckRun.Draft] = []
  /// The documents that it does not have: first versions of what the run has findings in that they may lower, then the
  /// fewer of other versions of what it has checked and of those in its languages.
  private(set) var unknown: [String] = []

  /// The unknown documents that are worth a check, although nobody asked for them, for what they tell of the others, at
  /// most so many: all if they are few, else those that are versions of these or in their languages, or the first of
  /// them.
  func worthChecking(upTo limit: Int) -> [String] {
    let count = [unknown.count, relatedCount].first { $0 <= limit } ?? min(limit, firstCount)
    return Array(unknown.prefix(count))
  }

  /// The languages, by their matching keys, of the drafts of the run.
  private var languages: Set<String> = []
  /// How many documents each language of the run has.
  private var counts: [String: Int] = [:]
  /// The languages of the documents that nothing is known of.
  private var unseen: [String: String] = [:]
  /// How many of ``unknown`` are worth a check above all, and how many these are with all others that are versions of what
  /// the run has checked or in its languages.
  private var firstCount = 0
  private var relatedCount = 0
  /// The places of the documents in the order of a run over all.
  private var ranks: [String: Int] = [:]

  /// The share of a language's documents that may be unknown, and how many whatever the share: what
  /// a few documents say of the habits of translators is little.
  private static let tolerance = 0.1
  private static let fewDocuments = 8
  /// Of a set with more documents those in other languages are looked at only where they are versions of what the run
  /// has checked.
  private static let mostDocuments = 3000

  /// Whether drafts have to be judged with the rest of their set: where something is found that it may lower, and the
  /// run has but a part of the configured documents.
  static func isNeeded(for drafts: [CheckRun.Draft], _ run: CheckRun) -> Bool {
    let base = RelativePath.absolute(run.configuration.base)
    let isWhole =
      run.listedFiles == nil && run.since == nil
      && (run.paths.isEmpty || run.paths.contains { RelativePath.absolute($0) == base })
    guard !run.configuration.documents.isEmpty, run.sources.isEmpty,
      run.input != nil || !isWhole
    else { return false }
    return drafts.contains { $0.result.findings.contains(where: DocumentSet.mayLower) }
  }

  /// Nothing but the drafts of the run.
  init() {}

  /// Looks for the rest of the set of some drafts, of which the closure tells what is known by their paths.
  ///
  /// - Throws: ``RunError`` when the folder of the configuration cannot be read.
  /// - Complexity: O(n) in the size of all configured documents.
  init(
    of drafts: [CheckRun.Draft], _ run: CheckRun, known: (String) -> CheckRun.Draft?
  ) throws(RunError) {
    let configuration = run.configuration
    func place(_ path: String) -> DocumentPlace? {
      configuration.place(of: RelativePath.of(path, from: configuration.base))
    }
    let seen = Set(drafts.map { RelativePath.absolute($0.document.path) })
    var checked: Set<Version> = []
    var questioned: Set<Version> = []
    for draft in drafts {
      guard let version = place(draft.document.path).map(Version.init) else { continue }
      checked.insert(version)
      if draft.result.findings.contains(where: DocumentSet.mayLower) { questioned.insert(version) }
    }
    languages = Set(drafts.map(\.document.language.matchingKey))
    // What is translated tells nothing of its translations.
    let source = configuration.sourceLanguage?.matchingKey
    let paths = try run.selection.files(in: [])
    var (versions, own, others): ([String], [String], [String]) = ([], [], [])
    for (rank, path) in paths.enumerated() {
      ranks[RelativePath.absolute(path)] = rank
      guard let place = place(path), let language = place.language?.matchingKey else { continue }
      let isVersion = checked.contains(Version(place))
      guard
        languages.contains(language)
          || language != source && (isVersion || paths.count <= Self.mostDocuments)
      else { continue }
      counts[language, default: 0] += 1
      guard !seen.contains(RelativePath.absolute(path)) else { continue }
      if let known = known(path) {
        self.drafts.append(known)
      } else {
        unseen[path] = language
        if questioned.contains(Version(place)) {
          unknown.append(path)
        } else if isVersion {
          versions.append(path)
        } else if languages.contains(language) {
          own.append(path)
        } else {
          others.append(path)
        }
      }
    }
    let isOwnFirst = own.count < versions.count
    firstCount = unknown.count + (isOwnFirst ? own : versions).count
    relatedCount = unknown.count + own.count + versions.count
    unknown += (isOwnFirst ? own + versions : versions + own) + others
  }

  /// Adds what a check of unknown documents gave.
  mutating func add(_ checked: [CheckRun.Draft]) {
    drafts += checked
    for draft in checked { unseen[draft.document.path] = nil }
  }

  /// The languages of the run, by their matching keys, of which nothing is known of many documents.
  var unseenLanguages: Set<String> {
    Set(
      Dictionary(grouping: unseen.values) { $0 }.filter { language, members in
        languages.contains(language) && members.count >= Self.fewDocuments
          && Double(members.count) > Double(counts[language] ?? 0) * Self.tolerance
      }.keys)
  }

  /// Some drafts of the run and the rest, in the order of a run over all.
  ///
  /// What is told once for several documents is told of the first. With each draft of the run goes its index.
  func merged(with own: [CheckRun.Draft]) -> [(draft: CheckRun.Draft, index: Int?)] {
    let all = own.enumerated().map { (draft: $1, index: Optional($0)) }
    guard !drafts.isEmpty else { return all }
    func rank(_ draft: CheckRun.Draft) -> Int {
      ranks[RelativePath.absolute(draft.document.path)] ?? ranks.count
    }
    return (all + drafts.map { (draft: $0, index: nil) }).enumerated()
      .map { (rank: rank($1.draft), place: $0, member: $1) }
      .sorted { ($0.rank, $0.place) < ($1.rank, $1.place) }.map(\.member)
  }

  /// What the versions of one document have in common.
  private struct Version: Hashable {
    let pattern: Int
    let wildcards: [String]

    init(_ place: DocumentPlace) { (pattern, wildcards) = (place.pattern, place.wildcards) }
  }
}

import LanguageText
import TermChecking

/// The configured documents that a run leaves out, as far as an earlier run has checked them.
///
/// Whether a sentence may do without a term is told by the whole set, so that a file is judged in the
/// same way whether it is checked alone or with the others.
struct RestOfSet {
  /// The drafts that the run leaves out, as the cache has them.
  private(set) var drafts: [CheckRun.Draft] = []
  /// The languages, by their matching keys, of which the cache does not have nearly all drafts.
  private(set) var unseenLanguages: Set<String> = []

  /// The share of a language's documents that may be unknown, and how many whatever the share: what
  /// a few documents say of the habits of translators is little.
  private static let tolerance = 0.1
  private static let fewDocuments = 8

  /// The languages, by their matching keys, for which drafts have to be judged with the rest of their
  /// set: those in which a term is missing, where the run has but a part of the configured documents.
  static func languages(of drafts: [CheckRun.Draft], _ run: CheckRun) -> Set<String> {
    let base = RelativePath.absolute(run.configuration.base)
    let isWhole =
      run.listedFiles == nil && run.since == nil
      && (run.paths.isEmpty || run.paths.contains { RelativePath.absolute($0) == base })
    guard !run.configuration.documents.isEmpty, run.sources.isEmpty,
      run.input != nil || !isWhole
    else { return [] }
    return Set(
      drafts.filter { draft in draft.result.findings.contains { $0.rule == "missing-term" } }
        .map(\.document.language.matchingKey))
  }

  /// Looks for the rest of the set of some drafts in some languages, of which the closure tells what is
  /// known by their paths.
  ///
  /// - Throws: ``RunError`` when the folder of the configuration cannot be read.
  /// - Complexity: O(n) in the size of all configured documents, unless no language is asked for.
  init(
    of drafts: [CheckRun.Draft], in languages: Set<String>, _ run: CheckRun,
    known: (String) -> CheckRun.Draft?
  ) throws(RunError) {
    guard !languages.isEmpty else { return }
    let base = run.configuration.base
    let seen = Set(drafts.map { RelativePath.of($0.document.path, from: base) })
    var counts: [String: (all: Int, unseen: Int)] = [:]
    for path in try run.selection.files(in: []) {
      let relative = RelativePath.of(path, from: base)
      guard let place = run.configuration.place(of: relative),
        let language = place.language?.matchingKey, languages.contains(language)
      else { continue }
      counts[language, default: (0, 0)].all += 1
      guard !seen.contains(relative) else { continue }
      if let known = known(path) {
        self.drafts.append(known)
      } else {
        counts[language, default: (0, 0)].unseen += 1
      }
    }
    unseenLanguages = Set(
      counts.filter { _, count in
        count.unseen >= Self.fewDocuments
          && Double(count.unseen) > Double(count.all) * Self.tolerance
      }.keys)
  }
}

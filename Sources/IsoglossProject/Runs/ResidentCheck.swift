import LanguageText
import Synchronization
import TermChecking

/// A check of drafts whose glossaries, memories and sources stay in memory: for a program that
/// checks the same drafts again and again while somebody writes them.
///
/// It finds what a ``CheckRun`` over the same bytes finds, but asks git nothing, and its cache takes
/// nothing of what is being written. It is of the files as they were when it was made.
package final class ResidentCheck: Sendable {
  /// What to check with; its paths are of no account.
  package let run: CheckRun
  /// The files it rests on as they were before they were read, sources not among them.
  package let stamps: FileStamps

  /// Whether there is anything to check against: a glossary, or strings of the product.
  package let hasGlossary: Bool

  private static let mostRests = 32
  /// ``CheckRun/mostOthers`` where somebody waits.
  package static let mostOthers = 12

  private let preparation: DraftPreparation
  private let checks = Mutex<[PreparedDraft.Languages: DraftCheck]>([:])
  private let others = Mutex(Others())

  /// What earlier checks found in other documents, which the rests of all drafts share.
  private struct Others {
    var rests: [String: RestOfSet] = [:]
    var drafts: [String: CheckRun.Draft?] = [:]
  }

  /// Prepares for drafts in any language: glossaries and memories are read with the first draft, or
  /// now for the languages that an earlier check has met.
  ///
  /// - Throws: ``RunError`` when a file that is read now cannot be read, or a path of the
  ///   configuration is not there.
  package init(_ run: CheckRun, after earlier: ResidentCheck? = nil) throws(RunError) {
    var run = run
    // What is written is no file, which git could be asked about.
    run.input = ("", [])
    run.keepsResults = false
    run.mostOthers = Self.mostOthers
    self.run = run
    let glossaries = try run.glossaryFiles()
    hasGlossary = run.checksWithoutTerms || !glossaries.isEmpty
    stamps = FileStamps(try run.residentFiles())
    preparation = try DraftPreparation(run, shelf: SourceShelf())
    for languages in earlier?.checks.withLock({ Array($0.keys) }) ?? [] {
      _ = try draftCheck(for: languages)
    }
  }

  /// Whether a file is one of the documents that are checked.
  package func checks(_ path: String) -> Bool { run.selection.isListed(path) }

  /// Checks a draft.
  ///
  /// - Parameters:
  ///   - bytes: the draft as it is written.
  ///   - path: the name it goes by.
  /// - Returns: the draft, or one for each language of a file that holds several.
  /// - Throws: ``RunError`` when the draft is no text of its format or in no language that can be
  ///   told, and when something that it is checked with cannot be read.
  package func check(_ bytes: [UInt8], path: String) throws(RunError) -> [CheckRun.Draft] {
    var run = run
    run.input = (path, bytes)
    var drafts: [CheckRun.Draft] = []
    for draft in try read(bytes, path: path) {
      drafts.append(try draftCheck(for: draft.languages).checked(draft))
    }
    run.judge(&drafts, with: try rest(of: drafts, run, path: path))
    return drafts
  }

  /// Forgets what earlier checks have found in the other documents of the set, and which of them are
  /// the sources of others, which a check then looks for again.
  package func forgetOthers() {
    others.withLock { $0 = Others() }
    preparation.forgetPages()
  }

  private func rest(
    of drafts: [CheckRun.Draft], _ run: CheckRun, path: String
  ) throws(RunError) -> RestOfSet {
    guard RestOfSet.isNeeded(for: drafts, run) else { return RestOfSet() }
    if let known = others.withLock({ $0.rests[path] }) { return known }
    var rest = try RestOfSet(of: drafts, run, known: other)
    rest.add(rest.worthChecking(upTo: run.mostOthers).flatMap(checkedOther))
    others.withLock {
      // Each holds the whole set, and somebody may look through all of it.
      if $0.rests.count >= Self.mostRests { $0.rests = [:] }
      $0.rests[path] = rest
    }
    return rest
  }

  private func other(_ path: String) -> CheckRun.Draft? {
    if case .some(let known) = others.withLock({ $0.drafts[path] }) { return known }
    let known = preparation.known(file: path)
    others.withLock { $0.drafts[path] = .some(known) }
    return known
  }

  /// Checks another document; nothing where it cannot be read.
  private func checkedOther(_ path: String) -> [CheckRun.Draft] {
    do throws(RunError) {
      var drafts: [CheckRun.Draft] = []
      for draft in try read(try FileReading.text(of: path), path: path) {
        let check = try draftCheck(for: draft.languages)
        // It is a file, and what was found in it may be kept.
        if let checked = try check.check(.unchecked(draft)) { drafts.append(checked) }
      }
      // Of a file with several languages each is its own draft.
      if drafts.count == 1 { others.withLock { $0.drafts[path] = drafts[0] } }
      return drafts
    } catch { return [] }
  }

  /// Reads the drafts in a file and their sources.
  ///
  /// - Throws: ``RunError`` as ``check(_:path:)``.
  func read(_ bytes: [UInt8], path: String) throws(RunError) -> [UncheckedDraft] {
    var drafts: [UncheckedDraft] = []
    for part in preparation.parts(of: [DraftInput(path: path, bytes: bytes)]) {
      if let draft = try preparation.read(path, bytes, part.part ?? run.language) {
        drafts.append(draft)
      }
    }
    return drafts
  }

  /// The terms that drafts in some languages are checked with.
  ///
  /// - Throws: ``RunError`` when a glossary or memory cannot be read.
  func terms(
    for language: LanguageTag, sources: [LanguageTag]
  ) throws(RunError) -> TermSet {
    try draftCheck(for: PreparedDraft.Languages(draft: language, sources: sources)).terms
  }

  private func draftCheck(
    for languages: PreparedDraft.Languages
  ) throws(RunError) -> DraftCheck {
    if let known = checks.withLock({ $0[languages] }) { return known }
    let check = try DraftCheck(run, preparation, [languages])
    checks.withLock { $0[languages] = check }
    return check
  }
}

extension CheckRun {
  /// The files that every draft of the run is checked with, where they are.
  ///
  /// - Throws: ``RunError`` for a path that does not exist.
  package func residentFiles() throws(RunError) -> [String] {
    try configuration.files + sources + assetFiles()
  }
}

import IsoglossProject
import LanguageText
import TermChecking

extension Check {
  /// How many times what is mended is checked again for what it has hidden.
  private static let mostRounds = 10

  /// Writes the drafts that can be mended, until nothing is found in them that can.
  ///
  /// Of a word that comes back only its first place may be told, and of a paragraph only the worst.
  ///
  /// - Returns: the number of replacements.
  func mend(
    _ drafts: inout [CheckRun.Draft], of run: CheckRun, progress: (String) -> Void
  ) async throws -> Int {
    var count = 0
    try await rounds(&drafts, of: run, progress) { fix, _ in
      try FileReading.rewrite(fix.fixed, at: fix.path)
      count += fix.replacements.count
    }
    return count
  }

  /// What ``mend(_:of:progress:)`` would change, as a unified diff.
  func diff(
    _ drafts: inout [CheckRun.Draft], of run: CheckRun, progress: (String) -> Void
  ) async throws -> String {
    var diffs: [String: (original: [UInt8], fixed: [UInt8])] = [:]
    var paths: [String] = []
    try await rounds(&drafts, of: run, progress) { fix, run in
      if diffs[fix.path] == nil { paths.append(fix.path) }
      diffs[fix.path, default: (fix.original, [])].fixed = fix.fixed
      run.texts[fix.path] = fix.fixed
    }
    return paths.sorted().compactMap { path in
      diffs[path].map { UnifiedDiff(path: path, original: $0.original, fixed: $0.fixed).text }
    }.joined()
  }

  /// Mends what is found and checks again, until nothing more can be mended.
  private func rounds(
    _ drafts: inout [CheckRun.Draft], of run: CheckRun, _ progress: (String) -> Void,
    _ take: (DraftFix, inout CheckRun) throws -> Void
  ) async throws {
    var run = run
    // It was told already.
    run.warn = { _ in }
    if run.complain != nil { run.complain = { _ in } }
    var seen: [String: Set<[UInt8]>] = [:]
    for _ in 0..<Self.mostRounds {
      // Suggestions that undo each other would never end.
      let fixes = DraftFix.fixes(of: mendable(drafts), includingUnsafe: fixes.unsafeFixes)
        .filter { !$0.replacements.isEmpty && seen[$0.path]?.contains($0.fixed) != true }
      guard !fixes.isEmpty else { return }
      for fix in fixes {
        seen[fix.path, default: [fix.original]].insert(fix.fixed)
        try take(fix, &run)
      }
      drafts = try await run.run(progress: progress)
    }
  }

  /// The drafts without what nobody is shown, which no option mends: a doubtful note may be wrong; and without the
  /// suggestions for notes that somebody should look at, since what they are about may well be right.
  func mendable(_ drafts: [CheckRun.Draft]) -> [CheckRun.Draft] {
    guard !showsDoubtful else { return drafts }
    return drafts.map { draft in
      var draft = draft
      // A spelling that comes back is told at its first place.
      let spellings = Set(
        draft.result.findings.filter { !$0.isDoubtful }.compactMap(Spelling.init))
      draft.result.findings.removeAll { finding in
        finding.isDoubtful && !(Spelling(finding).map(spellings.contains) ?? false)
          || finding.severity == .note && finding.suggestions.first?.isSafe == false
      }
      return draft
    }
  }

  /// A spelling of a concept that can be mended without a look.
  private struct Spelling: Hashable {
    let concept: String?
    let match: String

    init?(_ finding: Finding) {
      guard finding.rule == "spelling-variant", finding.suggestions.first?.isSafe == true else {
        return nil
      }
      (concept, match) = (finding.concept, finding.match)
    }
  }

  /// Says what of the suggestions is written by no option that was given.
  func tellWhatIsLeft(of drafts: [CheckRun.Draft]) {
    let safe = DraftFix.fixes(of: drafts, includingUnsafe: false)
    let all = DraftFix.fixes(of: drafts, includingUnsafe: true)
    let count = all.reduce(0) { $0 + $1.replacements.count }
    let more = count - safe.reduce(0) { $0 + $1.replacements.count }
    if !fixes.unsafeFixes, more > 0 {
      terminal.tell("\(more.counted("place")) could be mended with --unsafe-fixes")
    }
    let unwritable = all.reduce(0) { $0 + $1.unwritable }
    if unwritable > 0 {
      terminal.tell(
        "\(unwritable.counted("place")) \(unwritable == 1 ? "is" : "are") left for somebody to mend: "
          + "markup or a line end stands inside, or the file cannot say what is suggested")
    }
    let open = drafts.flatMap { draft in
      draft.result.findings.lazy.filter { finding in
        !finding.isSuppressed && !finding.match.isEmpty && !finding.suggestions.isEmpty
          && !finding.suggestions.contains(where: \.isInflected)
      }.map { (draft.document, $0) }
    }
    guard !open.isEmpty else { return }
    let shown = open.prefix(terminal.verbose ? open.count : Self.mostShown)
    let others = open.count - shown.count
    terminal.tell(
      "\(open.count.counted("suggestion")) \(open.count == 1 ? "has" : "have") to be fitted to "
        + "\(open.count == 1 ? "its" : "their") sentence by somebody:")
    for (document, finding) in shown {
      let place = document.lines.position(at: finding.range.lowerBound)
      terminal.tell(
        "  \(document.path):\(place.line):\(place.column): “\(finding.match)” → "
          + "“\(finding.suggestions.first?.text ?? "")”")
    }
    if others > 0 { terminal.tell("  and \(others) more (-v names them)") }
  }

  /// So many suggestions that nothing writes are listed.
  private static let mostShown = 12
}

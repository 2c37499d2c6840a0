import FindingReporters
import Foundation
import IsoglossProject
import TermChecking

/// Writes findings where and how they are wanted.
struct CheckReport {
  /// The formats with their files; empty for the one that suits the reader.
  var targets: [ReportTarget]
  /// The file of a format that names none; nil for standard output.
  var path: String?
  /// The style on standard output.
  var style: TerminalStyle
  /// Whether people see doubtful notes, too.
  var showsDoubtful: Bool
  /// The severity from which on findings fail the run.
  var failLevel: Severity
  /// The variables of the process.
  var environment = ProcessInfo.processInfo.environment

  /// Writes every format; with GitHub's, also the summary of the job where there is one.
  func write(_ drafts: [CheckRun.Draft], _ summary: CheckSummary) throws {
    for target in effectiveTargets {
      if let path = target.path ?? path {
        let style = TerminalStyle(isColoured: false)
        try AtomicFile.write(to: path) { sink in
          try write(
            drafts, summary, target.format.reporter(style: style, failLevel: failLevel),
            target.format
          ) {
            try sink($0[...])
          }
        }
      } else {
        write(
          drafts, summary, target.format.reporter(style: style, failLevel: failLevel), target.format
        ) {
          Terminal.standard.write($0)
        }
      }
      if target.format == .github { try appendJobSummary(drafts, summary) }
    }
  }

  /// How many doubtful notes people do not see; none where only programs read the report.
  func hiddenNotes(in drafts: [CheckRun.Draft]) -> Int {
    guard !showsDoubtful, effectiveTargets.contains(where: \.format.isForPeople) else { return 0 }
    return drafts.reduce(0) { sum, draft in
      sum + draft.result.findings.count { !$0.isSuppressed && $0.isDoubtful }
    }
  }

  private var effectiveTargets: [ReportTarget] {
    guard targets.isEmpty else { return targets }
    return [ReportTarget(format: Terminal.standard.isOutputInteractive ? .full : .concise)]
  }

  /// How many bytes of a report are gathered before they are written.
  private static let longest = 1 << 20

  /// Writes one format in pieces: the findings of a large set take much more room as text.
  private func write(
    _ drafts: [CheckRun.Draft], _ summary: CheckSummary, _ reporter: any FindingReporter,
    _ format: ReportFormat, to sink: ([UInt8]) throws -> Void
  ) rethrows {
    var reporter = reporter
    var bytes: [UInt8] = []
    for draft in drafts {
      var draft = root(of: format).map { draft.seen(from: $0) } ?? draft
      if format.isForPeople, !showsDoubtful { draft.result.findings.removeAll(where: \.isDoubtful) }
      try reporter.report(draft, to: &bytes) { bytes in
        guard bytes.count >= Self.longest else { return }
        try sink(bytes)
        bytes.removeAll(keepingCapacity: true)
      }
    }
    var end = ""
    reporter.finish(summary, to: &end)
    try sink(bytes + Array(end.utf8))
  }

  /// The folder that a service wants paths relative to: the root of its checkout, even where the
  /// check runs below it; nil where paths stay as they are.
  private func root(of format: ReportFormat) -> String? {
    switch format {
    case .github: environment["GITHUB_WORKSPACE"] ?? "."
    case .gitlab: environment["CI_PROJECT_DIR"] ?? "."
    case .sarif: environment["GITHUB_WORKSPACE"] ?? environment["CI_PROJECT_DIR"] ?? "."
    default: nil
    }
  }

  private func appendJobSummary(_ drafts: [CheckRun.Draft], _ summary: CheckSummary) throws {
    guard let path = environment["GITHUB_STEP_SUMMARY"], !path.isEmpty else { return }
    // Other steps of the job write to the same file.
    let before = FileKind(at: path) == nil ? [] : try FileReading.bytes(of: path)
    let root = root(of: .github) ?? "."
    let text = JobSummary(drafts.map { $0.seen(from: root) }, summary).markdown
    try AtomicFile.write(before + Array(text.utf8), to: path)
  }
}

extension CheckRun.Draft {
  /// The draft with its paths as seen from a folder.
  fileprivate func seen(from root: String) -> CheckRun.Draft {
    var draft = self
    draft.document.path = RelativePath.of(document.path, from: root)
    for index in draft.result.findings.indices {
      guard let path = draft.result.findings[index].source?.path else { continue }
      draft.result.findings[index].source?.path = RelativePath.of(path, from: root)
    }
    return draft
  }
}

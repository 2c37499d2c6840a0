import FindingReporters
import Foundation
import IsoglossProject

/// Writes findings where and how they are wanted.
struct CheckReport {
  /// The formats with their files; empty for the one that suits the reader.
  var targets: [ReportTarget]
  /// The file of a format that names none; nil for standard output.
  var path: String?
  /// The style on standard output.
  var style: TerminalStyle

  /// Writes every format; with GitHub's, also the summary of the job where there is one.
  func write(_ drafts: [CheckRun.Draft], _ summary: CheckSummary) throws {
    let interactive = Terminal.standard.isOutputInteractive
    let standard = [ReportTarget(format: interactive ? .full : .concise)]
    for target in targets.isEmpty ? standard : targets {
      let path = target.path ?? path
      var reporter = target.format.reporter(
        style: path == nil ? style : TerminalStyle(isColoured: false))
      var text = ""
      for draft in drafts { reporter.report(draft, to: &text) }
      reporter.finish(summary, to: &text)
      if let path {
        try AtomicFile.write(Array(text.utf8), to: path)
      } else {
        Terminal.standard.write(text)
      }
    }
  }
}

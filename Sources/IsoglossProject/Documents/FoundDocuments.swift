import LanguageText
import Synchronization

/// Reads the files that a walk through folders found, not all of which need be documents: a
/// `robots.txt` beside the pages, an encrypted note.
///
/// A file that somebody asked for, by its name or by the configured documents, must be readable; what is
/// wrong with configured ones is kept for the end of the run where it goes on without them. Any other that
/// cannot be read as a document is left out, and the user is told: of the first few, where the same is
/// wrong with many and nobody asked for all.
final class FoundDocuments: Sendable {
  private let selection: DraftSelection
  private let paths: Set<String>
  private let leftOut = Mutex<[RunError]>([])
  private let failures = Mutex<Set<RunError>>([])
  private let goesOn: Bool

  /// Makes a reader of files that were selected from the paths that were named; whether a run goes on where
  /// a configured one cannot be read.
  init(selection: DraftSelection, paths: [String], goesOn: Bool = false) {
    self.selection = selection
    self.paths = Set(paths)
    self.goesOn = goesOn
  }

  /// What is wrong with configured files, by place.
  var errors: [RunError] {
    failures.withLock(\.self).sorted {
      ($0.path ?? "", $0.line ?? 0, $0.message) < ($1.path ?? "", $1.line ?? 0, $1.message)
    }
  }

  /// What the body makes of a file; nil for one that is left out.
  ///
  /// - Throws: what the body throws for a file that somebody asked for.
  func read<Document>(
    _ path: String, _ body: () throws(RunError) -> Document
  ) throws(RunError) -> Document? {
    do throws(RunError) { return try body() } catch {
      guard error.isOfContent, !paths.contains(path) else { throw error }
      if !selection.isConfigured(path) {
        leftOut.withLock { $0.append(error) }
      } else if goesOn {
        _ = failures.withLock { $0.insert(error) }
      } else {
        throw error
      }
      return nil
    }
  }

  /// Tells what was left out since this was asked last, by path: all of it to whoever wants to know.
  func report(all: Bool, _ warn: (String) -> Void) {
    let errors = leftOut.withLock { errors in
      defer { errors = [] }
      return errors.sorted { ($0.path ?? "", $0.message) < ($1.path ?? "", $1.message) }
    }
    var counts: [String: Int] = [:]
    for error in errors { counts[error.message, default: 0] += 1 }
    var told: [String: Int] = [:]
    for error in errors {
      let number = told[error.message, default: 0] + 1
      told[error.message] = number
      let count = counts[error.message, default: 0]
      guard !all, count > Self.mostTold + 1, number > Self.mostTold else {
        warn("warning: \(error): left out")
        continue
      }
      if number == count {
        warn(
          "warning: \((count - Self.mostTold).counted("more file")) for the same reason: left out "
            + "(-v names them)")
      }
    }
  }

  private static let mostTold = 3
}

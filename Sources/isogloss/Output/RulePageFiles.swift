import FindingReporters
import Foundation
import IsoglossProject
import Synchronization
import TermChecking

/// The pages of rules as files, for programs that link to them.
///
/// They lie beside what checks keep, and are written when somebody first asks for them.
final class RulePageFiles: Sendable {
  private let folder: String
  private let known = Mutex<[String: String?]>([:])

  /// Pages in a folder, which is made with the first.
  init(folder: String) { self.folder = folder }

  /// The pages of this user; nil when the environment has no place for them.
  static var standard: RulePageFiles? {
    CheckCache.standardFolder(environment: ProcessInfo.processInfo.environment)
      .map { RulePageFiles(folder: $0 + "/rules") }
  }

  /// The path of the page of a rule; nil when there is no such rule, or it cannot be written.
  func path(of rule: String) -> String? {
    if case .some(let path) = known.withLock({ $0[rule] }) { return path }
    let path = written(rule)
    known.withLock { $0[rule] = .some(path) }
    return path
  }

  private func written(_ rule: String) -> String? {
    guard let description = RuleCatalog.description(of: rule) else { return nil }
    let path = "\(folder)/\(rule).md"
    let page = Array(RuleManualPage.markdown(of: description).utf8)
    if let known = try? FileReading.bytes(of: path), known == page { return path }
    do {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true)
      try AtomicFile.write(page, to: path)
      return path
    } catch {
      return nil
    }
  }
}

import ArgumentParser
import Foundation
import IsoglossProject

/// How a command spends its time.
struct EffortOptions: ParsableArguments {
  @Option(
    name: [.customShort("j", allowingJoined: true), .long],
    help: ArgumentHelp("Documents to work on at a time; all cores by default.", valueName: "n"))
  var jobs: Int?

  @Flag(help: "Work everything out anew and keep nothing.") var noCache = false

  func validate() throws {
    if let jobs, jobs < 1 { throw ValidationError("--jobs is at least 1, got \(jobs)") }
  }

  /// The number of documents to work on at a time.
  var effectiveJobs: Int { jobs ?? ProcessInfo.processInfo.activeProcessorCount }

  /// The cache to use; nil when none is wanted or the environment has no place for it.
  var cache: CheckCache? { noCache ? nil : Self.standardCache }

  /// The cache of this user; nil when the environment has no place for it.
  static var standardCache: CheckCache? {
    guard
      let folder = CheckCache.standardFolder(environment: ProcessInfo.processInfo.environment)
    else { return nil }
    return CheckCache(folder: folder, tool: ToolVersion.build)
  }
}

import ArgumentParser
import Dispatch
import Foundation
import IsoglossProject

extension Check {
  /// Checks whenever a file that a check reads has changed, until somebody interrupts it.
  ///
  /// Errors are told and waited over: a file may be half written.
  func watchFiles() async throws -> Never {
    let interrupts = Self.endOnInterrupt()
    defer { interrupts.cancel() }
    var stamps: FileStamps?
    while true {
      let start = Date()
      // While the configuration is broken nobody knows which files count: those that did so far.
      let files = (try? checkRun().inputFiles()) ?? stamps?.paths ?? []
      let current = FileStamps(files)
      if stamps.map({ !current.changes(since: $0).isEmpty }) ?? true {
        if let stamps {
          terminal.tell("changed: " + current.changes(since: stamps).joined(separator: ", "))
        }
        await checkAndComplain()
        stamps = current
      }
      // A walk through a large tree is not done without a pause.
      let pause = max(0.3, 10 * Date().timeIntervalSince(start))
      try await Task.sleep(nanoseconds: UInt64(min(pause, 5) * 1e9))
    }
  }

  private func checkAndComplain() async {
    do {
      _ = try await check(try checkRun())
    } catch {
      Terminal.standard.complain("\(error)")
    }
  }

  /// Ends the process with 130, as a shell reports a program that was interrupted.
  private static func endOnInterrupt() -> any DispatchSourceSignal {
    signal(SIGINT, SIG_IGN)
    let source = DispatchSource.makeSignalSource(signal: SIGINT, queue: .global())
    source.setEventHandler { Foundation.exit(130) }
    source.resume()
    return source
  }
}

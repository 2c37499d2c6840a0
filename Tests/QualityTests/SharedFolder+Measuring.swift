import Foundation
import TestSupport

/// What the tests of quality are asked to measure.
extension SharedFolder {
  /// Whether the slow sets, which want an optimised build, were asked for: `ISOGLOSS_QUALITY=1`.
  static let isMeasuringAll = ProcessInfo.processInfo.environment["ISOGLOSS_QUALITY"] == "1"
  /// How many errors of each set to print side by side: `ISOGLOSS_ERRORS=20`.
  static let printedErrors = Int(ProcessInfo.processInfo.environment["ISOGLOSS_ERRORS"] ?? "") ?? 0

  /// Whether there is gold data to measure against and it was asked for.
  static var isMeasurable: Bool { url != nil && isMeasuringAll }
}

import ArgumentParser
import FindingReporters
import IsoglossProject
import LanguageText
import TermChecking

extension LanguageTag: ExpressibleByArgument {
  /// Reads a well-formed BCP 47 tag.
  public init?(argument: String) {
    self.init(argument)
    if !isWellFormed { return nil }
  }
}

extension Terminal.Colour: ExpressibleByArgument {}

extension Severity: ExpressibleByArgument {}

extension DocumentLoader.Segmentation: ExpressibleByArgument {}

/// Names separated by commas, as `--select` takes them.
struct NameList: ExpressibleByArgument {
  var names: [String]

  init?(argument: String) {
    names = argument.split(separator: ",").map { $0.trimmingBlanks }
  }
}

/// Language tags separated by commas, as `align --lang` takes them.
struct LanguageList: ExpressibleByArgument {
  var tags: [LanguageTag]

  init?(argument: String) {
    let tags = argument.split(separator: ",").map { LanguageTag(argument: $0.trimmingBlanks) }
    guard !tags.contains(nil) else { return nil }
    self.tags = tags.compactMap(\.self)
  }
}

/// A report format and where it goes: `sarif` or `sarif:out.sarif`.
struct ReportTarget: ExpressibleByArgument {
  var format: ReportFormat
  var path: String?

  static var allValueStrings: [String] { ReportFormat.allCases.map(\.rawValue) }

  init(format: ReportFormat, path: String? = nil) {
    self.format = format
    self.path = path
  }

  init?(argument: String) {
    let parts = argument.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard let format = ReportFormat(rawValue: String(parts[0])), parts.last != "" else {
      return nil
    }
    self.format = format
    path = parts.count > 1 ? String(parts[1]) : nil
  }
}

extension Substring {
  fileprivate var trimmingBlanks: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}

import Foundation

/// The documentation that the tools read: a folder for each language.
struct Corpus {
  /// The folder that holds the folders `en`, `ru`, `ja` and `zh`.
  let folder: String

  /// The languages, in the order of the table.
  static let languages = ["en", "ru", "ja", "zh"]

  /// The Markdown files of a language, in byte order of their paths.
  func files(in language: String) -> [String] {
    let root = folder + "/" + language
    let names = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".md") }.sorted().map { root + "/" + $0 }
  }

  /// The paragraphs of a language's files that look like prose: no code, no tables, no front matter.
  func paragraphs(in language: String) throws -> [String] {
    try files(in: language).flatMap { try Self.paragraphs(ofFile: $0) }
  }

  /// The paragraphs of one file, likewise.
  static func paragraphs(ofFile path: String) throws -> [String] {
    let text = String(decoding: try Data(contentsOf: URL(fileURLWithPath: path)), as: UTF8.self)
    var isCode = false
    var paragraphs: [String] = []
    var current: [Substring] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.drop(while: { $0 == " " }).hasPrefix("```") { isCode.toggle() }
      let isProse = !isCode && !line.isEmpty && !"`|<:-#{[!".contains(line.first ?? "-")
      if isProse {
        current.append(line)
      } else if !current.isEmpty {
        paragraphs.append(current.joined(separator: " "))
        current = []
      }
    }
    return current.isEmpty ? paragraphs : paragraphs + [current.joined(separator: " ")]
  }
}

import Foundation

/// Pairs of an English and a Russian paragraph, as a bilingual file and as a table.
struct Units {
  /// The pairs.
  let pairs: [(source: String, target: String)]

  /// Pairs the paragraphs of files that have the same path and as many paragraphs in both
  /// languages, over and over until there are enough.
  init(_ corpus: Corpus, count: Int) throws {
    var pairs: [(source: String, target: String)] = []
    for file in corpus.files(in: "en") {
      let other = file.replacingOccurrences(
        of: corpus.folder + "/en/", with: corpus.folder + "/ru/")
      guard FileManager.default.fileExists(atPath: other) else { continue }
      let sources = try Corpus.paragraphs(ofFile: file)
      let targets = try Corpus.paragraphs(ofFile: other)
      guard sources.count == targets.count else { continue }
      pairs += zip(sources, targets).map { ($0, $1) }
    }
    guard !pairs.isEmpty else {
      throw BenchmarkError("no English and Russian files belong together")
    }
    self.pairs = (0..<count).map { pairs[$0 % pairs.count] }
  }

  /// A PO file of the pairs.
  var po: String {
    let header =
      "msgid \"\"\nmsgstr \"Language: ru\\nContent-Type: text/plain; charset=UTF-8\\n\"\n\n"
    return header
      + pairs.enumerated().map { number, pair in
        "msgctxt \"\(number)\"\nmsgid \"\(Self.quoted(pair.source))\"\n"
          + "msgstr \"\(Self.quoted(pair.target))\"\n\n"
      }.joined()
  }

  /// A line a pair, separated by a tab.
  var table: String {
    pairs.map { "\($0.source.tabless)\t\($0.target.tabless)\n" }.joined()
  }

  private static func quoted(_ text: String) -> String {
    text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"")
  }
}

extension String {
  fileprivate var tabless: String { replacingOccurrences(of: "\t", with: " ") }
}

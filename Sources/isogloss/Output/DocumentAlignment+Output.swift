import AssetFormats
import FindingReporters
import IsoglossProject
import LanguageText
import SentenceAlignment

extension DocumentAlignment {
  /// The alignment in the shape of the contract.
  var json: JSONValue {
    [
      "schema": 1,
      "documents": .array(
        documents.map { ["lang": .string($0.language.canonical), "path": .string($0.path)] }),
      "segments": .array(documents.map { .array($0.segments.map(\.json)) }),
      "groups": .array(
        groups.map { group in
          [
            "members": .array(group.members.map { .array($0.map(JSONValue.integer)) }),
            "score": .number(group.score),
          ]
        }),
    ]
  }

  /// The alignment as tab-separated values: the score, then the text of each version, with a
  /// header of language tags.
  var table: [UInt8] {
    let header = ["score"] + documents.map(\.language.canonical)
    let rows = groups.map { group in
      let texts = documents.indices.map { (text(of: group, in: $0) ?? "").onOneLine }
      return ["\(JSONValue.number(group.score).text)"] + texts
    }
    return DelimitedTextWriter.bytes(of: [header] + rows, separator: "\t")
  }
}

extension String {
  /// The text with tabs and line ends as blanks.
  fileprivate var onOneLine: String {
    String(map { $0 == "\t" || $0.isNewline ? " " : $0 })
  }
}

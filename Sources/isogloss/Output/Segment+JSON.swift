import DocumentFormats
import FindingReporters

extension Segment {
  /// The segment in the shape of the contract; offsets count bytes of the file.
  var json: JSONValue {
    [
      "byteOffset": .integer(fileRange.lowerBound), "byteLength": .integer(fileRange.count),
      "kind": .string(kind.rawValue), "text": .string(text),
    ]
  }
}

@testable import DocumentFormats

/// Writes documents down in lines that a reader can check.
enum DocumentDump {
  /// Each block as `kind level start..<end text`, with its spans behind it in brackets.
  static func text(of document: ParsedDocument) -> String {
    document.blocks.map(line(of:)).joined(separator: "\n")
  }

  /// Each segment as `kind start..<end text`.
  static func text(of segments: [Segment]) -> String {
    segments.map { segment in
      let mark = segment.startsBlock ? " " : "+"
      return
        "\(mark)\(segment.kind.rawValue) \(segment.fileRange.lowerBound)..<\(segment.fileRange.upperBound) \(segment.text)"
    }
    .joined(separator: "\n")
  }

  private static func line(of block: TextBlock) -> String {
    let place = block.offsets.fileRange(of: 0..<block.text.utf8.count)
    // Of a cell another test tells whether it begins a row.
    let level = block.level > 0 && block.kind != .tableCell ? "\(block.level)" : ""
    let spans = block.spans.filter { !isToldElsewhere($0.kind) }.map { span in
      let part = String(decoding: Array(block.text.utf8)[span.range], as: UTF8.self)
      return " [\(name(of: span.kind)): \(part)]"
    }
    return "\(block.kind.rawValue)\(level) \(place.lowerBound)..<\(place.upperBound) \(block.text)"
      + spans.joined()
  }

  /// Whether a test of its own is about a kind of span.
  private static func isToldElsewhere(_ kind: InlineSpan.Kind) -> Bool {
    if case .anchor = kind { true } else { kind == .accelerator }
  }

  private static func name(of kind: InlineSpan.Kind) -> String {
    switch kind {
    case .code: "code"
    case .url: "url"
    case .link(let destination): "link \(destination)"
    case .emphasis: "emphasis"
    case .strong: "strong"
    case .accelerator: "accelerator"
    case .anchor: "anchor"
    }
  }
}

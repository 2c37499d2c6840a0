import TestSupport
import Testing

@testable import EditorService

/// A text goes through changes as it does in the client.
@Suite struct OpenDocumentTests {
  @Test(arguments: PositionEncoding.allCases)
  func takesChangesAsTheClientMakesThem(encoding: PositionEncoding) {
    var generator = SeededGenerator(seed: 11)
    let pieces = ["a", "б", "か", "😀", "\n", "\r\n", "\r", " ", "", "слово\nи ещё", "e\u{301}", "語"]
    for round in 0..<60 {
      var scalars = Array("Строка\n二行目😀\r\nend".unicodeScalars)
      var document = OpenDocument(
        uri: "file:///a.md", path: "a.md", version: 1, text: Self.text(scalars))
      for version in 2...12 {
        var changes: [DidChangeParams.Change] = []
        for _ in 0..<Int.random(in: 1...3, using: &generator) {
          let ends = [0, 0].map { _ in Int.random(in: 0...scalars.count, using: &generator) }
            .sorted()
          guard !Self.splitsLineEnd(scalars, at: ends[0]), !Self.splitsLineEnd(scalars, at: ends[1])
          else { continue }
          let piece = pieces.randomElement(using: &generator) ?? ""
          let range = TextRange(
            start: Self.position(of: ends[0], in: scalars, encoding),
            end: Self.position(of: ends[1], in: scalars, encoding))
          changes.append(DidChangeParams.Change(range: range, text: piece))
          scalars.replaceSubrange(ends[0]..<ends[1], with: piece.unicodeScalars)
        }
        document.apply(changes, version: version, encoding)
        #expect(document.bytes == Array(Self.text(scalars).utf8), "round \(round)")
        #expect(document.version == version)
      }
    }
  }

  @Test func takesAWholeText() {
    var document = OpenDocument(uri: "file:///a.md", path: "a.md", version: 1, text: "a\nb")
    document.apply([.init(range: nil, text: "か")], version: nil, .utf16)
    #expect(document.bytes == Array("か".utf8))
    #expect(document.version == 2)
  }

  private static func text(_ scalars: [Unicode.Scalar]) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars)
    return String(text)
  }

  private static func splitsLineEnd(_ scalars: [Unicode.Scalar], at place: Int) -> Bool {
    place > 0 && place < scalars.count && scalars[place - 1] == "\r" && scalars[place] == "\n"
  }

  /// The position of a scalar, counted one by one.
  private static func position(
    of place: Int, in scalars: [Unicode.Scalar], _ encoding: PositionEncoding
  ) -> Position {
    var position = Position.zero
    for (index, scalar) in scalars[..<place].enumerated() {
      let endsLine =
        scalar == "\n"
        || scalar == "\r" && !(scalars.indices.contains(index + 1) && scalars[index + 1] == "\n")
      if endsLine {
        position = Position(line: position.line + 1, character: 0)
        continue
      }
      let units =
        switch encoding {
        case .utf8: scalar.utf8.count
        case .utf16: scalar.utf16.count
        case .utf32: 1
        }
      position.character += units
    }
    return position
  }
}

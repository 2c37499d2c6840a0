/// The line that opens a block of fenced code.
struct CodeFence {
  private let mark: UInt8
  private let count: Int
  /// Whether the line was moved to its beginning for the parser; see ``MarkdownExtensions/liftFence(_:)``.
  var isLifted = false

  /// Recognises a fence, also one inside a list or quote; nil for any other line.
  init?(_ line: ArraySlice<UInt8>) {
    let body = Self.body(line)
    guard let mark = body.first, mark == UInt8(ascii: "`") || mark == UInt8(ascii: "~") else {
      return nil
    }
    count = body.prefix { $0 == mark }.count
    self.mark = mark
    guard count >= 3, mark != UInt8(ascii: "`") || !body.dropFirst(count).contains(mark) else {
      return nil
    }
  }

  /// Whether a line ends the code.
  func isClosed(by line: ArraySlice<UInt8>) -> Bool {
    let body = Self.body(line)
    let marks = body.prefix { $0 == mark }.count
    return marks >= count && body.dropFirst(marks).allSatisfy(\.isSpace)
  }

  private static func body(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    line.drop { $0.isSpace || $0 == UInt8(ascii: ">") }
  }
}

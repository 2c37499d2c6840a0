import AssetFormats
import LanguageAssets
import TestSupport
import Testing

/// Damaged memories, mended while they are read.
@Suite struct RepairTests {
  private func mend(_ bytes: [UInt8], chunk: Int = 7) throws -> (bytes: [UInt8], log: [String]) {
    var rest = bytes[...]
    let source = RepairedSource(
      ByteSource {
        if rest.isEmpty { return nil }
        defer { rest = rest.dropFirst(chunk) }
        return Array(rest.prefix(chunk))
      }, entryExtension: "tmx")
    let mended = try source.bytes.readAll()
    return (mended, source.log.lines)
  }

  private static let start = "<tmx><header/><body>\n<tu><tuv xml:lang=\"en\"><seg>"
  private static let end = "</seg></tuv></tu></body></tmx>"

  @Test(arguments: [
    ("a\u{B}b\u{0}", "ab", "took out 2 characters that XML cannot hold (2:30, 2:32)"),
    ("a&#x1F;&#55296;&#9;", "a&#9;", "took out 2 characters that XML cannot hold (2:30, 2:36)"),
    ("a\u{FFFE}", "a", "took out 1 character that XML cannot hold (2:30)"),
    ("R&D & &; x", "R&amp;D &amp; &amp;; x", "escaped 3 bare “&” or “<” (2:30, 2:33, 2:35)"),
    (
      "a&nbsp;b&mdash;&what;", "a&#160;b&#8212;&amp;what;",
      "replaced 3 unknown entities (2:30, 2:37, 2:44)"
    ),
    ("a < b <= 3", "a &lt; b &lt;= 3", "escaped 2 bare “&” or “<” (2:31, 2:35)"),
    ("a <b and c", "a &lt;b and c", "escaped 1 bare “&” or “<” (2:31)"),
    (
      "a<br>b<ph x='1' x='2'/>", "a<br/>b<ph x='1'/>",
      "took out 1 attribute without meaning (2:35)\nput 1 tag right (2:52)"
    ),
    ("a</b>c", "ac", "put 1 tag right (2:30)"),
    ("a<ph>b", "a<ph>b</ph>", "put 1 tag right (2:35)"),
    (
      "a<tuv xml:lang=\"ru\"><seg>б", "a</seg></tuv><tuv xml:lang=\"ru\"><seg>б",
      "put 2 tags right (2:30, 2:30)"
    ),
    ("<ph type=\"a&b\"/>", "<ph type=\"a&amp;b\"/>", "escaped 1 bare “&” or “<” (2:30)"),
  ])
  func mends(content: String, expected: String, log: String) throws {
    let result = try mend(Array((Self.start + content + Self.end).utf8))
    #expect(String(decoding: result.bytes, as: UTF8.self) == Self.start + expected + Self.end)
    #expect(result.log.joined(separator: "\n") == log)
  }

  @Test func leavesAWellFormedDocumentAlone() throws {
    let bytes = TMXWriter.bytes(of: Samples.units, header: Samples.header)
    for size in [1, 64, 10_000] {
      let result = try mend(bytes, chunk: size)
      #expect(result.bytes == bytes)
      #expect(result.log == [])
    }
  }

  /// Wherever a file is cut, all its complete units are there.
  @Test func readsEveryCompleteUnitOfACutFile() throws {
    let bytes = TMXWriter.bytes(of: Samples.units, header: Samples.header)
    let text = String(decoding: bytes, as: UTF8.self)
    let body = try #require(text.firstRange(of: "<body>")).upperBound.utf16Offset(in: text)
    for length in stride(from: body + 60, to: bytes.count - 1, by: 11) {
      let part = String(decoding: bytes[..<length], as: UTF8.self)
      let complete = part.split(separator: "</tu>", omittingEmptySubsequences: false).count - 1
      var count = 0
      let mended = try mend(Array(bytes[..<length]), chunk: 100)
      try TMXReader.read(ByteSource(mended.bytes)) { _ in count += 1 }
      #expect(count == complete)
    }
  }

  @Test(arguments: ["garbage", "\u{0}\u{1}\u{2}", "a & b", "<"])
  func saysThatThereIsNothingToMend(text: String) {
    let error = #expect(throws: AssetError.self) { try mend(Array(text.utf8)) }
    #expect(error?.reason == "nothing can be mended: the file has no element")
  }

  @Test func mendsUTF16() throws {
    let text =
      "\u{FEFF}<?xml version=\"1.0\" encoding=\"UTF-16\"?>" + Self.start + "a\u{B}я😀" + Self.end
    let bytes = text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    var units: [TranslationUnit] = []
    try TMXReader.read(ByteSource(try mend(bytes).bytes)) { units.append($0) }
    #expect(units.first?.variants.first?.segment.plainText == "aя😀")
  }

  /// What mending does not try: guessing an encoding, a language or a kind of file.
  private static let notMended = [
    "declared encoding", "unknown encoding", "no <body>", "does not say its language", "no XML",
    "this is", "is empty", "nothing can be mended", "too early", "the XML declaration",
  ]

  /// Whatever is done to a file, what comes out is well-formed.
  @Test(arguments: 0..<300) func mendsAnything(seed: Int) throws {
    var bytes = TMXWriter.bytes(of: Samples.units, header: Samples.header)
    var generator = SeededGenerator(seed: UInt64(seed))
    Mutation.apply(to: &bytes, using: &generator)
    do {
      let once = try mend(bytes, chunk: 1000).bytes
      try TMXReader.read(ByteSource(once)) { _ in }
    } catch let error as AssetError {
      let isExpected = Self.notMended.contains { error.reason.contains($0) }
      #expect(isExpected, "\(error)")
    }
  }
}

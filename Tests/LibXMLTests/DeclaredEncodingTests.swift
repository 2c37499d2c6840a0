import Testing

@testable import LibXML

/// Documents that say nothing, or something impossible, about their encoding.
struct DeclaredEncodingTests {
  private func text(of bytes: [UInt8]) throws -> String {
    var reader = XMLReader(bytes)
    var text = ""
    while let event = try reader.next() {
      if case .text(let part) = event { text += part }
    }
    return text
  }

  @Test(arguments: [true, false], ["<a>кот</a>", "<!-- x --><a>кот</a>", "<a b='1'>кот</a>"])
  func readsUTF16ThatSaysNothing(isBigEndian: Bool, document: String) throws {
    let bytes = document.utf16.flatMap { unit in
      let pair = [UInt8(unit >> 8), UInt8(unit & 0xff)]
      return isBigEndian ? pair : pair.reversed()
    }
    #expect(try text(of: bytes) == "кот")
  }

  @Test(
    arguments: ["UTF-16", "utf-16le", "UTF16", "UTF-32", "UCS-2", "ISO-10646-UCS-2"],
    ["\u{FEFF}", ""])
  func readsUTF8ThatIsCalledSomethingWider(name: String, mark: String) throws {
    let document = "\(mark)<?xml version='1.0' encoding=\"\(name)\" standalone='yes'?><a>кот</a>"
    #expect(try text(of: Array(document.utf8)) == "кот")
  }

  @Test(arguments: [
    "", "<a>", "<?xml version='1.0'?><a/>", "<?xml version='1.0' encoding='windows-1251'?><a/>",
    "<?xml version='1.0' encoding='UTF-16", "<?xml version='1.0' encoding=?><a/>", "кот",
  ])
  func leavesOthersAlone(document: String) {
    #expect(DeclaredEncoding.corrected(Array(document.utf8)) == Array(document.utf8))
  }

  /// The error stands where it stands in the file.
  @Test func movesNothing() {
    let document = Array("<?xml version='1.0' encoding='UTF-16'?><a>\u{1}</a>".utf8)
    #expect(DeclaredEncoding.corrected(document).count == document.count)
    let error = #expect(throws: XMLError.self) { try text(of: document) }
    #expect(error?.position == XMLPosition(line: 1, column: 43))
  }
}

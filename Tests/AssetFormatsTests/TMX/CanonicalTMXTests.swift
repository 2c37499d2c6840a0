import AssetFormats
import LanguageAssets
import LanguageText
import LibXML
import Testing

/// What is read and written again is, as canonical XML, what it was.
@Suite(.enabled(if: SharedFiles.areHere, "no shared files beside the checkout"))
struct CanonicalTMXTests {
  @Test(arguments: SharedFiles.entries(in: "tmx").filter { $0.expected == "valid" })
  func isTheSame(entry: SharedFiles.Entry) throws {
    let file = try ByteSource(try SharedFiles.bytes(entry.path))
      .decompressed(entryExtension: "tmx").readAll()
    var units: [TranslationUnit] = []
    let header = try TMXReader.read(ByteSource(file)) { units.append($0) }.header
    let written = TMXWriter.bytes(of: units, header: header)
    let (before, after) = (try CanonicalTMX(file).lines, try CanonicalTMX(written).lines)
    let difference = zip(before, after).first { $0 != $1 }
    #expect(difference == nil)
    #expect(before.count == after.count)
  }
}

/// A document as lines that do not depend on what XML and TMX leave to the writer: the order of
/// attributes, layout between elements, the version, and how language tags are spelled.
private struct CanonicalTMX {
  var lines: [String] = []

  init(_ bytes: [UInt8]) throws {
    var reader = XMLReader(bytes)
    var isText: [Bool] = []
    var text = ""
    while let event = try reader.next() {
      switch event {
      case .text(let part): text += part
      case .start(let element):
        take(&text, isText.last == true)
        lines.append("<\(element.localName) \(Self.attributes(of: element))")
        let begins = ["seg", "note", "prop"].contains(element.localName)
        isText.append(begins || isText.last == true)
      case .end(let name):
        take(&text, isText.last == true)
        lines.append("</\(name)")
        isText.removeLast()
      }
    }
  }

  private mutating func take(_ text: inout String, _ isText: Bool) {
    if isText ? !text.isEmpty : !text.allSatisfy(\.isWhitespace) { lines.append(text) }
    text = ""
  }

  private static func attributes(of element: XMLElement) -> [String] {
    element.attributes.filter { element.localName != "tmx" || $0.name != "version" }
      .map { attribute in
        let isLanguage = ["xml:lang", "lang", "srclang", "adminlang"].contains(attribute.name)
        let name = attribute.name == "lang" ? "xml:lang" : attribute.name
        let tag = isLanguage ? LanguageTag(attribute.value)?.canonical : nil
        return "\(name)=\(tag ?? attribute.value)"
      }.sorted()
  }
}

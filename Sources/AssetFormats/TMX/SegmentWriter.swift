internal import LanguageAssets
internal import LibXML

/// Writes the content of a `seg` so that it is valid TMX 1.4, whatever it was read from.
///
/// What TMX does not allow is rewritten without changing the translatable text: a foreign element
/// becomes `ph` (empty) or a `bpt`/`ept` pair around its content, `sub` and `ut` outside their
/// place become `hi` and `ph`, missing required attributes are filled in.
struct SegmentWriter {
  private let content: SegmentContent
  /// An `i` that no code of the segment has; nil until one is needed.
  private var nextNumber: Int?

  /// Makes a writer of a segment.
  init(_ content: SegmentContent) {
    self.content = content
  }

  /// Writes the pieces into the element that is open.
  mutating func write(to xml: inout XMLWriter) {
    writeText(content.pieces, to: &xml, isTopLevel: true)
  }

  /// Writes pieces where text is translatable: in `seg`, `hi` and `sub`.
  private mutating func writeText(
    _ pieces: [SegmentContent.Piece], to xml: inout XMLWriter, isTopLevel: Bool = false
  ) {
    for piece in pieces {
      switch piece {
      case .text(let text): xml.text(text)
      case .code(let code):
        switch code.name {
        case "bpt", "ept", "it", "ph": writeNative(code, to: &xml)
        case "ut" where isTopLevel: writeNative(code, to: &xml)
        case "ut": writeNative(InlineCode(name: "ph", pieces: code.pieces), to: &xml)
        case "hi": writeHighlight(code, to: &xml)
        case "sub": writeHighlight(InlineCode(name: "hi", pieces: code.pieces), to: &xml)
        default: writeForeign(code, to: &xml)
        }
      }
    }
  }

  private mutating func writeHighlight(_ code: InlineCode, to xml: inout XMLWriter) {
    xml.beginInline(code.name, validAttributes(of: code))
    writeText(code.pieces, to: &xml)
    xml.endInline(code.name)
  }

  private mutating func writeNative(_ code: InlineCode, to xml: inout XMLWriter) {
    let attributes = validAttributes(of: code)
    if code.pieces.isEmpty { return xml.emptyInline(code.name, attributes) }
    xml.beginInline(code.name, attributes)
    writeCode(code.pieces, to: &xml)
    xml.endInline(code.name, collapsing: true)
  }

  /// Writes pieces where text is native code: only text and `sub` may stand there.
  private mutating func writeCode(_ pieces: [SegmentContent.Piece], to xml: inout XMLWriter) {
    for piece in pieces {
      switch piece {
      case .text(let text): xml.text(text)
      case .code(let code) where code.name == "sub": writeHighlight(code, to: &xml)
      case .code(let code): writeCode(code.pieces, to: &xml)
      }
    }
  }

  private mutating func writeForeign(_ code: InlineCode, to xml: inout XMLWriter) {
    let attributes = code.attributes.map { " \($0.name)=\"\($0.value)\"" }.joined()
    let type = XMLAttribute("type", "x-\(code.name)")
    if code.pieces.isEmpty {
      return write("<\(code.name)\(attributes)/>", in: "ph", [type], to: &xml)
    }
    let number = XMLAttribute("i", takeNumber())
    write("<\(code.name)\(attributes)>", in: "bpt", [number, type], to: &xml)
    writeText(code.pieces, to: &xml)
    write("</\(code.name)>", in: "ept", [number], to: &xml)
  }

  private func write(
    _ code: String, in name: String, _ attributes: [XMLAttribute], to xml: inout XMLWriter
  ) {
    xml.beginInline(name, attributes)
    xml.text(code)
    xml.endInline(name)
  }

  private mutating func validAttributes(of code: InlineCode) -> [XMLAttribute] {
    let allowed = TMXVocabulary.codeAttributes[code.name] ?? []
    var attributes = code.attributes.filter { allowed.contains($0.name) }
      .map { XMLAttribute($0.name, $0.value) }
    if allowed.contains("i"), !attributes.contains(where: { $0.name == "i" }) {
      attributes.insert(XMLAttribute("i", takeNumber()), at: 0)
    }
    // Some tools pair codes by an “id”, which TMX calls “x”.
    if allowed.contains("x"), !attributes.contains(where: { $0.name == "x" }),
      let id = code.attributes.first(where: { $0.name == "id" })?.value, Int(id) != nil
    {
      attributes.append(XMLAttribute("x", id))
    }
    if code.name == "it", !attributes.contains(where: { $0.name == "pos" }) {
      attributes.insert(XMLAttribute("pos", "begin"), at: 0)
    }
    return attributes
  }

  private mutating func takeNumber() -> String {
    let number = nextNumber ?? (Self.numbers(in: content.pieces).max() ?? 0) + 1
    nextNumber = number + 1
    return String(number)
  }

  /// The values of `i` in the pieces; those of absurd size are left out.
  private static func numbers(in pieces: [SegmentContent.Piece]) -> [Int] {
    pieces.flatMap { piece -> [Int] in
      guard case .code(let code) = piece else { return [] }
      let own = code.attributes.first { $0.name == "i" }.flatMap { Int($0.value) }
      return [own].compactMap(\.self).filter { $0 < 1_000_000 } + numbers(in: code.pieces)
    }
  }
}

/// A start or end tag, read with leniency.
struct XMLRepairTag {
  /// What stands at a `<`.
  enum Parsed {
    case tag(XMLRepairTag, end: Int)
    /// A tag may begin here, but its end is not there yet.
    case incomplete
    /// No tag: the `<` stands for itself.
    case noTag
  }

  private(set) var name = ""
  private(set) var isEnd = false
  private(set) var isEmpty = false
  /// How many attributes were left out because they stand twice or have no value.
  private(set) var droppedAttributes = 0
  /// The attributes; the value without its quotes.
  private var attributes: [(name: [UInt8], value: ArraySlice<UInt8>, quote: UInt8)] = []
  private var original: ArraySlice<UInt8> = []

  /// Reads the tag that begins at an index, which holds a `<`.
  static func parse(_ bytes: [UInt8], from start: Int) -> Parsed {
    var tag = XMLRepairTag()
    var index = start + 1
    guard index < bytes.count else { return .incomplete }
    if bytes[index] == UInt8(ascii: "/") {
      tag.isEnd = true
      index += 1
    }
    let nameEnd = bytes[index...].firstIndex { !isNameByte($0) } ?? bytes.count
    guard nameEnd > index || nameEnd == bytes.count else { return .noTag }
    if nameEnd > index, bytes[index] < 0x40, bytes[index] != UInt8(ascii: ":") { return .noTag }
    if nameEnd == bytes.count { return nameEnd - start > 1000 ? .noTag : .incomplete }
    tag.name = String(decoding: bytes[index..<nameEnd], as: UTF8.self)
    index = nameEnd
    while true {
      index = bytes[index...].firstIndex { !isSpace($0) } ?? bytes.count
      guard index < bytes.count else { return .incomplete }
      switch bytes[index] {
      case UInt8(ascii: ">"):
        tag.original = bytes[start...index]
        return .tag(tag, end: index + 1)
      case UInt8(ascii: "/"):
        tag.isEmpty = true
        index += 1
      case let byte where isNameByte(byte) && !tag.isEnd:
        switch tag.readAttribute(bytes, from: index) {
        case .read(let end): index = end
        case .incomplete: return .incomplete
        case .none: return .noTag
        }
      default: return .noTag
      }
    }
  }

  private enum AttributeResult {
    case read(end: Int)
    case incomplete
    case none
  }

  private mutating func readAttribute(_ bytes: [UInt8], from start: Int) -> AttributeResult {
    let nameEnd = bytes[start...].firstIndex { !Self.isNameByte($0) } ?? bytes.count
    let name = Array(bytes[start..<nameEnd])
    var index = bytes[nameEnd...].firstIndex { !Self.isSpace($0) } ?? bytes.count
    guard index < bytes.count else { return .incomplete }
    guard bytes[index] == UInt8(ascii: "=") else { return .none }
    index = bytes[(index + 1)...].firstIndex { !Self.isSpace($0) } ?? bytes.count
    guard index < bytes.count else { return .incomplete }
    let quote = bytes[index]
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return .none }
    guard let end = bytes[(index + 1)...].firstIndex(of: quote) else {
      // A quote that is never closed is no attribute.
      return bytes.count - index > 100_000 ? .none : .incomplete
    }
    if attributes.contains(where: { $0.name == name }) {
      droppedAttributes += 1
    } else {
      attributes.append((name, bytes[(index + 1)..<end], quote))
    }
    return .read(end: end + 1)
  }

  /// The tag as it should be; the closure mends a value.
  func bytes(mendingValues mend: (ArraySlice<UInt8>) -> [UInt8]) -> [UInt8] {
    let values = attributes.map { mend($0.value) }
    let isUnchanged = zip(values, attributes).allSatisfy { $0.elementsEqual($1.value) }
    if isUnchanged, droppedAttributes == 0 { return Array(original) }
    var result = Array("<\(name)".utf8)
    for (attribute, value) in zip(attributes, values) {
      result.append(0x20)
      result += attribute.name + [UInt8(ascii: "="), attribute.quote] + value + [attribute.quote]
    }
    return result + Array((isEmpty ? "/>" : ">").utf8)
  }

  private static func isSpace(_ byte: UInt8) -> Bool { [0x20, 0x09, 0x0A, 0x0D].contains(byte) }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x3A, 0x41...0x5A, 0x61...0x7A, 0x80..., UInt8(ascii: "_"), UInt8(ascii: "-"),
      UInt8(ascii: "."):
      true
    default: false
    }
  }
}

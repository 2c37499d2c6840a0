/// Mends what stands before the root element.
enum XMLRepairDeclaration {
  /// A processing instruction or document type declaration as it should be; empty when it should
  /// not be there.
  static func mended(_ bytes: [UInt8], isFirst: Bool) -> [UInt8] {
    let text = String(decoding: bytes, as: UTF8.self)
    if text.hasPrefix("<!DOCTYPE") { return isDocumentType(text) ? bytes : [] }
    guard text.hasPrefix("<?xml"), isFirst || text.hasPrefix("<?xml ") else {
      let target = text.dropFirst(2).prefix { !$0.isWhitespace && $0 != "?" }
      return target.first?.isLetter == true
        && target.allSatisfy { $0.isLetter || "-_".contains($0) }
        ? bytes : []
    }
    if !isFirst { return [] }
    if isDeclaration(text) { return bytes }
    let encoding = value(of: "encoding", in: text).map { " encoding=\"\($0)\"" } ?? ""
    return Array("<?xml version=\"1.0\"\(encoding)?>".utf8)
  }

  /// Whether a text is an XML declaration by production 23 of XML 1.0.
  private static func isDeclaration(_ text: String) -> Bool {
    var rest = text.dropFirst("<?xml".count).dropLast("?>".count)
    var names: [Substring] = []
    while true {
      let trimmed = rest.drop(while: \.isWhitespace)
      if trimmed.isEmpty { break }
      guard trimmed.startIndex > rest.startIndex,
        let equals = trimmed.firstIndex(of: "=")
      else { return false }
      names.append(trimmed[..<equals])
      let quoted = trimmed[equals...].dropFirst()
      guard let quote = quoted.first, quote == "\"" || quote == "'",
        let end = quoted.dropFirst().firstIndex(of: quote)
      else { return false }
      let value = quoted.dropFirst()[..<end]
      guard value.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "._-".contains($0)) })
      else { return false }
      rest = quoted[end...].dropFirst()
    }
    let expected: [[Substring]] = [
      ["version"], ["version", "encoding"], ["version", "encoding", "standalone"],
      ["version", "standalone"],
    ]
    return expected.contains(names)
  }

  /// The value of what looks like an attribute; nil when there is none.
  private static func value(of name: String, in text: String) -> String? {
    guard let start = text.firstRange(of: "\(name)=") else { return nil }
    let value = text[start.upperBound...].dropFirst().prefix {
      $0.isASCII && ($0.isLetter || $0.isNumber || "._-".contains($0))
    }
    return value.isEmpty ? nil : String(value)
  }

  /// Whether a text is a document type declaration; one with an internal subset is taken for one.
  private static func isDocumentType(_ text: String) -> Bool {
    if text.contains("[") { return text.hasSuffix("]>") }
    let words = text.dropFirst("<!DOCTYPE".count).dropLast().split(whereSeparator: \.isWhitespace)
    guard let name = words.first,
      name.allSatisfy({ $0.isLetter || $0.isNumber || "_-:".contains($0) })
    else { return false }
    if words.count == 1 { return true }
    let quoted = text.split(separator: "\"", omittingEmptySubsequences: false).count - 1
    switch words[1] {
    case "SYSTEM": return quoted == 2 && text.dropLast().hasSuffix("\"") && words.count == 3
    case "PUBLIC": return quoted == 4 && text.dropLast().hasSuffix("\"")
    default: return false
    }
  }
}

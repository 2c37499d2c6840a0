import LibXML

/// Reads files as XML text: checked by LibXML, with the places of faults as byte offsets.
enum XMLSource {
  /// The text of a well-formed document whose root element has a name.
  ///
  /// - Parameters:
  ///   - bytes: the file as it is on disk; UTF-8, or UTF-16 with a byte order mark.
  ///   - root: the name of the root element without a prefix.
  /// - Returns: the text, declaration and all.
  /// - Throws: ``DocumentError`` when the bytes are no text or no such document.
  static func read(_ bytes: [UInt8], root: String) throws(DocumentError) -> SourceText {
    let encoding = legacyEncoding(of: bytes)
    let source: SourceText
    do throws(DocumentError) {
      source = try SourceText(bytes)
    } catch {
      guard error.reason == .notText, let encoding else { throw error }
      throw wrongEncoding(encoding, at: error.offset)
    }
    if let encoding, source.isByteForByte, let first = source.utf8.firstIndex(where: { $0 >= 0x80 })
    {
      throw wrongEncoding(encoding, at: source.fileRange(of: first..<first).lowerBound)
    }
    try validate(bytes, source, root: root)
    return source
  }

  private static func validate(
    _ bytes: [UInt8], _ source: SourceText, root: String
  ) throws(DocumentError) {
    do {
      var reader = XMLReader(bytes)
      var isFirst = true
      while let event = try reader.next() {
        guard isFirst, case .start(let element) = event else { continue }
        isFirst = false
        if element.localName == root { continue }
        throw XMLError(
          at: element.position, "the root element is <\(element.name)>, not <\(root)>")
      }
    } catch let error as XMLError {
      let words = [error.reason, error.hint].compactMap(\.self).joined(separator: "; ")
      let offset = offset(of: error.position, in: source)
      throw DocumentError(
        .malformed(words), at: source.fileRange(of: offset..<offset).lowerBound)
    } catch {
      throw DocumentError(.malformed("not well-formed XML"), at: 0)
    }
  }

  /// The offset in the source of a place that LibXML names.
  private static func offset(of position: XMLPosition, in source: SourceText) -> Int {
    var offset = 0
    for _ in 1..<max(1, position.line) {
      guard let end = source.utf8[offset...].firstIndex(of: 0x0a) else { return source.utf8.count }
      offset = end + 1
    }
    var scanner = UTF8Scanner(source.utf8[offset...])
    for _ in 1..<max(1, position.column) {
      guard let scalar = scanner.next() else { break }
      offset = scalar.range.upperBound
    }
    return offset
  }

  /// The encoding that the XML declaration names, unless it is a form of Unicode; nil otherwise.
  private static func legacyEncoding(of bytes: [UInt8]) -> String? {
    let head = String(decoding: bytes.prefix(200).prefix { $0 < 0x80 }, as: UTF8.self).lowercased()
    guard head.hasPrefix("<?xml"), let end = head.firstRange(of: "?>"),
      let key = head[..<end.lowerBound].firstRange(of: "encoding")
    else { return nil }
    let name = head[key.upperBound...].drop { "= \"'".contains($0) }
      .prefix { $0.isLetter || $0.isNumber || "-_".contains($0) }
    return name.hasPrefix("utf") || name.isEmpty || name == "us-ascii" ? nil : String(name)
  }

  private static func wrongEncoding(_ encoding: String, at offset: Int) -> DocumentError {
    DocumentError(.malformed("the file is in \(encoding); save it as UTF-8"), at: offset)
  }
}

extension XMLError {
  /// The error for a file without a single byte.
  static let emptyFile = XMLError(
    at: XMLPosition(line: 1, column: 1), "the file is empty", hint: "an XML document was expected")

  /// The error for elements nested deeper than any translation file needs.
  static func tooDeep(at position: XMLPosition) -> XMLError {
    XMLError(
      at: position, "elements nest deeper than \(XMLReader.maximumDepth) levels",
      hint: "no translation file does; look for a missing end tag before it")
  }

  /// The error for entities that make much out of little.
  static func endlessEntities(at position: XMLPosition) -> XMLError {
    XMLError(
      at: position, "entities expand without end", hint: "remove the <!ENTITY …> declarations")
  }

  /// The error for bytes that the declared or detected encoding does not allow.
  static func wrongEncoding(at position: XMLPosition) -> XMLError {
    XMLError(
      at: position, "the bytes are not text in the declared encoding",
      hint: "save the file as UTF-8, or correct encoding=\"…\" in its first line")
  }

  /// The error for a file that does not begin as XML does.
  private static func noXML(at position: XMLPosition) -> XMLError {
    XMLError(
      at: position, "no XML here: “<” was expected",
      hint: "the file is damaged, or of another kind than its name says")
  }

  /// Puts a libxml2 error into words.
  ///
  /// The codes are those of `xmlParserErrors`, which libxml2 keeps stable. `isAtEnd` says that the
  /// fault is at the end of the input, when half a tag or character looks like something else.
  static func explaining(
    code: Int, message: String, at position: XMLPosition, isAtEnd: Bool,
    after events: ParsedEvents
  ) -> XMLError {
    if isAtEnd, codesOfCutFiles.contains(code) {
      return unexpectedEnd(code, position, events.innermost)
    }
    let line = firstLine(of: message)
    return switch code {
    case 26, 27: undeclaredEntity(message, position, events.externalEntities)
    case 5 where events.isRootClosed,
      86:
      XMLError(at: position, "something follows the end of the document", hint: oneRootHint)
    case 5: unexpectedEnd(code, position, events.innermost)
    case 4: noXML(at: position)
    case 81, 6000, 6003,
      9 where message.contains("UTF-8"):
      wrongEncoding(at: position)
    case 8, 9: XMLError(at: position, illegalCharacter(line), hint: illegalCharacterHint)
    case 31, 32, 79:
      XMLError(
        at: position, "unknown encoding in the first line: \(line)",
        hint: "save the file as UTF-8 and say so there")
    case 42:
      XMLError(
        at: position, "an attribute stands twice in one tag: \(line)", hint: "delete one of the two"
      )
    case 68 where message.hasPrefix("StartTag"):
      XMLError(at: position, "“<” does not begin a tag", hint: "write &lt; for the character")
    case 68 where !message.contains("EntityRef"): XMLError(at: position, line)
    case 22, 23, 68:
      XMLError(at: position, "“&” does not begin an entity", hint: "write &amp; for the character")
    case 64:
      XMLError(
        at: position, "the XML declaration does not stand at the very start",
        hint: "delete what stands before “<?xml”")
    case 76: XMLError(at: position, mismatchedTags(line), hint: "an end tag is missing before it")
    // The parser counts lines inside the entity; where it is used says more.
    case 89: endlessEntities(at: events.innermost?.position ?? position)
    case _ where line.contains("Huge input") || line.contains("XML_PARSE_HUGE"):
      XMLError(
        at: position, "a tag, an attribute or a comment is longer than 10 MB",
        hint: "look for a missing quotation mark or end of a comment")
    default: XMLError(at: position, line)
    }
  }

  /// The first line of a libxml2 message, which ends in a line break.
  static func firstLine(of message: String) -> String {
    String(message.prefix { !$0.isNewline })
  }

  /// What a parser may report when it meets the end inside a tag, an attribute, a character, an
  /// entity, a comment or the like.
  private static let codesOfCutFiles: Set<Int> = [
    4, 6, 7, 9, 22, 23, 39, 40, 41, 45, 47, 63, 65, 68, 73, 74, 77, 81,
  ]

  private static let illegalCharacterHint =
    "delete it: XML 1.0 has no control characters but tab and line breaks"
  private static let oneRootHint = "one file holds one document"

  /// Names the code point in such messages as `PCDATA invalid Char value 11` and
  /// `Char 0x0 out of allowed range`.
  private static func illegalCharacter(_ message: String) -> String {
    let numbers = message.split(separator: " ").compactMap { word in
      word.hasPrefix("0x") ? Int(word.dropFirst(2), radix: 16) : Int(word)
    }
    guard let number = numbers.last else { return "a character that XML cannot hold: \(message)" }
    let digits = String(number, radix: 16, uppercase: true)
    let padding = String(repeating: "0", count: max(0, 4 - digits.count))
    return "XML cannot hold the character U+\(padding)\(digits)"
  }

  /// Rewords `Opening and ending tag mismatch: NAME line N and NAME`.
  private static func mismatchedTags(_ message: String) -> String {
    let words = message.split(separator: " ")
    guard words.count >= 5, words[words.count - 4] == "line", words[words.count - 2] == "and" else {
      return message
    }
    return "</\(words[words.count - 1])> stands where </\(words[words.count - 5])> is expected, "
      + "which line \(words[words.count - 3]) opens"
  }

  private static func undeclaredEntity(
    _ message: String, _ position: XMLPosition, _ externalEntities: Set<String>
  ) -> XMLError {
    let name = message.split(separator: "'").dropFirst().first.map(String.init) ?? ""
    if externalEntities.contains(name) {
      return XMLError(
        at: position, "the entity “\(name)” stands outside the file, and is not read",
        hint: "put its text in place of “&\(name);”")
    }
    return XMLError(
      at: position, "the entity “\(name)” is not declared",
      hint: "XML knows only &amp; &lt; &gt; &quot; &apos; and numeric references")
  }

  private static func unexpectedEnd(
    _ code: Int, _ position: XMLPosition, _ openElement: (name: String, position: XMLPosition)?
  ) -> XMLError {
    guard let openElement else {
      if code == 4 { return noXML(at: position) }
      return XMLError(
        at: position, "the file ends too early", hint: "the file was cut off; fetch it again")
    }
    return XMLError(
      at: position,
      "the file ends inside <\(openElement.name)>, which line \(openElement.position.line) opens",
      hint: "the file was cut off; fetch it again")
  }
}

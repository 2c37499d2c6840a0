import LanguageText

/// Tells code that a document does not mark as such, as tables of an interface have it: types,
/// signatures, patterns.
enum CodeLikeText {
  /// Whether a text has two marks of code at least and does not end like a sentence, or has nothing but
  /// numbers, hashes, names of files and words in capitals, or a name and the type of its values.
  ///
  /// - Complexity: O(length of the text).
  static func isCode(_ text: String) -> Bool {
    guard let last = text.unicodeScalars.last else { return false }
    if isDrawn(text) || isSynopsis(text) || isData(text) || isDeclaration(text)
      || FieldDeclaration.isWhole(text) || isStatus(text) || isSignature(text) || areKeys(text)
      || isStatement(text) || isKindOfGroup(text) || isCall(text) || isSize(text)
    {
      return true
    }
    if sentenceEnds.contains(last) { return isTable(text) }
    var (marks, operators) = (0, 0)
    var isSet = false
    var (second, first): (Unicode.Scalar, Unicode.Scalar) = (" ", " ")
    for scalar in text.unicodeScalars {
      // A call, and neither a plural(s) nor (brackets).
      if first == "(", second.isLetter, second.isASCII, scalar != "s" { marks += 1 }
      if isMark(scalar, behind: first) { marks += 1 }
      // A value that is set.
      if first == "=", second == " ", scalar == " " {
        marks += 1
        isSet = true
      }
      if second == " ", scalar == " ", "+*/".unicodeScalars.contains(first) { operators += 1 }
      (second, first) = (first, scalar)
    }
    // Keys that are pressed together have plus signs, too, but no equals sign.
    return marks + (isSet ? operators : 0) > 1
  }

  /// Whether a text is a name and an address, `Ann Other <ann@a.org>`: what has more words says where to write.
  static func isAuthor(_ text: String) -> Bool {
    guard text.hasSuffix(">"), let open = text.lastIndex(of: "<"), open > text.startIndex,
      text[..<open].split(separator: " ").count <= mostWordsOfName
    else { return false }
    let address = text[open...].filter { $0 != "\\" }
    return address.contains("@") || address.contains("_at_")
  }

  private static let mostWordsOfName = 4

  /// Whether each word of a text has a digit or no small letter: `SHA256: 7f83b1657f`, `SIZE (a-1.2.zip) = 7`.
  private static func isData(_ text: String) -> Bool {
    var (hasLetter, hasNumber, hasSpace) = (false, false, false)
    var (isSmall, hasDigit) = (false, false)
    for byte in text.utf8 {
      guard byte != UInt8(ascii: " ") else {
        if isSmall && !hasDigit { return false }
        hasNumber = hasNumber || hasDigit
        (isSmall, hasDigit, hasSpace) = (false, false, true)
        continue
      }
      if byte > 0x7f { return false }
      isSmall = isSmall || byte &- 0x61 < 26
      hasDigit = hasDigit || byte &- 0x30 < 10
      hasLetter = hasLetter || byte &- 0x41 < 26
    }
    return hasLetter && (hasNumber || hasDigit) && hasSpace && (!isSmall || hasDigit)
  }

  /// Whether a text is nothing but how large a file is: `: 4184764 bytes`.
  private static func isSize(_ text: String) -> Bool {
    guard text.hasSuffix("bytes") || text.hasSuffix("bits") else { return false }
    let size = text.utf8.drop { $0 == UInt8(ascii: ":") || $0 == 0x20 }
    let digits = size.prefix { $0 &- 0x30 < 10 || $0 == UInt8(ascii: ",") }
    return !digits.isEmpty
      && ["bytes", "bits"].contains { size.dropFirst(digits.count).elementsEqual(" \($0)".utf8) }
  }

  /// Whether a text has the bars of a table that is none, whatever it ends with.
  private static func isTable(_ text: String) -> Bool {
    text.utf8.count { $0 == UInt8(ascii: "|") } >= leastBars
  }

  /// Whether colons stand apart in a text as the lines of a table that is drawn with them, or lines branch as those
  /// of a tree of files.
  private static func isDrawn(_ text: String) -> Bool {
    var colons = 0
    let bytes = text.utf8.span
    for index in bytes.indices {
      let byte = bytes[index]
      // ├ and └ have three bytes, the last of which tells them apart.
      if byte == 0xe2, bytes[index + 1] == 0x94,
        bytes[index + 2] == 0x9c || bytes[index + 2] == 0x94
      {
        return true
      }
      if byte == UInt8(ascii: ":") { colons += 1 }
    }
    return colons >= leastBars && text.split(separator: " ").count { $0 == ":" } >= leastBars
  }

  /// Whether a text is how to call a command: small words and what stands for others, `start <name> [place]`.
  private static func isSynopsis(_ text: String) -> Bool {
    guard text.utf8.first.map({ $0 &- 0x61 < 26 }) == true, text.utf8.contains(UInt8(ascii: "<"))
    else { return false }
    let words = text.split(separator: " ")
    func isPlaceholder(_ word: Substring) -> Bool {
      word.hasPrefix("<") && word.hasSuffix(">") || word.hasPrefix("[") && word.hasSuffix("]")
    }
    return words.count > 1 && words.contains { $0.hasPrefix("<") }
      && words.allSatisfy { word in
        isPlaceholder(word)
          || word.utf8.allSatisfy { $0 &- 0x61 < 26 || $0 &- 0x30 < 10 || $0 == 0x2d || $0 == 0x5f }
      }
  }

  /// Whether a text is a name and the type of what it stands for: `max.size [Int]`, `format: string`.
  private static func isDeclaration(_ text: String) -> Bool {
    guard isOfTwoWords(text) else { return false }
    let words = text.utf8.split(separator: UInt8(ascii: " "))
    guard let name = words.first, let last = words.last, let opening = last.first else {
      return false
    }
    let isBracketed = ["[]", "()", "<>"].contains { pair in
      opening == pair.utf8.first && last.count > 1 && last.last == pair.utf8.last
    }
    guard isBracketed || name.last == UInt8(ascii: ":") else { return false }
    let type = String(Substring(isBracketed ? last.dropFirst().dropLast() : last))
    return isType(type)
  }

  /// Whether a text is two keys or more with slashes or commas between them, small words that hyphens or underscores
  /// join: `hide-menu / hide-help`.
  private static func areKeys(_ text: String) -> Bool {
    func isJoint(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_") }
    func isGap(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x2f || byte == 0x2c }
    let bytes = text.utf8
    guard bytes.allSatisfy({ $0 &- 0x61 < 26 || $0 &- 0x30 < 10 || isJoint($0) || isGap($0) })
    else { return false }
    let keys = bytes.split(whereSeparator: isGap)
    return keys.count > 1 && keys.allSatisfy { $0.dropFirst().dropLast().contains(where: isJoint) }
  }

  /// Whether a text is a call or declaration with its semicolon, `Box open(Key key);`, says which arguments may be left
  /// away, `start, stop [, step]`, is a pattern, `(\d+) boxes`, or what is typed at a prompt, `$ open box`.
  private static func isStatement(_ text: String) -> Bool {
    if beginsBlock(text) { return true }
    if text.utf8.last == UInt8(ascii: ";") {
      guard text.hasSuffix(");"), !text.hasSuffix("(s);"), let open = text.utf8.firstIndex(of: 0x28)
      else { return false }
      return text[..<open].last?.isLetter == true && text.utf8.allSatisfy { $0 < 0x80 }
    }
    if text.utf8.contains(UInt8(ascii: "[")), ["[, ", ",] "].contains(where: text.holdsBytes) {
      return true
    }
    return text.utf8.contains(UInt8(ascii: "\\"))
      && ["(\\d", "(\\S", "(\\s", "(\\w"].contains(where: text.holdsBytes)
      || text.hasPrefix("$ ") && text.dropFirst(2).first?.isLowercase == true
  }

  /// Whether a text is the first line of a block in Python, with what stands for the others, `case Box(size=2): ...`.
  private static func beginsBlock(_ text: String) -> Bool {
    // Most texts end otherwise.
    guard let last = text.utf8.last, last == UInt8(ascii: ":") || last == UInt8(ascii: "."),
      text.hasSuffix("):") || text.hasSuffix("): ...")
    else { return false }
    return ["case ", "class ", "def ", "elif ", "for ", "if ", "while ", "with "].contains(
      where: text.hasPrefix)
  }

  /// Whether a text is the answer of a server: `200 (Event): OK`, `401: Unauthorized`, `409 Conflict: box is open`.
  private static func isStatus(_ text: String) -> Bool {
    let code = text.utf8.prefix(3)
    guard code.count == 3, code.allSatisfy({ $0 &- 0x30 < 10 }), let first = code.first,
      first &- 0x31 < 5
    else { return false }
    var rest = text.dropFirst(3)
    if rest.hasPrefix(" (") {
      guard let close = rest.firstIndex(of: ")") else { return false }
      rest = rest[close...].dropFirst()
    }
    guard rest.utf8.allSatisfy({ $0 < 0x80 }) else { return false }
    if rest.first == " " {
      let reason = rest.dropFirst().prefix { $0 != ":" }.lowercased()
      return reasons.contains(reason)
    }
    guard rest.hasPrefix(": ") else { return false }
    return rest.split(separator: " ").dropFirst().count <= mostWordsOfReason
  }

  /// The reasons of RFC 9110, section 15, that people write about.
  private static let reasons: Set<String> = [
    "bad gateway", "bad request", "conflict", "content too large", "created", "forbidden", "found",
    "gateway timeout", "gone", "internal server error", "method not allowed", "moved permanently",
    "no content", "not acceptable", "not found", "not implemented", "not modified", "ok",
    "payload too large", "precondition failed", "request timeout", "service unavailable",
    "temporary redirect", "too many requests", "unauthorized", "unprocessable content",
    "unprocessable entity", "unsupported media type",
  ]

  /// *Request Header Fields Too Large* has more than the others.
  private static let mostWordsOfReason = 5

  /// Whether a text is a kind with its group and version in brackets, as interfaces of programs name them:
  /// `Policy (nova.example/v1)`.
  private static func isKindOfGroup(_ text: String) -> Bool {
    guard text.utf8.last == UInt8(ascii: ")"),
      let open = text.utf8.firstIndex(of: UInt8(ascii: "("))
    else { return false }
    let group = text.utf8[open...].dropFirst().dropLast()
    let kind = text.utf8[..<open].prefix { $0 != UInt8(ascii: " ") }
    return !kind.isEmpty && text.utf8[kind.endIndex..<open].count < 2
      && kind.allSatisfy { ($0 | 0x20) &- 0x61 < 26 }
      && group.contains(UInt8(ascii: "/"))
      && group.allSatisfy { ($0 | 0x20) &- 0x61 < 26 || $0 &- 0x30 < 10 || "./-".utf8.contains($0) }
  }

  /// Whether a text is two words of ASCII with spaces around them.
  private static func isOfTwoWords(_ text: String) -> Bool {
    var (words, isInWord) = (0, false)
    for byte in text.utf8 {
      guard byte != UInt8(ascii: " ") else {
        isInWord = false
        continue
      }
      if !isInWord { words += 1 }
      isInWord = true
      if byte > 0x7f || words > 2 { return false }
    }
    return words == 2
  }

  /// Whether a text is a type or signature: words of which no two stand side by side, and the name of a type
  /// where one goes, as in `string | [string, string]` and `(event: object, body?: object) => void`.
  private static func isSignature(_ text: String) -> Bool {
    let bytes = text.utf8
    guard bytes.contains(where: isJoint), bytes.allSatisfy({ $0 < 0x80 }) else {
      return false
    }
    var isSignature = false
    // The mark before the word, a letter where that is another word.
    var (before, word): (UInt8, [UInt8]) = (0, [])
    for byte in bytes + [0] {
      if (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 || byte == 0x5f || byte == 0x2e {
        if word.isEmpty, before == wordMark { return false }
        word.append(byte)
        continue
      }
      if !word.isEmpty {
        let isPlace = isJoint(before) || byte == UInt8(ascii: "|")
        isSignature = isSignature || isPlace && isType(String(decoding: word, as: UTF8.self))
        (before, word) = (wordMark, [])
      }
      if byte != UInt8(ascii: " ") { before = byte }
    }
    return isSignature && closesBrackets(text)
  }

  /// Whether a text is a call, `connect(store)(Component)`, and no plural such as *panel(s)*.
  private static func isCall(_ text: String) -> Bool {
    guard text.utf8.last == UInt8(ascii: ")"), text.utf8.allSatisfy({ $0 < 0x80 }),
      let open = text.firstIndex(of: "("), !["(s)", "(es)"].contains(text[open...])
    else { return false }
    let name = text[..<open]
    return name.count > 1 && name.first?.isLetter == true
      && name.allSatisfy { $0.isLetter || $0.isNumber || "_.".contains($0) } && closesBrackets(text)
  }

  /// Whether each bracket of a text is closed by its kind; `>` may be the head of an arrow.
  private static func closesBrackets(_ text: String) -> Bool {
    var open: [UInt8] = []
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "("): open.append(UInt8(ascii: ")"))
      case UInt8(ascii: "["): open.append(UInt8(ascii: "]"))
      case UInt8(ascii: "<"): open.append(UInt8(ascii: ">"))
      case UInt8(ascii: ")"), UInt8(ascii: "]"): guard open.popLast() == byte else { return false }
      case UInt8(ascii: ">") where open.last == byte: open.removeLast()
      default: break
      }
    }
    return open.isEmpty
  }

  private static let wordMark = UInt8(ascii: "w")

  /// Whether a mark may stand before a type.
  private static func isJoint(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "|"), UInt8(ascii: ":"), UInt8(ascii: "="), UInt8(ascii: "<"),
      UInt8(ascii: "["), UInt8(ascii: "("), UInt8(ascii: ">"):
      true
    default: false
    }
  }

  /// Whether a word is what languages of programs call the type of a value, in whatever case.
  static func isType(_ word: String) -> Bool { types.contains(word.lowercased()) }

  private static let types: Set<String> = [
    "any", "array", "bool", "boolean", "byte", "bytes", "char", "date", "datetime", "decimal",
    "dict", "double", "enum", "float", "function", "int", "integer", "list", "long", "map", "null",
    "number", "object", "string", "timestamp", "tuple", "void",
  ]

  private static let leastBars = 4

  private static let sentenceEnds = Set(".!?:。！？：".unicodeScalars)

  /// Whether a character is a brace or bar, or ends an arrow, empty list, scope or operator.
  private static func isMark(_ scalar: Unicode.Scalar, behind first: Unicode.Scalar) -> Bool {
    switch (first, scalar) {
    case (_, "{"), (_, "}"), (_, "|"), ("=", ">"), ("-", ">"), ("[", "]"), (":", ":"), ("&", "&"),
      ("=", "="):
      true
    default: false
    }
  }
}

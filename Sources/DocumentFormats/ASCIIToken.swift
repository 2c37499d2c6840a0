/// A run of visible ASCII characters: a candidate for an address, a path or code.
struct ASCIIToken {
  /// Where the token stands in the text.
  var range: Range<Int> { bytes.startIndex..<bytes.endIndex }

  private let bytes: ArraySlice<UInt8>

  /// Takes a run of visible ASCII characters of a text.
  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
  }

  /// Where a URL stands in the token: from its scheme or `www.` to its last character that does not
  /// belong to the sentence around it; nil without one.
  var address: Range<Int>? {
    // A scheme, `www.` or `mailto:`.
    guard has(":") || has("w") && has(".") else { return nil }
    let text = Array(bytes)
    guard let start = schemeStart(text) else { return nil }
    var end = text.count
    while end > start, isTrailing(text[end - 1], in: text[start..<end]) { end -= 1 }
    guard end - start >= 8 else { return nil }
    return bytes.startIndex + start..<bytes.startIndex + end
  }

  /// The token cut at commas, quotes and brackets, which are no part of paths and names; a call
  /// such as `close(_:)` stays whole.
  var parts: [ASCIIToken] {
    var parts: [ASCIIToken] = []
    var start = bytes.startIndex
    var position = start
    while position < bytes.endIndex {
      if bytes[position] == UInt8(ascii: "("), position > start, let end = callEnd(from: position) {
        Self.add(bytes[start..<end], to: &parts)
        (start, position) = (end, end)
      } else if Self.dividesParts(bytes[position]), !isChained(at: position) {
        Self.add(bytes[start..<position], to: &parts)
        position += 1
        start = position
      } else {
        position += 1
      }
    }
    Self.add(bytes[start...], to: &parts)
    return parts
  }

  /// Whether a question or exclamation mark leads to a member: `name?.count`, `String?.toBoolean()`.
  private func isChained(at position: Int) -> Bool {
    guard bytes[position] == UInt8(ascii: "?") || bytes[position] == UInt8(ascii: "!"),
      position > bytes.startIndex, position + 2 < bytes.endIndex,
      bytes[position - 1].isASCIIWord, bytes[position + 1] == UInt8(ascii: ".")
    else { return false }
    return Unicode.Scalar(bytes[position + 2]).isASCIILetter
  }

  /// Adds a part, without the full stops and colons of the sentence around it, unless it is empty.
  private static func add(_ part: ArraySlice<UInt8>, to parts: inout [ASCIIToken]) {
    var part = part
    while part.last == UInt8(ascii: ".") || part.last == UInt8(ascii: ":") { part.removeLast() }
    while part.first == UInt8(ascii: ":") { part.removeFirst() }
    if !part.isEmpty { parts.append(ASCIIToken(part)) }
  }

  private static func dividesParts(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "("), UInt8(ascii: ")"),
      UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"),
      UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "!"), UInt8(ascii: "?"),
      UInt8(ascii: "|"), UInt8(ascii: "="), UInt8(ascii: "<"), UInt8(ascii: ">"):
      true
    default: false
    }
  }

  /// Whether the token is a path of a file system.
  var isPath: Bool {
    guard has("/") || has("\\") else { return false }
    let text = string
    if text.hasPrefix("~/") || text.hasPrefix("./") || text.hasPrefix("../") {
      return bytes.count > 3
    }
    let isDrive = bytes.count > 3 && bytes.first.map { Unicode.Scalar($0).isASCIILetter } == true
    if isDrive, text.dropFirst().hasPrefix(":\\") { return true }
    let components = text.split(separator: "/", omittingEmptySubsequences: false)
    if text.hasPrefix("/") { return components.count >= 3 && components[1].count > 1 }
    guard components.count >= 2, let last = components.last else { return false }
    return Self.fileExtension(of: bytes.suffix(last.utf8.count)) != nil
  }

  /// Whether the token is an e-mail address.
  var isEMail: Bool {
    guard has("@") else { return false }
    let halves = string.split(separator: "@", omittingEmptySubsequences: false)
    guard halves.count == 2, !halves[0].isEmpty else { return false }
    return halves[1].split(separator: ".").count >= 2 && halves[1].contains(".")
  }

  /// Whether the token is the bare name of a host, such as `example.com`.
  var isHost: Bool {
    guard has(".") else { return false }
    let name = bytes.drop { $0 == UInt8(ascii: "/") }.prefix { $0 != UInt8(ascii: "/") }
    let end = name.lastIndex { $0 != UInt8(ascii: ".") }.map { $0 + 1 } ?? name.startIndex
    guard let dot = name[..<end].lastIndex(of: UInt8(ascii: ".")), end - dot == 4,
      Self.topDomains.contains(where: { name[(dot + 1)..<end].elementsEqual($0.utf8) })
    else { return false }
    let labels = name.split(separator: UInt8(ascii: "."))
    return labels.count >= 2
      && labels.allSatisfy { $0.allSatisfy { $0.isASCIIWord || $0 == UInt8(ascii: "-") } }
  }

  private static let topDomains = ["com", "org", "net", "edu", "gov", "dev"]

  /// Whether the token is code: a call, a flag, a variable, a dotted or snake-case or camel-case
  /// name, the name of a file, the scheme of an address alone.
  var isCode: Bool {
    if bytes.count > 3, bytes.suffix(3).elementsEqual("://".utf8) { return true }
    if bytes.last == UInt8(ascii: ")"), has("(") { return true }
    if bytes.starts(with: "--".utf8) {
      return bytes.count > 4 && bytes.dropFirst(2).first?.isASCIIWord == true
    }
    if bytes.first == UInt8(ascii: "$") {
      return bytes.dropFirst().first.map { Unicode.Scalar($0).isASCIILetter } ?? false
    }
    if isQualifiedName || isScopedPackage { return true }
    guard
      bytes.allSatisfy({
        $0.isASCIIWord || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "-")
          || $0 == UInt8(ascii: "_")
      })
    else { return false }
    return isSnakeCase || isDottedName || isCamelCase || isFileName
  }

  // MARK: Shapes

  private var string: String { String(decoding: bytes, as: UTF8.self) }

  /// Whether a character of ASCII is there: a quick look before strings are made.
  private func has(_ character: Unicode.Scalar) -> Bool {
    for byte in bytes where byte == UInt8(ascii: character) { return true }
    return false
  }

  /// `app\web\Request` and `Request::body`: names with those of what they are in.
  private var isQualifiedName: Bool {
    guard has("\\") || has(":") else { return false }
    let names = string.split(separator: "\\", omittingEmptySubsequences: false)
      .flatMap { $0.split(separator: "::", omittingEmptySubsequences: false) }
    return names.filter { !$0.isEmpty }.count >= 2
      && names.dropFirst().allSatisfy { name in
        let plain = name.utf8.drop { $0 == UInt8(ascii: "$") }
        return plain.first.map { Unicode.Scalar($0).isASCIILetter || $0 == UInt8(ascii: "_") }
          == true
          && plain.allSatisfy(\.isASCIIWord)
      } && names[0].utf8.allSatisfy(\.isASCIIWord)
  }

  /// `@nova/parts`: a package of npm in its scope.
  private var isScopedPackage: Bool {
    guard bytes.first == UInt8(ascii: "@") else { return false }
    let names = bytes.dropFirst().split(
      separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    return names.count == 2
      && names.allSatisfy { name in
        name.first.map { Unicode.Scalar($0).isASCIILetter } == true
          && name.allSatisfy {
            $0.isASCIIWord || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ".")
          }
      }
  }

  private var isSnakeCase: Bool {
    guard has("_") else { return false }
    let words = string.split(separator: "_", omittingEmptySubsequences: false)
    let hasLetter = bytes.contains { Unicode.Scalar($0).isASCIILetter }
    return words.count >= 2 && hasLetter && words.dropFirst().contains { !$0.isEmpty }
      && words.dropLast().contains { !$0.isEmpty }
  }

  /// `plus.circle` and `UIButton.Configuration`, but neither `Node.js` nor `end.The`.
  private var isDottedName: Bool {
    guard has(".") else { return false }
    let names = bytes.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    let areNames = names.allSatisfy { name in
      name.count >= 2 && name.allSatisfy(\.isASCIIWord)
        && name.first.map { Unicode.Scalar($0).isASCIILetter } == true
    }
    guard names.count >= 2, areNames else { return false }
    let allStartLow = names.allSatisfy { $0.first.map { $0 >= 0x61 } == true }
    if allStartLow { return names.allSatisfy { $0.count >= 3 } }
    return names[0].count > 3 && names[0].count { (0x41...0x5a).contains($0) } >= 2
  }

  /// `showsMenuAsPrimaryAction`, but neither `iPadOS` nor `watchOS`.
  private var isCamelCase: Bool {
    guard let first = bytes.first, (0x61...0x7a).contains(first), bytes.allSatisfy(\.isASCIIWord)
    else { return false }
    var humps = 0
    var isCapital = false
    for byte in bytes {
      if isCapital, (0x61...0x7a).contains(byte) { humps += 1 }
      isCapital = (0x41...0x5a).contains(byte)
    }
    return humps >= 2
  }

  private var isFileName: Bool {
    guard has(".") else { return false }
    guard let dot = bytes.lastIndex(of: UInt8(ascii: ".")), bytes.endIndex - dot <= 6,
      let kind = Self.fileExtension(of: bytes)
    else { return false }
    // “Node.js” and its kin are names.
    return kind != "js" || bytes.first.map { (0x61...0x7a).contains($0) } == true
  }

  private static func fileExtension(of name: ArraySlice<UInt8>) -> String? {
    guard let dot = name.lastIndex(of: UInt8(ascii: ".")), dot != name.startIndex else {
      return nil
    }
    let kind = String(decoding: name[(dot + 1)...], as: UTF8.self)
    return fileExtensions.contains(kind) ? kind : nil
  }

  private static let fileExtensions: Set<String> = [
    "c", "conf", "cpp", "css", "csv", "dll", "exe", "gif", "go", "h", "htm", "html", "ini", "jpeg",
    "jpg", "js", "json", "jsx", "md", "mdx", "pdf", "php", "plist", "png", "po", "py", "rb", "rs",
    "sh", "svg", "swift", "tar", "toml", "ts", "tsx", "txt", "xml", "yaml", "yml", "zip",
  ]

  // MARK: Ends

  private func schemeStart(_ text: [UInt8]) -> Int? {
    if let colon = Self.place(of: "://", in: text) {
      var start = colon
      while start > 0, Unicode.Scalar(text[start - 1]).isASCIILetter { start -= 1 }
      return start < colon ? start : nil
    }
    for prefix in ["www.", "mailto:"] {
      if let start = Self.place(of: prefix, in: text) { return start }
    }
    return nil
  }

  /// Where the bytes of a text stand first.
  private static func place(of part: String, in text: [UInt8]) -> Int? {
    let (bytes, part) = (text.span, part.utf8.span)
    var start = 0
    while start + part.count <= bytes.count {
      var length = 0
      while length < part.count, bytes[start + length] == part[length] { length += 1 }
      if length == part.count { return start }
      start += 1
    }
    return nil
  }

  /// Whether the last character of an address is rather one of the sentence.
  private func isTrailing(_ last: UInt8, in address: ArraySlice<UInt8>) -> Bool {
    switch last {
    case UInt8(ascii: ")"):
      let opened = address.reduce(0) { $0 + ($1 == UInt8(ascii: "(") ? 1 : 0) }
      let closed = address.reduce(0) { $0 + ($1 == UInt8(ascii: ")") ? 1 : 0) }
      return closed > opened
    default: return ".,;:!?\"'>]}*_".utf8.contains(last)
    }
  }

  /// The end of the brackets of a call that open at an offset: empty ones or labels with colons.
  private func callEnd(from open: Int) -> Int? {
    var position = open + 1
    var last: UInt8?
    while position < bytes.endIndex, bytes[position] != UInt8(ascii: ")") {
      guard bytes[position].isASCIIWord || ":_".utf8.contains(bytes[position]) else { return nil }
      last = bytes[position]
      position += 1
    }
    guard position < bytes.endIndex, last == nil || last == UInt8(ascii: ":") else { return nil }
    return bytes[open - 1].isASCIIWord ? position + 1 : nil
  }
}

/// What the first bytes of a document say about its encoding, put right where it cannot be true.
enum DeclaredEncoding {
  /// The first chunk of a document, which libxml2 then reads as what it is.
  ///
  /// UTF-16 with neither byte order mark nor declaration gets a mark. Text in which ASCII stands
  /// for itself is neither UTF-16 nor UTF-32 whatever it says, and is called UTF-8: tools save such
  /// files anew and leave the declaration as it was. No position changes.
  static func corrected(_ chunk: [UInt8]) -> [UInt8] {
    guard chunk.count >= 4 else { return chunk }
    switch (chunk[0], chunk[1], chunk[2], chunk[3]) {
    case (0x3c, 0, 1..., 0): return [0xff, 0xfe] + chunk
    case (0, 0x3c, 0, 1...): return [0xfe, 0xff] + chunk
    default: return withoutWideName(chunk)
    }
  }

  private static let longestDeclaration = 200
  private static let wideNames = ["utf-16", "utf16", "utf-32", "utf32", "ucs-", "iso-10646"]

  private static func withoutWideName(_ chunk: [UInt8]) -> [UInt8] {
    let start = chunk.starts(with: [0xef, 0xbb, 0xbf]) ? 3 : 0
    let declaration = chunk[start...].prefix(longestDeclaration)
      .prefix { $0 != UInt8(ascii: ">") && $0 != 0 }
    guard declaration.starts(with: "<?xml".utf8), declaration.last == UInt8(ascii: "?") else {
      return chunk
    }
    let text = String(decoding: declaration, as: UTF8.self)
    guard let found = text.firstRange(of: "encoding"),
      let quote = text[found.upperBound...].firstIndex(where: { "\"'".contains($0) })
    else { return chunk }
    let name = text[quote...].dropFirst().prefix { $0 != text[quote] }
    guard wideNames.contains(where: name.lowercased().hasPrefix) else { return chunk }
    let written = "UTF-8\(text[quote])"
    let first = start + text.utf8.distance(from: text.startIndex, to: name.startIndex)
    let padding = String(repeating: " ", count: max(0, name.utf8.count + 1 - written.utf8.count))
    var result = chunk
    result.replaceSubrange(
      first..<first + min(name.utf8.count + 1, declaration.endIndex - first),
      with: (written + padding).utf8)
    return result
  }
}

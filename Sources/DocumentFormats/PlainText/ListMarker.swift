/// The bullet, number or footnote mark that a line of plain text begins with.
struct ListMarker: Hashable {
  /// The style of a marker.
  enum Style: Hashable {
    /// A bullet, such as “•” or “-”.
    case bullet
    /// A number with a dot or one bracket behind it, such as “1.”, “2)” or “3、”.
    case number
    /// A number in brackets, such as “(1)” or “①”.
    case bracketed
    /// The number of a chapter in Chinese numerals, such as “一、” or “第三章”.
    case chapter
    /// The mark of a footnote, such as “*¹”.
    case footnote
  }

  /// The style.
  let style: Style
  /// The offset behind the marker in the source; spaces may follow.
  let end: Int

  /// Recognises the marker of a line.
  ///
  /// - Parameter line: the line without the spaces before it.
  init?(_ line: ArraySlice<UInt8>) {
    var scanner = UTF8Scanner(line.prefix(48))
    var head: [(value: Unicode.Scalar, end: Int)] = []
    while head.count < 10, let scalar = scanner.next(), let value = scalar.value {
      head.append((value, scalar.range.upperBound))
    }
    let scalars = head.map(\.value)
    guard let (style, length) = Self.match(scalars), length < scalars.count else { return nil }
    self.style = style
    end = head[length - 1].end
  }

  private static func match(_ line: [Unicode.Scalar]) -> (Style, Int)? {
    bullet(line) ?? footnote(line) ?? bracketed(line) ?? number(line) ?? chapter(line)
  }

  private static func bullet(_ line: [Unicode.Scalar]) -> (Style, Int)? {
    guard line.count > 1 else { return nil }
    if "•◦▪▫‣⁃●○■□◆◇▶►★☆✓✔✗➢➤→・·".unicodeScalars.contains(line[0]) { return (.bullet, 1) }
    guard "-*+–".unicodeScalars.contains(line[0]), line[1].isBlank else { return nil }
    return (.bullet, 1)
  }

  private static func footnote(_ line: [Unicode.Scalar]) -> (Style, Int)? {
    guard let first = line.first, "*＊※†".unicodeScalars.contains(first) else { return nil }
    let digits = line.dropFirst().prefix { $0.isSuperscriptDigit || $0.isASCIIDigit }.count
    return digits > 0 ? (.footnote, 1 + digits) : nil
  }

  private static func bracketed(_ line: [Unicode.Scalar]) -> (Style, Int)? {
    guard let first = line.first else { return nil }
    if (0x2460...0x2473).contains(first.value) { return (.bracketed, 1) }
    guard "(（".unicodeScalars.contains(first) else { return nil }
    let inner = line.dropFirst().prefix { $0.isASCIIDigit || $0.isChineseNumeral }
    let letters = inner.isEmpty ? line.dropFirst().prefix { $0.isASCIILetter }.prefix(2) : inner
    let close = 1 + letters.count
    guard (1...3).contains(letters.count), letters.count < 2 || !inner.isEmpty, close < line.count,
      ")）".unicodeScalars.contains(line[close])
    else { return nil }
    return (.bracketed, close + 1)
  }

  private static func number(_ line: [Unicode.Scalar]) -> (Style, Int)? {
    var digits = line.prefix { $0.isASCIIDigit }.count
    var isLetter = false
    if digits == 0, line.count > 1, line[0].isASCIILetter, ")".unicodeScalars.contains(line[1]) {
      (digits, isLetter) = (1, true)
    }
    guard (1...3).contains(digits), digits + 1 < line.count else { return nil }
    switch line[digits] {
    case "、", "）": return (.number, digits + 1)
    case ".", ")", "．":
      let next = line[digits + 1]
      return next.isBlank || next.isCJK && !isLetter ? (.number, digits + 1) : nil
    default: return nil
    }
  }

  private static func chapter(_ line: [Unicode.Scalar]) -> (Style, Int)? {
    let isOrdinal = line.first == "第"
    let start = isOrdinal ? 1 : 0
    let digits = line.dropFirst(start).prefix {
      $0.isChineseNumeral || isOrdinal && $0.isASCIIDigit
    }.count
    let end = start + digits
    guard digits > 0, end < line.count else { return nil }
    let marks = isOrdinal ? "章节節部篇回" : "、．."
    return marks.unicodeScalars.contains(line[end]) ? (.chapter, end + 1) : nil
  }
}

extension Unicode.Scalar {
  fileprivate var isChineseNumeral: Bool { "〇零一二三四五六七八九十百".unicodeScalars.contains(self) }

  /// Whether the character is a raised digit, as used for footnotes.
  var isSuperscriptDigit: Bool { "⁰¹²³⁴⁵⁶⁷⁸⁹".unicodeScalars.contains(self) }
}

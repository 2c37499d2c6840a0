import DocumentFormats
import LanguageText

/// What a program puts something else for in one of its strings: `{name}`, `{{ name }}`, `%s`, `%1$d`, `%(name)s`, `%1`, `__name__`,
/// `$NAME$`.
struct StringPlaceholder {
  /// Where it stands in the text of the string, in UTF-8 bytes.
  let range: Range<Int>
  /// What tells it from others, however it is written: `%s` and `%1$s` are one where it is the first.
  let name: String
  /// Whether it is a number, which one form for a number may do without.
  let isNumber: Bool

  /// The placeholders of a string, in order; nil where the string chooses between texts, as
  /// `{count, plural, other {files}}` does.
  ///
  /// - Parameters:
  ///   - block: the string.
  ///   - isOrdered: whether those without a name are told apart by their order.
  /// - Returns: the placeholders, or nil.
  /// - Complexity: O(length of the text).
  static func all(of block: TextBlock, isOrdered: Bool) -> [StringPlaceholder]? {
    var found: [StringPlaceholder] = []
    var conversions = 0
    for part in block.spans.lazy.filter({ $0.kind == .code }).flatMap({
      parts(of: $0.range, of: block.text)
    }) {
      let range = withoutTags(part, of: block.text)
      let text = block.text.utf8Slice(range)
      if text.hasPrefix("{"), text.utf8.contains(UInt8(ascii: ",")) { return nil }
      if let name = bracedName(of: text) {
        found.append(
          StringPlaceholder(
            range: range, name: identity(of: text),
            isNumber: numberNames.contains(name.lowercased())))
      } else if let conversion = Conversion(text) {
        if conversion.isInOrder { conversions += 1 }
        found.append(
          StringPlaceholder(
            range: part, name: conversion.name(at: isOrdered ? conversions : 0),
            isNumber: conversion.isNumber
          ))
      }
    }
    return found
  }

  /// The words in square brackets of a string and of its source, `[icon] by [friends]`, where they are placeholders: the
  /// string has as many, and one of them as its source has it; nil for others, which are text.
  ///
  /// - Complexity: O(length of the texts).
  static func bracketed(
    of block: TextBlock, source: TextBlock
  ) -> (own: [StringPlaceholder], source: [StringPlaceholder])? {
    let originals = bracketed(of: source.text)
    guard originals.count > 1 else { return nil }
    let own = bracketed(of: block.text)
    guard own.count == originals.count,
      !Set(own.map(\.name)).isDisjoint(with: originals.map(\.name))
    else { return nil }
    return (own, originals)
  }

  private static func bracketed(of text: String) -> [StringPlaceholder] {
    var found: [StringPlaceholder] = []
    var open: Int?
    let bytes = text.utf8.span
    for index in bytes.indices {
      switch bytes[index] {
      case UInt8(ascii: "["): open = index
      case UInt8(ascii: "]"):
        let next = index + 1 < bytes.count ? bytes[index + 1] : 0x20
        let start = open.take()
        // What an address or a name stands behind is a link.
        guard let start, next != UInt8(ascii: "("), next != UInt8(ascii: "["), start + 1 < index
        else { continue }
        let range = start..<index + 1
        let name = text.utf8Slice(start + 1..<index)
        if name.allSatisfy({ $0.isLowercase || $0 == "_" }) {
          found.append(StringPlaceholder(range: range, name: "[\(name)]", isNumber: false))
        }
      default: break
      }
    }
    return found
  }

  /// Whether a string is an address, whose signs of percent stand for letters, or says how a date or time is written, which
  /// each language does in its own way.
  ///
  /// - Complexity: O(length of the text).
  static func isAddressOrDate(_ block: TextBlock) -> Bool {
    if block.text.holdsBytes(of: "://"), !block.text.utf8.contains(0x20) { return true }
    return block.spans.contains { span in
      guard span.kind == .code, span.range.count > 1 else { return false }
      let code = block.text.utf8Slice(span.range)
      return code.first == "%" && code.last.map(partsOfDates.contains) == true
        && code.dropFirst().dropLast().allSatisfy { $0 == "-" }
    }
  }

  /// The letters of strftime that printf does not have.
  private static let partsOfDates = Set("aAbBhHIjklmMpPqrRTUVwWyYzZ")

  /// Whether two strings have the same code in the same order, as nearly all have.
  ///
  /// - Complexity: O(length of the code).
  static func haveSameCode(_ one: TextBlock, _ other: TextBlock) -> Bool {
    var rest = other.spans[...]
    for span in one.spans where span.kind == .code {
      while rest.first.map({ $0.kind != .code }) == true { rest.removeFirst() }
      guard let twin = rest.popFirst(), twin.range.count == span.range.count else { return false }
      let (bytes, others) = (one.text.utf8.span, other.text.utf8.span)
      for offset in 0..<span.range.count
      where bytes[span.range.lowerBound + offset] != others[twin.range.lowerBound + offset] {
        return false
      }
    }
    return !rest.contains { $0.kind == .code }
  }

  /// Whether a string repeats a placeholder again and again: a list of things to say has one in each, and as many of them
  /// as a language needs.
  ///
  /// - Complexity: O(length of the text).
  static func areListed(in block: TextBlock) -> Bool {
    let codes = block.spans.filter { $0.kind == .code }.map { block.text.utf8Slice($0.range) }
    return codes.count > mostInOrder && codes.count { $0 == codes[0] } > mostInOrder
  }

  private static let mostInOrder = 4

  /// Names that programs give to numbers.
  private static let numberNames: Set<String> = [
    "amount", "count", "n", "num", "number", "quantity", "total",
  ]

  /// What code consists of: itself, or the placeholders between the back-ticks that it has, `%2` of *`rm %2`* and `__name__`.
  private static func parts(of range: Range<Int>, of text: String) -> [Range<Int>] {
    let bytes = Array(text.utf8Slice(range).utf8)
    let tick = UInt8(ascii: "`")
    guard bytes.first == tick, bytes.last == tick else { return [range] }
    let start = bytes.prefix { $0 == tick }.count
    let end = bytes.count - start
    guard start < end else { return [range] }
    if bytes[start] == UInt8(ascii: "{") {
      return [range.lowerBound + start..<range.lowerBound + end]
    }
    var places: [Range<Int>] = []
    var index = start
    while index < end {
      let digits = bytes[(index + 1)..<max(index + 1, end)].prefix { $0 &- 0x30 < 10 }.count
      if bytes[index] == UInt8(ascii: "%"), digits > 0 {
        places.append(range.lowerBound + index..<range.lowerBound + index + 1 + digits)
      }
      if bytes[index] == UInt8(ascii: "_"), index + 1 < end, bytes[index + 1] == bytes[index],
        let close = (index + 2..<end).first(where: {
          $0 + 1 < end && bytes[$0] == bytes[index] && bytes[$0 + 1] == bytes[index]
        })
      {
        places.append(range.lowerBound + index..<range.lowerBound + close + 2)
        index = close + 1
      }
      index += 1 + digits
    }
    guard places.isEmpty else { return places }
    // What has a space is no placeholder as a whole.
    return bytes[start..<end].contains(0x20)
      ? [] : [range.lowerBound + start..<range.lowerBound + end]
  }

  /// What stands between the tags that code begins and ends with: `{{name}}` of `<code>{{name}}</code>`.
  private static func withoutTags(_ range: Range<Int>, of text: String) -> Range<Int> {
    let bytes = Array(text.utf8Slice(range).utf8)
    guard bytes.first == UInt8(ascii: "<"), bytes.last == UInt8(ascii: ">"),
      let open = bytes.firstIndex(of: UInt8(ascii: ">")),
      let close = bytes.lastIndex(of: UInt8(ascii: "<")), open + 1 < close
    else { return range }
    return range.lowerBound + open + 1..<range.lowerBound + close
  }

  /// What a placeholder is compared by: without spaces and what stands before two braces, the sign of percent of some
  /// languages or that of dollar of a price; between signs of dollar browsers pass over capitals.
  private static func identity(of text: String) -> String {
    if text.hasPrefix("$"), text.hasSuffix("$") { return text.lowercased() }
    return (text.dropFirst().hasPrefix("{{") ? String(text.dropFirst()) : text).filter { $0 != " " }
  }

  /// The name between braces, perhaps behind a sign, between underscores or signs of dollar; nil for what is more than a
  /// name.
  private static func bracedName(of text: String) -> String? {
    if text.hasPrefix("$"), text.hasSuffix("$") {
      let name = text.dropFirst().dropLast()
      return name.isEmpty || name.contains("$") ? nil : String(name)
    }
    if text.hasPrefix("__"), text.hasSuffix("__") {
      let name = String(text.dropFirst(2).dropLast(2))
      return name.isEmpty || name.contains("__") || name.first?.isLowercase == false ? nil : name
    }
    guard text.hasSuffix("}"), let open = text.firstIndex(of: "{"),
      text[..<open].isEmpty || ["$", "%", "#"].contains(text[..<open])
    else { return nil }
    // Two braces that a text talks about, *{ or }*, are no placeholder.
    guard text[open...].hasPrefix("{{") || text[text.index(after: open)...].first != " " else {
      return nil
    }
    let name = text[open...].drop { $0 == "{" || $0 == " " }.reversed()
      .drop { $0 == "}" || $0 == " " }
    guard !name.isEmpty,
      name.allSatisfy({ $0.isLetter || $0.isNumber || "_-.".contains($0) })
    else { return nil }
    return String(name.reversed())
  }

  /// A placeholder behind a percent sign.
  private struct Conversion {
    /// The place that it names; nil where its order among others tells.
    private let place: Int?
    /// The letter, or the whole where it has a name.
    private let kind: String
    let isNumber: Bool

    /// Whether its order among others tells what it stands for.
    var isInOrder: Bool { place == nil && kind.count == 1 }

    init?(_ text: String) {
      guard text.hasPrefix("%"), text.count > 1, let last = text.last else { return nil }
      let inside = text.dropFirst().dropLast()
      // `%name%`, `%(name)s`, and Qt's `%1`, `%L1`.
      if last == "%" {
        guard !inside.isEmpty else { return nil }
        (place, kind, isNumber) = (nil, text, numberNames.contains(inside.lowercased()))
      } else if inside.hasPrefix("("), let close = inside.firstIndex(of: ")") {
        let name = inside[inside.index(after: inside.startIndex)..<close]
        (place, kind, isNumber) = (
          nil, "%(\(name))", numbers.contains(last) || numberNames.contains(name.lowercased())
        )
      } else if last.isNumber {
        (place, kind, isNumber) = (nil, "%\(text.filter(\.isNumber))", false)
      } else if numbers.contains(last) || others.contains(last) {
        let dollar = inside.firstIndex(of: "$")
        place = dollar.flatMap { Int(inside[..<$0]) }
        (kind, isNumber) = (numbers.contains(last) ? "d" : "\(last)", numbers.contains(last))
      } else {
        return nil
      }
    }

    /// What tells it from others, where it is the given one of those that their order tells.
    func name(at number: Int) -> String {
      kind.count > 1 ? kind : "%\(place ?? number)$\(kind)"
    }
  }

  private static let numbers = Set("diuoxXn")
  private static let others = Set("sScC@fFeEgG")
}

/// What stands around the texts of an ICU message: `{count, plural, one {` … `} other {` … `}}`.
///
/// Source: ICU User Guide, “Formatting Messages”. Quoting by apostrophes is not looked at.
struct MessageSyntax {
  /// How many arguments with branches are open.
  private var depth = 0

  /// Where a piece of syntax that begins at the start of a text ends; nil where none does.
  ///
  /// A closing brace is one only behind a branch that is open.
  mutating func end(of text: ArraySlice<UInt8>) -> Int? {
    switch text.first {
    case UInt8(ascii: "{"):
      guard let end = Self.endOfArgument(text) else { return nil }
      if text[end - 1] == UInt8(ascii: "{") { depth += 1 }
      return end
    case UInt8(ascii: "}") where depth > 0:
      let next = Self.skippingSpace(text.dropFirst())
      if next.first == UInt8(ascii: "}") {
        depth -= 1
        return next.startIndex + 1
      }
      return Self.endOfSelector(next) ?? text.startIndex + 1
    default: return nil
    }
  }

  /// `{n, number}`, `{day, date, short}`, or `{n, plural, one {` as far as the text of the first branch.
  private static func endOfArgument(_ text: ArraySlice<UInt8>) -> Int? {
    let (name, behindName) = word(skippingSpace(text.dropFirst()))
    guard !name.isEmpty, behindName.first == UInt8(ascii: ",") else { return nil }
    let (kind, behindKind) = word(skippingSpace(behindName.dropFirst()))
    if plainKinds.contains(kind) {
      let close = behindKind.firstIndex { "{}".utf8.contains($0) }
      return close.flatMap { behindKind[$0] == UInt8(ascii: "}") ? $0 + 1 : nil }
    }
    guard branchedKinds.contains(kind), behindKind.first == UInt8(ascii: ",") else { return nil }
    var rest = skippingSpace(behindKind.dropFirst())
    if rest.starts(with: "offset:".utf8) {
      rest = skippingSpace(rest.dropFirst("offset:".utf8.count).drop { !$0.isSpace })
    }
    return endOfSelector(rest)
  }

  /// `one {`, `=0 {`.
  private static func endOfSelector(_ text: ArraySlice<UInt8>) -> Int? {
    let (name, rest) = word(text.first == UInt8(ascii: "=") ? text.dropFirst() : text)
    return !name.isEmpty && rest.first == UInt8(ascii: "{") ? rest.startIndex + 1 : nil
  }

  /// The word at the start of a text, and what follows it and its spaces.
  private static func word(_ text: ArraySlice<UInt8>) -> (String, ArraySlice<UInt8>) {
    let word = text.prefix { $0.isASCIIWord || "_-.".utf8.contains($0) }
    return (String(decoding: word, as: UTF8.self), skippingSpace(text[word.endIndex...]))
  }

  private static func skippingSpace(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    text.drop(while: \.isSpace)
  }

  private static let branchedKinds: Set<String> = ["plural", "select", "selectordinal"]
  private static let plainKinds: Set<String> = [
    "date", "duration", "number", "ordinal", "spellout", "time",
  ]
}

import LanguageText

/// The header of a PO file: the translation of the empty text.
struct POHeader {
  private var fields: [String: String] = [:]

  /// Reads the lines `Name: value` of a header.
  init(_ text: String) {
    for line in text.split(separator: "\n") {
      guard let colon = line.firstIndex(of: ":") else { continue }
      let value = line[line.index(after: colon)...].drop { $0 == " " }
      fields[line[..<colon].lowercased()] = String(value)
    }
  }

  /// The language of the translations; nil when the header does not name it.
  var language: LanguageTag? { Self.tag(fields["language"]) }

  /// The language of the texts; nil when the header does not name it.
  var sourceLanguage: LanguageTag? {
    Self.tag(fields["x-source-language"] ?? fields["x-poedit-sourcelanguage"])
  }

  /// The encoding of the file in lower case; nil when the header does not name it.
  var charset: String? { fields["content-type"].flatMap(Self.charset(in:)) }

  /// The encoding that a text such as `text/plain; charset=UTF-8` names, in lower case.
  static func charset(in text: String) -> String? {
    let text = text.lowercased()
    guard let key = text.firstRange(of: "charset=") else { return nil }
    let name = text[key.upperBound...].prefix { $0.isLetter || $0.isNumber || "-_".contains($0) }
    // An empty template says CHARSET.
    return name.isEmpty || name == "charset" ? nil : String(name)
  }

  /// A locale such as `sr_RS@latin` or `ru_RU.UTF-8` as a language tag.
  private static func tag(_ locale: String?) -> LanguageTag? {
    guard let locale else { return nil }
    let halves = locale.split(separator: "@", maxSplits: 1)
    guard let name = halves.first?.split(separator: ".").first else { return nil }
    let trimmed = name.filter { $0 != " " }
    // Some say “Italian”, which is no tag, though it looks like one.
    guard trimmed.prefix(while: \.isLetter).count <= 3 else { return nil }
    let scripts = ["latin": "Latn", "cyrillic": "Cyrl", "arabic": "Arab", "devanagari": "Deva"]
    guard halves.count == 2, let script = scripts[halves[1].lowercased()] else {
      return LanguageTag(trimmed)
    }
    let subtags = trimmed.split { "-_".contains($0) }
    return LanguageTag(
      (subtags.prefix(1) + [script[...]] + subtags.dropFirst()).joined(separator: "-"))
  }
}

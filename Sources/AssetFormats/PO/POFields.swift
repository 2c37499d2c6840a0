internal import LanguageText

/// The header of a PO file: the translation of the empty text.
struct POFields {
  /// The fields in order, their names in lower case.
  let pairs: [(name: String, value: String)]

  /// Reads the lines `Name: value` of a header.
  init(_ text: String) {
    pairs = text.split(separator: "\n").compactMap { line in
      guard let colon = line.firstIndex(of: ":") else { return nil }
      return (line[..<colon].trimmed.lowercased(), line[colon...].dropFirst().trimmed)
    }
  }

  /// The language of the translations; nil when the header does not name it.
  var language: LanguageTag? { tag("language") }

  /// The language of the texts; nil when the header does not name it.
  var sourceLanguage: LanguageTag? { tag("x-source-language") ?? tag("x-poedit-sourcelanguage") }

  /// The encoding that a text names behind `charset=`, in lower case; nil when there is none.
  static func charset(in text: String) -> String? {
    let text = text.lowercased()
    guard let key = text.firstRange(of: "charset=") else { return nil }
    let name = text[key.upperBound...].prefix { $0.isLetter || $0.isNumber || "-_".contains($0) }
    return name.isEmpty ? nil : String(name)
  }

  private func value(_ name: String) -> String? { pairs.first { $0.name == name }?.value }

  /// A locale such as `sr_RS@latin` or `ru_RU.UTF-8` as a language tag.
  private func tag(_ name: String) -> LanguageTag? {
    guard let locale = value(name) else { return nil }
    let halves = locale.split(separator: "@", maxSplits: 1)
    guard let name = halves.first?.split(separator: ".").first?.trimmed else { return nil }
    let scripts = ["latin": "Latn", "cyrillic": "Cyrl", "arabic": "Arab", "devanagari": "Deva"]
    guard halves.count == 2, let script = scripts[halves[1].lowercased()] else {
      return LanguageTag(name)
    }
    let subtags = name.split { "-_".contains($0) }.map(String.init)
    return LanguageTag((subtags.prefix(1) + [script] + subtags.dropFirst()).joined(separator: "-"))
  }
}

/// A way to write text in a file whose markup takes some characters for its own.
package enum TextEscape: Hashable, Sendable {
  /// As it is.
  case none
  /// The references of XML for `&` and `<`.
  case references
  /// The same for the quotation marks around attributes, too.
  case referencesInAttributes
  /// The references of HTML for the quotation marks around attributes and all that is not ASCII, too.
  case referencesBesideASCII
  /// What the strings of Android need: references, and backslashes before both quotation marks.
  case androidString
  /// Backslashes before backslashes and double quotation marks.
  case backslashes
  /// Backslashes before the characters that may be markup of Markdown.
  case backslashedMarkup
  /// Two apostrophes for each, as in a string of YAML between such.
  case doubledApostrophes

  /// A text as it is written in this way.
  package func written(_ text: String) -> String {
    var result = ""
    for character in text.unicodeScalars {
      result += replacement(of: character) ?? String(character)
    }
    return result
  }

  private func replacement(of character: Unicode.Scalar) -> String? {
    switch (self, character) {
    case (.references, "&"), (.referencesInAttributes, "&"), (.referencesBesideASCII, "&"),
      (.androidString, "&"):
      "&amp;"
    case (.references, "<"), (.referencesInAttributes, "<"), (.referencesBesideASCII, "<"),
      (.androidString, "<"):
      "&lt;"
    case (.referencesInAttributes, "\""), (.referencesBesideASCII, "\""): "&quot;"
    case (.referencesInAttributes, "'"), (.referencesBesideASCII, "'"): "&apos;"
    case (.referencesBesideASCII, _) where !character.isASCII:
      "&\(NamedCharacters.letters[character] ?? "#\(character.value)");"
    case (.androidString, "'"), (.androidString, "\""), (.androidString, "\\"),
      (.backslashes, "\""), (.backslashes, "\\"):
      "\\\(character)"
    case (.backslashedMarkup, _) where Self.markup.contains(character): "\\\(character)"
    case (.doubledApostrophes, "'"): "''"
    default: nil
    }
  }

  private static let markup = Set("\\`*_{}[]<>()#+-!|~$&".unicodeScalars)
}

import LanguageText

/// String catalogues of Xcode, with the translations of every string into every language.
///
/// JSON has no comments: what hides findings of a string stands in its `comment`, on a line of its own or at its end.
package struct StringCatalogFormat: BilingualFormat {
  package static let name = "xcstrings"
  package static let fileExtensions = ["xcstrings"]
  package static let escapes: [TextEscape] = [.backslashes]
  package static let holdsAllLanguages = true

  package init() {}

  package func pairs(in bytes: [UInt8]) throws(DocumentError) -> BilingualDocument {
    let source = try SourceText(bytes)
    var reader = JSONStrings(source)
    var catalogue = StringCatalog(source)
    for value in try reader.read() { catalogue.take(value) }
    let (sections, directives) = catalogue.contents
    let comments = (reader.comments + directives).sorted {
      $0.range.lowerBound < $1.range.lowerBound
    }
    return BilingualDocument(sections, comments: comments)
  }
}

/// Collects the units of a string catalogue.
private struct StringCatalog {
  /// A translation, or the text itself in the source language.
  private struct Localization {
    var language: String
    /// Which plural form or device it is for; empty for a string without variations.
    var variation: [String]
    var range: Range<Int>
    var state: String?
  }

  private let source: SourceText
  private var sourceLanguage = "en"
  private var key: (name: String, range: Range<Int>)?
  private var note: (text: String, range: Range<Int>)?
  private var localizations: [Localization] = []
  private var state: (path: [String], value: String)?
  private var finished: [BilingualSection] = []
  private var directives: [SourceComment] = []

  init(_ source: SourceText) {
    self.source = source
  }

  /// The units by language, and what the comments of strings say to the checker.
  var contents: ([BilingualSection], [SourceComment]) {
    var whole = self
    whole.finishString()
    return (whole.finished, whole.directives)
  }

  mutating func take(_ value: JSONStrings.Value) {
    let path = value.path
    if path == ["sourceLanguage"] { sourceLanguage = EscapedString(value.range, of: source).value }
    guard path.count >= 3, path[0] == "strings" else { return }
    if path[1] != key?.name {
      finishString()
      key = (path[1], value.keys[1])
    }
    if path[2] == "comment" { note = (EscapedString(value.range, of: source).value, value.range) }
    guard path[2] == "localizations", path.count >= 6, path[path.count - 2] == "stringUnit" else {
      return
    }
    let unit = Array(path.dropLast())
    if path.last == "state" {
      state = (unit, EscapedString(value.range, of: source).value)
    } else if path.last == "value" {
      localizations.append(
        Localization(
          language: path[3], variation: Array(unit[4...].dropLast()), range: value.range,
          state: state.flatMap { $0.path == unit ? $0.value : nil }))
    }
  }

  private mutating func finishString() {
    guard let key else { return }
    if let note { takeDirective(from: note.range, of: key.range) }
    let originals = localizations.filter { $0.language == sourceLanguage }
    for localization in localizations where localization.language != sourceLanguage {
      let original =
        originals.first { $0.variation == localization.variation }
        ?? originals.first { $0.variation.last == "other" } ?? originals.first
      let languages = BilingualSection.Languages(
        source: LanguageTag(sourceLanguage), target: LanguageTag(localization.language))
      finished.append(
        BilingualSection(
          languages: languages,
          units: [
            BilingualUnit(
              key: key.name,
              source: EscapedString(original?.range ?? key.range, of: source).block,
              target: EscapedString(localization.range, of: source).block,
              state: Self.state(named: localization.state), notes: note.map { [$0.text] } ?? [])
          ]))
    }
    (self.key, note, localizations, state) = (nil, nil, [], nil)
  }

  /// Takes what a comment says to the checker about a string: from the word on to the end of its line.
  private mutating func takeDirective(from range: Range<Int>, of key: Range<Int>) {
    guard let start = source.utf8[range].firstRange(of: "isogloss-".utf8)?.lowerBound else {
      return
    }
    let rest = source.utf8[start..<range.upperBound]
    let end = rest.firstRange(of: "\\n".utf8)?.lowerBound ?? range.upperBound
    let last = localizations.map(\.range.upperBound).max() ?? range.upperBound
    var comment = SourceComment(start..<end, delimiters: (0, 0), in: source)
    comment.scope = source.fileRange(of: key.lowerBound..<max(last, range.upperBound))
    directives.append(comment)
  }

  private static func state(named name: String?) -> BilingualUnit.State {
    switch name {
    case "new", "stale": .draft
    case "needs_review": .needsReview
    default: .translated
    }
  }
}

internal import LanguageText

/// What people write into one cell of a glossary: a name, other names, and words about them.
///
/// Names stand side by side with a slash between spaces, a semicolon, a comma of the language, or a
/// comma where short names follow: *декодировщик / декодер*. What stands in brackets is a note, as in
/// *Label (verb)* and *(lockの) acquire*; capitals in brackets behind a name abbreviate it; and an
/// ending is left to inflection: *Checkpoint(s)*. A mark that is written as ``literal(_:)`` is a
/// letter like others.
struct TermNotation: Hashable {
  /// The names, the preferred one first; empty where the cell names an affix.
  private(set) var terms: [String] = []
  /// What is said about them.
  private(set) var note: String?

  /// Reads the visible text of a cell.
  ///
  /// - Complexity: O(n) in the length of the text.
  init(_ text: String) {
    var notes: [String] = []
    for part in Self.parts(of: text) {
      if let name = terms.first, !name.isEmpty, Self.isRemark(part) {
        notes.append(part)
        continue
      }
      var (name, abbreviations) = Self.withoutBrackets(part, &notes)
      name =
        String(
          name.drop { Self.footnoteSigns.contains($0) }.reversed().drop {
            Self.footnoteSigns.contains($0)
          }.reversed()
        )
        .collapsed
      guard !name.isEmpty, !Self.isAffix(name) else { continue }
      for term in ([name] + abbreviations).map(Self.plain) where !terms.contains(term) {
        terms.append(term)
      }
    }
    note = notes.isEmpty ? nil : Self.plain(notes.joined(separator: "; "))
  }

  /// A character that is no mark, whatever it looks like.
  static func literal(_ character: Character) -> String { "\(character)\(literalSign)" }

  /// The characters of a name, by their index, that must be literal so that it is read back whole,
  /// as the first name of a cell or behind another.
  ///
  /// - Complexity: O(n) in the length of the name.
  static func literals(of name: String, isFirst: Bool) -> Set<Int> {
    let characters = Array(name)
    let isWhole = { (literals: Set<Int>) in
      let text = characters.indices.map { index in
        literals.contains(index) ? literal(characters[index]) : String(characters[index])
      }.joined()
      // Others stand before and behind it.
      let names = isFirst ? [text, "\u{FFFD}"] : ["\u{FFFC}", text, "\u{FFFD}"]
      let notation = TermNotation(names.joined(separator: " / "))
      let read = isFirst ? [name, "\u{FFFD}"] : ["\u{FFFC}", name, "\u{FFFD}"]
      return notation.terms == read && notation.note == nil
    }
    if isWhole([]) { return [] }
    let ends = [characters.startIndex, characters.endIndex - 1]
    var literals = Set(
      characters.indices.filter { index in
        separators.contains(characters[index])
          || ends.contains(index) && (affixSigns + footnoteSigns).contains(characters[index])
      })
    if isWhole(literals) { return literals }
    literals.formUnion(characters.indices.filter { characters[$0].isWhitespace })
    return literals
  }

  private static let separators = ";；、／|,，،(（/"
  private static let affixSigns = "-–〜～~…"
  private static let footnoteSigns = "*†‡"

  /// Stands behind a character, which then equals no mark: the last variation selector, which no
  /// text has.
  private static let literalSign: Unicode.Scalar = "\u{E01EF}"

  private static func plain(_ text: String) -> String {
    guard text.unicodeScalars.contains(literalSign) else { return text }
    return String(String.UnicodeScalarView(text.unicodeScalars.filter { $0 != literalSign }))
  }

  /// The names and remarks between the marks that stand outside of brackets.
  private static func parts(of text: String) -> [String] {
    let characters = Array(text)
    var parts = [""]
    var commas: [Int] = []
    var depth = 0
    for (index, character) in characters.enumerated() {
      if "(（".contains(character) { depth += 1 }
      if ")）".contains(character) { depth = max(0, depth - 1) }
      let isSlash =
        character == "/" && index > 0 && characters[index - 1] == " "
        && index + 1 < characters.count && characters[index + 1] == " "
      if depth == 0, isSlash || ";；、／|".contains(character) {
        parts.append("")
      } else if depth == 0, ",，،".contains(character) {
        parts.append("")
        commas.append(parts.count - 1)
      } else {
        parts[parts.count - 1].append(character)
      }
    }
    let names = parts.map(\.trimmed)
    // A long part is no name, so that the commas belong to a sentence about the first.
    guard commas.contains(where: { isLong(names[$0]) }), let first = commas.first else {
      return names.filter { !$0.isEmpty }
    }
    let rest = names[first...].joined(separator: ", ")
    return (Array(names[..<first]) + [rest]).filter { !$0.isEmpty }
  }

  private static func isLong(_ part: String) -> Bool {
    part.split(separator: " ").count > longestName
  }

  private static let longestName = 4

  /// Whether a part says something about the name before it: *as in code*.
  private static func isRemark(_ part: String) -> Bool {
    let first = part.lowercased().prefix { $0 != " " }
    return isLong(part) || ["as", "e.g.", "i.e.", "e.g", "z.b.", "см."].contains(String(first))
  }

  /// The name without what stands in brackets; abbreviations of it are names, the rest are notes.
  private static func withoutBrackets(
    _ part: String, _ notes: inout [String]
  ) -> (name: String, abbreviations: [String]) {
    var name = ""
    var inside = ""
    var abbreviations: [String] = []
    var depth = 0
    for character in part {
      if "(（".contains(character) {
        depth += 1
        if depth == 1 { continue }
      }
      if ")）".contains(character), depth > 0 {
        depth -= 1
        if depth == 0 {
          take(inside.trimmed, behind: name, &notes, &abbreviations)
          inside = ""
          continue
        }
      }
      if depth > 0 { inside.append(character) } else { name.append(character) }
    }
    // Brackets that nothing closes belong to the name.
    return (depth > 0 ? part : name, abbreviations)
  }

  private static func take(
    _ text: String, behind name: String, _ notes: inout [String], _ abbreviations: inout [String]
  ) {
    guard !text.isEmpty else { return }
    let isAttached = name.reversed().prefix(while: \.isLetter).count > 2
    if isAttached, text.count < 4, text.allSatisfy(\.isLowercase) { return }
    let isShort = (2...6).contains(text.count) && text.allSatisfy { $0.isUppercase || $0.isNumber }
    if isShort, name.trimmed.count > text.count {
      abbreviations.append(text)
    } else {
      notes.append(text)
    }
  }

  /// Whether a name is only the beginning or the end of words: *associated -*, *関連-*.
  private static func isAffix(_ name: String) -> Bool {
    [name.first, name.last].contains { $0.map { affixSigns.contains($0) } ?? false }
  }
}

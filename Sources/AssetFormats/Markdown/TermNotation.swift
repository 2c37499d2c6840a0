internal import LanguageText

/// What people write into one cell of a glossary: a name, other names, and words about them.
///
/// Names stand side by side with a slash between spaces, a semicolon, a comma of the language, or a
/// comma where short names follow: *декодировщик / декодер*. What stands in brackets is a note, as in
/// *Label (verb)* and *(lockの) acquire*; capitals in brackets behind a name abbreviate it; and an
/// ending is left to inflection: *Checkpoint(s)*.
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
        String(name.drop { "*†‡".contains($0) }.reversed().drop { "*†‡".contains($0) }.reversed())
        .collapsed
      guard !name.isEmpty, !Self.isAffix(name) else { continue }
      for term in [name] + abbreviations where !terms.contains(term) { terms.append(term) }
    }
    note = notes.isEmpty ? nil : notes.joined(separator: "; ")
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
    let first = part.lowercased().prefix { !$0.isWhitespace }
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
    [name.first, name.last].contains { $0.map { "-–〜～~…".contains($0) } ?? false }
  }
}

import Foundation

/// Sentences written for these tests without a look at what the tool finds, in the folder Sentences
/// beside this file.
///
/// An item begins with `@` and what it is about, `markdown` when it is that. Lines with `:` have the
/// English terms of a concept, `>`, its approved terms, behind `!` the forbidden and behind `~` the
/// admitted ones, `/` between them. The draft follows, then the source in lines with `=`. `⟦ ⟧` stands
/// around what the glossary forbids, or with the rule before it around what another rule finds; in an item
/// about `missing` a term is missing. What the tool is known to get wrong is `unsolved`.
enum SentenceFile {
  /// The languages that have a file.
  static let languages = [
    "de", "en", "es", "fr", "ja", "ko", "pl", "pt", "ru", "uk", "zh-Hans", "zh-Hant",
  ]

  /// One item, and whether the tool is known to fail on it.
  struct Item {
    let item: GoldItem
    let isUnsolved: Bool
  }

  /// The items of a language.
  static func items(of language: String) throws -> [Item] {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Sentences/\(language).txt")
    var blocks: [[String]] = []
    for line in try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n") {
      if line.hasPrefix("@") { blocks.append([]) }
      if !blocks.isEmpty { blocks[blocks.count - 1].append(line) }
    }
    return blocks.enumerated().map { item($1, language, number: $0) }
  }

  private static func item(_ lines: [String], _ language: String, number: Int) -> Item {
    let head = lines[0].dropFirst().split(separator: " ").map(String.init)
    let terms = lines.dropFirst().prefix { $0.hasPrefix(": ") }
    let rest = lines.dropFirst(1 + terms.count)
    let source = rest.filter { $0.hasPrefix("= ") || $0 == "=" }.map { String($0.dropFirst(2)) }
    let draft = rest.filter { !$0.hasPrefix("= ") && $0 != "=" }.joined(separator: "\n")
    var (text, expected) = marks(of: unescaped(draft.trimmingCharacters(in: .newlines)))
    if head[0] == "missing" {
      expected.append(
        GoldItem.Expected(rule: "missing-term", text: nil, start_utf8: nil, end_utf8: nil))
    }
    let item = GoldItem(
      id: "\(language) \(number)", lang: language, case: head[0],
      format: head.contains("markdown") ? "markdown" : "plain", text: text,
      source: source.isEmpty ? nil : source.joined(separator: "\n"),
      terms: terms.enumerated().map { term($1.dropFirst(2), number: $0) }, expected: expected)
    return Item(item: item, isUnsolved: head.contains("unsolved"))
  }

  private static func term(_ line: Substring, number: Int) -> GoldItem.Term {
    let halves = line.split(separator: ">", maxSplits: 1, omittingEmptySubsequences: false)
    var lists: [Character: String] = [">": "", "!": "", "~": ""]
    var list: Character = ">"
    for character in " " + halves[1] {
      let isMark = lists[character] != nil && lists[list]?.last == " "
      if isMark { list = character } else { lists[list]?.append(character) }
    }
    func terms(_ text: String?) -> [String] {
      (text ?? "").components(separatedBy: " / ").map { $0.trimmingCharacters(in: .whitespaces) }
        .filter { !$0.isEmpty }
    }
    return GoldItem.Term(
      id: "c\(number)", en: terms(String(halves[0])), approved: terms(lists[">"]),
      forbidden: terms(lists["!"]), variants: terms(lists["~"]))
  }

  private static let rules = [
    "spelling: ": "spelling-variant", "script: ": "mixed-script",
    "untranslated: ": "untranslated-term", "inconsistent: ": "inconsistent-term",
  ]

  private static func marks(of marked: String) -> (String, [GoldItem.Expected]) {
    var text = ""
    var expected: [GoldItem.Expected] = []
    for (index, piece) in marked.split(
      omittingEmptySubsequences: false, whereSeparator: { "⟦⟧".contains($0) }
    ).enumerated() {
      guard !index.isMultiple(of: 2) else {
        text += piece
        continue
      }
      let rule = rules.first { piece.hasPrefix($0.key) }
      let match = String(piece.dropFirst(rule?.key.count ?? 0))
      expected.append(
        GoldItem.Expected(
          rule: rule?.value ?? "forbidden-term", text: match, start_utf8: text.utf8.count,
          end_utf8: text.utf8.count + match.utf8.count))
      text += match
    }
    return (text, expected)
  }

  /// A text with its `\u00ad` as characters.
  private static func unescaped(_ text: String) -> String {
    var pieces = text.components(separatedBy: "\\u")[...]
    var result = pieces.popFirst() ?? ""
    for piece in pieces {
      let scalar = UInt32(piece.prefix(4), radix: 16).flatMap(Unicode.Scalar.init)
      result.unicodeScalars.append(scalar ?? "\u{fffd}")
      result += piece.dropFirst(4)
    }
    return result
  }
}

import FindingReporters
import IsoglossProject
import LanguageText
import MemoryLookup

/// What a look-up found, for people or as JSON.
struct LookupPage {
  private let query: LookupQuery
  private let answers: [LookupAnswer]
  private let style: TerminalStyle

  init(_ query: LookupQuery, _ answers: [LookupAnswer], style: TerminalStyle) {
    self.query = query
    self.answers = answers
    self.style = style
  }

  /// The answers, each with its differences from the text and its translations.
  var text: String {
    answers.map { answer in
      let percent = Int((answer.score * 100).rounded(.down))
      let padding = String(repeating: " ", count: max(0, 3 - "\(percent)".count))
      let tag = Self.padded(answer.language.canonical)
      return padding + style.bold("\(percent)%") + "  \(tag)  " + source(of: answer) + "\n"
        + answer.targets.map { target in
          "      \(Self.padded(target.language.canonical))  "
            + (target.original == nil ? target.text : adapted(target.text, answer)) + "\n"
        }.joined() + "      " + style.dim(origin(of: answer)) + "\n"
    }.joined()
  }

  private static func padded(_ tag: String) -> String {
    tag + String(repeating: " ", count: max(0, 7 - tag.count))
  }

  private func source(of answer: LookupAnswer) -> String {
    TextDifference(
      from: answer.source, to: query.text, ComparisonUnit(answer.language)
    ).pieces.map { piece in
      switch piece.kind {
      case .same: piece.text
      case .deleted: style.deleted(piece.text)
      case .inserted: style.inserted(piece.text)
      }
    }.joined()
  }

  private func adapted(_ text: String, _ answer: LookupAnswer) -> String {
    let changes = answer.changes.map { "\($0.old) → \($0.new)" }.joined(separator: ", ")
    return text + style.dim("  (adapted: \(changes))")
  }

  private func origin(of answer: LookupAnswer) -> String {
    answer.path + (answer.id.map { " · \($0)" } ?? "") + (answer.isInContext ? " · in context" : "")
  }

  /// The answers in the shape of the contract, one object for each translation.
  static func json(_ answers: [LookupAnswer]) -> JSONValue {
    .array(
      answers.flatMap { answer in
        answer.targets.map { target in
          var members: [JSONValue.Member] = [
            .init("score", .number(answer.score)),
            .init("source", text(answer.language, answer.source)),
            .init("target", text(target.language, target.text, original: target.original)),
            .init("origin", ["file": .string(answer.path), "tuid": .optional(answer.id)]),
          ]
          if answer.isInContext { members.append(.init("context", true)) }
          return .object(members)
        }
      })
  }

  private static func text(
    _ language: LanguageTag, _ text: String, original: String? = nil
  ) -> JSONValue {
    var members: [JSONValue.Member] = [
      .init("lang", .string(language.canonical)), .init("text", .string(text)),
    ]
    if let original {
      members += [.init("adapted", true), .init("original", .string(original))]
    }
    return .object(members)
  }
}

import IsoglossProject
import LanguageText
import TermChecking

/// SARIF 2.1.0, with what GitHub code scanning asks for besides.
///
/// Columns count code points, as `columnKind` says (§3.14.27). Suppressed findings are written with
/// their suppression, so that alerts do not close and open again.
struct SARIFReporter: FindingReporter {
  private var results: [JSONValue] = []
  private var languages: Set<String> = []
  private var occurrences: [String: Int] = [:]

  init() {}

  mutating func report(_ draft: CheckRun.Draft, to text: inout String) {
    languages.insert(draft.document.language.canonical)
    for finding in draft.result.findings {
      let ordinal = occurrences[finding.fingerprint, default: 0] + 1
      occurrences[finding.fingerprint] = ordinal
      results.append(result(finding, draft, ordinal))
    }
  }

  mutating func finish(_ summary: CheckSummary, to text: inout String) {
    let rules = RuleCatalog.descriptions.map(rule)
    let language = languages.count == 1 ? languages.first.map { "\($0)/" } ?? "" : ""
    let run: JSONValue = [
      "tool": [
        "driver": [
          "name": "isogloss", "semanticVersion": .string(ToolVersion.current),
          "rules": .array(rules),
        ]
      ],
      "automationDetails": ["id": .string("isogloss/\(language)")],
      "columnKind": "unicodeCodePoints",
      "originalUriBaseIds": ["%SRCROOT%": ["description": ["text": "the repository"]]],
      "invocations": [["executionSuccessful": true]],
      "results": .array(results),
    ]
    let log: JSONValue = [
      "$schema": "https://json.schemastore.org/sarif-2.1.0.json", "version": "2.1.0",
      "runs": [run],
    ]
    text += log.text + "\n"
  }

  private func rule(_ description: RuleDescription) -> JSONValue {
    [
      "id": .string(description.id),
      "shortDescription": ["text": .string(description.summary)],
      "fullDescription": ["text": .string(description.summary)],
      "help": [
        "text": .string(description.explanation),
        "markdown": .string(RuleManualPage.markdown(of: description)),
      ],
      "defaultConfiguration": ["level": .string(description.severity.rawValue)],
      "properties": [
        "tags": ["terminology"], "precision": "high",
        "problem.severity": .string(severity(description.severity)),
      ],
    ]
  }

  private func result(
    _ finding: Finding, _ draft: CheckRun.Draft, _ ordinal: Int
  ) -> JSONValue {
    let index = RuleCatalog.descriptions.firstIndex { $0.id == finding.rule } ?? -1
    var members: [JSONValue.Member] = [
      .init("ruleId", .string(finding.rule)), .init("ruleIndex", .integer(index)),
      .init("level", .string(finding.severity.rawValue)),
      .init("message", ["text": .string(finding.message)]),
      .init("locations", [location(finding, draft)]),
      .init(
        "partialFingerprints",
        ["primaryLocationLineHash": .string("\(finding.fingerprint):\(ordinal)")]),
      .init("rank", .number(finding.confidence * 100)),
    ]
    let related = draft.relatedWithSource(finding).enumerated().map { location($1, id: $0 + 1) }
    if !related.isEmpty { members.append(.init("relatedLocations", .array(related))) }
    if finding.isSuppressed { members.append(.init("suppressions", [["kind": "inSource"]])) }
    let fixes = draft.fixes(of: finding).map { fix($0, draft) }
    if !fixes.isEmpty { members.append(.init("fixes", .array(fixes))) }
    return .object(members)
  }

  private func location(_ finding: Finding, _ draft: CheckRun.Draft) -> JSONValue {
    [
      "physicalLocation": [
        "artifactLocation": artifact(draft.document.path), "region": region(finding.range, draft),
      ]
    ]
  }

  private func location(_ place: RelatedLine, id: Int) -> JSONValue {
    [
      "id": .integer(id),
      "physicalLocation": [
        "artifactLocation": artifact(place.path), "region": ["startLine": .integer(place.line)],
      ],
      "message": ["text": .string(place.message)],
    ]
  }

  /// One fix an alternative: the replacements of one fix would all be applied.
  private func fix(_ fix: FindingFix, _ draft: CheckRun.Draft) -> JSONValue {
    [
      "description": ["text": .string(fix.text.isEmpty ? "remove it" : "write \(fix.text)")],
      "artifactChanges": [
        [
          "artifactLocation": artifact(draft.document.path),
          "replacements": [
            [
              "deletedRegion": region(fix.range, draft),
              "insertedContent": ["text": .string(fix.text)],
            ]
          ],
        ]
      ],
    ]
  }

  private func region(_ range: Range<Int>, _ draft: CheckRun.Draft) -> JSONValue {
    let place = FindingPlace(range, in: draft)
    return [
      "startLine": .integer(place.start.line), "startColumn": .integer(place.start.column),
      "endLine": .integer(place.end.line), "endColumn": .integer(place.end.column),
    ]
  }

  private func artifact(_ path: String) -> JSONValue {
    path.hasPrefix("/")
      ? ["uri": .string("file://" + percentEncoded(path))]
      : ["uri": .string(percentEncoded(path)), "uriBaseId": "%SRCROOT%"]
  }

  /// A path as a URI reference (RFC 3986 §2.1).
  private func percentEncoded(_ path: String) -> String {
    let digits = Array("0123456789ABCDEF")
    return path.utf8.reduce(into: "") { result, byte in
      let character = Character(Unicode.Scalar(byte))
      if byte < 0x80, character.isLetter || character.isNumber || "-._~/".contains(character) {
        result.append(character)
      } else {
        result += "%\(digits[Int(byte >> 4)])\(digits[Int(byte & 15)])"
      }
    }
  }

  private func severity(_ severity: Severity) -> String {
    severity == .note ? "recommendation" : severity.rawValue
  }
}

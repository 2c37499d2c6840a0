internal import LibXML

/// What is wrong with an element of a memory by its place and its attributes.
struct ElementInspection {
  private let element: XMLElement
  private let rules: TMXGrammar.Element?
  /// The version that the memory claims.
  private let version: String

  /// Takes an element and what the grammar says of it; nil for an element that TMX does not have.
  init(_ element: XMLElement, _ rules: TMXGrammar.Element?, version: String) {
    self.element = element
    self.rules = rules
    self.version = version
  }

  /// What is wrong with where it stands.
  func placeProblems(in parent: OpenElement?) -> [MemoryProblem] {
    let name = element.localName
    guard let parent, let around = parent.rules, !around.children.contains(name) else { return [] }
    // TMX 1.1 allows sub directly in a segment.
    if version == "1.1", name == "sub" { return [] }
    return [
      MemoryProblem(
        rules == nil ? "unknown-element" : "misplaced-element", .error, at: element.position,
        "<\(element.name)> may not stand in <\(parent.tag.name)>", refusedBy: [.omegat],
        misreadBy: parent.isInSegment ? [.okapi] : [])
    ]
  }

  /// What is wrong with its attributes, but for what their values mean.
  func attributeProblems() -> [MemoryProblem] {
    guard let rules else { return [] }
    var problems: [MemoryProblem] = []
    for attribute in element.attributes
    where !rules.required.contains(attribute.name) && !rules.optional.contains(attribute.name) {
      problems.append(
        problem(
          "unknown-attribute",
          "TMX knows no attribute “\(attribute.name)” of <\(element.localName)>"))
    }
    if version == "1.1", element["xml:lang"] != nil {
      problems.append(
        problem(
          "language-attribute", "TMX 1.1 has “lang”, not “xml:lang”; the version should be 1.4"))
    }
    problems += rules.required.compactMap { missingProblem($0) }
    for (name, values) in rules.values {
      guard let value = element[name], !values.contains(value) else { continue }
      problems.append(
        problem(
          "attribute-value",
          "“\(name)” may be \(values.sorted().joined(separator: ", ")), not “\(value)”"))
    }
    return problems
  }

  private func missingProblem(_ name: String) -> MemoryProblem? {
    if element[name] != nil || name == "version" { return nil }
    guard element.localName == "tuv", name == "xml:lang" else {
      return problem(
        "missing-attribute", "<\(element.localName)> has no “\(name)”",
        misreadBy: name == "srclang" ? [.poedit, .okapi] : [])
    }
    if element["lang"] != nil, version == "1.1" || version == "1.2" { return nil }
    let hint = element["lang"] == nil ? "" : "; “lang” is that of TMX 1.1"
    return problem("missing-language", "this variant has no xml:lang\(hint)")
  }

  /// What is wrong with it as the root element.
  func rootProblems() -> [MemoryProblem] {
    var problems: [MemoryProblem] = []
    if element.namespace != nil {
      problems.append(problem("namespace", "TMX has no namespace of its own"))
    }
    guard !["1.4", "1.1"].contains(version) else { return problems }
    let isOlder = ["1.2", "1.3"].contains(version)
    let found = version.isEmpty ? "none" : "“\(version)”"
    problems.append(
      problem(
        "version", "the version is \(found); “1.4” is what tools expect, for 1.4b too",
        isOlder ? .warning : .error))
    return problems
  }

  /// What is wrong with its dates.
  func dateProblems() -> [MemoryProblem] {
    var problems: [MemoryProblem] = []
    for attribute in element.attributes
    where Self.isDate(attribute.name) && !TMXDate.isWellFormed(attribute.value) {
      problems.append(
        MemoryProblem(
          "date", .warning, at: element.position,
          "“\(attribute.value)” in \(attribute.name) is not of the form YYYYMMDDThhmmssZ"))
    }
    return problems
  }

  private static func isDate(_ name: String) -> Bool {
    name == "creationdate" || name == "changedate" || name == "lastusagedate"
  }

  private func problem(
    _ rule: String, _ message: String, _ severity: MemoryProblem.Severity = .error,
    misreadBy: [Client] = []
  ) -> MemoryProblem {
    MemoryProblem(
      rule, severity, at: element.position, message, refusedBy: [.omegat], misreadBy: misreadBy)
  }
}

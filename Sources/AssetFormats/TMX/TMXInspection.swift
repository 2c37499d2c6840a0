internal import LibXML

/// Checks a memory against TMX 1.4 and against what translation tools can read, in memory that does
/// not grow with it.
///
/// What the tools do was found by running OmegaT 3.6, Okapi 1.42 and Maxprograms TMXValidator 2.7
/// and by reading the schema of OmegaT 6.1, which refuses whatever is not valid.
package struct TMXInspection: ~Copyable {
  private var cursor: ElementCursor
  private let report: (MemoryProblem) throws -> Void
  private var version = "1.4"
  private var sourceLanguage: String?
  private var spellings = LanguageSpellings()
  private var open: [OpenElement] = []
  private var unit = UnitInspection()
  private var hasBothChineseScripts = false
  /// Shapes of elements in which nothing was wrong.
  private var goodShapes: [ElementShape] = []

  /// How many units were read.
  package private(set) var unitCount = 0
  /// How many variants were read.
  package private(set) var variantCount = 0

  /// Checks a memory, plain or compressed, handing over each problem as it is met.
  ///
  /// - Returns: how many units and variants there are.
  /// - Throws: ``AssetError`` where the file is no XML or no TMX, and whatever the source or the
  ///   closure throws.
  package static func inspect(
    _ source: ByteSource, problem: @escaping (MemoryProblem) throws -> Void
  ) throws -> (units: Int, variants: Int) {
    var inspection = TMXInspection(source, problem)
    try inspection.run()
    return (inspection.unitCount, inspection.variantCount)
  }

  private init(_ source: ByteSource, _ report: @escaping (MemoryProblem) throws -> Void) {
    cursor = ElementCursor(source.decompressed(entryExtension: "tmx"))
    self.report = report
  }

  private mutating func run() throws {
    let root = try DocumentRoot.find(["tmx"], of: "a TMX translation memory", in: &cursor)
    try start(root)
    var hasSeen: Set<String> = []
    // White space matters in segments only.
    while let event = try cursor.next(skipping: open.last?.isInSegment == true ? .nothing : .blanks)
    {
      switch event {
      case .start(let element):
        if open.count == 1 { hasSeen.insert(element.localName) }
        try start(element)
      case .end: try end()
      case .text(let text): try self.text(text, near: cursor.line)
      }
    }
    for name in ["header", "body"] where !hasSeen.contains(name) {
      try report(
        MemoryProblem(
          "missing-element", .error, at: root.position, "there is no <\(name)>",
          refusedBy: [.omegat]))
    }
    for warning in cursor.warnings {
      try report(
        MemoryProblem(
          "xml", .warning, at: warning.position, warning.reason, refusedBy: [.omegat, .okapi]))
    }
  }

  private func report(_ problems: [MemoryProblem]) throws {
    for problem in problems { try report(problem) }
  }

  // MARK: Elements

  private mutating func start(_ element: XMLElement) throws {
    let parent = open.last
    if element.tag.localName == "tmx", parent == nil { version = element["version"] ?? "" }
    if let good = goodShapes.firstIndex(where: { $0.fits(element, in: parent?.tag) }) {
      let shape = goodShapes[good]
      open.append(OpenElement(element.tag, shape.rules, shape.role, in: parent))
    } else {
      try startUnknownShape(element, in: parent)
    }
    switch open.last?.role {
    case .root: try report(ElementInspection(element, nil, version: version).rootProblems())
    case .header: try checkHeader(element)
    case .unit: try startUnit(element)
    case .variant: try startVariant(element)
    case .segment: unit.beginSegment()
    case .code, .inline: try startCode(element)
    case .property, .note: try checkRemark(element, in: parent)
    default: break
    }
  }

  /// How many shapes are kept: more than any tool writes.
  private static let mostShapes = 32

  private mutating func startUnknownShape(
    _ element: XMLElement, in parent: OpenElement?
  ) throws {
    let rules = TMXGrammar.elements[element.localName]
    let role = OpenElement.Role(element.localName)
    open.append(OpenElement(element.tag, rules, role, in: parent))
    let inspection = ElementInspection(element, rules, version: version)
    let problems = inspection.placeProblems(in: parent) + inspection.attributeProblems()
    try report(problems)
    if problems.isEmpty, goodShapes.count < Self.mostShapes, let rules,
      let shape = ElementShape(element, in: parent?.tag, rules, role)
    {
      goodShapes.append(shape)
    }
  }

  private mutating func end() throws {
    switch open.popLast()?.role {
    case .segment: try report(unit.segmentProblems())
    case .variant:
      if !unit.hasSegment {
        try report(
          MemoryProblem(
            "missing-element", .error, at: unit.variantPosition, "there is no <seg>",
            refusedBy: [.omegat]))
      }
    case .unit:
      for problem in unit.problems(source: sourceLanguage) {
        // True of the whole file once it is of one unit.
        if problem.rule == "chinese-scripts" {
          if hasBothChineseScripts { continue }
          hasBothChineseScripts = true
        }
        try report(problem)
      }
    default: break
    }
  }

  private mutating func text(_ text: String, near line: Int) throws {
    guard let inner = open.last else { return }
    if inner.isInSegment { return unit.add(text, isNative: inner.isInCode) }
    guard let rules = inner.rules, !rules.hasText, !text.allSatisfy(\.isWhitespace) else { return }
    try report(
      MemoryProblem(
        "stray-text", .error, at: XMLPosition(line: line, column: 1),
        "text stands directly in <\(inner.tag.name)>", refusedBy: [.omegat]))
  }

  private mutating func checkHeader(_ element: XMLElement) throws {
    sourceLanguage = element["srclang"]
    for name in ["srclang", "adminlang"] {
      guard let value = element[name], value.lowercased() != "*all*" else { continue }
      try checkLanguage(value, of: name, at: element.position, isText: false)
    }
    try checkDates(element)
  }

  private mutating func startUnit(_ element: XMLElement) throws {
    unitCount += 1
    unit.begin(at: element.position, source: element["srclang"])
    if let id = element["tuid"], !id.utf8.allSatisfy({ (0x21...0x7e).contains($0) }),
      id.contains(where: \.isWhitespace)
    {
      try report(
        MemoryProblem(
          "tuid", .warning, at: element.position, "the tuid “\(id)” has white space"))
    }
    try checkDates(element)
  }

  private mutating func startVariant(_ element: XMLElement) throws {
    variantCount += 1
    let language = element.languageAttribute ?? ""
    if let doubled = unit.beginVariant(language, at: element.position) {
      try report(
        MemoryProblem(
          "duplicate-language", .warning, at: element.position, "the unit has \(doubled) twice",
          misreadBy: [.omegat, .okapi]))
    }
    if !language.isEmpty {
      try checkLanguage(language, of: "xml:lang", at: element.position, isText: true)
    }
    try checkDates(element)
  }

  private mutating func startCode(_ element: XMLElement) throws {
    if element.localName == "sub" { return }
    if element.localName == "ut" {
      try report(
        MemoryProblem(
          "deprecated", .warning, at: element.position, "<ut> is no longer part of TMX 1.4"))
    }
    unit.add(element)
  }

  private mutating func checkRemark(_ element: XMLElement, in parent: OpenElement?) throws {
    if let parent, unit.isAfterContent(parent.role) {
      try report(
        MemoryProblem(
          "element-order", .error, at: element.position,
          "<\(element.localName)> stands behind <\(parent.role == .unit ? "tuv" : "seg")>; "
            + "it belongs before", refusedBy: [.omegat]))
    }
    if element.localName == "prop", element["type"] == "x-conflict" {
      try report(
        MemoryProblem(
          "merge-conflict", .error, at: element.position,
          "a merge left this unit in two versions; keep one and delete the mark"))
    }
  }

  private mutating func checkLanguage(
    _ value: String, of name: String, at position: XMLPosition, isText: Bool
  ) throws {
    if let problem = spellings.problem(with: value, of: name, at: position, isText: isText) {
      try report(problem)
    }
  }

  private func checkDates(_ element: XMLElement) throws {
    try report(ElementInspection(element, nil, version: version).dateProblems())
  }
}

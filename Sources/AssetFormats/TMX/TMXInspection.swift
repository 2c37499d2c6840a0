internal import LanguageText
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
  private var spellings: [String: String] = [:]
  /// The spellings that were met twice, about which there is nothing more to say.
  private var usual: Set<String> = []
  private var open: [OpenElement] = []
  private var unit = UnitInspection()
  private var hasBothChineseScripts = false
  /// Shapes of elements in which nothing was wrong.
  private var goodShapes: [ElementShape] = []
  private var problemCount = 0

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
    while let event = try cursor.next() {
      switch event {
      case .start(let element):
        if open.count == 1 { hasSeen.insert(element.localName) }
        try start(element)
      case .end: try end()
      case .text(let text): try self.text(text, near: cursor.line)
      }
    }
    for name in ["header", "body"] where !hasSeen.contains(name) {
      try add("missing-element", .error, root.position, "there is no <\(name)>", [.omegat], [])
    }
    for warning in cursor.warnings {
      try add("xml", .warning, warning.position, warning.reason, [.omegat, .okapi], [])
    }
  }

  private mutating func add(
    _ rule: String, _ severity: MemoryProblem.Severity, _ position: XMLPosition,
    _ message: String, _ refusedBy: [Client], _ misreadBy: [Client]
  ) throws {
    problemCount += 1
    try report(
      MemoryProblem(
        rule, severity, at: position, message, refusedBy: refusedBy, misreadBy: misreadBy))
  }

  // MARK: Elements

  private mutating func start(_ element: XMLElement) throws {
    let name = element.localName
    let parent = open.last?.name
    if let good = goodShapes.firstIndex(where: { $0.fits(element, in: parent) }) {
      open.append(OpenElement(name, goodShapes[good].rules, in: open.last))
    } else {
      let rules = TMXGrammar.elements[name]
      let before = problemCount
      try checkPlace(element, rules)
      open.append(OpenElement(name, rules, in: open.last))
      guard let rules else { return }
      try checkAttributes(element, rules)
      if problemCount == before, let shape = ElementShape(element, in: parent, rules) {
        if goodShapes.count < Self.mostShapes { goodShapes.append(shape) }
      }
    }
    switch name {
    case "tmx": try checkRoot(element)
    case "header": try checkHeader(element)
    case "tu":
      unitCount += 1
      unit = UnitInspection(position: element.position, source: element["srclang"])
      try checkUnit(element)
    case "tuv":
      variantCount += 1
      try checkVariant(element)
    case "seg": unit.beginSegment()
    case "bpt", "ept", "it", "ph", "hi", "ut": try checkCode(element)
    case "prop":
      if element["type"] == "x-conflict" {
        try add(
          "merge-conflict", .error, element.position,
          "a merge left this unit in two versions; keep one and delete the mark", [], [])
      }
    default: break
    }
  }

  /// How many shapes are kept: more than any tool writes.
  private static let mostShapes = 32

  private mutating func end() throws {
    guard let name = open.popLast()?.name else { return }
    switch name {
    case "seg":
      for problem in unit.segmentProblems() { try report(problem) }
    case "tuv":
      if !unit.hasSegment {
        try add("missing-element", .error, unit.variantPosition, "there is no <seg>", [.omegat], [])
      }
    case "tu":
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
    guard let rules = inner.rules, !rules.hasText,
      !text.utf8.allSatisfy({ $0 <= 0x20 }), !text.allSatisfy(\.isWhitespace)
    else { return }
    try add(
      "stray-text", .error, XMLPosition(line: line, column: 1),
      "text stands directly in <\(inner.name)>", [.omegat], [])
  }

  /// An element whose end tag has not come.
  private struct OpenElement {
    let name: String
    let rules: TMXGrammar.Element?
    /// Whether text inside belongs to a segment.
    let isInSegment: Bool
    /// Whether text inside is native code.
    let isInCode: Bool

    init(_ name: String, _ rules: TMXGrammar.Element?, in parent: OpenElement?) {
      self.name = name
      self.rules = rules
      isInSegment = name == "seg" || parent?.isInSegment == true
      isInCode =
        switch name {
        case "seg", "sub", "hi": false
        case "bpt", "ept", "it", "ph", "ut": true
        default: parent?.isInCode == true
        }
    }
  }

  private mutating func checkPlace(
    _ element: XMLElement, _ own: TMXGrammar.Element?
  ) throws {
    guard let parent = open.last, let rules = parent.rules else { return }
    let name = element.localName
    guard rules.children.contains(name) else {
      // TMX 1.1 allows sub directly in a segment.
      if version == "1.1", name == "sub" { return }
      return try add(
        own == nil ? "unknown-element" : "misplaced-element", .error, element.position,
        "<\(element.name)> may not stand in <\(parent.name)>", [.omegat],
        parent.isInSegment ? [.okapi] : [])
    }
    if name == "prop" || name == "note", unit.isAfterContent(parent.name) {
      try add(
        "element-order", .error, element.position,
        "<\(name)> stands behind <\(parent.name == "tu" ? "tuv" : "seg")>; it belongs before",
        [.omegat], [])
    }
  }

  private mutating func checkAttributes(
    _ element: XMLElement, _ rules: TMXGrammar.Element
  ) throws {
    let isOld = version == "1.1" || version == "1.2"
    for attribute in element.attributes
    where !rules.required.contains(attribute.name) && !rules.optional.contains(attribute.name) {
      try add(
        "unknown-attribute", .error, element.position,
        "TMX knows no attribute “\(attribute.name)” of <\(element.localName)>", [.omegat], [])
    }
    if version == "1.1", element["xml:lang"] != nil {
      try add(
        "language-attribute", .error, element.position,
        "TMX 1.1 has “lang”, not “xml:lang”; the version should be 1.4", [.omegat], [])
    }
    for name in rules.required where element[name] == nil {
      if element.localName == "tuv", name == "xml:lang" {
        if element["lang"] != nil, isOld { continue }
        let hint = element["lang"] == nil ? "" : "; “lang” is that of TMX 1.1"
        try add(
          "missing-language", .error, element.position, "this variant has no xml:lang\(hint)",
          [.omegat], [])
      } else if name != "version" {
        try add(
          "missing-attribute", .error, element.position,
          "<\(element.localName)> has no “\(name)”", [.omegat],
          name == "srclang" ? [.poedit, .okapi] : [])
      }
    }
    for (name, values) in rules.values {
      guard let value = element[name], !values.contains(value) else { continue }
      try add(
        "attribute-value", .error, element.position,
        "“\(name)” may be \(values.sorted().joined(separator: ", ")), not “\(value)”", [.omegat], []
      )
    }
  }

  private mutating func checkRoot(_ element: XMLElement) throws {
    version = element["version"] ?? ""
    if element.namespace != nil {
      try add(
        "namespace", .error, element.position, "TMX has no namespace of its own", [.omegat], [])
    }
    guard !["1.4", "1.1"].contains(version) else { return }
    let isOlder = ["1.2", "1.3"].contains(version)
    let found = version.isEmpty ? "none" : "“\(version)”"
    try add(
      "version", isOlder ? .warning : .error, element.position,
      "the version is \(found); “1.4” is what tools expect, for 1.4b too", [.omegat], [])
  }

  private mutating func checkHeader(_ element: XMLElement) throws {
    sourceLanguage = element["srclang"]
    for name in ["srclang", "adminlang"] {
      guard let value = element[name], value.lowercased() != "*all*" else { continue }
      try checkLanguage(value, of: name, at: element.position, isText: false)
    }
    try checkDates(element)
  }

  private mutating func checkUnit(_ element: XMLElement) throws {
    if let id = element["tuid"], !id.utf8.allSatisfy({ (0x21...0x7e).contains($0) }),
      id.contains(where: \.isWhitespace)
    {
      try add("tuid", .warning, element.position, "the tuid “\(id)” has white space", [], [])
    }
    try checkDates(element)
  }

  private mutating func checkVariant(_ element: XMLElement) throws {
    let language = element.languageAttribute ?? ""
    if let doubled = unit.beginVariant(language, at: element.position) {
      try add(
        "duplicate-language", .warning, element.position,
        "the unit has \(doubled) twice", [], [.omegat, .okapi])
    }
    if !language.isEmpty {
      try checkLanguage(language, of: "xml:lang", at: element.position, isText: true)
    }
    try checkDates(element)
  }

  private mutating func checkLanguage(
    _ value: String, of name: String, at position: XMLPosition, isText: Bool
  ) throws {
    if usual.contains(value) { return }
    let key = value.lowercased()
    let known = spellings[key]
    if let known, known != value {
      try add(
        "language-case", .warning, position,
        "“\(value)” is written “\(known)” elsewhere; some tools take these for two languages", [],
        [.trados])
    }
    guard known == nil else {
      if known == value { usual.insert(value) }
      return
    }
    if spellings.count < 1000 { spellings[key] = value }
    guard let tag = LanguageTag(value) else {
      return try add(
        "language-tag", .warning, position, "“\(value)” in \(name) is no language tag", [],
        [.omegat, .okapi, .trados, .memoq])
    }
    if isText, tag.language == "zh", tag.region == nil {
      try add(
        "chinese-tag", .note, position,
        "“\(value)” says no region: a project in zh-TW or zh-CN finds nothing, or the wrong script",
        [], [.omegat, .okapi, .trados, .memoq])
    }
  }

  private static let dates = ["creationdate", "changedate", "lastusagedate"]

  private mutating func checkDates(_ element: XMLElement) throws {
    for name in Self.dates {
      guard let value = element[name], TMXDate(value)?.text != value else { continue }
      try add(
        "date", .warning, element.position,
        "“\(value)” in \(name) is not of the form YYYYMMDDThhmmssZ", [], [])
    }
  }

  private mutating func checkCode(_ element: XMLElement) throws {
    if element.localName == "ut" {
      try add("deprecated", .warning, element.position, "<ut> is no longer part of TMX 1.4", [], [])
    }
    unit.add(element)
  }
}

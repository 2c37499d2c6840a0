package import LanguageAssets
internal import LanguageText
internal import LibXML

/// Reads a translation memory unit by unit, in memory that does not grow with it.
///
/// Accepts TMX 1.1 to 1.4b and what real tools write: any or no version, `lang` for `xml:lang`, a
/// default namespace, any document type, missing header attributes, elements in another order,
/// foreign inline elements, gzip and zip around the file. White space is kept. What is wrong but readable is a warning.
package struct TMXReader: ~Copyable {
  /// What the memory says about itself.
  package private(set) var header = TMXHeader(
    version: nil, segmentType: nil, dataType: nil, creationTool: nil, originalFormat: nil)
  private var cursor: ElementCursor
  private var ownWarnings = AssetWarnings()
  private var isInBody = false
  /// The line at which the unit that ``next()`` returned last begins, from 1; 0 before the first.
  package private(set) var unitLine = 0
  /// The tags parsed so far: a memory repeats few languages in many variants.
  private var languages: [String: LanguageTag] = [:]

  /// Makes a reader and reads the header.
  ///
  /// - Throws: ``AssetError`` when the file is no TMX, and whatever the source throws.
  package init(_ source: ByteSource) throws {
    cursor = ElementCursor(source.decompressed(entryExtension: "tmx"))
    let root = try DocumentRoot.find(["tmx"], of: "a TMX translation memory", in: &cursor)
    header.version = root["version"]
    try findBody(after: root)
  }

  /// Reads a whole memory, handing over each unit as it comes.
  ///
  /// - Returns: The header, and what is wrong but was read all the same.
  /// - Throws: ``AssetError``, and whatever the source or the closure throws.
  @discardableResult
  package static func read(
    _ source: ByteSource, unit: (TranslationUnit) throws -> Void
  ) throws -> (header: TMXHeader, warnings: AssetWarnings) {
    var reader = try TMXReader(source)
    while let next = try reader.next() { try unit(next) }
    return (reader.header, reader.warnings)
  }

  /// What is wrong so far but was read all the same.
  package var warnings: AssetWarnings {
    var all = ownWarnings
    for warning in cursor.warnings { all.add(warning.reason, line: warning.position.line) }
    return all
  }

  /// Returns the next unit; nil after the last one.
  ///
  /// - Throws: ``AssetError`` with the line and column where the file is broken, and whatever the
  ///   source throws.
  package mutating func next() throws -> TranslationUnit? {
    while isInBody {
      guard let child = try cursor.nextChild() else {
        isInBody = false
        try cursor.finish()
        return nil
      }
      if child.localName == "tu" {
        unitLine = child.position.line
        return try unit(child)
      }
      ownWarnings.add("<\(child.name)> is not read here", line: child.position.line)
      try cursor.skip()
    }
    return nil
  }

  private mutating func findBody(after root: XMLElement) throws {
    var hasHeader = false
    while let child = try cursor.nextChild() {
      switch child.localName {
      case "header":
        hasHeader = true
        try readHeader(child)
      case "body":
        if !hasHeader { ownWarnings.add("the memory has no header", line: child.position.line) }
        isInBody = true
        return
      default:
        ownWarnings.add("<\(child.name)> is not read here", line: child.position.line)
        try cursor.skip()
      }
    }
    try cursor.finish()
    throw AssetError(
      line: root.position.line, column: root.position.column, "the memory has no <body>",
      hint: "a TMX file is <tmx><header …/><body>…</body></tmx>")
  }

  private mutating func readHeader(_ element: XMLElement) throws {
    var metadata = header.metadata
    for attribute in element.attributes {
      switch attribute.name {
      case "srclang":
        header.sourceLanguage = sourceLanguage(attribute.value, at: element, &metadata)
      case "adminlang":
        header.administrativeLanguage = LanguageTag(attribute.value)
        if header.administrativeLanguage == nil {
          metadata.attributes.append(.init(name: "adminlang", value: attribute.value))
        }
      case "segtype": header.segmentType = attribute.value
      case "datatype": header.dataType = attribute.value
      case "creationtool": header.creationTool = attribute.value
      case "creationtoolversion": header.creationToolVersion = attribute.value
      case "o-tmf": header.originalFormat = attribute.value
      default:
        metadata.attributes.append(.init(name: attribute.name, value: attribute.value))
      }
    }
    if element["srclang"] == nil {
      ownWarnings.add("the header names no source language", line: element.position.line)
    }
    while let child = try cursor.nextChild() {
      if child.localName == "ude" {
        header.encodings.append(
          InlineCode(name: "ude", attributes: child.list, pieces: try cursor.pieces()))
      } else {
        try readMetadata(child, into: &metadata)
      }
    }
    header.metadata = metadata
  }

  /// The language of a `srclang`; nil for `*all*`, which allows every language, and for what is no
  /// tag, which the metadata keep.
  private mutating func sourceLanguage(
    _ value: String, at element: XMLElement, _ metadata: inout UnitMetadata
  ) -> LanguageTag? {
    if value.lowercased() == "*all*" { return nil }
    let tag = LanguageTag(value)
    if tag == nil {
      ownWarnings.add("“\(value)” is no language tag", line: element.position.line)
      metadata.attributes.append(.init(name: "srclang", value: value))
    }
    return tag
  }

  private mutating func unit(_ element: XMLElement) throws -> TranslationUnit {
    var unit = TranslationUnit(variants: [])
    for attribute in element.attributes {
      switch attribute.name {
      case "tuid": unit.id = attribute.value
      case "srclang":
        unit.sourceLanguage = sourceLanguage(attribute.value, at: element, &unit.metadata)
        // That a unit allows every language matters where the memory does not.
        if attribute.value.lowercased() == "*all*" {
          unit.metadata.attributes.append(.init(name: "srclang", value: "*all*"))
        }
      default: unit.metadata.attributes.append(.init(name: attribute.name, value: attribute.value))
      }
    }
    while let child = try cursor.nextChild() {
      if child.localName == "tuv" {
        unit.variants.append(try variant(child))
      } else {
        try readMetadata(child, into: &unit.metadata)
      }
    }
    if unit.variants.isEmpty {
      ownWarnings.add("a unit without text in any language", line: element.position.line)
    }
    return unit
  }

  private mutating func variant(_ element: XMLElement) throws -> Variant {
    var variant = Variant(language: try language(of: element), segment: "")
    for attribute in element.attributes
    where attribute.name != "xml:lang" && !isLanguage(attribute, of: variant) {
      variant.metadata.attributes.append(.init(name: attribute.name, value: attribute.value))
    }
    if variant.language == Self.undetermined, let text = element.languageAttribute, text != "und" {
      variant.metadata.attributes.append(.init(name: "lang", value: text))
    }
    var hasSegment = false
    while let child = try cursor.nextChild() {
      if child.localName == "seg" {
        for attribute in child.list where attribute.name != "xml:space" {
          variant.metadata.attributes.append(attribute)
        }
        let pieces = try cursor.pieces()
        if !hasSegment { variant.segment = SegmentContent(pieces: pieces) }
        hasSegment = true
      } else {
        try readMetadata(child, into: &variant.metadata)
      }
    }
    if !hasSegment { ownWarnings.add("a variant without <seg>", line: element.position.line) }
    return variant
  }

  private static let undetermined: LanguageTag = "und"

  private mutating func language(of element: XMLElement) throws -> LanguageTag {
    guard let text = element.languageAttribute else {
      throw AssetError(
        line: element.position.line, column: element.position.column,
        "this <\(element.name)> does not say its language", hint: "expected xml:lang=\"…\"")
    }
    if let tag = languages[text] { return tag }
    if let tag = LanguageTag(text) {
      if languages.count < 1000 { languages[text] = tag }
      return tag
    }
    ownWarnings.add(
      "“\(text)” is no language tag; read as “und”, undetermined", line: element.position.line)
    return Self.undetermined
  }

  /// Whether a `lang` says no more than the variant's language.
  private func isLanguage(_ attribute: XMLAttribute, of variant: Variant) -> Bool {
    guard attribute.name == "lang" else { return false }
    return variant.language == Self.undetermined || LanguageTag(attribute.value) == variant.language
  }

  /// Reads a `prop` or `note` to its end; any other element becomes a property with its text.
  private mutating func readMetadata(
    _ element: XMLElement, into metadata: inout UnitMetadata
  ) throws {
    let attributes = element.list.filter { $0.name != "type" }
    switch element.localName {
    case "prop":
      if element["type"] == nil {
        ownWarnings.add("<prop> without type", line: element.position.line)
      }
      metadata.append(
        .init(type: element["type"] ?? "", value: try cursor.text(), attributes: attributes))
    case "note": metadata.notes.append(.init(try cursor.text(), attributes: attributes))
    default:
      ownWarnings.add(
        "<\(element.name)> does not belong here; kept as a property", line: element.position.line)
      metadata.append(
        .init(type: "x-\(element.localName)", value: try cursor.text(), attributes: attributes))
    }
  }
}

extension XMLElement {
  /// The attributes as values of memories.
  fileprivate var list: [InlineCode.Attribute] {
    attributes.map { InlineCode.Attribute(name: $0.name, value: $0.value) }
  }
}

extension ElementCursor {
  /// Reads the open element to its end, as text and inline codes.
  fileprivate mutating func pieces() throws -> [SegmentContent.Piece] {
    var pieces: [SegmentContent.Piece] = []
    while let event = try next() {
      switch event {
      case .text(let text): pieces.append(.text(text))
      case .start(let element):
        // A prefix of the TMX namespace is not part of the name.
        let isTMX = TMXVocabulary.codeAttributes[element.localName] != nil
        pieces.append(
          .code(
            InlineCode(
              name: isTMX ? element.localName : element.name, attributes: element.list,
              pieces: try self.pieces())))
      case .end: return pieces
      }
    }
    return pieces
  }
}

package import LanguageAssets
internal import LanguageText
internal import LibXML

/// Writes a translation memory as TMX 1.4 unit by unit, in memory that does not grow with it.
///
/// The output is valid against tmx14.dtd whatever was read: attributes that TMX does not know
/// become `x-` properties, foreign inline elements become native codes, language tags are written
/// in canonical case. It depends on nothing but the arguments: no clock, no locale. Take the bytes
/// with ``takeBytes()`` now and then, and after ``finish()``.
package struct TMXWriter: Sendable {
  private var xml = XMLWriter()
  /// How many units were left out because they have no variant, which TMX forbids.
  package private(set) var skippedUnits = 0

  /// Makes a writer and writes the header.
  package init(_ header: TMXHeader = TMXHeader()) {
    xml.documentType("tmx", system: "tmx14.dtd")
    xml.open("tmx", [XMLAttribute("version", "1.4")])
    write(header)
    xml.open("body")
  }

  /// A whole memory in one piece.
  package static func bytes(
    of units: some Sequence<TranslationUnit>, header: TMXHeader = TMXHeader()
  ) -> [UInt8] {
    var writer = TMXWriter(header)
    for unit in units { writer.write(unit) }
    writer.finish()
    return writer.takeBytes()
  }

  /// How many characters were left out because XML 1.0 cannot hold them.
  package var droppedCharacters: Int { xml.droppedCharacters }

  /// How many bytes were written since the last call of ``takeBytes()``.
  package var pendingCount: Int { xml.bytes.count }

  /// Hands over what was written since the last call, as UTF-8.
  package mutating func takeBytes() -> [UInt8] { xml.takeBytes() }

  /// Writes a unit.
  package mutating func write(_ unit: TranslationUnit) {
    guard !unit.variants.isEmpty else {
      skippedUnits += 1
      return
    }
    let (attributes, properties) = TMXVocabulary.sorted(
      unit.metadata.attributes.filter { $0.name != "srclang" || $0.value != "*all*" },
      allowed: TMXVocabulary.unitAttributes)
    var leading: [XMLAttribute] = []
    if let id = unit.id { leading.append(XMLAttribute("tuid", id)) }
    if let language = unit.sourceLanguage {
      leading.append(XMLAttribute("srclang", language.canonical))
    } else if unit.metadata.attribute("srclang") == "*all*" {
      leading.append(XMLAttribute("srclang", "*all*"))
    }
    xml.open("tu", leading + attributes)
    write(unit.metadata.properties + properties, unit.metadata.notes)
    for variant in unit.variants { write(variant) }
    xml.close()
  }

  /// Writes the end of the document; nothing may be written after it.
  package mutating func finish() {
    xml.close()
    xml.close()
  }

  private mutating func write(_ header: TMXHeader) {
    let (attributes, properties) = TMXVocabulary.sorted(
      header.metadata.attributes.filter { $0.name != "adminlang" },
      allowed: TMXVocabulary.headerAttributes)
    let segmentType = header.segmentType ?? "sentence"
    let language = header.administrativeLanguage?.canonical
    // What is no tag is an error in no client, so it stays as it was.
    let written = header.metadata.attribute("adminlang")
    let required = [
      XMLAttribute("creationtool", header.creationTool ?? "isogloss"),
      XMLAttribute("creationtoolversion", header.creationToolVersion ?? "1"),
      XMLAttribute(
        "segtype", TMXVocabulary.segmentTypes.contains(segmentType) ? segmentType : "sentence"),
      XMLAttribute("o-tmf", header.originalFormat ?? "isogloss"),
      XMLAttribute("adminlang", language ?? written ?? "en"),
      XMLAttribute("srclang", header.sourceLanguage?.canonical ?? "*all*"),
      XMLAttribute("datatype", header.dataType ?? "plaintext"),
    ]
    let allProperties = header.metadata.properties + properties
    let isEmpty = allProperties.isEmpty && header.metadata.notes.isEmpty
    guard !isEmpty || !header.encodings.isEmpty else {
      return xml.element("header", required + attributes)
    }
    xml.open("header", required + attributes)
    write(allProperties, header.metadata.notes)
    for encoding in header.encodings { write(encoding) }
    xml.close()
  }

  /// Writes a declaration of private characters: a `ude` with its `map`s.
  private mutating func write(_ encoding: InlineCode) {
    xml.open(encoding.name, encoding.attributes.map { XMLAttribute($0.name, $0.value) })
    for case .code(let map) in encoding.pieces where map.name == "map" {
      xml.element("map", map.attributes.map { XMLAttribute($0.name, $0.value) })
    }
    xml.close()
  }

  private mutating func write(
    _ properties: [UnitMetadata.Property], _ notes: [UnitMetadata.Note]
  ) {
    var rest = notes[...]
    for (index, property) in properties.enumerated() {
      while let place = rest.first?.place, place <= index { write(rest.removeFirst()) }
      let type = property.type.isEmpty ? "x-unknown" : property.type
      let attributes = TMXVocabulary.remarkAttributes(property.attributes)
      xml.element("prop", [XMLAttribute("type", type)] + attributes, property.value)
    }
    for note in rest { write(note) }
  }

  private mutating func write(_ note: UnitMetadata.Note) {
    xml.element("note", TMXVocabulary.remarkAttributes(note.attributes), note.text)
  }

  private mutating func write(_ variant: Variant) {
    let (attributes, properties) = TMXVocabulary.sorted(
      variant.metadata.attributes, allowed: TMXVocabulary.variantAttributes)
    xml.open("tuv", [XMLAttribute("xml:lang", variant.language.canonical)] + attributes)
    write(variant.metadata.properties + properties, variant.metadata.notes)
    xml.beginLine("seg")
    var segment = SegmentWriter(variant.segment)
    segment.write(to: &xml)
    xml.endLine("seg")
    xml.close()
  }
}

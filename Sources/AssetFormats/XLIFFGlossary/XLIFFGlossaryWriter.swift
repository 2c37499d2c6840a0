internal import LanguageAssets
internal import LanguageText
internal import LibXML

/// Writes a bilingual glossary as an XLIFF 2.1 file with one unit a concept: the term is the unit's
/// text, and the glossary module has all its translations and the definition.
///
/// The module has no status, so terms that must not be used are left out, and with them concepts
/// that have no others.
enum XLIFFGlossaryWriter {
  /// The glossary from one language into another.
  ///
  /// - Throws: ``AssetError`` when no concept has a pair of terms, since XLIFF has no empty file.
  static func bytes(
    of glossary: Glossary, _ direction: GlossaryDirection, _ written: inout WrittenParts
  ) throws(AssetError) -> [UInt8] {
    var xml = XMLWriter()
    var identifiers = XMLIdentifier()
    let units = glossary.concepts.filter { !BilingualPairs($0, direction).pairs.isEmpty }
    if units.isEmpty {
      throw AssetError("no concept has terms in \(direction.source) and \(direction.target)")
    }
    xml.open(
      "xliff",
      [
        XMLAttribute("xmlns", "urn:oasis:names:tc:xliff:document:2.0"),
        XMLAttribute("xmlns:gls", "urn:oasis:names:tc:xliff:glossary:2.0"),
        XMLAttribute("version", "2.1"), XMLAttribute("srcLang", direction.source.canonical),
        XMLAttribute("trgLang", direction.target.canonical),
      ])
    xml.open("file", [XMLAttribute("id", "glossary")])
    for concept in units {
      write(concept, direction, identifiers.unique(for: concept.id), to: &xml, &written)
    }
    xml.close()
    xml.close()
    return xml.takeBytes()
  }

  private static func write(
    _ concept: Concept, _ direction: GlossaryDirection, _ id: String, to xml: inout XMLWriter,
    _ written: inout WrittenParts
  ) {
    let pairs = BilingualPairs(concept, direction).pairs
    guard let first = pairs.first else { return }
    xml.open("unit", [XMLAttribute("id", id)])
    xml.open("gls:glossary")
    var number = 0
    for source in pairs.map(\.source.text).uniqued {
      number += 1
      let entry = number == 1 ? id : "\(id).\(number)"
      xml.open("gls:glossEntry", [XMLAttribute("id", entry)])
      xml.element("gls:term", [], source)
      for pair in pairs where pair.source.text == source {
        written.take(pair, of: concept)
        xml.element("gls:translation", [], pair.targetText)
      }
      let definition =
        written.take(.definition, of: concept, in: direction.source)
        ?? written.take(.definition, of: concept)
        ?? written.take(.definition, of: concept, in: direction.target)
      if let definition { xml.element("gls:definition", [], definition) }
      xml.close()
    }
    xml.close()
    xml.open("segment", [XMLAttribute("state", "final")])
    xml.element("source", [], first.source.text)
    xml.element("target", [], first.targetText)
    xml.close()
    xml.close()
  }
}

extension [String] {
  /// The texts without repetitions, in order.
  var uniqued: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}

package import LanguageText

/// A text and its translation, unit by unit.
package struct BilingualDocument: Hashable, Sendable {
  /// The units by pair of languages, in the order in which the pairs first occur; one for most files.
  package private(set) var sections: [BilingualSection]
  /// The translations as a document of their own: one block for each unit that has one, in file
  /// order; and the comments of the file.
  package let targets: ParsedDocument
  /// Whether the sources are no texts but the keys of strings, so that the file has one language, and another file with
  /// the same keys the source.
  package let hasKeys: Bool

  /// Makes a document of runs of units in file order, each in a pair of languages.
  init(_ runs: [BilingualSection], comments: [SourceComment], hasKeys: Bool = false) {
    self.hasKeys = hasKeys
    var sections: [BilingualSection] = []
    var places: [BilingualSection.Languages: Int] = [:]
    for run in runs {
      if let place = places[run.languages] {
        sections[place].units += run.units
      } else {
        places[run.languages] = sections.count
        sections.append(run)
      }
    }
    var starts: [(start: Int, section: Int, unit: Int)] = []
    for (number, section) in sections.enumerated() {
      for (index, unit) in section.units.enumerated() {
        guard let target = unit.target else { continue }
        starts.append((target.offsets.fileRange(of: 0..<1).lowerBound, number, index))
      }
    }
    starts.sort { $0.start < $1.start }
    var targets = ParsedDocument(blocks: [], comments: comments)
    for place in starts {
      let unit = sections[place.section].units[place.unit]
      guard let target = unit.target else { continue }
      sections[place.section].units[place.unit].block = targets.blocks.count
      if hasKeys { targets.append(target, key: [unit.key]) } else { targets.blocks.append(target) }
    }
    self.sections = sections
    self.targets = targets
  }

  /// The translations without those that a tool only proposed, a document of strings by their keys.
  package var strings: ParsedDocument {
    let drafts = Set(units.filter { $0.state == .draft }.compactMap(\.block))
    var strings = ParsedDocument(blocks: [], comments: targets.comments)
    for (index, block) in targets.blocks.enumerated() where !drafts.contains(index) {
      strings.append(block, key: [targets.blockKeys[index]])
    }
    return strings
  }

  /// All units, section by section.
  package var units: [BilingualUnit] { sections.flatMap(\.units) }
}

/// The units of a file in one pair of languages.
package struct BilingualSection: Hashable, Sendable {
  /// What the file says about the languages of some units.
  package struct Languages: Hashable, Sendable {
    /// The language of the source; nil when the file does not name it.
    package var source: LanguageTag?
    /// The language of the translation; nil when the file does not name it.
    package var target: LanguageTag?

    /// Makes a pair.
    package init(source: LanguageTag?, target: LanguageTag?) {
      (self.source, self.target) = (source, target)
    }
  }

  /// The languages of all units.
  package var languages: Languages
  /// The units in file order.
  package var units: [BilingualUnit]

  /// Makes a section.
  package init(languages: Languages, units: [BilingualUnit]) {
    (self.languages, self.units) = (languages, units)
  }

  /// The units as two lists of segments with equal indices: a unit is one segment on either side.
  ///
  /// Units without a visible source or translation are left out, drafts too unless asked for.
  /// ``Segment/block`` of both is the index of the translation in ``BilingualDocument/targets``.
  ///
  /// - Complexity: O(n) in the size of the text.
  package func segments(withDrafts: Bool = false) -> (sources: [Segment], targets: [Segment]) {
    var (sources, targets): ([Segment], [Segment]) = ([], [])
    for unit in units where withDrafts || unit.state != .draft {
      guard let source = unit.source, let target = unit.target, let block = unit.block else {
        continue
      }
      sources.append(Segment(whole: source, at: block))
      targets.append(Segment(whole: target, at: block))
    }
    return (sources, targets)
  }
}

extension Segment {
  /// Makes a segment of a whole block.
  fileprivate init(whole block: TextBlock, at index: Int) {
    let range = 0..<block.text.utf8.count
    self.init(
      kind: block.kind, level: block.level, block: index, text: block.text, range: range,
      fileRange: block.offsets.fileRange(of: range), startsBlock: true, spans: block.spans)
  }
}

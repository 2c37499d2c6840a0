import AssetFormats
import Foundation
import LanguageAssets
package import LanguageText
import TermExtraction

/// The folder that an extraction writes its glossary and its memory into.
package struct ExtractOutput: Sendable {
  /// What was written.
  package struct Written: Sendable {
    /// How many concepts of the glossary are proposals; it is not written when it would be empty.
    package var proposed: Int
    /// How many concepts somebody has worked on, in the glossary that was there or in given ones: they
    /// stay as they are.
    package var kept: Int
    /// How many concepts were found that other glossaries of the configuration have with all their names: they are not
    /// written.
    package var known: Int
    /// How many units have no text in the source language and are not written.
    package var sourceless: Int
  }

  /// The folder.
  package let folder: String

  /// Makes an output.
  package init(folder: String) { self.folder = folder }

  /// The glossary in the folder.
  package var glossaryPath: String { folder + "/glossary.tbx" }
  /// The memory in the folder.
  package var memoryPath: String { folder + "/memory.tmx" }

  /// Whether a configuration names the glossary, or a folder that it is in.
  package func isNamed(in configuration: Configuration) -> Bool {
    let written = RelativePath.of(glossaryPath, from: configuration.base)
    return configuration.glossaries.contains { written == $0 || written.hasPrefix($0 + "/") }
  }

  /// The concepts of the glossary that is there already; none when there is none.
  ///
  /// - Throws: ``RunError`` when it cannot be read: it is not to be written over.
  func glossary() throws(RunError) -> Glossary {
    guard FileKind(at: glossaryPath) != nil else { return Glossary() }
    return try GlossaryLoader.load(glossaryPath).glossary
  }

  /// Makes sure that no memory of somebody else is in the way.
  ///
  /// - Throws: ``RunError`` when there is one, or a file that is no memory.
  func requireOwnMemory() throws(RunError) {
    guard FileKind(at: memoryPath) != nil else { return }
    let tool = try MemoryInput(memoryPath).readHeader().creationTool
    guard tool != "isogloss" else { return }
    throw RunError(
      "was written by \(tool ?? "another program"), and would be written over", path: memoryPath,
      hint: "name another folder with -o, or move the file")
  }

  /// Writes the concepts from a confidence on, those that somebody has decided in a given glossary, and
  /// the memory.
  ///
  /// What somebody has decided in other glossaries of the configuration is not proposed again: see
  /// ``AcceptedConcepts``. A glossary that is there grows: see ``GlossaryGrowth``.
  ///
  /// - Throws: ``RunError`` when the folder cannot be made, a file not be written or the glossary
  ///   that is there not be read.
  package func write(
    _ outcome: ExtractRun.Outcome, from confidence: Double, sourceLanguage: LanguageTag?
  ) throws(RunError) -> Written {
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    } catch {
      throw RunError("cannot be made a folder", path: folder, hint: "check the path above it")
    }
    var shown = outcome
    let given = Set(outcome.given.decided.concepts.map(\.id))
    shown.concepts.removeAll { $0.confidence < confidence && !given.contains($0.id) }
    let new = AcceptedConcepts(outcome.configured, translatedFrom: sourceLanguage ?? "en")
      .withoutKnown(shown.glossary, besides: given)
    var proposed = new.glossary
    // The language of the notes that the tool writes.
    proposed.language = "en"
    let known = try glossary()
    proposed =
      AcceptedConcepts(known, translatedFrom: sourceLanguage ?? "en")
      .withoutKnown(proposed, besides: given).glossary
    let grown = GlossaryGrowth.growing(known, by: proposed)
    if !grown.concepts.isEmpty {
      try AtomicFile.write(
        GlossaryText.bytes(of: grown, as: .tbx, for: glossaryPath), to: glossaryPath)
    }
    let sourceless = try writeMemory(of: outcome, sourceLanguage: sourceLanguage)
    let kept = grown.concepts.count(where: \.isDecided)
    return Written(
      proposed: grown.concepts.count - kept, kept: kept, known: new.dropped, sourceless: sourceless)
  }

  /// Writes the memory; returns how many units are left out since they have no text in the source language.
  ///
  /// Okapi refuses a whole file for one such unit, whatever its header says. Where no unit has one, any language may be
  /// the source.
  private func writeMemory(
    of outcome: ExtractRun.Outcome, sourceLanguage: LanguageTag?
  ) throws(RunError) -> Int {
    func hasSource(_ unit: TranslationUnit) -> Bool {
      sourceLanguage.map { source in unit.variants.contains { $0.language.matches(source) } }
        ?? true
    }
    var isTranslated = outcome.units.contains(where: hasSource)
    for memory in outcome.memories where !isTranslated {
      try MemoryLoader.read(memory) { if hasSource($0) { isTranslated = true } }
    }
    var count = 0
    let header = TMXHeader(sourceLanguage: isTranslated ? sourceLanguage : nil)
    try MemoryOutput.write(to: memoryPath, header, sink: { _ in }) { output in
      func write(_ unit: TranslationUnit) throws {
        guard !isTranslated || hasSource(unit) else { return count += 1 }
        try output.write(unit)
      }
      for unit in outcome.units { try write(unit) }
      for memory in outcome.memories { try MemoryLoader.read(memory) { try write($0) } }
    }
    return count
  }
}

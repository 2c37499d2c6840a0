import AssetFormats
import Foundation
import LanguageAssets
import LanguageText
import TermChecking

/// Reads and compiles the glossaries of a run, or takes them from the cache as they were compiled.
struct TermSetLoader {
  private let run: CheckRun
  private let files: [String]

  /// The least bytes of glossaries that are worth a file in the cache.
  private static let leastSize = 1 << 14

  /// Prepares for a run.
  ///
  /// - Throws: ``RunError`` when a glossary does not exist.
  init(_ run: CheckRun) throws(RunError) {
    self.run = run
    files = try run.glossaryFiles()
  }

  /// The terms, compiled for some languages.
  ///
  /// - Throws: ``RunError`` when a glossary cannot be read.
  func load(languages: [LanguageTag]) throws(RunError) -> TermSet {
    guard let cache = run.cache else { return try compiled(languages) }
    var slot = ContentHash()
    slot.combine(run.configuration.base)
    slot.combine(FileManager.default.currentDirectoryPath)
    var state = ContentHash()
    state.combine(cache.tool)
    for language in languages { slot.combine(language.canonical) }
    var size = 0
    for path in files {
      let bytes = try FileReading.bytes(of: path)
      size += bytes.count
      slot.combine(path)
      state.combine(bytes)
    }
    guard size >= Self.leastSize else { return try compiled(languages) }
    if let known = cache.terms(slot.hexadecimal, state: state.hexadecimal) { return known }
    let terms = try compiled(languages)
    cache.store(terms, slot.hexadecimal, state: state.hexadecimal)
    return terms
  }

  private func compiled(_ languages: [LanguageTag]) throws(RunError) -> TermSet {
    var faults: [String] = []
    let glossary = try GlossaryLoader.load(files) { path, warning in
      faults.append("warning: \(path):\(warning.place): \(warning.message)")
    }
    let complaints = GlossaryLint.contradictions(glossary).map { problem in
      "warning: glossary: \(problem.concept) (\(problem.language)): \(problem.message)"
    }
    return TermSet(
      glossary, languages: languages,
      complaints: Self.shortened(faults) + complaints + Self.remark(on: glossary))
  }

  /// The first faults of the files; a status or language that is misread hides findings.
  private static func shortened(_ faults: [String]) -> [String] {
    let limit = 3
    guard faults.count > limit else { return faults }
    let more = faults.count - limit
    return faults.prefix(limit) + [
      "warning: \(more.counted("more fault")) in glossaries (isogloss glossary lint lists them)"
    ]
  }

  /// What to say of a glossary most of which nobody has decided on, as one that was extracted.
  private static func remark(on glossary: Glossary) -> [String] {
    let concepts = glossary.concepts
    let count = concepts.indices.reduce(0) { $0 + concepts[$1].terms.count }
    let proposed = concepts.indices.reduce(0) { sum, index in
      let terms = concepts[index].terms
      return sum + terms.indices.count { terms[$0].status == .proposed }
    }
    guard proposed * 2 > count else { return [] }
    return [
      "note: \(proposed) of \(count) terms are proposals: they are not demanded, and what is "
        + "wrong with them is a note; accept those that are right with “isogloss glossary set "
        + "CONCEPT… --status preferred”"
    ]
  }
}

package import LanguageAssets
package import LanguageText

/// A glossary as files that one translation tool takes.
///
/// Languages are spelled as the tool spells them, two of a tool's that it takes for one do not get
/// into one file, and what the tool would offer although it must not be used is left out.
package struct ClientGlossary: Sendable {
  /// A file for the tool.
  package struct File: Hashable, Sendable {
    /// The language that the file translates into; nil when it has all.
    package var target: LanguageTag?
    /// The extension, without the dot.
    package var fileExtension: String
    /// The content.
    package var bytes: [UInt8]
    /// What the file has no place for.
    package var omissions: GlossaryOmissions
  }

  /// The files, one a target language where the tool needs that.
  package private(set) var files: [File] = []
  /// How many terms that must not be used were left out.
  package private(set) var forbiddenCount = 0
  /// Languages that have no file because no concept has terms in them and in the source.
  package private(set) var emptyTargets: [LanguageTag] = []

  /// Makes the files.
  ///
  /// - Parameters:
  ///   - glossary: the glossary.
  ///   - client: the tool.
  ///   - source: the language to translate from.
  ///   - targets: the languages to translate into, as the tool's projects name them.
  /// - Throws: ``AssetError`` when a file cannot be written.
  package init(
    _ glossary: Glossary, for client: Client, from source: LanguageTag, to targets: [LanguageTag]
  ) throws(AssetError) {
    let profile = ClientProfile(client)
    var glossary = glossary
    if profile.forbiddenTerms == .leftOut {
      forbiddenCount = glossary.removeTerms { !$0.status.isApproved }
    }
    if client == .okapi {
      files.append(try Self.file(glossary, profile, source, targets))
      return
    }
    for target in targets {
      let direction = GlossaryDirection(from: source, to: target)
      let isEmpty = glossary.concepts.allSatisfy {
        BilingualPairs($0, direction).pairs.isEmpty
      }
      if isEmpty {
        emptyTargets.append(target)
        continue
      }
      var file = try Self.file(glossary, profile, source, [target])
      file.target = target
      files.append(file)
    }
  }

  private static func fileExtension(_ client: Client) -> String {
    switch client {
    case .omegat: "txt"
    case .okapi, .weblate: "tbx"
    case .trados: "xml"
    case .memoq: "csv"
    case .poedit: "tmx"
    case .deepl: "tsv"
    }
  }

  private static func file(
    _ glossary: Glossary, _ profile: ClientProfile, _ source: LanguageTag,
    _ targets: [LanguageTag]
  ) throws(AssetError) -> File {
    let client = profile.client
    var direction = GlossaryDirection(from: source, to: targets.first ?? source)
    var spelled = glossary
    var translated = glossary
    // Lists do not name their languages.
    if client != .omegat, client != .deepl {
      direction = GlossaryDirection(
        from: profile.tag(for: source), to: profile.tag(for: direction.target))
      spelled = glossary.spelled(for: profile, source: source, targets: targets)
      translated = spelled.translated(for: profile, source: source, targets: targets)
    }
    var written = WrittenParts()
    let bytes = try bytes(translated, client, direction, &written)
    return File(
      fileExtension: fileExtension(client), bytes: bytes,
      omissions: GlossaryOmissions(
        of: spelled, besides: written, direction: targets.count > 1 ? nil : direction,
        keepsForbidden: profile.forbiddenTerms == .marked))
  }

  private static func bytes(
    _ glossary: Glossary, _ client: Client, _ direction: GlossaryDirection,
    _ written: inout WrittenParts
  ) throws(AssetError) -> [UInt8] {
    switch client {
    case .omegat: return OmegaTGlossaryWriter.bytes(of: glossary, direction, &written)
    case .deepl: return DeepLGlossaryWriter.bytes(of: glossary, direction, &written)
    case .okapi:
      written.carriedCount = glossary.carriedCount
      written.takeAll(of: glossary, except: [.forms, .blockers, .exactness, .status])
      return try TBXWriter.bytes(of: glossary, notes: .none)
    case .weblate:
      written.carriedCount = glossary.carriedCount
      return try TBXWriter.bytes(of: glossary.singlePairs(direction, &written), notes: .weblate)
    case .trados: return MultiTermWriter.bytes(of: glossary, &written)
    case .memoq: return WideTableWriter.bytes(of: glossary, layout: .memoQ, &written)
    case .poedit:
      return TMXWriter.bytes(
        of: glossary.units(direction, &written),
        header: TMXHeader(sourceLanguage: direction.source))
    }
  }
}

extension Glossary {
  /// Removes terms, and concepts that have none left; returns how many terms.
  fileprivate mutating func removeTerms(_ isUnwanted: (Term) -> Bool) -> Int {
    let count = termCount
    for index in concepts.indices { concepts[index].terms.removeAll(where: isUnwanted) }
    concepts.removeAll { $0.terms.isEmpty }
    return count - termCount
  }

  /// The glossary with the source and the targets only, tagged as a client tags them.
  ///
  /// A term belongs to the first language that its own equals, else to the first that it matches,
  /// so that of zh-Hant and zh-Hans never both get into one file of a client that cannot tell.
  fileprivate func spelled(
    for profile: ClientProfile, source: LanguageTag, targets: [LanguageTag]
  ) -> Glossary {
    let wanted = [source] + targets
    var result = self
    result.language = profile.tag(for: source)
    for index in result.concepts.indices {
      var concept = result.concepts[index]
      let used = concept.terms.map(\.language)
      concept.terms = concept.terms.compactMap { term in
        guard let match = Self.match(term.language, wanted, used) else { return nil }
        var term = term
        term.language = profile.tag(for: match)
        return term
      }
      let sourceTag = profile.tag(for: source)
      // The client looks for the source first.
      concept.terms =
        concept.terms.filter { $0.language == sourceTag }
        + concept.terms.filter { $0.language != sourceTag }
      concept.definitions = [:]
      for (language, text) in self.concepts[index].definitions {
        if let match = Self.match(language, wanted, Array(self.concepts[index].definitions.keys)) {
          concept.definitions[profile.tag(for: match)] = text
        }
      }
      concept.carriedByLanguage = [:]
      result.concepts[index] = concept
    }
    return result
  }

  /// The glossary without the concepts that lack a term in a language of a client's file.
  fileprivate func translated(
    for profile: ClientProfile, source: LanguageTag, targets: [LanguageTag]
  ) -> Glossary {
    let wanted = [source] + targets
    var result = self
    result.concepts.removeAll { concept in
      !wanted.allSatisfy { language in
        concept.terms.contains { $0.language == profile.tag(for: language) }
          || targets.count > 1 || concept.terms.contains { $0.status == .doNotTranslate }
      } || concept.terms.isEmpty
    }
    return result
  }

  /// The wanted language that a term of a language is for: an exact one, else one that matches and
  /// has no terms of its own.
  private static func match(
    _ language: LanguageTag, _ wanted: [LanguageTag], _ used: [LanguageTag]
  ) -> LanguageTag? {
    if wanted.contains(language) { return language }
    return wanted.first { $0.matches(language) && !used.contains($0) }
  }

  /// The glossary with a concept for every pair of terms.
  ///
  /// Weblate reads the first term of each language in an entry, and the first status in it.
  fileprivate func singlePairs(
    _ direction: GlossaryDirection, _ written: inout WrittenParts
  ) -> Glossary {
    var result = self
    result.concepts = concepts.flatMap { concept in
      BilingualPairs(concept, direction, keepsForbidden: true).pairs.enumerated().map {
        number, pair in
        written.take(pair, of: concept)
        // The status of a pair; Weblate has none for proposals.
        if pair.status != .proposed { _ = written.take(.status, of: pair.target, in: concept) }
        if pair.status == .doNotTranslate, pair.source.status == .doNotTranslate {
          _ = written.take(.status, of: pair.source, in: concept)
        }
        var single = Concept(
          id: number == 0 ? concept.id : "\(concept.id)-\(number + 1)",
          definition: written.take(.definition, of: concept, in: direction.source)
            ?? written.take(.definition, of: concept)
            ?? written.take(.definition, of: concept, in: direction.target))
        let kept = Term(
          pair.source.text, language: direction.target, status: .doNotTranslate)
        single.terms = [pair.source, pair.target ?? kept]
        return single
      }
    }
    return result
  }

  /// The pairs of terms as units of a memory, for tools without glossaries.
  fileprivate func units(
    _ direction: GlossaryDirection, _ written: inout WrittenParts
  ) -> [TranslationUnit] {
    concepts.flatMap { concept in
      BilingualPairs(concept, direction).pairs.map { pair in
        written.take(pair, of: concept)
        return TranslationUnit(variants: [
          Variant(language: direction.source, segment: SegmentContent(pair.source.text)),
          Variant(language: direction.target, segment: SegmentContent(pair.targetText)),
        ])
      }
    }
  }
}

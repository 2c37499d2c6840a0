package import AssetFormats
import LanguageAssets
package import LanguageText

/// Writes memories for a translation tool (`isogloss tm export --for`).
package struct MemoryExportRun {
  /// A file that was written.
  package struct Result: Hashable, Sendable {
    /// The file; nil for the sink.
    package let path: String?
    /// The source language as the client spells it.
    package let source: LanguageTag
    /// The target languages as the client spells them.
    package let targets: [LanguageTag]
    /// How many units were written.
    package var units = 0
    /// How many units have no text in one of the languages, and were left out.
    package var skipped = 0
  }

  private let inputs: [MemoryInput]
  private let profile: ClientProfile
  private let source: LanguageTag?
  private let targets: [LanguageTag]

  /// Makes a run for a client; without languages, those of the memories are taken.
  package init(
    _ inputs: [MemoryInput], for client: Client, source: LanguageTag?, targets: [LanguageTag]
  ) {
    self.inputs = inputs
    profile = ClientProfile(client)
    self.source = source
    self.targets = targets
  }

  /// Writes a file for each target language, or one for all where the client takes several.
  ///
  /// - Parameters:
  ///   - output: the file, or a folder; several files are named after it and their language. Nil
  ///     for the sink, which takes one file.
  ///   - sink: takes the bytes where there is no file.
  /// - Returns: what was written.
  /// - Throws: ``RunError`` for a file that cannot be read, or when there is nothing to write.
  package func write(
    to output: String?, sink: (ArraySlice<UInt8>) throws -> Void
  ) throws(RunError) -> [Result] {
    let header = try MemoryHeaders.joined(of: inputs)
    let (source, targets) = try languages(header)
    let groups = profile.isBilingual ? targets.map { [$0] } : [targets]
    if output == nil, groups.count > 1 {
      let tags = targets.map(\.canonical).joined(separator: ", ")
      throw RunError(
        "\(profile.client.name) takes one target language a file, and there are \(tags)",
        hint: "name one with --lang, or a folder with -o")
    }
    var results: [Result] = []
    for group in groups {
      let path = output.map { self.path($0, group, isOnly: groups.count == 1) }
      let converter = ClientUnits(profile, source: source, targets: group)
      var result = Result(
        path: path, source: profile.tag(for: source), targets: group.map { profile.tag(for: $0) })
      try MemoryOutput.write(to: path, converter.header(header), sink: sink) { output in
        for input in inputs {
          try input.read { read in
            guard let unit = converter.unit(read.unit) else { return result.skipped += 1 }
            try output.write(unit)
            result.units += 1
          }
        }
        if result.units == 0 {
          throw RunError(
            "no unit has text in \(source) and \(group.map(\.canonical).joined(separator: ", "))",
            path: inputs.first?.path)
        }
      }
      results.append(result)
    }
    return results
  }

  /// The source language and the targets: as they were asked for, else all that are there.
  private func languages(
    _ header: TMXHeader
  ) throws(RunError) -> (source: LanguageTag, targets: [LanguageTag]) {
    var counts: [LanguageTag: Int] = [:]
    var first: LanguageTag?
    if source ?? header.sourceLanguage == nil || targets.isEmpty {
      for input in inputs {
        try input.read { read in
          first = first ?? read.unit.source(in: nil)?.language
          for variant in read.unit.variants { counts[variant.language, default: 0] += 1 }
        }
      }
    }
    guard let source = source ?? header.sourceLanguage ?? first else {
      throw RunError("the memory is empty", path: inputs.first?.path)
    }
    var found: [LanguageTag] = []
    let known = counts.keys.sorted { (counts[$1] ?? 0, $0) < (counts[$0] ?? 0, $1) }
    for language in targets.isEmpty ? known : targets {
      let tag = profile.tag(for: language)
      if tag == profile.tag(for: source) || found.contains(where: { profile.tag(for: $0) == tag }) {
        continue
      }
      found.append(language)
    }
    guard !found.isEmpty else {
      throw RunError("the memory has no language besides \(source)", path: inputs.first?.path)
    }
    return (source, targets.isEmpty ? found.sorted() : found)
  }

  private func path(_ output: String, _ targets: [LanguageTag], isOnly: Bool) -> String {
    let tag = targets.first.map { profile.tag(for: $0).canonical } ?? ""
    if RelativePath.namesFolder(output) {
      let name = inputs.first?.path.split(separator: "/").last.map(String.init) ?? "memory"
      let stem = name.split(separator: ".").first.map(String.init) ?? "memory"
      let folder = output.hasSuffix("/") ? output : output + "/"
      return folder + (isOnly && !profile.isBilingual ? "\(stem).tmx" : "\(stem)-\(tag).tmx")
    }
    if isOnly { return output }
    let stem = output.hasSuffix(".tmx") ? String(output.dropLast(4)) : output
    return "\(stem)-\(tag).tmx"
  }
}

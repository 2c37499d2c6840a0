import AssetFormats
import LanguageAssets
package import LanguageText

/// Cuts a memory into several (`isogloss tm split`), in memory that does not grow with it.
package struct MemorySplitRun {
  /// What a memory is cut by.
  package enum Criterion: Hashable, Sendable {
    /// A file for each language pair.
    case pair
    /// A file for each so many units.
    case count(Int)
    /// A file for each value of a property or attribute; units without it go into one of their own.
    case property(String)
  }

  /// How many files one run may write.
  package static let fileLimit = 5000

  private let input: MemoryInput
  private let criterion: Criterion
  private let source: LanguageTag?

  /// Makes a run.
  package init(_ input: MemoryInput, by criterion: Criterion, source: LanguageTag?) {
    self.input = input
    self.criterion = criterion
    self.source = source
  }

  /// Writes the parts into a folder, named after the memory and what they hold.
  ///
  /// - Returns: the files with how many units each holds, by name.
  /// - Throws: ``RunError``; no part is then left in the folder.
  package func write(to folder: String) throws(RunError) -> [(path: String, units: Int)] {
    var header = TMXHeader()
    var parts: [String: (file: SplitPartFile, writer: TMXWriter, units: Int)] = [:]
    var number = 0
    let put = { (unit: TranslationUnit, name: String) throws in
      if parts[name] == nil {
        guard parts.count < Self.fileLimit else {
          throw RunError(
            "there would be more than \(Self.fileLimit) parts", path: input.path)
        }
        let path = self.path(name, in: folder)
        parts[name] = (try SplitPartFile(replacing: path), TMXWriter(header), 0)
      }
      parts[name]?.writer.write(unit)
      parts[name]?.units += 1
      if let bytes = parts[name]?.writer.takeBytes() { try parts[name]?.file.append(bytes[...]) }
    }
    try input.read {
      header = $0
    } unit: { read in
      for (unit, name) in self.parts(of: read.unit, header.sourceLanguage, number) {
        try put(unit, name)
      }
      number += 1
    }
    var results: [(path: String, units: Int)] = []
    do {
      let sorted = parts.sorted { $0.key < $1.key }
      // All are on the disk before the first one gets its name.
      for (_, part) in sorted {
        var writer = part.writer
        writer.finish()
        try part.file.finish(writer.takeBytes()[...])
      }
      for (name, part) in sorted {
        try part.file.commit()
        results.append((path(name, in: folder), part.units))
      }
    } catch {
      throw RunError(error, path: folder)
    }
    return results
  }

  private func path(_ name: String, in folder: String) -> String {
    let file = input.path.split(separator: "/").last.map(String.init) ?? "memory"
    let stem = file.split(separator: ".").first.map(String.init) ?? "memory"
    return (folder.hasSuffix("/") ? folder : folder + "/") + "\(stem)-\(name).tmx"
  }

  /// The parts that a unit goes into.
  private func parts(
    of unit: TranslationUnit, _ memoryLanguage: LanguageTag?, _ number: Int
  ) -> [(TranslationUnit, String)] {
    switch criterion {
    case .count(let size):
      let part = String(number / max(size, 1) + 1)
      return [(unit, String(repeating: "0", count: max(0, 4 - part.count)) + part)]
    case .property(let type):
      let value = unit.metadata.property(type) ?? unit.metadata.attribute(type) ?? "other"
      return [(unit, Self.fileName(value))]
    case .pair:
      guard let original = unit.source(in: source ?? memoryLanguage) else {
        return [(unit, "other")]
      }
      return unit.variants.filter { $0.language != original.language }.map { variant in
        var pair = unit
        pair.variants = [original, variant]
        return (pair, "\(original.language)-\(variant.language)")
      }
    }
  }

  /// A value as part of a file name.
  private static func fileName(_ value: String) -> String {
    let name = value.map { $0.isLetter || $0.isNumber || "-_.".contains($0) ? $0 : "_" }
    let text = String(String(name).prefix(80))
    return text.isEmpty || text.allSatisfy({ $0 == "." }) ? "other" : text
  }
}

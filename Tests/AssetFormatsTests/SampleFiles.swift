import AssetFormats
import Foundation
import LanguageAssets
import Testing

private let samplesFolder = ProcessInfo.processInfo.environment["ISOGLOSS_WRITE_SAMPLES"]
  .map { URL(fileURLWithPath: $0) }

/// Writes files for other programs to judge, into the folder that ISOGLOSS_WRITE_SAMPLES names.
@Suite(.enabled(if: samplesFolder != nil, "ISOGLOSS_WRITE_SAMPLES names no folder"))
struct SampleFiles {
  @Test func writesOwnSamples() throws {
    try write(TMXWriter.bytes(of: Samples.units, header: Samples.header), "own.tmx")
    for format in GlossaryFormat.allCases {
      let bytes = try GlossaryFormatCatalog.bytes(of: Samples.glossary, as: format)
      try write(bytes, "own-\(format.rawValue).\(format.fileExtension)")
    }
    for seed in 0..<20 {
      var maker = SampleMaker(seed: UInt64(seed))
      let glossary = maker.glossary()
      for format in GlossaryFormat.allCases {
        let bytes = try GlossaryFormatCatalog.bytes(of: glossary, as: format)
        try write(bytes, "random-\(seed)-\(format.rawValue).\(format.fileExtension)")
      }
    }
  }

  @Test func rewritesRealFiles() throws {
    for entry in SharedFiles.entries(in: "tmx") where entry.expected != "malformed" {
      var units: [TranslationUnit] = []
      let source = ByteSource(try SharedFiles.bytes(entry.path))
      guard let result = try? TMXReader.read(source, unit: { units.append($0) }) else { continue }
      try write(TMXWriter.bytes(of: units, header: result.header), "real-" + name(entry) + ".tmx")
    }
    for entry in SharedFiles.entries(in: "tbx") where entry.expected != "malformed" {
      let glossary = try TBXReader.read(ByteSource(try SharedFiles.bytes(entry.path))).glossary
      guard glossary.termCount > 0 else { continue }
      for format in GlossaryFormat.allCases {
        let bytes = try GlossaryFormatCatalog.bytes(of: glossary, as: format)
        try write(bytes, "real-\(name(entry))-\(format.rawValue).\(format.fileExtension)")
      }
    }
  }

  private func name(_ entry: SharedFiles.Entry) -> String {
    String(entry.path.split(separator: "/").last?.split(separator: ".").first ?? "file")
  }

  private func write(_ bytes: [UInt8], _ name: String) throws {
    let folder = try #require(samplesFolder)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(bytes).write(to: folder.appendingPathComponent(name))
    #expect(!bytes.isEmpty)
  }
}

import DocumentFormats
import Foundation
import LanguageText
import Testing

@testable import TermExtraction

/// Writes what `Tests/Benchmarks/english_terms.py` fits the trees of ``EnglishTermModel`` to.
struct EnglishTermTableTests {
  private static let folder = ProcessInfo.processInfo.environment["ISOGLOSS_FEATURES"]

  /// Writes a table beside each folder of texts that ISOGLOSS_FEATURES holds.
  ///
  /// It names a folder with a folder of texts for each domain: DOMAIN/texts/*.txt. The
  /// table of a domain is written beside it: DOMAIN.tsv.
  @Test(.enabled(if: folder != nil, "ISOGLOSS_FEATURES is not set"))
  func `write the features of English candidates`() throws {
    let folder = URL(filePath: try #require(Self.folder))
    let manager = FileManager.default
    for domain in try manager.contentsOfDirectory(atPath: folder.path).sorted() {
      let texts = folder.appending(path: domain).appending(path: "texts")
      guard manager.fileExists(atPath: texts.path) else { continue }
      let rows = try Self.rows(of: texts)
      #expect(rows.count > 1)
      let table = folder.appending(path: domain + ".tsv")
      try rows.joined(separator: "\n").write(to: table, atomically: true, encoding: .utf8)
    }
  }

  private static func rows(of folder: URL) throws -> [String] {
    let paths = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    let documents = try paths.map { path in
      let bytes = [UInt8](try Data(contentsOf: folder.appending(path: path)))
      let segments = Segmenter.segments(of: try PlainTextFormat().parse(bytes), language: "en")
      return ExtractionDocument(path: path, language: "en", segments: segments)
    }
    let input = ExtractionInput(documents: documents)
    var corpus = CorpusBuilder.corpus(of: input)
    let inventory = CandidateInventory(&corpus)
    let surfaces = SurfaceForms(inventory, of: corpus, input: input, russian: nil)
    let features = EnglishTermFeatures(corpus)
    let rows = inventory.candidates.indices.map { index in
      let forms = surfaces.reading(of: index).forms.joined(separator: "|")
      let values = features.values(of: inventory.candidates[index]).map { "\($0)" }
      return ([forms] + values).joined(separator: "\t")
    }
    return [(["forms"] + EnglishTermFeatures.names).joined(separator: "\t")] + rows
  }
}

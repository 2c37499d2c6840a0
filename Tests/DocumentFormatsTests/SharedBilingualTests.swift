#if canImport(Glibc)
  import Glibc
#endif
import TestSupport
import Testing

@testable import DocumentFormats

/// Reads the bilingual files of other projects beside the checkout; skipped where they are absent.
@Suite(.enabled(if: SharedFolder.isHere, "skipped: no folder `shared` beside the checkout"))
struct SharedBilingualTests {
  @Test(arguments: [("po", 20), ("xliff", 40)])
  func everyFileIsReadOrRefusedInWords(folder: String, atLeast: Int) throws {
    let paths = SharedFolder.files(in: "real/" + folder)
    var read = 0
    for path in paths {
      let bytes = try SharedFolder.bytes(of: path)
      guard let format = FormatCatalog.bilingualFormat(forPath: path) else { continue }
      do throws(DocumentError) {
        let document = try format.pairs(in: bytes)
        let faults = ContractFaults.faults(of: document.targets, in: bytes)
        #expect(faults.isEmpty, "\(path): \(faults.prefix(3))")
        if getenv("ISOGLOSS_COUNTS") != nil { print("COUNT", path, Self.counts(of: document)) }
        read += 1
      } catch {
        guard case .malformed(let words) = error.reason else {
          Issue.record("\(path) was refused without words: \(error)")
          continue
        }
        if getenv("ISOGLOSS_COUNTS") != nil { print("COUNT", path, error.offset, words) }
      }
    }
    #expect(read >= atLeast)
  }

  private static func counts(of document: BilingualDocument) -> String {
    let units = document.units
    return "\(units.count) \(units.filter { $0.target != nil }.count)"
      + " \(document.sections.map { "\($0.languages.source.map(\.description) ?? "-")>\($0.languages.target.map(\.description) ?? "-")" })"
  }
}

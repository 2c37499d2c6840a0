import AssetFormats
import LanguageAssets
import Testing

/// Every way in which real files say what may be used, and what it means here.
@Suite struct TBXStatusTests {
  @Test(
    arguments: [
      ("administrativeStatus", "preferredTerm-admn-sts", .preferred),
      ("administrativeStatus", "admittedTerm-admn-sts", .admitted),
      ("administrativeStatus", "deprecatedTerm-admn-sts", .deprecated),
      ("administrativeStatus", "supersededTerm-admn-sts", .deprecated),
      ("administrativeStatus", "standardizedTerm-admn-sts", .preferred),
      ("administrativeStatus", "legalTerm-admn-sts", .preferred),
      ("administrativeStatus", "regulatedTerm-admn-sts", .preferred),
      ("administrativeStatus", "forbidden", .forbidden),
      ("administrativeStatus", "obsolete", .deprecated),
      ("administrativeStatus", "notRecommended", .forbidden),
      ("normativeAuthorization", "preferredTerm", .preferred),
      ("normativeAuthorization", "admittedTerm", .admitted),
      ("normativeAuthorization", "deprecatedTerm", .deprecated),
      ("normativeAuthorization", "supersededTerm", .deprecated),
      ("normativeAuthorization", "standardizedTerm", .preferred),
      ("usageStatus", "preferred", .preferred), ("usageStatus", "admitted", .admitted),
      ("usageStatus", "deprecated", .deprecated), ("UsageStatus", "Preferred", .preferred),
      ("xBool_Forbidden", "True", .forbidden), ("processStatus", "unprocessed", .proposed),
      // What says nothing: the first term of its language is the one to use.
      ("processStatus", "finalized", .preferred), ("administrativeStatus", "whatever", .preferred),
      ("termType", "fullForm", .preferred),
    ] as [(String, String, TermStatus)])
  func reads(category: String, value: String, status: TermStatus) throws {
    let second = "<termNote type=\"\(category)\">\(value)</termNote>"
    #expect(try self.status("<tig><term>a</term>\(second)</tig>", 3) == status)
    if category == "processStatus" || category == "xBool_Forbidden" { return }
    let third = "<termSec><term>a</term>\(second)</termSec>"
    #expect(try self.status(third, 2019) == status)
  }

  private func status(_ term: String, _ version: Int) throws -> TermStatus? {
    let document =
      version == 2019
      ? "<tbx type=\"TBX-Basic\" style=\"dca\" xml:lang=\"en\" xmlns=\"urn:iso:std:iso:30042:ed-2\">"
        + "<text><body><conceptEntry id=\"c\"><langSec xml:lang=\"en\">\(term)</langSec>"
        + "</conceptEntry></body></text></tbx>"
      : "<martif type=\"TBX\" xml:lang=\"en\"><text><body><termEntry id=\"c\">"
        + "<langSet xml:lang=\"en\">\(term)</langSet></termEntry></body></text></martif>"
    return try TBXReader.read(ByteSource(Array(document.utf8))).glossary.concepts.first?.terms
      .first?.status
  }

  /// What is written for each status, and read again from every version.
  @Test(arguments: TermStatus.allCases, TBXWriter.Version.allCases)
  func comesBack(status: TermStatus, version: TBXWriter.Version) throws {
    let term = Term("a", language: "en", status: status, location: "pushButton")
    let glossary = Glossary(concepts: [Concept(id: "c", terms: [term])])
    let bytes = try TBXWriter.bytes(of: glossary, version: version)
    let read = try TBXReader.read(ByteSource(bytes)).glossary
    #expect(read.concepts.first?.terms == [term])
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(
      text.contains(
        version == .v3DCT
          ? "<basic:termLocation>pushButton</basic:termLocation>"
          : "<termNote type=\"termLocation\">pushButton</termNote>"))
  }
}

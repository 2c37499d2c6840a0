import Testing

@testable import TermExtraction

struct CalibrationTests {
  @Test func `confidence rises with the score and stays within 0 and 1`() {
    let values = stride(from: -0.1, through: 1.1, by: 0.01).map {
      Calibration.confidence(ofScore: $0)
    }
    #expect(values == values.sorted())
    #expect(values.allSatisfy { (0...1).contains($0) })
  }

  @Test(arguments: [(0.0, 0.0), (0.3, 0.45), (0.7, 0.93), (1.0, 0.985)])
  func `confidence is the share of concepts that are right`(score: Double, share: Double) {
    #expect(abs(Calibration.confidence(ofScore: score) - share) < 1e-9)
  }

  @Test func `names that hardly ever meet are hardly ever right`() {
    #expect(Calibration.confidence(ofScore: 0.9, commonShare: 0.1) < 0.4)
    #expect(
      Calibration.confidence(ofScore: 0.9, commonShare: 0.7)
        == Calibration.confidence(ofScore: 0.9))
  }
}

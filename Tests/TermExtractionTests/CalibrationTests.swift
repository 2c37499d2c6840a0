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

  @Test(arguments: [(0.0, 0.0), (0.3, 0.4), (0.7, 0.9), (1.0, 0.99)])
  func `confidence is the share of concepts that are right`(score: Double, share: Double) {
    #expect(abs(Calibration.confidence(ofScore: score) - share) < 1e-9)
  }
}

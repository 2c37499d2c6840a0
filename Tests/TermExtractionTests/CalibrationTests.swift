import Testing

@testable import TermExtraction

struct CalibrationTests {
  private func confidence(
    carried: Double = 0.7, explained: Double = 0.9, termhood: Double = 0.8,
    untranslated: Double = 0,
    groups: Int = 5000
  ) -> Double {
    Calibration.confidence(
      of: PairAgreement(carried: carried, explained: explained), termhood: termhood,
      untranslated: untranslated, groups: groups)
  }

  @Test func `confidence rises with what speaks for a concept and stays within 0 and 1`() {
    let steps = Array(stride(from: 0.0, through: 1.0, by: 0.05))
    for values in [
      steps.map { confidence(carried: $0) }, steps.map { confidence(explained: $0) },
      steps.map { confidence(termhood: $0) }, steps.reversed().map { confidence(untranslated: $0) },
    ] {
      #expect(values == values.sorted())
      #expect(values.allSatisfy { (0...1).contains($0) })
    }
  }

  @Test func `terms whose names stand for each other are sure`() {
    #expect(confidence() > 0.9)
  }

  @Test func `names that hardly ever stand for each other are rather wrong than right`() {
    #expect(confidence(carried: 0.1, explained: 0.1) < 0.5)
  }

  @Test func `the same evidence says less where there is more to be linked with`() {
    #expect(confidence(groups: 100_000) < confidence(groups: 1000))
  }

  @Test func `names in Latin letters may wait for a translation`() {
    #expect(confidence(untranslated: 0.5) < confidence())
  }
}

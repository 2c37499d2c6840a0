import Testing

@testable import TermExtraction

struct CalibrationTests {
  private func confidence(
    carried: Double = 0.7, explained: Double = 0.9, termhood: Double = 0.8,
    untranslated: Double = 0, coverage: Double = 1, rarest: Int = 8, groups: Int = 5000
  ) -> Double {
    Calibration.confidence(
      of: Calibration.Evidence(
        agreement: PairAgreement(carried: carried, explained: explained), termhood: termhood,
        untranslated: untranslated, coverage: coverage, rarest: rarest, groups: groups))
  }

  @Test func `confidence rises with what speaks for a concept and stays within 0 and 1`() {
    let steps = Array(stride(from: 0.0, through: 1.0, by: 0.05))
    for values in [
      steps.map { confidence(carried: $0) }, steps.map { confidence(explained: $0) },
      steps.map { confidence(termhood: $0) }, steps.reversed().map { confidence(untranslated: $0) },
      steps.map { confidence(coverage: $0) }, (0...20).map { confidence(rarest: $0) },
    ] {
      #expect(values == values.sorted())
      #expect(values.allSatisfy { (0...1).contains($0) })
    }
  }

  @Test func `terms whose names stand for each other are sure`() {
    #expect(confidence() > 0.9)
  }

  @Test func `names that hardly ever stand for each other may well be wrong`() {
    #expect(confidence(carried: 0.1, explained: 0.1) < confidence() - 0.15)
  }

  @Test func `what two of five languages say is hardly ever right`() {
    #expect(confidence(coverage: 0.4, rarest: 1) < 0.5)
  }

  @Test func `what occurs once says less in a book than on a page`() {
    #expect(confidence(rarest: 1, groups: 5000) < confidence(rarest: 1, groups: 60))
    #expect(confidence(rarest: 1, groups: 60) == confidence(rarest: 8, groups: 60))
  }

  @Test func `names in Latin letters may wait for a translation`() {
    #expect(confidence(untranslated: 0.5) < confidence())
  }
}

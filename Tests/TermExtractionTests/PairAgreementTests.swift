import Testing

@testable import TermExtraction

/// What is seen of two names, by where they stand.
struct PairAgreementTests {
  /// How far two names stand for each other of which one stands in some of so many lines.
  private func agreement(
    of lines: (one: [String], other: [String]), linked likelihood: Double? = nil,
    places: Double = 0,
    counts: [Int] = [1, 1], meaning: Double = 0, labels: Double = 0
  ) throws -> PairAgreement {
    var corpus = CorpusBuilder.corpus(
      of: SampleInput.aligned(["de": lines.one, "en": lines.other]))
    let inventory = CandidateInventory(&corpus)
    let names = try ["schachtel", "box"].map { name in
      try #require(
        inventory.candidates.firstIndex { candidate in
          candidate.spans[0].tokens.map { corpus.word($0) } == [name]
        }, "\(name)")
    }
    var links: [Link] = []
    if let likelihood {
      var evidence = LinkEvidence()
      (evidence.meaning, evidence.labels) = (meaning, labels)
      (evidence.joint, evidence.firstCount, evidence.secondCount) = (places, places, places)
      links = [
        Link(
          first: min(names[0], names[1]), second: max(names[0], names[1]), evidence: evidence,
          matched: places, probability: likelihood)
      ]
    }
    // Nothing is known of what word alignment carries.
    var alone = CorpusBuilder.corpus(of: SampleInput.aligned(["de": lines.one]))
    let nothing = CandidateInventory(&alone)
    return PairAgreement(
      zip(names, counts).map { (inventory.candidates[$0].language, $0, $1) },
      links: LinkIndex(links),
      projected: ProjectedLinks(Projection(nothing, of: alone), inventory, of: corpus),
      groups: GroupIndex(inventory, of: corpus))
  }

  @Test func namesThatNoGroupCouldHaveShownTogetherSayNothing() throws {
    let agreement = try agreement(of: (["# Schachtel"], ["", "# box"]))
    #expect(agreement.carried == 1 && agreement.explained == 1)
  }

  @Test func namesThatAreNotLinkedWhereTheyCouldBeAgreeInNothing() throws {
    let agreement = try agreement(of: (["# Schachtel", "# Henkel"], ["# lid", "# box"]))
    #expect(agreement.carried == 0 && agreement.explained == 0)
  }

  /// Where word alignment carries neither, the link stands for it; the share of one place counts with it.
  @Test(arguments: [(1.0, 0.75), (9.0, 0.95)])
  func fewPlacesSayLittleMoreThanTheLink(places: Double, explained: Double) throws {
    let agreement = try agreement(
      of: (["# Schachtel"], ["# box"]), linked: 0.5, places: places, labels: 1)
    #expect(agreement.carried == 0.5)
    #expect(abs(agreement.explained - explained) < 0.001)
  }

  /// Unlike names that were seen together once, how often each stands, what tables say of their
  /// meanings, and what is left of what their link says.
  @Test(arguments: [
    (1.0, [1, 1], 0.0, 0.9), (1.0, [1, 8], 0.0, 0.4), (1.0, [1, 7], 0.0, 0.9),
    (1.0, [1, 1], -0.8, 0.54), (2.0, [2, 16], 0.0, 1.0), (2.0, [2, 2], -0.8, 0.6),
    (1.0, [1, 8], 0.5, 1.0),
  ])
  func onePlaceOfUnlikeNamesSaysLittle(
    places: Double, counts: [Int], meaning: Double, share: Double
  ) throws {
    let agreement = try agreement(
      of: (["# Schachtel"], ["# box"]), linked: 0.5, places: places, counts: counts,
      meaning: meaning)
    #expect(abs(agreement.carried - 0.5 * share) < 0.001)
  }
}

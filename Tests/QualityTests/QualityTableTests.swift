import Testing

@Suite struct QualityTableTests {
  @Test(arguments: [(0, ".000"), (0.0456, ".046"), (0.87, ".870"), (1, "1.000")])
  func printsShares(_ value: Double, _ text: String) {
    #expect(QualityTable.share(value) == text)
  }

  @Test func alignsColumns() {
    var table = QualityTable("Title")
    table.rows.append(.init("set", right: 3, found: 4, wanted: 6, baseline: "other .5"))
    #expect(
      table.text == """
        Title
             precision  recall    F1  threshold  baselines
        set       .750    .500  .600          –  other .5
        """)
  }
}

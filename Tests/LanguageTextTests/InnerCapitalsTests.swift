import Testing

@testable import LanguageText

/// Capitals behind small letters, wherever they stand in a text that is read eight bytes at a time.
struct InnerCapitalsTests {
  @Test(
    arguments: [
      ("", false), ("aB", true), ("Ab", false), ("ABC", false), ("a B", false), ("é́B", false),
      ("кнопкаB", false), ("a1B", false), ("z[A", false), ("`A{Z", false),
      ("the state hook", false), ("the useState hook", true), ("Вызовите setState.", true),
    ] as [(String, Bool)])
  func standInAText(_ text: String, _ expected: Bool) {
    #expect(InnerCapitals.stand(in: Array(text.utf8)) == expected, "\(text)")
  }

  @Test func atEveryOffset() {
    for offset in 0..<30 {
      let text = String(repeating: "-", count: offset) + "nO" + String(repeating: "-", count: 9)
      #expect(InnerCapitals.stand(in: Array(text.utf8)), "\(offset)")
      #expect(!InnerCapitals.stand(in: Array(text.lowercased().utf8)), "\(offset)")
    }
  }
}

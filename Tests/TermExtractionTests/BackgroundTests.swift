import Testing

@testable import TermExtraction

struct BackgroundTests {
  @Test func `what is common in the background is less of a term`() throws {
    let text = [
      "The gasket leaks.", "Replace the gasket of the pump.", "A pump has a gasket and a pump lid.",
    ]
    var input = ExtractionInput(documents: [SampleInput.document(text, language: "en")])
    let extractor = TermExtractor(ExtractionOptions(minConfidence: 0))
    let confidence = { (name: String) in
      extractor.extract(input).first { $0.terms[0].text == name }?.confidence ?? 0
    }
    let before = (confidence("gasket"), confidence("pump"))
    input.background = [
      SampleInput.document(
        Array(repeating: "A pump is next to every other pump.", count: 20), language: "en")
    ]
    #expect(confidence("gasket") > before.0)
    #expect(confidence("pump") < before.1)
  }
}

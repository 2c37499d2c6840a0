import AssetFormats
import LanguageAssets
import Testing

@Suite struct OmegaTGlossaryTests {
  @Test func writesApprovedPairsOnly() {
    let glossary = Glossary(concepts: [
      Concept(
        id: "a", definition: "Of\ttwo\nstates.",
        terms: [
          Term("toggle", language: "en", status: .admitted), Term("toggle button", language: "en"),
          Term("тогл", language: "ru-RU"),
          Term("переключатель", language: "ru", status: .forbidden),
        ]),
      Concept(id: "b", terms: [Term("#tag", language: "en"), Term("#метка", language: "ru")]),
      Concept(id: "c", terms: [Term("Isogloss", language: "en", status: .doNotTranslate)]),
      Concept(id: "d", terms: [Term("menu", language: "en")]),
    ])
    let bytes = OmegaTGlossaryWriter.bytes(of: glossary, from: "en", to: "ru")
    #expect(
      String(decoding: bytes, as: UTF8.self) == """
        # isogloss -*- coding: utf-8 -*-
        toggle button\tтогл\tOf two states.
        toggle\tтогл\tOf two states.
         #tag\t#метка
        Isogloss\tIsogloss

        """)
  }
}

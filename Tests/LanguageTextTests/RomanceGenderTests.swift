import LanguageText
import Testing

/// The genders that endings of nouns tell, and where they tell none.
struct RomanceGenderTests {
  @Test(
    arguments: [
      ("es", "encriptación", "f"), ("es", "cifrado", "m"), ("es", "llave de seguridad", "f"),
      ("es", "copias", "f"), ("es", "motor de búsqueda", "m"), ("es", "problema", nil),
      ("es", "mapa", nil), ("es", "plataforma", "f"), ("es", "foto", "f"), ("es", "nombre", "m"),
      ("fr", "option", "f"), ("fr", "chiffrement", "m"), ("fr", "page", "f"), ("fr", "mode", nil),
      ("it", "impostazione", "f"), ("it", "pulsante", nil), ("it", "tasto", "m"),
      ("pt", "mensagem", "f"), ("pt", "botão", "m"), ("pt", "opção", "f"), ("de", "Liste", nil),
    ] as [(LanguageTag, String, Character?)])
  func endingsTellIt(language: LanguageTag, term: String, gender: Character?) {
    #expect(RomanceGender.gender(of: term, language: language) == gender)
  }
}

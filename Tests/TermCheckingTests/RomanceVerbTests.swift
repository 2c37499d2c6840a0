import LanguageText
import Testing

@testable import TermChecking

/// Which words are forms of a verb in Romance languages.
struct RomanceVerbTests {
  @Test(arguments: [
    ("Exporta", "exportar", "es"), ("exportan", "exportar", "es"), ("guardado", "guardar", "es"),
    ("añadió", "añadir", "es"), ("ejecutará", "ejecutar", "es"),
    ("escribirá", "escribir", "es"), ("Enregistrez", "enregistrer", "fr"),
    ("téléchargée", "télécharger", "fr"), ("finissent", "finir", "fr"), ("Salva", "salvare", "it"),
    ("spedito", "spedire", "it"), ("Salvou", "salvar", "pt-BR"), ("movida", "mover", "pt"),
    ("desa", "desar", "ca"),
  ])
  func formsOfAVerb(word: String, infinitive: String, language: LanguageTag) {
    #expect(RomanceVerb.isForm(word, of: infinitive, in: language))
  }

  @Test(arguments: [
    ("exportador", "exportar", "es"), ("exportación", "exportar", "es"), ("lugar", "lug", "es"),
    ("ves", "ver", "es"), ("guarda", "guardia", "es"), ("salva", "salvar", "ru"),
    ("salva", "salve", "it"), ("parties", "parter", "fr"), ("excluídas", "excluir", "pt"),
  ])
  func othersAreNone(word: String, other: String, language: LanguageTag) {
    #expect(!RomanceVerb.isForm(word, of: other, in: language))
  }
}

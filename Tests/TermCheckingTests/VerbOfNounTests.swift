import LanguageText
import Testing

@testable import TermChecking

@Suite struct VerbOfNounTests {
  @Test(arguments: [
    ("aislar sus dependencias", "aislamiento de dependencias", "es"),
    ("изолировать зависимости", "изоляция зависимостей", "ru"),
    ("buscar", "búsqueda", "es"), ("Responder", "respuesta", "es"),
    ("favoritar", "favorito", "pt-BR"), ("reconectarse", "reconexión", "es"),
    ("Rechercher", "recherche", "fr"), ("Favorisieren", "Favorit", "de"),
    ("Відповісти", "відповідь", "uk"), ("згадати", "згадування", "uk"),
    ("скачать", "скачивание", "ru"),
    ("埋め込む", "埋め込み", "ja"), ("並べ替える", "並べ替え", "ja"), ("読み取る", "読み取り", "ja"),
    ("パースする", "パース", "ja"), ("depend", "dependency", "en"), ("configure", "configuration", "en"),
    ("apply", "application", "en"), ("deploy", "deployment", "en"), ("compile", "compiler", "en"),
  ])
  func tellsTheVerb(verb: String, noun: String, language: LanguageTag) {
    #expect(VerbOfNoun.isVerb(verb, of: noun, in: language))
    #expect(!VerbOfNoun.isVerb(noun, of: verb, in: language))
  }

  @Test(arguments: [
    ("埋め込む", "埋め立て", "ja"), ("並ぶ", "並べ", "ja"), ("テーブル", "テーブリ", "ja"),
    ("lugar", "ubicación", "es"), ("ajuste", "configuración", "es"),
    ("dossier", "répertoire", "fr"),
    ("fichier", "fiche", "fr"), ("сеть", "сетка", "ru"), ("Benutzerkonto", "Konto", "de"),
    ("aislar sus datos", "aislamiento de dependencias", "es"),
    ("aislar dependencias", "aislamiento de dependencias nuevas", "es"),
    ("buscar", "buscar", "es"), ("buscar texto", "búsqueda", "es"), ("вид", "просмотр", "ru"),
    ("param", "parameter", "en"), ("config", "configuration", "en"), ("log", "logging", "en"),
    ("use", "user", "en"), ("directory", "direction", "en"),
  ])
  func othersAreNone(name: String, kept: String, language: LanguageTag) {
    #expect(!VerbOfNoun.isVerb(name, of: kept, in: language))
  }
}

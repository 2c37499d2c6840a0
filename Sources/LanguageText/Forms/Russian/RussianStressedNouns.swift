/// Masculine nouns in a sibilant or -ц that are stressed on their endings, so that these have о.
///
/// Needed to write a form: the nominative does not tell «ключом» from «матчем», «столбцов» from «абзацев».
enum RussianStressedNouns {
  /// Whether a noun given in its nominative, in lower case with е for ё, is one of them.
  static func contains(_ word: String) -> Bool { words.contains(word) }

  private static let words = Set(
    """
    багаж боец борец борщ венец врач гараж гонец грабеж грач дворец делец жилец зубец истец \
    калач карандаш кирпич клещ ключ ковш конец кузнец ларец лещ лжец литраж луч мертвец метраж \
    меч морж мудрец мяч нож образец огурец отец падеж паралич певец песец платеж плащ плющ \
    продавец птенец резец рубеж рубец скворец скрипач столбец сургуч творец тираж торец трубач \
    тягач чертеж чтец шалаш этаж
    """.split(separator: " ").map(String.init))
}

/// Words that sound alike in two languages and mean different things in software.
enum FalseFriends {
  /// Whether one text has a word and the other its false friend.
  static func contain(_ left: Set<String>, _ right: Set<String>) -> Bool {
    pairs.contains {
      left.contains($0.russian) && !right.isDisjoint(with: $0.others)
        || right.contains($0.russian) && !left.isDisjoint(with: $0.others)
    }
  }

  private struct Pair: Sendable {
    let russian: String
    let others: Set<String>
  }

  private static let pairs: [Pair] = table.split(separator: "\n").compactMap { line in
    let words = line.split(separator: " ").map(String.init)
    return words.first.map { Pair(russian: $0, others: Set(words.dropFirst())) }
  }

  /// A Russian word, then the words that are no translation of it.
  private static let table = """
    лист list lists リスト
    дата data データ
    сеть set sets セット
    магазин magazine マガジン
    фабрика fabric ファブリック
    артикул article
    кабинет cabinet キャビネット
    макет market マーケット
    поле pole ポール
    проспект prospect
    тире tyre tire タイヤ
    кисть kit キット
    роль roll ロール
    точка touch タッチ
    строка stroke ストローク
    """
}

/// Words that sound alike in two languages and mean different things in software.
struct FalseFriends: Hashable, Sendable {
  /// One bit for each pair whose Russian word is there.
  private var russian: UInt32 = 0
  /// One bit for each pair of whose other words one is there.
  private var others: UInt32 = 0

  /// Finds the known words among some in lower case.
  init(_ words: [String]) {
    for word in words {
      guard let found = Self.pairs[word] else { continue }
      russian |= found.russian
      others |= found.others
    }
  }

  /// Whether one side has a word and the other its false friend.
  func areFalse(to other: FalseFriends) -> Bool {
    russian & other.others != 0 || others & other.russian != 0
  }

  private init() {}

  /// What each word of the table is.
  private static let pairs: [String: FalseFriends] = {
    var pairs: [String: FalseFriends] = [:]
    for (number, line) in table.split(separator: "\n").enumerated() {
      let words = line.split(separator: " ").map(String.init)
      for (index, word) in words.enumerated() {
        var known = pairs[word] ?? FalseFriends()
        if index == 0 { known.russian |= 1 << number } else { known.others |= 1 << number }
        pairs[word] = known
      }
    }
    return pairs
  }()

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

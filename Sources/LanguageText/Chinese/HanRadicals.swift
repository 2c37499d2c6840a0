/// Radicals that stand where a character belongs, as in text copied out of a PDF: ⽂ (U+2F42) looks like 文 (U+6587),
/// but no search finds it.
package enum HanRadicals {
  /// Where radicals touch a Han character or kana.
  ///
  /// Radicals with no such neighbour are left alone: a text about radicals names them so.
  ///
  /// - Parameter text: Any text.
  /// - Returns: The runs of them, as UTF-8 byte ranges from the start of the text, in order.
  /// - Complexity: One look at each byte where there are none.
  package static func misplaced(in text: String) -> [Range<Int>] {
    guard CompatibilityShapes.mayStand(in: text) else { return [] }
    var found: [Range<Int>] = []
    var offset = 0
    var start: Int?
    var isBehindCharacter = false
    var last = ScriptClass.other
    func end(before next: ScriptClass) {
      if let begin = start, isBehindCharacter || next.isWrittenWithoutSpaces {
        found.append(begin..<offset)
      }
      start = nil
    }
    for scalar in text.unicodeScalars {
      if unified(scalar) != nil {
        if start == nil {
          start = offset
          isBehindCharacter = last.isWrittenWithoutSpaces
        }
      } else {
        last = ScriptClass(scalar)
        end(before: last)
      }
      offset += UTF8.width(scalar)
    }
    end(before: .other)
    return found
  }

  /// A text with the unified ideograph instead of each radical that has one.
  package static func unified(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    result.append(contentsOf: text.unicodeScalars.map { unified($0) ?? $0 })
    return String(result)
  }

  /// The unified ideograph that a radical looks like; `nil` for all other characters and the few radicals without one.
  ///
  /// Unicode Character Database, `EquivalentUnifiedIdeograph.txt`: the CJK Radicals Supplement and the Kangxi
  /// Radicals.
  package static func unified(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    let table: [Unicode.Scalar]
    let first: UInt32
    switch scalar.value {
    case 0x2e80..<0x2f00: (table, first) = (supplement, 0x2e80)
    case 0x2f00..<0x2fe0: (table, first) = (kangxi, 0x2f00)
    default: return nil
    }
    let index = Int(scalar.value - first)
    guard index < table.count, table[index] != "-" else { return nil }
    return table[index]
  }

  private static let supplement = Array(
    """
    -厂乛乚乙亻冂𠘨刀刂卜㔾小小兀尣尢𡯂巳幺彑彐忄心扌攵-旡日月歺母民氵氺灬爫爫丬牛犭王𤴔目示礻𥫗糹\
    纟罓罒㓁冗𦉫羊𦍌𦍋耂肀聿肉𦥑艹艹艹虎衤覀西见角𧢲讠贝𧾷车辶辶辶邑钅長镸长门𨸏阝雨青韦页风飞食𩙿飠\
    饣𩠐马骨鬼鱼鸟卤麦黄黾斉齐歯齿竜龙龜亀龟
    """.unicodeScalars)

  private static let kangxi = Array(
    """
    一丨丶丿乙亅二亠人儿入八冂冖冫几凵刀力勹匕匚匸十卜卩厂厶又口囗土士夂夊夕大女子宀寸小尢尸屮山巛工\
    己巾干幺广廴廾弋弓彐彡彳心戈戶手支攴文斗斤方无日曰月木欠止歹殳毋比毛氏气水火爪父爻爿片牙牛犬玄玉\
    瓜瓦甘生用田疋疒癶白皮皿目矛矢石示禸禾穴立竹米糸缶网羊羽老而耒耳聿肉臣自至臼舌舛舟艮色艸虍虫血行\
    衣襾見角言谷豆豕豸貝赤走足身車辛辰辵邑酉釆里金長門阜隶隹雨靑非面革韋韭音頁風飛食首香馬骨高髟鬥鬯\
    鬲鬼魚鳥鹵鹿麥麻黃黍黑黹黽鼎鼓鼠鼻齊齒龍龜龠
    """.unicodeScalars)
}

import LanguageText

/// What a Chinese character can be in a text where it is no part of a longer word; several of these, or none.
struct ChineseCharacterClass: OptionSet {
  let rawValue: UInt16

  /// A word by itself: a particle, preposition, conjunction, adverb, auxiliary verb, number or measure word.
  static let function = Self(rawValue: 1 << 0)
  /// A word that says where, behind a noun.
  static let place = Self(rawValue: 1 << 1)
  /// A measure word, which counts with the number before it.
  static let measure = Self(rawValue: 1 << 2)
  /// A unit of time.
  static let time = Self(rawValue: 1 << 3)
  /// A number, or a word that stands for one.
  static let number = Self(rawValue: 1 << 4)
  /// A pronoun that measure words follow.
  static let pronoun = Self(rawValue: 1 << 5)
  /// What makes new words before others: 子节点, 新版本.
  static let prefix = Self(rawValue: 1 << 6)
  /// What makes new words behind others: 内存量, 区域名.
  static let suffix = Self(rawValue: 1 << 7)
  /// A suffix that says how much of something or what it is called.
  static let quantity = Self(rawValue: 1 << 8)
  /// The complement of a verb: 绑定好.
  static let complement = Self(rawValue: 1 << 9)
  /// A verb that often stands alone.
  static let verb = Self(rawValue: 1 << 10)

  /// The classes of a character of either script.
  ///
  /// - Complexity: O(1).
  static func of(_ scalar: Unicode.Scalar) -> Self {
    let index = Int(HanVariants.fold(scalar).value) - first
    return table.indices.contains(index) ? table[index] : []
  }

  /// The first character of the table, which ends with the last that has a class.
  private static let first = 0x4e00

  private static let table: [Self] = {
    var table: [Self] = []
    for (classes, characters) in lists {
      for scalar in characters.unicodeScalars.map({ HanVariants.fold($0) }) {
        let index = Int(scalar.value) - first
        guard index >= 0 else { continue }
        while table.count <= index { table.append([]) }
        table[index].formUnion(classes)
      }
    }
    return table
  }()

  private static let lists: [(Self, String)] = [
    (
      .function,
      """
      的了着过是在有和与及或而但就也都还不没很更最再又才将把被让向往从到对为以于由按给跟同比用时之可能会要应须请已未并且即使因若则\
      仅只先当做所等你我他她它您谁另第如除去故随亦地得待能处位种次张条个些其
      """
    ),
    ([.function, .place], "上下中内外前后里间"),
    (.measure, "处位种次张条个些本章节页行列组段"),
    (.time, "年月日时分秒天周"),
    ([.function, .number], "一二三四五六七八九十两几每各某该此多"),
    ([.function, .pronoun], "这那哪"),
    (.prefix, "单双主副总新旧大小高低长短全半父子非反超预重误无首末左右原本空老多少"),
    ([.suffix, .quantity], "性化率度量值数名号"),
    (
      .suffix,
      """
      成码器机件项类型式法表图框栏键页区端层级体集库源线点面板卡包者员师家人商厂店站部院室版份额费价款期词字物品行列步
      """
    ),
    (.complement, "好完成掉出住开起"),
    (.verb, "来去至加减改设看找填选按拉推拖写读取留送收发传换转变查删建做打停耗画拍播"),
  ]
}

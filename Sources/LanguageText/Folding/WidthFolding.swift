/// Full-width and half-width forms, and the marks that half-width and decomposed text writes apart.
enum WidthFolding {
  /// The usual form of a full-width or half-width scalar; any other scalar unchanged.
  static func fold(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar.value {
    case 0xff01...0xff5e: Unicode.Scalar(scalar.value - 0xfee0) ?? scalar
    case 0xff61...0xff9f: halfWidth[Int(scalar.value - 0xff61)]
    case 0xffe0...0xffe6: symbols[Int(scalar.value - 0xffe0)]
    default: scalar
    }
  }

  /// One scalar for a base and a mark after it, where Unicode has one in Latin, Cyrillic, kana or
  /// Hangul.
  ///
  /// The half-width voicing marks compose only when width is folded.
  static func compose(
    _ base: Unicode.Scalar, _ mark: Unicode.Scalar, _ options: FoldingOptions
  ) -> Unicode.Scalar? {
    switch mark.value {
    case 0x306 where base.isCyrillic, 0x308 where base.isCyrillic: return cyrillic(base, mark)
    case 0x300...0x331: return LatinComposition.compose(base, mark)
    case 0x1161...0x1175, 0x11a8...0x11c2: return HangulComposition.compose(base, mark)
    case 0x3099: return voiced(base)
    case 0x309a: return semiVoiced(base)
    case 0xff9e: return options.contains(.width) ? voiced(base) : nil
    case 0xff9f: return options.contains(.width) ? semiVoiced(base) : nil
    default: return nil
    }
  }

  private static func cyrillic(_ base: Unicode.Scalar, _ mark: Unicode.Scalar) -> Unicode.Scalar? {
    switch (base, mark.value) {
    case ("и", 0x306): "й"
    case ("И", 0x306): "Й"
    case ("у", 0x306): "ў"
    case ("У", 0x306): "Ў"
    case ("е", 0x308): "ё"
    case ("Е", 0x308): "Ё"
    case ("і", 0x308): "ї"
    case ("І", 0x308): "Ї"
    default: nil
    }
  }

  private static func voiced(_ base: Unicode.Scalar) -> Unicode.Scalar? {
    switch base.value {
    case 0x30a6: "ヴ"
    case 0x3046: "ゔ"
    case 0x30ab, 0x30ad, 0x30af, 0x30b1, 0x30b3, 0x30b5, 0x30b7, 0x30b9, 0x30bb, 0x30bd, 0x30bf,
      0x30c1, 0x30c4, 0x30c6, 0x30c8, 0x30cf, 0x30d2, 0x30d5, 0x30d8, 0x30db, 0x304b, 0x304d,
      0x304f, 0x3051, 0x3053, 0x3055, 0x3057, 0x3059, 0x305b, 0x305d, 0x305f, 0x3061, 0x3064,
      0x3066, 0x3068, 0x306f, 0x3072, 0x3075, 0x3078, 0x307b:
      Unicode.Scalar(base.value + 1)
    default: nil
    }
  }

  private static func semiVoiced(_ base: Unicode.Scalar) -> Unicode.Scalar? {
    switch base.value {
    case 0x30cf, 0x30d2, 0x30d5, 0x30d8, 0x30db, 0x306f, 0x3072, 0x3075, 0x3078, 0x307b:
      Unicode.Scalar(base.value + 2)
    default: nil
    }
  }

  /// U+FF61 to U+FF9F.
  private static let halfWidth = Array(
    """
    。「」、・ヲァィゥェォャュョッーアイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワン゛゜
    """.unicodeScalars)
  /// U+FFE0 to U+FFE6.
  private static let symbols = Array("¢£¬¯¦¥₩".unicodeScalars)
}

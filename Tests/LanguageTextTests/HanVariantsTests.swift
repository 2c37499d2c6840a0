import LanguageText
import Testing

@Suite struct HanVariantsTests {
  @Test(arguments: [
    ("選択", "选择"), ("選擇", "选择"), ("気", "气"), ("氣", "气"), ("広", "广"), ("廣", "广"), ("状態", "状态"),
    ("狀態", "状态"), ("検索", "检索"), ("檢索", "检索"), ("対応", "对应"), ("對應", "对应"), ("変換", "变换"),
    ("切換", "切换"), ("図", "图"), ("読込", "读込"), ("関連", "关连"), ("按鈕", "按钮"), ("ボタン", "ボタン"),
    ("内容", "内容"), ("內容", "内容"), ("続行", "续行"), ("総", "总"), ("単語", "单语"), ("表示", "表示"),
  ])
  func foldsToOneShape(text: String, folded: String) {
    #expect(HanVariants.fold(text) == folded)
    #expect(HanVariants.fold(folded) == folded)
  }

  @Test func foldingIsIdempotentOverTheBlock() {
    let unsettled = (0x4e00...0x9fff as ClosedRange<UInt32>).compactMap(Unicode.Scalar.init)
      .filter { HanVariants.fold(HanVariants.fold($0)) != HanVariants.fold($0) }
    #expect(unsettled.isEmpty, "\(unsettled)")
  }

  @Test(arguments: [
    ("选", true, false), ("選", false, true), ("里", false, false), ("后", false, false),
    ("门", true, false), ("門", false, true), ("a", false, false), ("の", false, false),
    ("𠮷", false, false),
  ])
  func tellsTheScripts(text: Unicode.Scalar, simplified: Bool, traditional: Bool) {
    #expect(HanVariants.isSimplifiedOnly(text) == simplified)
    #expect(HanVariants.isTraditionalOnly(text) == traditional)
  }

  @Test(arguments: [
    ("之后清除手机的数据", "后", "机", "数据"), ("皇后與公里數", "", "", ""), ("生活拮据", "", "", ""),
    ("复制這里的面包", "复制", "里", "面"), ("什么規范", "么", "范", ""), ("范先生在茶几旁", "", "", ""),
    ("頁面里面", "里", "", ""),
    ("頁面包含相關系統", "", "", ""), ("平台風格用手表示", "", "", ""), ("戴手表吃面包", "表", "面", ""),
    ("證据和网關", "据", "网", ""), ("合并後并未存檔", "并", "并", ""),
    ("核准時，批准時", "", "", ""), ("准時完成", "准", "", ""), ("控制成本，限制作用，機制成熟", "", "", ""),
    ("限制制作的成品", "制", "", ""), ("若干部分與自主干預", "", "", ""), ("若干干燥的地方", "干", "", ""),
    ("今日志工", "", "", ""), ("歌手表演，對手表情", "", "", ""), ("皇后面前", "", "", ""),
    ("書面條款，頁面條例", "", "", ""),
    ("一碗面條", "面", "", ""),
  ])
  func findsSimplifiedShapes(in text: String, first: String, second: String, third: String) {
    let found = HanVariants.simplifiedOnly(in: text).map {
      String(decoding: Array(text.utf8)[$0], as: UTF8.self)
    }
    #expect(found == [first, second, third].filter { !$0.isEmpty })
  }

  @Test(arguments: [
    ("之後", "後"), ("對於", "對於"), ("乾坤", ""), ("显著", ""), ("随著时间", "著"), ("有著名的", ""),
    ("象徵", "徵"), ("跟著走", "著"), ("昇级", "昇"), ("昇腾处理器", ""),
  ])
  func findsTraditionalShapes(in text: String, shape: String) {
    let found = HanVariants.traditionalOnly(in: text).map {
      String(decoding: Array(text.utf8)[$0], as: UTF8.self)
    }
    #expect(found == (shape.isEmpty ? [] : [shape]))
  }
}

import LanguageText
import Testing

/// Chinese and Japanese terms of one character, and those of two that a suffix makes, in words and beside
/// them.
@Suite struct SingleCharacterTests {
  @Test(
    arguments: [
      ("zh-Hans", "句", "每条语句执行一次"), ("zh-Hans", "件", "重新启用插件后"), ("zh-Hans", "素", "以像素为单位"),
      ("zh-Hans", "顶", "将此会话置顶"), ("zh-Hans", "线", "用虚线连接两个形状"), ("zh-Hans", "锁", "给文件加锁之后"),
      ("zh-Hans", "日", "每日备份一次"), ("zh-Hant", "件", "重新啟用外掛控件後"), ("zh-Hant", "序", "改為降序排列"),
      ("zh-Hans", "会", "学会使用工具"), ("zh-Hans", "集", "集中管理账号"), ("zh-Hans", "存", "清除图片缓存"),
      ("zh-Hans", "容", "给硬盘扩容"), ("zh-Hans", "器", "重启服务器"), ("zh-Hans", "率", "降低采样率"),
      ("zh-Hans", "长", "把步长设为二"), ("zh-Hans", "权", "先鉴权再下载"), ("zh-Hans", "小", "宽度小于高度"),
      ("ja", "間", "設定が間違っています"), ("ja", "生", "遅延が生じる場合"), ("ja", "目", "変更箇所を目立たせる"),
      ("ja", "形", "表を整形する"), ("ja", "日", "毎日保存する"), ("ja", "方", "両方を選ぶ"),
      ("ja", "角", "値を角かっこで囲む"), ("ja", "曲", "線が曲がる位置"), ("ja", "書", "ここに書かれた値"),
      ("ja", "動的", "自動的に保存される"), ("ja", "数値", "奇数値を入力する"),
    ] as [(LanguageTag, String, String)])
  func isOtherWord(language: LanguageTag, term: String, text: String) {
    expectMarked(text, term, language)
  }

  @Test(
    arguments: [
      ("zh-Hans", "行", "此后的⟦行⟧会移动"), ("zh-Hans", "框", "在⟦框⟧内输入"), ("zh-Hans", "段", "该⟦段⟧中没有图片"),
      ("zh-Hans", "框", "拖动所选⟦框⟧的边"), ("zh-Hans", "层", "隐藏选中⟦层⟧后"), ("zh-Hans", "项", "复制所选⟦项⟧到此处"),
      ("zh-Hant", "框", "在⟦框⟧內輸入"), ("zh-Hant", "表", "新增資料⟦表⟧時"), ("zh-Hant", "項", "複製所選⟦項⟧到此處"),
      ("zh-Hans", "器", "把⟦器⟧字写大"), ("zh-Hans", "长", "⟦长⟧和宽相等"), ("zh-Hans", "线", "⟦线⟧的两端"),
      ("zh-Hans", "行", "共有十⟦行⟧数据"),
      ("ja", "間", "この⟦間⟧に保存する"), ("ja", "型", "⟦型⟧づけの規則"), ("ja", "行", "各⟦行⟧の先頭"),
      ("ja", "動的", "値を⟦動的⟧に求める"), ("ja", "数値", "入力⟦数値⟧の桁"), ("ja", "列", "どの⟦列⟧から始めるか"),
    ] as [(LanguageTag, String, String)])
  func isFound(language: LanguageTag, term: String, text: String) {
    expectMarked(text, term, language)
  }
}

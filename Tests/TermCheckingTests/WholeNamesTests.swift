import Testing

@testable import TermChecking

/// Names in messages that statistics had cut.
struct WholeNamesTests {
  private static let windows = ["打开可视化窗口。", "这里是可视化的结果", "没有可视化。"]

  @Test(arguments: [
    ("视化", windows, "可视化"), ("视", windows, "可视化"), ("可视化", windows, "可视化"),
    ("窗口", windows, "窗口"),
    // Two sentences tell nothing, nor does a word that stands beside any name.
    ("视化", Array(windows.prefix(2)), "视化"),
    ("页面", ["打开的页面", "关闭的页面。", "所有的页面"], "页面"),
    ("定画面", ["設定画面を開く", "設定画面です", "次の設定画面"], "設定画面"),
    ("ビュー", ["プレビューを開く", "プレビューです", "次のプレビュー"], "ビュー"),
  ])
  func haveWhatAlwaysStandsBesideThem(name: String, sentences: [String], whole: String) {
    #expect(WholeNames.name(name, in: sentences) == whole)
  }
}

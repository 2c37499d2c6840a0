import LanguageText
import TestSupport

/// Segments made by mutation of sample sentences, the same on every run.
struct RandomMemory {
  private static let sentences: [LanguageTag: [String]] = [
    "en": [
      "Press the button to open the settings window.", "Page 12 of 340", "Cancel",
      "Choose a colour, then choose a size for the selected text.",
      "The file {name} could not be saved because the disk is full.",
      "You can drag items from one list to another list.", "…",
      "Hold down the key while you click the first and the last item that you want to select.",
    ],
    "ru": [
      "Нажмите кнопку, чтобы открыть окно настроек.", "Страница 12 из 340", "Отмена",
      "Выберите цвет, а затем размер выделенного текста.",
      "Файл {name} не удалось сохранить: на диске нет места.",
      "Элементы можно перетаскивать из одного списка в другой список.", "—",
      "Удерживайте клавишу и нажмите первый и последний объект, которые нужно выделить.",
    ],
    "ja": [
      "ボタンを押すと、設定ウインドウが開きます。", "340ページ中12ページ目", "取消",
      "色を選んでから、選択したテキストの大きさを選びます。",
      "ディスクに空きがないため、ファイル{name}を保存できませんでした。",
      "項目をあるリストから別のリストへドラッグできます。", "。",
      "選択したい最初と最後の項目をクリックする間、キーを押し続けてください。",
    ],
    "zh-Hans": [
      "按下按钮以打开设置窗口。", "第12页,共340页", "取消",
      "先选颜色,再为所选文字选一种大小。", "磁盘已满,无法存储文件{name}。",
      "可以把项目从一个列表拖到另一个列表。", "。", "按住此键,同时点按要选择的第一个和最后一个项目。",
    ],
  ]

  static var languages: [LanguageTag] { sentences.keys.sorted() }

  let segments: [String]
  let queries: [String]

  init(_ language: LanguageTag, count: Int, queries: Int, seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let samples = Self.sentences[language] ?? []
    func make() -> String {
      var pieces = Self.pieces(of: samples.randomElement(using: &generator) ?? "")
      let others = Self.pieces(of: samples.randomElement(using: &generator) ?? "")
      for _ in 0..<Int.random(in: 0...4, using: &generator) {
        Self.mutate(&pieces, from: others, &generator)
      }
      return pieces.joined()
    }
    segments = (0..<count).map { _ in make() }
    self.queries = (0..<queries).map { _ in make() }
  }

  private static func mutate(
    _ pieces: inout [String], from others: [String], _ generator: inout SeededGenerator
  ) {
    guard !pieces.isEmpty else { return }
    let place = Int.random(in: 0..<pieces.count, using: &generator)
    switch Int.random(in: 0..<7, using: &generator) {
    case 0: pieces.remove(at: place)
    case 1: pieces.insert(others.randomElement(using: &generator) ?? "", at: place)
    case 2: pieces[place] = others.randomElement(using: &generator) ?? ""
    case 3: pieces[place] = pieces[place].uppercased()
    case 4: pieces[place] += " "
    case 5: pieces.append("\(Int.random(in: 0..<50, using: &generator))")
    default:
      var characters = Array(pieces[place])
      if !characters.isEmpty { characters.removeLast() }
      pieces[place] = String(characters)
    }
  }

  /// Words with the space behind them, or characters where there are no spaces.
  private static func pieces(of sentence: String) -> [String] {
    guard sentence.contains(" ") else { return sentence.map(String.init) }
    return sentence.split(separator: " ").map { $0 + " " }
  }
}

import LanguageText
import Testing

@testable import TermExtraction

struct TermExtractorTests {
  /// A small guide in three languages, none of them English.
  private static let guide = SampleInput.aligned([
    "ru": [
      "# Боковая панель", "Боковая панель показывает разделы.",
      "Откройте боковую панель жестом.", "# Ползунок",
      "Ползунок меняет яркость экрана.", "Передвиньте ползунок вправо.",
      "Скройте боковую панель, если мало места.",
    ],
    "ja": [
      "# サイドバー", "サイドバーはセクションを表示します。", "ジェスチャでサイドバーを開きます。",
      "# スライダー", "スライダーで画面の明るさを変えます。", "スライダーを右に動かします。",
      "狭い場合はサイドバーを隠します。",
    ],
    "zh-Hans": [
      "# 侧边栏", "侧边栏显示各个分区。", "用手势打开侧边栏。", "# 滑块", "滑块改变屏幕亮度。",
      "向右移动滑块。", "空间不足时隐藏侧边栏。",
    ],
  ])

  private func extract(
    _ input: ExtractionInput, _ options: ExtractionOptions = ExtractionOptions()
  ) -> [ProposedConcept] {
    TermExtractor(options).extract(input)
  }

  @Test(arguments: [
    ("Run it on Kubernetes or elsewhere.", "Kubernetes"),
    ("Run it with plugins or without.", "plugin"),
  ])
  func `a name keeps its s`(line: String, citation: String) {
    let input = SampleInput.aligned(["en": [line, line, "# " + line.split(separator: " ")[3]]])
    let terms = extract(input).flatMap(\.terms).map(\.text)
    #expect(terms.contains(citation), "\(terms)")
  }

  /// A line break in a cell leaves two spaces.
  @Test func `a name has one space between its words`() {
    let line = "Drag the side  bar."
    let terms = extract(SampleInput.aligned(["en": [line, line, "# Side  bar"]])).flatMap(\.terms)
    #expect(terms.contains { $0.text.lowercased() == "side bar" })
    #expect(!terms.contains { ([$0.text] + $0.forms).contains { $0.contains("  ") } })
  }

  @Test(arguments: [["боковая панель", "サイドバー", "侧边栏"], ["ползунок", "スライダー", "滑块"]])
  func `links what aligned documents call one thing`(names: [String]) {
    let concepts = extract(Self.guide)
    let holding = concepts.filter { concept in
      concept.terms.contains { names.contains($0.text.lowercased()) }
    }
    #expect(holding.map { Set($0.terms.map { $0.text.lowercased() }) } == [Set(names)])
  }

  @Test func `the number of jobs changes nothing`() {
    let alone = extract(Self.guide)
    #expect(alone.isEmpty == false)
    #expect(extract(Self.guide, ExtractionOptions(jobs: 4)) == alone)
  }

  @Test(arguments: [1, 2, 9])
  func `what is done at once keeps its order`(jobs: Int) {
    let items = Array(0..<100)
    #expect(ConcurrentMap.map(items, jobs: jobs) { $0 * 2 } == items.map { $0 * 2 })
    #expect(ConcurrentMap.map([Int](), jobs: jobs) { $0 } == [])
  }

  @Test func `the order of documents and groups changes nothing`() {
    var turned = Self.guide
    turned.documents.reverse()
    let count = turned.documents.count
    turned.groups = Self.guide.groups.reversed().map { group in
      ExtractionGroup(
        members: group.members.reversed().map {
          ExtractionGroup.Member(document: count - 1 - $0.document, segments: $0.segments)
        }, score: group.score)
    }
    let (one, other) = (extract(Self.guide), extract(turned))
    #expect(one.map(\.id) == other.map(\.id))
    #expect(one.map(\.terms) == other.map(\.terms))
    #expect(one.map(\.confidence) == other.map(\.confidence))
  }

  @Test func `the same input gives the same result`() {
    #expect(extract(Self.guide) == extract(Self.guide))
  }

  @Test func `evidence shows a form of the term`() throws {
    for concept in extract(Self.guide) {
      for place in concept.evidence {
        let text = Self.guide.documents[place.document].segments[place.segment].text
        let shown = String(decoding: Array(text.utf8)[place.range], as: UTF8.self)
        let forms = concept.terms.flatMap { $0.forms + $0.variants.map(\.text) }
        #expect(forms.contains { $0.lowercased() == shown.lowercased() }, "\(shown) \(forms)")
      }
    }
  }

  @Test func `identifiers are unique and speak Latin`() {
    let identifiers = extract(Self.guide, ExtractionOptions(minConfidence: 0)).map(\.id)
    #expect(Set(identifiers).count == identifiers.count)
    #expect(
      identifiers.allSatisfy { id in
        !id.isEmpty
          && id.utf8.allSatisfy {
            $0 == 0x2d || (0x30...0x39).contains($0) || (0x61...0x7a).contains($0)
          }
      }, "\(identifiers)")
  }

  @Test func `options limit what is proposed`() {
    let all = extract(Self.guide, ExtractionOptions(minConfidence: 0))
    #expect(extract(Self.guide, ExtractionOptions(minConfidence: 0, maxTerms: 2)).count == 2)
    #expect(all.count > 2)
    #expect(
      extract(Self.guide, ExtractionOptions(minConfidence: 0.5)).allSatisfy { $0.confidence >= 0.5 }
    )
  }

  @Test func `nothing gives nothing`() {
    #expect(extract(ExtractionInput(documents: [])).isEmpty)
    let empty = SampleInput.document([], language: "ru")
    #expect(extract(ExtractionInput(documents: [empty])).isEmpty)
    let blank = SampleInput.document(["", "…", "42"], language: "ja")
    #expect(extract(ExtractionInput(documents: [blank])).isEmpty)
  }

  @Test func `one language gives its candidates alone`() {
    let concepts = extract(
      ExtractionInput(documents: [
        SampleInput.document(
          ["# Status bar", "The status bar shows the time.", "Hide the status bar in games."],
          language: "en")
      ]))
    #expect(concepts.first?.terms.map(\.text).map { $0.lowercased() } == ["status bar"])
    #expect(concepts.first?.id == "status-bar")
  }

  @Test func `characters of one folded shape link documents that are not aligned`() {
    let concepts = extract(
      ExtractionInput(documents: [
        SampleInput.document(["# 日期選擇器", "日期選擇器可以設定時間。"], language: "zh-Hant"),
        SampleInput.document(["# 日期选择器", "使用日期选择器。"], language: "zh-Hans"),
      ]))
    #expect(concepts.contains { Set($0.terms.map(\.text)) == ["日期選擇器", "日期选择器"] })
  }

  @Test(arguments: [
    ("zh-Hant", "轉動圖示是Activity Indicator(動態指示器),表示載入。", ["Activity Indicator", "動態指示器"]),
    ("ru", "Это индикатор загрузки (спиннер).", ["индикатор загрузки", "спиннер"]),
  ])
  func `a name in brackets is a variant`(language: String, text: String, names: [String]) {
    let concepts = extract(
      ExtractionInput(documents: [SampleInput.document([text, text], language: language)]),
      ExtractionOptions(minConfidence: 0))
    let sets = concepts.flatMap(\.terms).map { Set([$0.text] + $0.variants.map(\.text)) }
    #expect(sets.contains(Set(names)), "\(sets)")
  }

  @Test(arguments: [
    ("ja", "型ヒント(命名を参照してください)を使う。", "参照"),
    ("en", "Open the export dialog (described below) first.", "below"),
    ("zh-Hans", "打开导出窗口（参见导出文件的说明），然后保存。", "参见"),
  ])
  func `a remark in brackets is none`(language: String, text: String, part: String) {
    let concepts = extract(
      ExtractionInput(documents: [SampleInput.document([text, text], language: language)]),
      ExtractionOptions(minConfidence: 0))
    let names = concepts.flatMap(\.terms).flatMap { [$0.text] + $0.variants.map(\.text) }
    #expect(!names.isEmpty && !names.contains { $0.contains(part) }, "\(names)")
  }

  @Test func `what all languages leave in Latin letters comes behind`() {
    let input = SampleInput.aligned([
      "en": ["# Kerning", "# Slider", "Kerning moves a slider.", "No slider without kerning."],
      "ru": ["# Kerning", "# Ползунок", "Kerning сдвигает ползунок.", "Без kerning ползунка нет."],
    ])
    let names = TermExtractor().extract(input).prefix(2).map { $0.terms[0].text }
    #expect(names == ["slider", "kerning"])
  }

  @Test func `code and furniture hold no terms`() {
    var document = SampleInput.document(["# Panel", "The panel shows widgets."], language: "en")
    document.segments[0].kind = .code
    document.segments[1].kind = .furniture
    #expect(extract(ExtractionInput(documents: [document])).isEmpty)
  }
}

import DocumentFormats
import LanguageText
import SentenceAlignment
import Testing

/// What stands once in both versions and is the same in every language holds an alignment.
@Suite struct LandmarkTests {
  private func version(_ text: String, _ language: LanguageTag) throws -> DocumentVersion {
    let parsed = try MarkdownFormat().parse(Array(text.utf8))
    return DocumentVersion(
      parsed, language: language, segments: Segmenter.segments(of: parsed, language: language))
  }

  /// The groups of two versions as texts.
  private func groups(_ first: String, _ second: String) throws -> [[String]] {
    let versions = [try version(first, "en"), try version(second, "ja")]
    return SentenceAligner().align(versions).map { group in
      zip(group.members, versions).map { members, version in
        members.map { version.segments[$0].text }.joined(separator: " ")
      }
    }
  }

  /// A translation of an older text has tables where the newer source has prose.
  @Test func headingsThatNobodyTranslatedAreNeverPairedWithOthers() throws {
    let prose = [
      "The lamp shows whether the oven is hot.", "Turn the knob to choose how hot it gets.",
      "A bell rings when the bread is done.", "Never open the door while it rings.",
      "The tray slides out by itself.", "Clean the glass once a week.",
    ]
    let source =
      ["# Oven", "## Usage"] + prose + ["### Care"] + prose.map { "As said, \($0)" }
      + ["## Properties", "## Methods", "## Parts", "## Slots"]
    let rows = ["heat", "bell", "tray", "door", "lamp", "knob", "glass"]
    func table(_ text: String) -> String {
      "|  |  |\n| --- | --- |\n" + rows.map { "| \($0) | \($0)の\(text) |\n" }.joined()
    }
    let draft = [
      "# Oven", "## Properties", table("説明です。"), "## Parts", table("見た目です。"), "## Slots",
      table("中身です。"),
    ]
    let found = try groups(
      source.joined(separator: "\n\n"), draft.joined(separator: "\n\n"))
    for heading in ["Properties", "Parts", "Slots"] {
      #expect(found.contains([heading, heading]), "\(found)")
    }
    #expect(found.contains(["Methods", ""]))
  }

  /// A heading that has its original in it is that heading, wherever the original alone is said again.
  @Test func aHeadingMayHoldItsOriginal() throws {
    let source = [
      "# Parts", "## Close Buttons", "A close button stands at the top of a sheet.",
      "It closes the sheet at once.", "## Help", "Help opens a window with a text.",
    ]
    let draft = [
      "# 部品", "## Close Buttons 閉じるボタン", "閉じるボタン（close button）はシートの上にあります。",
      "すぐにシートを閉じます。", "## Close Buttons", "## Help ヘルプ", "ヘルプ（help）は文章のある窓を開きます。",
    ]
    let found = try groups(source.joined(separator: "\n\n"), draft.joined(separator: "\n\n"))
    #expect(
      found.contains { $0[0] == "Close Buttons" && $0[1].hasPrefix("Close Buttons 閉") }, "\(found)")
  }

  /// A sentence that the draft leaves out is not joined with the heading behind the code.
  @Test func nothingIsJoinedOverCode() throws {
    let names = [("Oven", "オーブン"), ("Lamp", "ランプ"), ("Bell", "ベル"), ("Tray", "トレイ")]
    let source = names.map { name, _ in
      """
      ### \(name) rules

      Says which \(name.lowercased()) the kitchen must have.

      To write down the rules, you need a list of all parts. For example:

      ```yaml
      \(name.lowercased()): true
      ```

      """
    }
    let draft = names.map { name, translated in
      """
      ### \(name) Rule

      厨房に必要な\(translated)を指定します。

      規則を書くには、次のような部品の一覧が必要です。

      ```yaml
      \(name.lowercased()): true
      ```

      """
    }
    let found = try groups(source.joined(separator: "\n"), draft.joined(separator: "\n"))
    for (name, _) in names {
      #expect(found.contains(["\(name) rules", "\(name) Rule"]), "\(found)")
    }
  }

  /// A table of contents with fewer entries keeps each beside the one that leads to the same page.
  @Test func linksToOnePageBelongTogether() throws {
    let entries = [
      ("Oven", "焼き窯", "oven"), ("Lamp", "明かり", "lamp"), ("Open Doors", "扉", "doors"),
      ("Bell", "鐘", "bell"), ("Tray", "受け皿", "tray"),
    ]
    let source = entries.map { "* [\($0.0)](en/parts/\($0.2).md)" }
    let draft = entries.filter { $0.2 != "doors" }.map { "* [\($0.1)](ja/parts/\($0.2).md)" }
    let found = try groups(
      "# Contents\n\n" + source.joined(separator: "\n"), "# 目次\n\n" + draft.joined(separator: "\n"))
    for entry in entries {
      #expect(found.contains([entry.0, entry.2 == "doors" ? "" : entry.1]), "\(found)")
    }
  }

  /// In a table whose columns stand in another order, a number goes with the same number or with none.
  @Test func aNumberIsPairedWithNoOther() throws {
    let rows = [
      ("6443", "All our ovens", "Heat"), ("9345", "All our ovens", "Light"),
      ("10250", "Every lamp", "Measures"), ("2379", "Every lamp", "Clients"),
    ]
    let translated = [
      ("すべての窯", "6443", "熱"), ("すべての窯", "9345", "光"), ("すべての灯", "10250", "計測"),
      ("すべての灯", "2379", "客"),
    ]
    let source =
      "| Port | Who | Why |\n|---|---|---|\n" + rows.map { "| \($0) | \($1) | \($2) |\n" }.joined()
    let draft =
      "| 誰 | ポート | 目的 |\n|---|---|---|\n"
      + translated.map { "| \($0) | \($1) | \($2) |\n" }.joined()
    let found = try groups(source, draft)
    for (row, other) in zip(rows, translated) {
      #expect(!found.contains { $0[0] == row.1 && $0[1] == other.1 }, "\(found)")
      #expect(!found.contains { $0[0] == row.0 && $0[1] == other.0 }, "\(found)")
      #expect(found.contains { $0[0].contains(row.0) && $0[1].contains(row.0) }, "\(found)")
    }
  }

  /// A name behind a heading says which heading of the source it is, whatever its words are: here the two sections in
  /// between are missing, and the draft's last heading is as long as theirs.
  @Test(arguments: [("", "{#last-words}"), ("{#last-words}", "{#last-words}")])
  func headingsOfOneNameArePaired(_ ofSource: String, _ ofDraft: String) throws {
    let source = [
      "# Oven", "The oven bakes bread.", "## Heat", "## Trays", "## Last Words \(ofSource)",
      "Never open it while the bell rings.",
    ]
    let draft = ["# 窯", "窯はパンを焼きます。", "## 結び \(ofDraft)", "鐘が鳴る間は決して開けないでください。"]
    let found = try groups(source.joined(separator: "\n\n"), draft.joined(separator: "\n\n"))
    #expect(found.contains(["Last Words", "結び"]), "\(found)")
    #expect(found.contains(["Heat", ""]), "\(found)")
  }

  /// The label of a tab begins no section: a heading is not paired with one, however well its length would fit.
  @Test func headingsAreNoLabelsOfTabs() throws {
    let source = [
      "## Lamps", "- Ceiling\n- Floor\n- Desk", "## Bulbs", "Buy a bulb for the lamp.",
      "<Tab label=\"Automatic\">", "Call the shop that has bulbs:", "</Tab>",
      "<Tab label=\"Manual\">", "Walk to the shop and carry the bulb home with care.", "</Tab>",
      "## Usage", "The bulb is screwed into the lamp.",
    ]
    let draft = [
      "## ランプ", "- 天井\n- 床\n- 机", "- 壁\n- 庭\n- 窓", "## 電球", "店まで歩いて、電球を大切に家へ持ち帰ります。",
      "## 使い方", "電球をランプにねじ込みます。",
    ]
    let found = try groups(source.joined(separator: "\n\n"), draft.joined(separator: "\n\n"))
    let labels = found.filter { ["Automatic", "Manual"].contains($0[0]) }
    #expect(labels.count == 2)
    #expect(labels.allSatisfy { !["電球", "使い方"].contains($0[1]) }, "\(found)")
  }
}

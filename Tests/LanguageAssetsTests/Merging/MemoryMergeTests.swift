import LanguageAssets
import LanguageText
import Testing

/// Joining memories, and versions of one memory.
@Suite struct MemoryMergeTests {
  private func unit(
    _ id: String?, _ texts: KeyValuePairs<LanguageTag, SegmentContent>, date: String? = nil
  ) -> TranslationUnit {
    TranslationUnit(
      id: id,
      metadata: UnitMetadata(
        attributes: date.map { [.init(name: "changedate", value: $0)] } ?? []),
      variants: texts.map { Variant(language: $0.key, segment: $0.value) })
  }

  private func texts(_ units: [TranslationUnit]) -> [[String]] {
    units.map { $0.variants.map { "\($0.language) \($0.segment.plainText)" } }
  }

  @Test func joinsPairsBySource() {
    var join = MemoryJoin()
    for (origin, units) in [
      [unit("1", ["en": "a", "ru": "а"]), unit("2", ["en": "b", "ru": "б"])],
      [unit("9", ["en": " a ", "ja": "あ"]), unit(nil, ["en-US": "c", "ja": "う"])],
      [unit("1", ["en": "a", "ru": "а"])],
    ].enumerated() {
      for unit in units { join.add(unit, sourceLanguage: "en", origin: origin) }
    }
    #expect(
      texts(join.units) == [["en a", "ru а", "ja あ"], ["en b", "ru б"], ["en-US c", "ja う"]])
    #expect(join.units.map(\.id) == ["1", "2", nil])
    #expect(join.conflicts.isEmpty)
    #expect(join.duplicateCount == 1)
  }

  @Test(
    arguments: [
      (.newest, "20240101T000000Z", "2025-01-01T00:00:00Z", "new"),
      (.newest, "20250101T000000Z", "20240101T000000Z", "old"), (.newest, nil, nil, "old"),
      (.newest, nil, "20240101T000000Z", "new"), (.first, nil, "20240101T000000Z", "old"),
      (.last, "20240101T000000Z", nil, "new"),
    ] as [(MemoryJoin.Preference, String?, String?, String)])
  func decidesConflicts(
    preference: MemoryJoin.Preference, oldDate: String?, newDate: String?, expected: String
  ) {
    var join = MemoryJoin(preference: preference)
    join.add(unit("1", ["en": "a", "ru": "old"], date: oldDate), sourceLanguage: "en", origin: 0)
    join.add(unit("1", ["en": "a", "ru": "new"], date: newDate), sourceLanguage: "en", origin: 1)
    #expect(texts(join.units) == [["en a", "ru \(expected)"]])
    #expect(join.conflicts.count == 1)
    #expect(join.conflicts.first?.kept.variant.segment.plainText == expected)
    #expect(join.conflicts.first?.dropped.origin == (expected == "old" ? 1 : 0))
  }

  /// Base, ours and theirs as translations of one text, the result, and how many conflicts.
  @Test(
    arguments: [
      (
        ["en": "a", "ru": "1"], ["en": "a", "ru": "2"], ["en": "a", "ru": "1"], [["en a", "ru 2"]],
        0
      ),
      (
        ["en": "a", "ru": "1"], ["en": "a", "ru": "1"], ["en": "a", "ru": "2"], [["en a", "ru 2"]],
        0
      ),
      (
        ["en": "a", "ru": "1"], ["en": "a", "ru": "2"], ["en": "a", "ru": "2"], [["en a", "ru 2"]],
        0
      ),
      (
        ["en": "a", "ru": "1"], ["en": "a", "ru": "2"], ["en": "a", "ru": "1", "ja": "3"],
        [["en a", "ru 2", "ja 3"]], 0
      ),
      (
        ["en": "a", "ru": "1"], ["en": "a", "ru": "2"], ["en": "a", "ru": "3"],
        [["en a", "ru 2"], ["en a", "ru 3"]], 1
      ),
      (["en": "a", "ru": "1"], ["en": "a"], ["en": "a", "ru": "1"], [["en a"]], 0),
      (
        ["en": "a", "ru": "1"], ["en": "a"], ["en": "a", "ru": "2"],
        [["en a", "ru 2"], ["en a", "ru 2"]], 1
      ),
    ]
      as [(
        KeyValuePairs<LanguageTag, SegmentContent>, KeyValuePairs<LanguageTag, SegmentContent>,
        KeyValuePairs<LanguageTag, SegmentContent>, [[String]], Int
      )])
  func mergesVersions(
    base: KeyValuePairs<LanguageTag, SegmentContent>,
    ours: KeyValuePairs<LanguageTag, SegmentContent>,
    theirs: KeyValuePairs<LanguageTag, SegmentContent>, expected: [[String]], conflicts: Int
  ) {
    let merge = ThreeWayMerge(
      base: [unit("u", base)], ours: [unit("u", ours)], theirs: [unit("u", theirs)],
      sourceLanguage: "en")
    #expect(texts(merge.units) == expected)
    #expect(merge.conflicts.count == conflicts)
    let marks = merge.units.map { $0.metadata.property(ThreeWayMerge.conflictType) }
    #expect(marks == (conflicts == 0 ? [nil] : ["ours", "theirs"]))
  }

  /// Units by name in each version and in the result.
  @Test(arguments: [
    ("abc", "abc", "abxc", "abxc", 0), ("abc", "abc", "xabc", "xabc", 0),
    ("abc", "ac", "abcd", "acd", 0), ("abc", "aybc", "axbc", "axybc", 0), ("", "a", "b", "ba", 0),
    ("abc", "", "abc", "", 0), ("abc", "cba", "abc", "cba", 0),
  ])
  func keepsOrder(base: String, ours: String, theirs: String, expected: String, conflicts: Int) {
    for hasIdentifiers in [true, false] {
      func version(_ names: String) -> [TranslationUnit] {
        names.map { name in
          unit(hasIdentifiers ? "id-\(name)" : nil, ["en": .init(String(name)), "ru": "x"])
        }
      }
      let merge = ThreeWayMerge(
        base: version(base), ours: version(ours), theirs: version(theirs), sourceLanguage: "en")
      #expect(texts(merge.units).map { $0[0].suffix(1) }.joined() == expected)
      #expect(merge.conflicts.count == conflicts)
    }
  }

  @Test func reportsWhatOneSideRemovedAndTheOtherChanged() {
    let merge = ThreeWayMerge(
      base: [unit("u", ["en": "a", "ru": "1"])], ours: [],
      theirs: [unit("u", ["en": "a", "ru": "2"])], sourceLanguage: "en")
    #expect(merge.conflicts.count == 1)
    #expect(texts(merge.units) == [["en a", "ru 2"]])
  }

  /// Tools that number units anew do not make every unit differ.
  @Test func knowsUnitsWhoseNumbersMoved() {
    let old = ["a", "b", "c"].enumerated().map {
      unit("\($0.offset)", ["en": .init($0.element), "ru": "x"])
    }
    let new = ["n", "a", "b", "c"].enumerated().map {
      unit("\($0.offset)", ["en": .init($0.element), "ru": "x"])
    }
    let changes = MemoryDifference(old: old, new: new, sourceLanguage: "en").changes
    #expect(changes.count { if case .added = $0 { true } else { false } } == 1)
    #expect(!changes.contains { if case .removed = $0 { true } else { false } })
  }

  @Test func tellsWhatDiffers() {
    let old = [unit("1", ["en": "a", "ru": "1"]), unit("2", ["en": "b", "ru": "2"])]
    let new = [unit("1", ["en": "a", "ru": "9"]), unit("3", ["en": "c", "ru": "3"])]
    #expect(
      MemoryDifference(old: old, new: new, sourceLanguage: "en").changes == [
        .changed(old: old[0], new: new[0]), .removed(old[1]), .added(new[1]),
      ])
    #expect(MemoryDifference(old: old, new: old, sourceLanguage: nil).changes == [])
  }
}

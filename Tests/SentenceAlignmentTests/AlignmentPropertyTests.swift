import LanguageText
import SentenceAlignment
import Testing

@Suite struct AlignmentPropertyTests {
  static let page = "labels"

  private func versions(_ languages: [LanguageTag] = GuidelinePages.languages) throws
    -> [DocumentVersion]
  {
    try languages.map { try GuidelinePages.version($0, [Self.page]) }
  }

  @Test func putsEverySegmentIntoOneGroup() throws {
    let versions = try versions()
    let groups = SentenceAligner().align(versions)
    for (number, version) in versions.enumerated() {
      #expect(groups.flatMap { $0.members[number] }.sorted() == Array(version.segments.indices))
    }
    #expect(groups.allSatisfy { (0...1).contains($0.score) })
  }

  @Test func alignsMostOfFiveVersions() throws {
    let versions = try versions()
    let groups = SentenceAligner().align(versions)
    let whole = groups.filter { group in group.members.allSatisfy { !$0.isEmpty } }
    #expect(whole.count * 10 > versions[0].segments.count * 8)
  }

  @Test(
    arguments: [("en", "ru"), ("ja", "zh-Hant"), ("ru", "zh-Hans")] as [(LanguageTag, LanguageTag)])
  func keepsTheOrderOfTheText(_ first: LanguageTag, _ second: LanguageTag) throws {
    let groups = SentenceAligner().align(try versions([first, second]))
    let paired = groups.filter { group in group.members.allSatisfy { !$0.isEmpty } }
    for member in 0..<2 {
      let order = paired.flatMap { $0.members[member] }
      #expect(order == order.sorted())
    }
  }

  @Test func doesNotDependOnTheOrderOfVersions() throws {
    let versions = try versions(["en", "ru", "ja"])
    let groups = SentenceAligner().align(versions)
    let turned = SentenceAligner().align([versions[2], versions[0], versions[1]])
    #expect(
      groups
        == turned.map { group in
          var group = group
          group.members = [group.members[1], group.members[2], group.members[0]]
          return group
        })
  }

  @Test func isDeterministic() throws {
    let versions = try versions(["ru", "zh-Hant"])
    #expect(SentenceAligner().align(versions) == SentenceAligner().align(versions))
  }

  @Test func findsASectionThatStandsElsewhere() throws {
    let source = try GuidelinePages.version("ru", ["buttons", "menus", "labels"])
    let target = try GuidelinePages.version("ja", ["buttons", "labels", "menus"])
    let moved = try GuidelinePages.version("ru", ["buttons"]).segments.count
    let length = try GuidelinePages.version("ru", ["menus"]).segments.count
    let place = try GuidelinePages.version("ja", ["buttons", "labels"]).segments.count
    let groups = SentenceAligner().align([source, target])
    let found = groups.filter { group in
      group.members[0].contains { (moved..<moved + length).contains($0) }
        && group.members[1].contains { $0 >= place }
    }
    #expect(found.count * 10 > length * 7)
  }

  @Test(arguments: [("ru", "zh-Hant"), ("en", "ja")] as [(LanguageTag, LanguageTag)])
  func followsSectionsThatChangedPlaces(_ first: LanguageTag, _ second: LanguageTag) throws {
    let source = try GuidelinePages.version(first, ["sliders-and-steppers"])
    let target = try GuidelinePages.version(second, ["sliders-and-steppers"])
    let (order, swapped) = try SectionSwap.swapped(target)
    let usual = Set(SentenceAligner().align([source, target]).filter(isPaired).map(\.members))
    let groups = SentenceAligner().align([source, swapped]).filter(isPaired)
    let found = groups.filter { usual.contains([$0.members[0], $0.members[1].map { order[$0] }]) }
    #expect(found.count * 10 > usual.count * 9)
  }

  @Test func scoresPagesAboutOtherThingsLow() throws {
    let source = try GuidelinePages.version("en", ["menus"])
    let related = try meanScore(source, GuidelinePages.version("zh-Hans", ["menus"]))
    let unrelated = try meanScore(source, GuidelinePages.version("zh-Hans", ["pickers"]))
    #expect(related > 0.75)
    #expect(unrelated < 0.35)
  }

  private func meanScore(_ first: DocumentVersion, _ second: DocumentVersion) -> Double {
    let groups = SentenceAligner().align([first, second]).filter(isPaired)
    return groups.reduce(0) { $0 + $1.score } / Double(max(1, groups.count))
  }

  private func isPaired(_ group: AlignedGroup) -> Bool {
    group.members.allSatisfy { !$0.isEmpty }
  }

  @Test func alignsAChapterWithAWholeBook() throws {
    let chapter = try GuidelinePages.version("en", ["menus"])
    let book = try GuidelinePages.version("zh-Hant", ["pickers", "menus", "labels", "buttons"])
    let start = try GuidelinePages.version("zh-Hant", ["pickers"]).segments.count
    let end = try GuidelinePages.version("zh-Hant", ["pickers", "menus"]).segments.count
    let pairs = SentenceAligner().align([chapter, book]).filter { group in
      group.members.allSatisfy { !$0.isEmpty }
    }
    let right = pairs.filter { group in group.members[1].allSatisfy { (start..<end).contains($0) } }
    #expect(right.count * 10 > chapter.segments.count * 7)
    #expect(right.count * 10 > pairs.count * 9)
  }
}

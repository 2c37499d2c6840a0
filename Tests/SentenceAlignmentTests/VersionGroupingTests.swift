import LanguageText
import SentenceAlignment
import Testing

@Suite struct VersionGroupingTests {
  @Test func groupsNothing() {
    #expect(VersionGrouping.group([]).isEmpty)
    #expect(VersionGrouping.group([version("en", SentenceAlignerTests.english)]).isEmpty)
  }

  @Test func groupsThePagesOfAGuidelineByTheirSubject() throws {
    let pages = ["buttons", "toggles-and-switches"]
    let languages: [LanguageTag] = ["en", "ru", "zh-Hant"]
    let documents = try languages.flatMap { language in
      try pages.map { try GuidelinePages.version(language, [$0]) }
    }
    let groups = VersionGrouping.group(documents)
    #expect(
      groups.map { $0.members.map(\.document) } == [[0, 2, 4], [1, 3, 5]])
    for member in groups.flatMap(\.members) {
      #expect(member.segments == 0..<documents[member.document].segments.count)
    }
  }

  @Test(
    arguments: [("en", "ja"), ("ru", "zh-Hans"), ("ja", "zh-Hant")] as [(LanguageTag, LanguageTag)])
  func keepsNeighboursOfOneSeriesApart(_ first: LanguageTag, _ second: LanguageTag) throws {
    let documents = [
      try GuidelinePages.version(first, ["buttons"]), try GuidelinePages.version(second, ["menus"]),
    ]
    #expect(VersionGrouping.group(documents).isEmpty)
  }

  @Test func neverGroupsDocumentsInOneLanguage() throws {
    let page = try GuidelinePages.version("en", ["labels"])
    #expect(VersionGrouping.group([page, page]).isEmpty)
  }

  @Test func findsTheChapterOfABook() throws {
    let documents = [
      try GuidelinePages.version("ru", ["menus"]),
      try GuidelinePages.version("zh-Hant", ["pickers", "menus", "labels", "buttons"]),
    ]
    let start = try GuidelinePages.version("zh-Hant", ["pickers"]).segments.count
    let end = try GuidelinePages.version("zh-Hant", ["pickers", "menus"]).segments.count
    let members = try #require(VersionGrouping.group(documents).first).members
    #expect(members.map(\.document) == [0, 1])
    #expect(abs(members[1].segments.lowerBound - start) < 12)
    #expect(abs(members[1].segments.upperBound - end) < 12)
  }
}

import IsoglossProject
import LanguageText
import Testing

/// Which language a path names.
@Suite struct LanguageResolutionTests {
  @Test(arguments: [
    ("docs/ja/x.md", "ja"), ("pages.ru/x.md", "ru"), ("intro.zh-TW.md", "zh-TW"),
    ("docs/jp/x.md", "ja"), ("docs/kr/x.md", "ko"), ("x.cn.md", "zh-Hans"),
    ("docs-tw/x.md", "zh-Hant"), ("esp/x.md", "es"), ("text.chs.md", "zh-Hans"),
    ("deu/x.md", "de"), ("rus/x.md", "ru"), ("jpn/x.md", "ja"), ("eng/x.md", "en"),
    ("spa/x.md", nil), ("mac/x.md", nil),
    ("zhcn/x.md", "zh-Hans"), ("demos/enUS/x.md", "en-US"), ("demos/isOK/x.md", nil),
    ("src/x.md", nil), ("main/x.md", nil),
    ("intro.japanese.md", "ja"), ("README.Brazilian-Portuguese.md", "pt-BR"),
    ("a/README.traditional-chinese.md", "zh-Hant"), ("languages/polish.md", nil),
    ("res/values-zh-rTW/strings.xml", "zh-TW"), ("res/values-b+sr+Latn/x.xml", "sr-Latn"),
    ("res/values-in/strings.xml", "id"), ("res/values-iw/strings.xml", "he"), ("in/x.md", nil),
    ("polish/surface.md", nil), ("setup.latest.md", nil), ("x.config.md", nil),
  ])
  func readsTheLanguage(path: String, language: LanguageTag?) {
    #expect(LanguageResolution.language(ofPath: path) == language)
  }

  /// A name tells a language that its text is not told from a related one by.
  @Test(arguments: [
    ("app__af-main.po", "nl", "af"), ("ui/af_ZA/x.po", "nl", "af"), ("x-sk.po", "cs", "sk"),
    ("x-af.po", "de", nil), ("x.po", "nl", nil), ("x-nl.po", "nl", nil),
    ("et/al/x-af-et.po", "fi", "et"),
  ])
  func namesTellRelatives(path: String, detected: LanguageTag, language: LanguageTag?) {
    #expect(LanguageResolution.relative(of: detected, namedBy: path) == language)
  }

  @Test func versionsShareTheRest() {
    #expect(LanguageResolution.versionKey(ofPath: "a/x.korean.md") == "a/x.{lang}.md")
  }
}

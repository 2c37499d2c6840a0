import DocumentFormats
import Testing

/// What pages say about which page they are.
@Suite struct PageKeysTests {
  @Test(arguments: [
    ("---\npermalink: plugins/tags\n---\nText.", ["permalink=plugins/tags"]),
    ("---\npermalink: /about/\ntitle: Über uns\n---\n", ["permalink=about"]),
    ("---\npermalink: /\n---\n", ["permalink=/"]),
    ("---\nslug: \"a\"\ntranslationKey: 'b'\n---\n", ["translationKey=b", "slug=a"]),
    (
      "+++\ntitle = \"x\"\ntranslationKey = \"start\"\n[menu]\nref = \"no\"\n+++\n",
      ["translationKey=start"]
    ),
    ("+++\nref = start\n+++\n", []), ("---\nmenu:\n  ref: a\n---\n", []),
    ("---\nref: [a, b]\n---\n", []), ("---\nref: 3\n---\n", ["ref=3"]), ("---\nref:\n---\n", []),
    ("---\nref: \"broken\n---\n", []), ("permalink: a\n", []), ("---\nref: a\n", []),
    ("\u{feff}---\r\nref: a\r\n---\r\n", ["ref=a"]), ("", []),
  ])
  func readsFrontMatter(page: String, keys: [String]) {
    #expect(PageKeys(of: Array(page.utf8)).all.map { "\($0.name)=\($0.value)" } == keys)
  }
}

import LanguageText

/// What the elements of HTML mean for the text in them.
enum HTMLElements {
  /// Elements inside running text; every other one begins a block.
  static let inline: Set<String> = [
    "", "a", "abbr", "acronym", "b", "bdi", "bdo", "big", "cite", "code", "data", "del", "dfn",
    "em",
    "font", "i", "img", "iframe", "input", "ins", "kbd", "map", "mark", "meter", "nobr", "object",
    "output",
    "picture", "progress", "q", "rb", "ruby", "s", "samp", "script", "small", "source", "span",
    "strike",
    "strong", "style", "sub", "sup", "time", "track", "tt", "u", "var", "wbr",
  ]

  /// Elements without an end tag that hold no text.
  static let void: Set<String> = [
    "area", "base", "basefont", "col", "embed", "frame", "hr", "link", "meta", "param",
  ]

  /// Parts of tables that say nothing about the text in them.
  static let tableParts: Set<String> = ["tr", "thead", "tbody", "tfoot", "colgroup"]

  /// Elements inside which an end tag does not close what was opened outside.
  static let cells: Set<String> = ["td", "th", "caption"]

  /// Elements whose text is not shown, or not by the page.
  static let skipped: Set<String> = ["template", "svg", "math", "rt", "rp", "datalist"]

  /// Elements whose children are items.
  static let lists: Set<String> = ["ul", "ol", "menu", "dir", "dl"]

  /// Items of lists.
  static let items: Set<String> = ["li", "dt", "dd"]

  /// The level of a heading by the name of its element.
  static let headings: [String: Int] = ["h1": 1, "h2": 2, "h3": 3, "h4": 4, "h5": 5, "h6": 6]

  /// What an inline element means by its name alone.
  static func span(of name: String) -> InlineSpan.Kind? {
    switch name {
    case "code", "tt", "samp", "kbd", "var": .code
    case "b", "strong": .strong
    case "i", "em": .emphasis
    default: nil
    }
  }

  /// Whether the attributes of a tag say that its text is not to be translated.
  static func isMasked(_ tag: HTMLTag) -> Bool {
    if let value = tag.value(of: "translate") { return value.lowercased() == "no" }
    guard let classes = tag.value(of: "class") else { return false }
    return classes.split(whereSeparator: \.isWhitespace).contains("notranslate")
  }

  /// Whether a tag begins what a program that makes a book of pages puts in.
  ///
  /// That is the titles of other pages, beside the page or as its contents, and the mark that leads to a heading; they
  /// have to be mended where they come from.
  static func isMadeOfTitles(_ tag: HTMLTag) -> Bool {
    guard !tag.isClosing, let value = tag.value(of: "class") else { return false }
    let classes = value.split(whereSeparator: \.isWhitespace)
    return classes.contains { madeOfTitles.contains($0) }
      || classes.contains("related") && tag.value(of: "role") == "navigation"
  }

  /// The classes of DocBook's pages, Sphinx's and Texinfo's.
  private static let madeOfTitles: Set<Substring> = [
    "navheader", "navfooter", "toc", "headerlink", "sphinxsidebar", "toctree-wrapper", "nav-panel",
  ]

  /// Whether a tag says that its passage is in another language than its page.
  ///
  /// What a container of passages says is not taken: it is often left over from the page that was translated.
  static func isForeign(_ tag: HTMLTag, onPageIn page: LanguageTag) -> Bool {
    guard inline.contains(tag.name) || passages.contains(tag.name), let language = tag.language
    else { return false }
    return language.language != page.language || language.likelyScript != page.likelyScript
  }

  /// Block elements that hold one passage.
  private static let passages: Set<String> = [
    "blockquote", "caption", "dd", "dt", "figcaption", "h1", "h2", "h3", "h4", "h5", "h6", "li",
    "p", "pre", "td", "th",
  ]
}

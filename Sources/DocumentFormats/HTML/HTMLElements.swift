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
    guard let value = tag.value(of: "class") else { return false }
    let classes = value.split(whereSeparator: \.isWhitespace)
    return classes.contains { $0 == "notranslate" || $0 == "cmdsynopsis" }
      || inline.contains(tag.name) && classes.contains { codeOfDocBook.contains($0) }
  }

  /// What DocBook's elements for keys, commands and names of all kinds become where they become no code, and the titles
  /// of works.
  private static let codeOfDocBook: Set<Substring> = [
    "citetitle", "command", "computeroutput", "envar", "filename", "keycap", "keysym",
    "replaceable", "systemitem", "userinput",
  ]

  /// Whether a tag begins what a program that makes a book of pages puts in, or what only its authors may word.
  ///
  /// The first is the titles of other pages, beside the page or as its contents, and the mark that leads to a heading,
  /// which have to be mended where they come from, the second a legal notice.
  static func isNoText(_ tag: HTMLTag) -> Bool {
    guard !tag.isClosing, mustBeClosed.contains(tag.name), let value = tag.value(of: "class") else {
      return false
    }
    let classes = value.split(whereSeparator: \.isWhitespace)
    return classes.contains { noText.contains($0) }
      || classes.contains("related") && tag.value(of: "role") == "navigation"
  }

  /// The elements among them; others may do without an end tag.
  private static let mustBeClosed: Set<String> = [
    "a", "aside", "div", "dl", "nav", "ol", "section", "span", "table", "ul",
  ]

  /// The classes of DocBook's pages, Sphinx's and Texinfo's.
  private static let noText: Set<Substring> = [
    "navheader", "navfooter", "toc", "headerlink", "sphinxsidebar", "toctree-wrapper", "nav-panel",
    "legalnotice",
  ]

  /// Whether DocBook has put the title of a section, or of the one that a link leads to, into the attribute of a tag.
  static func repeatsTitle(_ tag: HTMLTag) -> Bool {
    guard ["a", "div"].contains(tag.name), let value = tag.value(of: "class") else { return false }
    return value.split(whereSeparator: \.isWhitespace).contains { titled.contains($0) }
  }

  private static let titled: Set<Substring> = [
    "appendix", "article", "book", "caution", "chapter", "example", "figure", "glossary",
    "important", "link", "note", "part", "preface", "sect1", "sect2", "sect3", "sect4", "section",
    "table", "tip", "warning", "xref",
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

/// What the directives of reStructuredText and Sphinx mean for the text in them.
enum RSTDirectives {
  /// What is done with a directive.
  enum Content {
    /// Its body is code.
    case code
    /// Nothing in it is text.
    case skipped
    /// A picture with a caption for a body.
    case picture
    /// Its argument is a title or begins the text.
    case text
    /// Its argument is a name or signature; the body is text.
    case object
  }

  /// What is done with a directive by its name.
  static func content(of name: String) -> Content {
    if code.contains(name) { return .code }
    if skipped.contains(name) { return .skipped }
    if name == "figure" || name == "image" { return .picture }
    return name.contains(":") || objects.contains(name) ? .object : .text
  }

  private static let code: Set<String> = [
    "code", "code-block", "sourcecode", "parsed-literal", "doctest", "testcode", "testoutput",
    "prompt", "ipython", "graphviz", "math", "productionlist", "digraph", "uml", "mermaid",
    "actdiag", "aafig", "blockdiag", "ditaa", "nwdiag", "packetdiag", "plantuml", "rackdiag",
    "seqdiag",
    "tikz", "wavedrom",
  ]

  private static let skipped: Set<String> = [
    "include", "literalinclude", "raw", "toctree", "index", "highlight", "contents", "meta",
    "default-role", "role", "currentmodule", "module", "automodule", "autoclass", "autofunction",
    "automethod", "autoattribute", "autodata", "autoexception", "automodapi", "autosummary",
    "image-sg", "kernel-doc", "kernel-figure", "replace", "unicode", "date",
    "sectnum", "csv-table", "tabularcolumns", "codeauthor", "sectionauthor", "target-notes",
    "testsetup", "testcleanup", "header", "footer", "plot", "kernel-render", "c:namespace",
  ]

  private static let objects: Set<String> = [
    "function", "class", "method", "data", "attribute", "exception", "option", "envvar", "program",
    "describe", "object", "confval", "container", "only", "tabs", "tab-set", "grid", "list-table",
    "versionadded", "versionchanged", "deprecated", "glossary", "flat-table", "cssclass",
    "rst-class", "staticmethod", "classmethod", "decorator", "cmdoption", "type", "macro", "member",
  ]
}

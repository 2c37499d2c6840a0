/// A path pattern with wildcards and captures: `docs/{lang}/**/*.md`.
///
/// `*` matches within one path component, `**` across components (`**/` also matches nothing),
/// `?` one character, `{md,mdx}` one of several texts, `{name}` captures one or more characters
/// within a component. Where `{lang}` stands twice, as in `docs/{lang}/*-{lang}.md`, both capture the same.
package struct PathPattern: Hashable, Sendable {
  /// What a path has in the places of a pattern's wildcards and captures.
  package struct Match: Hashable, Sendable {
    /// What `{lang}` captured; nil when the pattern has none.
    package var language: String?
    /// What everything else matched, in order: equal for the versions of one document.
    package var others: [String]
  }

  private enum Element: Hashable, Sendable {
    case literal(Character)
    case one
    case withinComponent
    case acrossComponents
    case capture(String)
    case choice([String])
  }

  /// The pattern as written.
  package let text: String
  private let elements: [Element]
  /// What every path that matches begins with, and what it ends with.
  private let beginning: String
  private let ending: String

  /// Reads a pattern; returns nil when a `{` is not closed or captures nothing, or a choice has wildcards.
  package init?(_ text: String) {
    self.text = text
    var elements: [Element] = []
    var rest = text.hasPrefix("./") ? text.dropFirst(2) : text[...]
    while let character = rest.popFirst() {
      switch character {
      case "?": elements.append(.one)
      case "*":
        if rest.first == "*" {
          rest.removeFirst()
          if rest.first == "/" { rest.removeFirst() }
          elements.append(.acrossComponents)
        } else {
          elements.append(.withinComponent)
        }
      case "{":
        guard let end = rest.firstIndex(of: "}"), end > rest.startIndex else { return nil }
        let name = rest[..<end]
        if name.contains(",") {
          guard !name.contains(where: { "*?{".contains($0) }) else { return nil }
          elements.append(
            .choice(name.split(separator: ",", omittingEmptySubsequences: false).map(String.init)))
        } else {
          elements.append(.capture(String(name)))
        }
        rest = rest[rest.index(after: end)...]
      default: elements.append(.literal(character))
      }
    }
    self.elements = elements
    func letters(of elements: some Sequence<Element>) -> [Character] {
      var letters: [Character] = []
      for element in elements {
        guard case .literal(let letter) = element else { break }
        letters.append(letter)
      }
      return letters
    }
    beginning = String(letters(of: elements))
    ending = String(letters(of: elements.reversed()).reversed())
  }

  /// Matches a whole path, relative to the folder that the pattern is relative to.
  ///
  /// - Parameters:
  ///   - path: the path.
  ///   - isLanguage: whether `{lang}` may capture a text: of `v1.2.ja.md` it is ja, not 2.ja.
  /// - Returns: what stands in the places of wildcards and captures; nil when the path is another.
  package func match(
    _ path: String, isLanguage: (String) -> Bool = { _ in true }
  ) -> Match? {
    guard path.hasPrefix(beginning), path.hasSuffix(ending) else { return nil }
    let path = Array(path)
    var captured: [Range<Int>] = []
    guard matches(path, 0, 0, &captured, nil, isLanguage) else { return nil }
    var result = Match(language: nil, others: [])
    for (element, range) in zip(wildcards, captured) {
      let text = String(path[range])
      if element == .capture("lang") {
        result.language = text
      } else {
        result.others.append(text)
      }
    }
    return result
  }

  /// Whether a folder stands in the pattern before any wildcard: `a` and `a/b` in `a/b/*.md`.
  package func names(folder: String) -> Bool { beginning.hasPrefix(folder + "/") }

  /// How many characters of a path the pattern spells out.
  package var literalCount: Int {
    elements.count { if case .literal = $0 { true } else { false } }
  }

  /// Whether `{lang}` stands in the name of the file, not in that of a folder.
  package var namesLanguageInFile: Bool {
    text.split(separator: "/").last?.contains("{lang}") ?? false
  }

  private var wildcards: [Element] {
    elements.filter { if case .literal = $0 { false } else { true } }
  }

  /// Whether a path matches from a place on the elements from one on, with what was captured before and the
  /// language, if that was.
  private func matches(
    _ path: [Character], _ place: Int, _ number: Int, _ captured: inout [Range<Int>],
    _ language: String?, _ isLanguage: (String) -> Bool
  ) -> Bool {
    guard number < elements.count else { return place == path.count }
    let minimum: Int
    let mayCross: Bool
    var isNamed = false
    switch elements[number] {
    case .literal(let character):
      return place < path.count && path[place] == character
        && matches(path, place + 1, number + 1, &captured, language, isLanguage)
    case .one:
      guard place < path.count, path[place] != "/" else { return false }
      captured.append(place..<place + 1)
      if matches(path, place + 1, number + 1, &captured, language, isLanguage) { return true }
      captured.removeLast()
      return false
    case .choice(let texts):
      for text in texts where path[place...].starts(with: text) {
        let end = place + text.count
        captured.append(place..<end)
        if matches(path, end, number + 1, &captured, language, isLanguage) { return true }
        captured.removeLast()
      }
      return false
    case .withinComponent: (minimum, mayCross) = (0, false)
    case .capture(let name): (minimum, mayCross, isNamed) = (1, false, name == "lang")
    case .acrossComponents: (minimum, mayCross) = (0, true)
    }
    var end = place
    while true {
      let mayEnd =
        end >= place + minimum && (!mayCross || end == place || endsAtComponent(path, end, number))
      if mayEnd {
        let text = isNamed ? String(path[place..<end]) : nil
        if text.map({ (language ?? $0) == $0 && isLanguage($0) }) ?? true {
          captured.append(place..<end)
          if matches(path, end, number + 1, &captured, text ?? language, isLanguage) { return true }
          captured.removeLast()
        }
      }
      guard end < path.count, mayCross || path[end] != "/" else { return false }
      end += 1
    }
  }

  /// A `**` ends behind a slash, or anywhere when nothing but the end follows.
  private func endsAtComponent(_ path: [Character], _ end: Int, _ number: Int) -> Bool {
    number + 1 == elements.count || path[end - 1] == "/"
  }
}

extension PathPattern {
  /// Whether the pattern has a `{lang}`.
  package var capturesLanguage: Bool { elements.contains(.capture("lang")) }

  /// The number of wildcards and captures besides `{lang}`.
  package var wildcardCount: Int { wildcards.count { $0 != .capture("lang") } }

  /// The path that the pattern is when its wildcards match given texts and `{lang}` a name; what is
  /// not given is empty.
  package func path(wildcards: [String], language: String?) -> String {
    var wildcards = wildcards[...]
    return elements.map { element in
      switch element {
      case .literal(let character): String(character)
      case .capture("lang"): language ?? ""
      default: wildcards.popFirst() ?? ""
      }
    }.joined()
  }
}

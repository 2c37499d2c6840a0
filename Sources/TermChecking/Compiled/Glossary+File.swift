package import LanguageAssets
import LanguageText

extension Glossary {
  /// Writes what a check looks at: everything but what is only kept to be written again.
  package func write(to file: inout FlatWriter) {
    var tags = TagNumbers()
    for concept in concepts {
      for term in concept.terms { tags.add(term.language) }
      for language in concept.definitions.keys.sorted() { tags.add(language) }
    }
    file.write(tags.names)
    file.write(language?.canonical)
    file.write(title)
    file.write(concepts.count)
    for concept in concepts {
      file.write(concept.id)
      file.write(texts: [concept.subject, concept.definition, concept.note])
      file.write(concept.definitions.count)
      for (language, text) in concept.definitions.sorted(by: { $0.key < $1.key }) {
        file.write(tags.number(of: language))
        file.write(text)
      }
      file.write(concept.terms.count)
      for term in concept.terms { term.write(to: &file, tags.number(of: term.language)) }
    }
  }

  /// Reads what ``write(to:)`` wrote.
  package init(from file: inout FlatReader) throws(FlatReader.Damaged) {
    var tags: [LanguageTag] = []
    for name in try file.texts() {
      guard let tag = LanguageTag(name) else { throw FlatReader.Damaged() }
      tags.append(tag)
    }
    self.init(
      language: try file.textIfAny().flatMap { LanguageTag($0) }, title: try file.textIfAny())
    let count = try file.integer()
    concepts.reserveCapacity(min(count, 1 << 20))
    for _ in 0..<count { concepts.append(try Concept(from: &file, tags)) }
  }
}

extension Concept {
  fileprivate init(
    from file: inout FlatReader, _ tags: [LanguageTag]
  ) throws(FlatReader.Damaged) {
    let id = try file.text()
    let written = try file.integer()
    let subject = try file.text(0, of: written)
    let definition = try file.text(1, of: written)
    let note = try file.text(2, of: written)
    var definitions: [LanguageTag: String] = [:]
    for _ in 0..<(try file.integer()) {
      definitions[try file.tag(of: tags)] = try file.text()
    }
    let count = try file.integer()
    var terms: [Term] = []
    terms.reserveCapacity(min(count, 1 << 10))
    for _ in 0..<count { terms.append(try Term(from: &file, tags)) }
    self.init(
      id: id, subject: subject, definition: definition, definitions: definitions, note: note,
      terms: terms)
  }
}

extension Term {
  fileprivate func write(to file: inout FlatWriter, _ tag: Int) {
    file.write(tag)
    file.write(text)
    file.write(Self.statuses.firstIndex(of: status) ?? 0)
    file.write(isExact)
    file.write(texts: [partOfSpeech, gender, location, context, note, id])
    let lists = [forms, removedForms, blockers]
    file.write(lists.contains { !$0.isEmpty })
    if lists.contains(where: { !$0.isEmpty }) { for list in lists { file.write(list) } }
  }

  fileprivate init(
    from file: inout FlatReader, _ tags: [LanguageTag]
  ) throws(FlatReader.Damaged) {
    let language = try file.tag(of: tags)
    let text = try file.text()
    let status = try file.integer()
    guard Self.statuses.indices.contains(status) else { throw FlatReader.Damaged() }
    self.init(
      text, language: language, status: Self.statuses[status], isExact: try file.truth())
    let written = try file.integer()
    if written != 0 {
      partOfSpeech = try file.text(0, of: written)
      gender = try file.text(1, of: written)
      location = try file.text(2, of: written)
      context = try file.text(3, of: written)
      note = try file.text(4, of: written)
      id = try file.text(5, of: written)
    }
    if try file.truth() {
      (forms, removedForms, blockers) = (try file.texts(), try file.texts(), try file.texts())
    }
  }

  private static let statuses = TermStatus.allCases
}

extension FlatWriter {
  /// Writes which texts there are, one bit each, the first lowest, and then those.
  fileprivate mutating func write(texts: [String?]) {
    write(texts.enumerated().reduce(0) { $0 | ($1.element == nil ? 0 : 1 << $1.offset) })
    for text in texts.compactMap(\.self) { write(text) }
  }
}

extension FlatReader {
  /// Reads one of the texts that bits say are there, counted from the lowest; nil for one that is not.
  fileprivate mutating func text(_ number: Int, of written: Int) throws(Damaged) -> String? {
    try written & 1 << number == 0 ? nil : text()
  }

  fileprivate mutating func tag(of tags: [LanguageTag]) throws(Damaged) -> LanguageTag {
    let number = try integer()
    guard tags.indices.contains(number) else { throw Damaged() }
    return tags[number]
  }
}

/// Numbers for the languages of a glossary, in the order of first sight.
private struct TagNumbers {
  private(set) var names: [String] = []
  private var numbers: [LanguageTag: Int] = [:]

  mutating func add(_ tag: LanguageTag) {
    guard numbers[tag] == nil else { return }
    numbers[tag] = names.count
    names.append(tag.canonical)
  }

  /// The number of a tag that was added.
  func number(of tag: LanguageTag) -> Int { numbers[tag] ?? 0 }
}

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
    self.init(id: try file.text())
    let written = try file.integer()
    if written & 1 != 0 { subject = try file.text() }
    if written & 2 != 0 { definition = try file.text() }
    if written & 4 != 0 { note = try file.text() }
    for _ in 0..<(try file.integer()) {
      definitions[try file.tag(of: tags)] = try file.text()
    }
    let count = try file.integer()
    terms.reserveCapacity(min(count, 1 << 10))
    for _ in 0..<count { terms.append(try Term(from: &file, tags)) }
  }
}

extension Term {
  fileprivate func write(to file: inout FlatWriter, _ tag: Int) {
    file.write(tag)
    file.write(text)
    file.write(TermStatus.allCases.firstIndex(of: status) ?? 0)
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
    self.init(try file.text(), language: language)
    let status = try file.integer()
    guard TermStatus.allCases.indices.contains(status) else { throw FlatReader.Damaged() }
    self.status = TermStatus.allCases[status]
    isExact = try file.truth()
    let written = try file.integer()
    if written & 1 != 0 { partOfSpeech = try file.text() }
    if written & 2 != 0 { gender = try file.text() }
    if written & 4 != 0 { location = try file.text() }
    if written & 8 != 0 { context = try file.text() }
    if written & 16 != 0 { note = try file.text() }
    if written & 32 != 0 { id = try file.text() }
    guard try file.truth() else { return }
    forms = try file.texts()
    removedForms = try file.texts()
    blockers = try file.texts()
  }
}

extension FlatWriter {
  /// Writes which texts there are, one bit each, the first lowest, and then those.
  fileprivate mutating func write(texts: [String?]) {
    write(texts.enumerated().reduce(0) { $0 | ($1.element == nil ? 0 : 1 << $1.offset) })
    for text in texts.compactMap(\.self) { write(text) }
  }
}

extension FlatReader {
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

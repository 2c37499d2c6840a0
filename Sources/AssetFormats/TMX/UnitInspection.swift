internal import LanguageText
internal import LibXML

/// What is noted of a unit while it is checked.
struct UnitInspection {
  private var position = XMLPosition(line: 1, column: 1)
  private var source: String?
  private var languages: [String] = []
  private var isEmptyVariant: [Bool] = []
  /// The values of `x` in each variant, sorted.
  private var pairings: [[String]] = []
  private var text = ""
  private var openCodes: [String: XMLPosition] = [:]
  private var closedCodes: Set<String> = []
  private var codeProblems: [MemoryProblem] = []
  private var hasCodes = false

  /// Where the variant that is read begins.
  private(set) var variantPosition = XMLPosition(line: 1, column: 1)
  /// Whether the variant that is read has a segment so far.
  private(set) var hasSegment = false

  /// Makes the notes of no unit.
  init() {}

  /// Begins a unit that may name a source language of its own.
  mutating func begin(at position: XMLPosition, source: String?) {
    self.position = position
    self.source = source
    languages.removeAll(keepingCapacity: true)
    isEmptyVariant.removeAll(keepingCapacity: true)
    pairings.removeAll(keepingCapacity: true)
    hasSegment = false
  }

  /// Whether properties and notes come too late in an element.
  func isAfterContent(_ parent: OpenElement.Role) -> Bool {
    parent == .unit ? !languages.isEmpty : parent == .variant && hasSegment
  }

  /// Begins a variant; returns its language when the unit has it already.
  mutating func beginVariant(_ language: String, at position: XMLPosition) -> String? {
    variantPosition = position
    hasSegment = false
    let isDouble = languages.contains { known in
      known == language
        || known.utf8.count == language.utf8.count && known.lowercased() == language.lowercased()
    }
    languages.append(language)
    isEmptyVariant.append(true)
    pairings.append([])
    return isDouble ? language : nil
  }

  /// Begins a segment.
  mutating func beginSegment() {
    hasSegment = true
    text = ""
    (openCodes, closedCodes, codeProblems) = ([:], [], [])
    hasCodes = false
  }

  /// Adds text of the segment.
  mutating func add(_ part: String, isNative: Bool) {
    if isNative { return }
    if text.isEmpty { text = part } else { text += part }
  }

  /// Adds an inline code of the segment.
  mutating func add(_ element: XMLElement) {
    hasCodes = true
    if let x = element["x"], !pairings.isEmpty { pairings[pairings.count - 1].append(x) }
    guard let number = element["i"] else { return }
    switch element.localName {
    case "bpt":
      if openCodes[number] != nil || closedCodes.contains(number) {
        codeProblems.append(
          MemoryProblem(
            "code-pair", .error, at: element.position, "two <bpt> of the segment have i=“\(number)”"
          ))
      }
      openCodes[number] = element.position
    case "ept":
      if openCodes.removeValue(forKey: number) == nil {
        codeProblems.append(
          MemoryProblem(
            "code-pair", .error, at: element.position, "<ept i=“\(number)”> has no <bpt> before it",
            misreadBy: [.trados, .memoq]))
      }
      closedCodes.insert(number)
    default: break
    }
  }

  /// What is wrong with the segment that ends.
  mutating func segmentProblems() -> [MemoryProblem] {
    var problems = codeProblems
    for (number, place) in openCodes.isEmpty ? [] : openCodes.sorted(by: { $0.key < $1.key }) {
      problems.append(
        MemoryProblem(
          "code-pair", .error, at: place,
          "<bpt i=“\(number)”> has no <ept> behind it; a code without a partner is <it>",
          misreadBy: [.trados, .memoq]))
    }
    let trimmed = text.trimmed
    if !isEmptyVariant.isEmpty { isEmptyVariant[isEmptyVariant.count - 1] = trimmed.isEmpty }
    if trimmed.isEmpty, !hasCodes {
      problems.append(MemoryProblem("empty-segment", .warning, at: variantPosition, "no text"))
    } else if trimmed.utf8.count != text.utf8.count, !trimmed.isEmpty {
      problems.append(
        MemoryProblem(
          "white-space", .note, at: variantPosition, "the text begins or ends with white space"))
    }
    if Self.mayBeSuspicious(text),
      let scalar = text.unicodeScalars.first(where: Self.isSuspicious)
    {
      let number = String(scalar.value, radix: 16, uppercase: true)
      problems.append(
        MemoryProblem(
          "character", .warning, at: variantPosition,
          "the text has U+\(String(repeating: "0", count: max(0, 4 - number.count)))\(number), a "
            + "sign of text read in the wrong encoding"))
    }
    return problems
  }

  /// Whether a text has a byte with which a suspicious character may begin.
  private static func mayBeSuspicious(_ text: String) -> Bool {
    let bytes = text.utf8.span
    for index in 0..<bytes.count
    where bytes[index] == 0x7F || bytes[index] == 0xC2 || bytes[index] == 0xEF { return true }
    return false
  }

  private static func isSuspicious(_ scalar: Unicode.Scalar) -> Bool {
    (0x7F...0x9F).contains(scalar.value) || scalar.value == 0xFFFD
  }

  /// What is wrong with the unit that ends.
  func problems(source memorySource: String?) -> [MemoryProblem] {
    guard !languages.isEmpty else {
      return [
        MemoryProblem(
          "missing-element", .error, at: position, "the unit has no variant",
          refusedBy: [.omegat, .okapi])
      ]
    }
    var problems: [MemoryProblem] = []
    if languages.count == 1 {
      problems.append(
        MemoryProblem("single-language", .note, at: position, "the unit has one language only"))
    }
    if let source = source ?? memorySource, !languages.contains(source),
      case let source = source.lowercased(), source != "*all*", source != "all",
      !languages.contains(where: { $0.lowercased() == source })
    {
      let isNear = languages.contains { language in
        guard let tag = LanguageTag(language), let other = LanguageTag(source) else { return false }
        return tag.matches(other)
      }
      problems.append(
        MemoryProblem(
          "source-language", .warning, at: position,
          "no variant is in the source language “\(source)”\(isNear ? ", only in a near one" : "")",
          refusedBy: [.okapi], misreadBy: isNear ? [] : [.omegat]))
    }
    if let first = pairings.first, pairings.contains(where: { $0 != first }),
      Set(pairings.map { $0.sorted() }).count > 1
    {
      problems.append(
        MemoryProblem(
          "code-match", .warning, at: position, "the inline codes of the variants do not match"))
    }
    if hasBothChineseScripts {
      problems.append(
        MemoryProblem(
          "chinese-scripts", .warning, at: position,
          "both Chinese scripts without a region: the last one is taken for either",
          misreadBy: [.omegat]))
    }
    return problems
  }

  /// Whether there are several Chinese texts, and none says a region.
  private var hasBothChineseScripts: Bool {
    let chinese = languages.filter { language in
      // Spares most languages a look at their case.
      language.utf8.first.map { $0 | 0x20 == UInt8(ascii: "z") } ?? false
        && language.lowercased().hasPrefix("zh")
    }
    if chinese.count < 2 { return false }
    let tags = chinese.compactMap { LanguageTag($0) }.filter { $0.language == "zh" }
    return tags.allSatisfy { $0.region == nil } && Set(tags.map(\.canonical)).count > 1
  }
}

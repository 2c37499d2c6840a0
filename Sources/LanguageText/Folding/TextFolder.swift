/// Folds one text: reads units (a scalar and the marks on it), holds back separators and katakana
/// until their neighbours are known, and writes the folded bytes.
struct TextFolder {
  private(set) var output: [UInt8] = []
  private(set) var offsets = FoldedOffsets()
  private let input: [UInt8]
  private let options: FoldingOptions
  private let foldsKatakana: Bool
  private let keepsHan: Bool
  private let plain: PlainRun
  private var separators: [Separator] = []
  private var katakana: [FoldingUnit] = []
  private var lastScalar: Unicode.Scalar?

  init(_ input: [UInt8], _ options: FoldingOptions) {
    self.input = input
    self.options = options
    foldsKatakana = !options.isDisjoint(with: KatakanaFolding.options)
    keepsHan = !options.contains(.hanVariants)
    plain = PlainRun(options)
    output.reserveCapacity(input.count)
  }

  mutating func run() {
    var offset = 0
    while offset < input.count {
      let end = plain.end(from: offset, in: input)
      if end > offset {
        copy(offset..<end)
        offset = end
      } else {
        offset = step(at: offset)
      }
    }
    writeSeparators(before: nil)
    offsets.finish(foldedCount: output.count, originalCount: input.count)
  }

  /// Folds a run of characters that keep their length and their neighbours' meaning.
  private mutating func copy(_ range: Range<Int>) {
    if !separators.isEmpty {
      writeSeparators(before: input.scalar(at: range.lowerBound).scalar)
    }
    let start = output.count
    offsets.addLinear(folded: start, original: range.lowerBound)
    output.append(contentsOf: input[range])
    plain.fold(&output, from: start)
    var last = range.upperBound - 1
    while last > range.lowerBound, UTF8.isContinuation(input[last]) { last -= 1 }
    lastScalar = input.scalar(at: last).scalar
  }

  /// Folds what begins at an offset and returns where the next thing begins.
  private mutating func step(at offset: Int) -> Int {
    let byte = input[offset]
    if isPlainASCII(byte), !mayBeMark(at: offset + 1) {
      writeSeparators(before: Unicode.Scalar(byte))
      offsets.addLinear(folded: output.count, original: offset)
      let isUpper = (0x41...0x5a).contains(byte) && options.contains(.letterCase)
      output.append(isUpper ? byte + 0x20 : byte)
      lastScalar = Unicode.Scalar(byte)
      return offset + 1
    }
    if keepsHan, (0xe4...0xe9).contains(byte), offset + 3 <= input.count, !mayBeMark(at: offset + 3)
    {
      return copyHan(at: offset)
    }
    let (scalar, end) = input.scalar(at: offset)
    if let kind = SeparatorKind(scalar, options) {
      separators.append(Separator(kind: kind, scalar: scalar, range: offset..<end))
      return end
    }
    if options.contains(.invisibles), scalar.isInvisibleInText { return end }
    let unit = readUnit(at: offset)
    writeSeparators(before: unit.scalar)
    if foldsKatakana, unit.isKatakana { return foldKatakana(from: unit) }
    write(unit)
    return unit.range.upperBound
  }

  /// Copies the Han character at an offset, which folding leaves as it is; returns where the next begins.
  private mutating func copyHan(at offset: Int) -> Int {
    let scalar = input.scalar(at: offset).scalar
    writeSeparators(before: scalar)
    offsets.addLinear(folded: output.count, original: offset)
    for position in offset..<offset + 3 { output.append(input[position]) }
    lastScalar = scalar
    return offset + 3
  }

  /// Whether a mark on the character before an offset may stand there: ASCII, Han characters, hiragana and
  /// the marks of their punctuation are none.
  private func mayBeMark(at offset: Int) -> Bool {
    guard offset < input.count else { return false }
    switch input[offset] {
    case 0..<0x80, 0xe4...0xe9: return false
    case 0xe3: return offset + 1 == input.count || !(0x80...0x81).contains(input[offset + 1])
    default: return true
    }
  }

  private func isPlainASCII(_ byte: UInt8) -> Bool {
    byte < 0x80 && byte > 0x20 && byte != 0x2d
  }

  /// Reads a scalar with the marks on it, width folded and composed where that is asked for.
  private func readUnit(at offset: Int) -> FoldingUnit {
    var (scalar, end) = input.scalar(at: offset)
    if options.contains(.width) {
      scalar = HanRadicals.unified(scalar) ?? WidthFolding.fold(scalar)
    }
    var unit = FoldingUnit(scalar: scalar, range: offset..<end)
    while end < input.count, input[end] >= 0xcc {
      let (mark, next) = input.scalar(at: end)
      if let composed = WidthFolding.compose(unit.scalar, mark, options), unit.marks.isEmpty {
        unit.scalar = composed
      } else if ScriptRun.joinsPrevious(mark) {
        let isDropped =
          options.contains(.invisibles) && mark.isInvisibleInText
          || options.contains(.stress) && LetterFolding.isStress(mark, on: unit.scalar)
        if !isDropped { unit.marks.append(mark) }
      } else {
        break
      }
      unit.isSimple = false
      end = next
    }
    unit.range = offset..<end
    return unit
  }

  /// Folds a run of full-width katakana letters alone, which nothing else can join; returns where it
  /// ends, or nil for any other.
  private mutating func foldPlainKatakana(from start: Int) -> Int? {
    guard let end = endOfPlainKatakana(from: start), end > start, !options.contains(.joins),
      var letters = KatakanaFolding.Letters(options)
    else { return nil }
    offsets.addLinear(folded: output.count, original: start)
    for position in stride(from: start, to: end, by: 3) {
      let scalar = letters.fold(input.scalar(at: position).scalar)
      output.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      lastScalar = scalar
    }
    return end
  }

  /// Where a run of katakana letters ends; nil when a middle dot, a mark or a character of another
  /// width may belong to it.
  private func endOfPlainKatakana(from start: Int) -> Int? {
    let bytes = input.span
    var position = start
    while position + 2 < bytes.count, bytes[position] == 0xe3 {
      let (second, third) = (bytes[position + 1], bytes[position + 2])
      if second == 0x82, third == 0x99 || third == 0x9a { return nil }
      if second == 0x83, third == 0xbb || third == 0xbf { return nil }
      // ヴ and the vowel behind it are one letter.
      if second == 0x83, third == 0xb4, options.contains(.katakanaV) { return nil }
      guard second == 0x83 || second == 0x82 && third >= 0xa1 else {
        return second == 0x87 ? nil : position
      }
      position += 3
    }
    guard position < bytes.count else { return position }
    return bytes[position] < 0x80 || (0xe4...0xe9).contains(bytes[position]) ? position : nil
  }

  private mutating func foldKatakana(from first: FoldingUnit) -> Int {
    if let end = foldPlainKatakana(from: first.range.lowerBound) { return end }
    katakana.removeAll(keepingCapacity: true)
    katakana.append(first)
    var end = first.range.upperBound
    while end < input.count {
      let (scalar, next) = input.scalar(at: end)
      if options.contains(.invisibles), scalar.isInvisibleInText {
        end = next
        continue
      }
      let begin = options.contains(.joins) ? endOfJoin(at: end) : end
      guard begin < input.count, input[begin] >= 0x80 else { break }
      let unit = readUnit(at: begin)
      guard unit.isKatakana || options.contains(.middleDot) && unit.isMiddleDot && begin == end
      else { break }
      katakana.append(unit)
      end = unit.range.upperBound
    }
    while let last = katakana.last, last.isMiddleDot {
      end = last.range.lowerBound
      katakana.removeLast()
    }
    for unit in KatakanaFolding.fold(katakana, options) { write(unit) }
    return max(end, first.range.upperBound)
  }

  /// Where the separators that begin at an offset end, when they make no difference inside a run
  /// of katakana; else the offset.
  private func endOfJoin(at offset: Int) -> Int {
    var run: [Separator] = []
    var end = offset
    while end < input.count {
      let (scalar, next) = input.scalar(at: end)
      if let kind = SeparatorKind(scalar, options) {
        run.append(Separator(kind: kind, scalar: scalar, range: end..<next))
      } else if run.isEmpty || !options.contains(.invisibles) || !scalar.isInvisibleInText {
        break
      }
      end = next
    }
    let isDropped = Separator.areDropped(run, between: "ア", and: "ア", options)
    return run.isEmpty || isDropped ? end : offset
  }

  private mutating func write(_ unit: FoldingUnit) {
    let start = output.count
    var scalar = unit.scalar
    lastScalar = scalar
    if options.contains(.hanVariants) { scalar = HanVariants.fold(scalar) }
    var isWhole = !unit.isSimple
    if options.contains(.letterCase) {
      if LetterFolding.isSharpS(scalar) {
        output.append(0x73)
        scalar = "s"
        isWhole = true
      } else {
        scalar = LetterFolding.lowercase(scalar)
      }
    }
    if options.contains(.yo) { scalar = LetterFolding.withoutYo(scalar) }
    if options.contains(.apostrophes) { scalar = LetterFolding.withPlainApostrophe(scalar) }
    output.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    for mark in unit.marks {
      output.append(contentsOf: UTF8.encode(mark) ?? UTF8.encodedReplacementCharacter)
    }
    if !isWhole, output.count - start == unit.range.count {
      offsets.addLinear(folded: start, original: unit.range.lowerBound)
    } else {
      offsets.addUnit(folded: start, original: unit.range)
    }
  }

  private mutating func writeSeparators(before next: Unicode.Scalar?) {
    guard !separators.isEmpty else { return }
    defer { separators.removeAll(keepingCapacity: true) }
    if Separator.areDropped(separators, between: lastScalar, and: next, options) { return }
    var index = 0
    while index < separators.count {
      let first = separators[index]
      var end = index + 1
      if first.kind == .space, options.contains(.spaces) {
        while end < separators.count, separators[end].kind == .space { end += 1 }
      }
      write(first, upTo: separators[end - 1].range.upperBound)
      index = end
    }
    lastScalar = separators.last?.scalar
  }

  private mutating func write(_ separator: Separator, upTo end: Int) {
    let start = output.count
    let scalar = separator.folded(options)
    output.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    let range = separator.range.lowerBound..<end
    if range.count == output.count - start {
      offsets.addLinear(folded: start, original: range.lowerBound)
    } else {
      offsets.addUnit(folded: start, original: range)
    }
  }
}

/// A scalar of the original with its marks, on its way into a folded text.
struct FoldingUnit {
  var scalar: Unicode.Scalar
  /// UTF-8 byte offsets in the original.
  var range: Range<Int>
  /// Marks on the scalar that could not be composed with it.
  var marks: [Unicode.Scalar] = []
  /// Whether the unit is one scalar of the original.
  var isSimple = true

  var isKatakana: Bool {
    switch scalar.value {
    case 0x30a1...0x30fa, 0x30fc...0x30fe, 0x31f0...0x31ff: marks.isEmpty
    default: false
    }
  }

  var isMiddleDot: Bool { scalar.value == 0x30fb || scalar.value == 0xff65 }
}

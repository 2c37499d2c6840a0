/// What kind of separator a scalar is under given folding options.
enum SeparatorKind {
  case space, hyphen

  init?(_ scalar: Unicode.Scalar, _ options: FoldingOptions) {
    switch scalar.value {
    case 0x20, 0x09...0x0d: self = .space
    case 0x85, 0xa0, 0x1680, 0x2000...0x200a, 0x2028, 0x2029, 0x202f, 0x205f:
      guard options.contains(.spaces) else { return nil }
      self = .space
    case 0x3000:
      guard !options.isDisjoint(with: [.spaces, .width]) else { return nil }
      self = .space
    case 0x2d: self = .hyphen
    case 0x2010...0x2013, 0x2212, 0xfe63:
      guard options.contains(.hyphens) else { return nil }
      self = .hyphen
    case 0xff0d:
      guard !options.isDisjoint(with: [.hyphens, .width]) else { return nil }
      self = .hyphen
    default: return nil
    }
  }
}

/// A space or hyphen that waits for what follows it.
struct Separator {
  let kind: SeparatorKind
  let scalar: Unicode.Scalar
  /// UTF-8 byte offsets in the original.
  let range: Range<Int>

  func folded(_ options: FoldingOptions) -> Unicode.Scalar {
    switch kind {
    case .space: options.contains(.spaces) || scalar.value == 0x3000 ? " " : scalar
    case .hyphen: "-"
    }
  }

  /// Whether a run of separators makes no difference between its neighbours.
  static func areDropped(
    _ run: [Separator], between previous: Unicode.Scalar?, and next: Unicode.Scalar?,
    _ options: FoldingOptions
  ) -> Bool {
    guard !options.isDisjoint(with: [.joins, .hanSpacing]), let previous, let next else {
      return false
    }
    let before = Neighbour(previous)
    let after = Neighbour(next)
    guard before != .other, after != .other else { return false }
    let hasHyphen = run.contains { $0.kind == .hyphen }
    if options.contains(.joins) {
      let isDash = hasHyphen && run.first?.kind == .space && run.last?.kind == .space
      return !isDash
    }
    return before != after && !hasHyphen
  }

  private enum Neighbour {
    case unspaced, spaced, other

    init(_ scalar: Unicode.Scalar) {
      let script = ScriptClass(scalar)
      if script.isWrittenWithoutSpaces {
        self = .unspaced
      } else if script != .other || scalar.value >= 0x370 && scalar.properties.isAlphabetic {
        self = .spaced
      } else {
        self = .other
      }
    }
  }
}

/// One line of a `.gitignore` or `.isoglossignore` (gitignore(5), PATTERN FORMAT).
///
/// `*`, `?` and `[a-z]` match within a path component; `**/`, `/**/` and `/**` across components.
/// A slash at the start or in the middle ties the pattern to the folder of its file; without one it
/// matches at any depth. `!` takes files in again, a slash at the end matches folders only.
struct IgnorePattern: Hashable, Sendable {
  /// Whether what matches is taken in again.
  let isNegated: Bool
  /// Whether only folders match.
  let isForFolders: Bool

  /// A step of a pattern; the index of the next one is the state of the match.
  private enum Step: Hashable, Sendable {
    case literal(Unicode.Scalar)
    /// `?`: one scalar of a component.
    case one
    /// `*`: any number of scalars of a component.
    case star
    case set(ScalarSet)
    /// `**/`: whole components, or nothing; ``insideFolders`` follows it.
    case folders
    case insideFolders
    /// `/**` at the end: everything below, at least one scalar; ``rest`` follows it.
    case below
    case rest
  }

  private struct ScalarSet: Hashable, Sendable {
    var ranges: [ClosedRange<Unicode.Scalar>] = []
    var isInverted = false

    func contains(_ scalar: Unicode.Scalar) -> Bool {
      scalar != "/" && ranges.contains { $0.contains(scalar) } != isInverted
    }
  }

  private let steps: [Step]

  /// Reads a line; returns nil for an empty line, a comment, and a `[` that is not closed.
  init?(_ line: some StringProtocol) {
    var scalars = Array(line.unicodeScalars)[...]
    if scalars.last == "\r" { scalars.removeLast() }
    while scalars.last == " ", scalars.dropLast().last != "\\" { scalars.removeLast() }
    guard let first = scalars.first, first != "#" else { return nil }
    isNegated = first == "!"
    if isNegated { scalars.removeFirst() }
    isForFolders = scalars.last == "/"
    if isForFolders { scalars.removeLast() }
    guard !scalars.isEmpty else { return nil }
    let isAnchored = scalars.contains("/")
    if scalars.first == "/" { scalars.removeFirst() }
    guard let steps = Self.steps(of: scalars) else { return nil }
    self.steps = (isAnchored ? [] : [.folders, .insideFolders]) + steps
  }

  private static func steps(of pattern: ArraySlice<Unicode.Scalar>) -> [Step]? {
    var steps: [Step] = []
    var rest = pattern
    while let scalar = rest.first {
      let isComponentStart = rest.startIndex == pattern.startIndex || steps.last == .literal("/")
      let stars = rest.prefix { $0 == "*" }.count
      if isComponentStart, stars > 1, rest.dropFirst(stars).first == "/" {
        steps += [.folders, .insideFolders]
        rest.removeFirst(stars + 1)
      } else if steps.last == .literal("/"), stars > 1, stars == rest.count {
        steps += [.below, .rest]
        rest = []
      } else {
        rest.removeFirst()
        switch scalar {
        case "*": if steps.last != .star { steps.append(.star) }
        case "?": steps.append(.one)
        case "[":
          guard let set = set(&rest) else { return nil }
          steps.append(.set(set))
        case "\\":
          guard let escaped = rest.popFirst() else { return nil }
          steps.append(.literal(escaped))
        default: steps.append(.literal(scalar))
        }
      }
    }
    return steps
  }

  /// Reads what follows a `[`, with its `]`; nil when there is none.
  private static func set(_ rest: inout ArraySlice<Unicode.Scalar>) -> ScalarSet? {
    var set = ScalarSet()
    if rest.first == "!" || rest.first == "^" {
      set.isInverted = true
      rest.removeFirst()
    }
    var isFirst = true
    while var lower = rest.popFirst() {
      if lower == "]", !isFirst { return set }
      isFirst = false
      if lower == "\\" {
        guard let escaped = rest.popFirst() else { return nil }
        lower = escaped
      }
      guard rest.first == "-", let upper = rest.dropFirst().first, upper != "]" else {
        set.ranges.append(lower...lower)
        continue
      }
      rest.removeFirst(2)
      if lower <= upper { set.ranges.append(lower...upper) }
    }
    return nil
  }

  /// Whether a path matches, relative to the folder of the pattern's file, without a slash at its
  /// end.
  ///
  /// - Complexity: O(path × pattern), whatever the pattern.
  func matches(_ path: some StringProtocol, isFolder: Bool) -> Bool {
    guard isFolder || !isForFolders else { return false }
    let scalars = path.unicodeScalars
    // Nearly every path ends otherwise than nearly every pattern.
    if case .literal(let last) = steps.last, scalars.last != last { return false }
    if case .literal(let first) = steps.first, scalars.first != first { return false }
    var (states, next) = (States(upTo: steps.count), States(upTo: steps.count))
    reach(0, in: &states)
    for scalar in scalars {
      next.removeAll()
      states.forEach { state in
        if state < steps.count { advance(state, over: scalar, into: &next) }
      }
      if next.isEmpty { return false }
      swap(&states, &next)
    }
    return states.contains(steps.count)
  }

  private func advance(_ state: Int, over scalar: Unicode.Scalar, into next: inout States) {
    switch steps[state] {
    case .literal(let literal): if literal == scalar { reach(state + 1, in: &next) }
    case .one: if scalar != "/" { reach(state + 1, in: &next) }
    case .star: if scalar != "/" { reach(state, in: &next) }
    case .set(let set): if set.contains(scalar) { reach(state + 1, in: &next) }
    case .folders: if scalar != "/" { reach(state + 1, in: &next) }
    case .insideFolders:
      reach(state, in: &next)
      if scalar == "/" { reach(state + 1, in: &next) }
    case .below: reach(state + 1, in: &next)
    case .rest: reach(state, in: &next)
    }
  }

  /// Adds a state with those that follow without reading anything.
  private func reach(_ state: Int, in states: inout States) {
    var state = state
    while states.insert(state), state < steps.count {
      switch steps[state] {
      case .star, .rest: state += 1
      case .folders: state += 2
      default: return
      }
    }
  }

  /// A set of states, by their indices.
  private struct States {
    private var words: [UInt64]

    init(upTo last: Int) { words = Array(repeating: 0, count: last / 64 + 1) }

    var isEmpty: Bool { words.allSatisfy { $0 == 0 } }

    func contains(_ state: Int) -> Bool { words[state / 64] & 1 << UInt64(state % 64) != 0 }

    /// Adds a state; false where it is there already.
    mutating func insert(_ state: Int) -> Bool {
      guard !contains(state) else { return false }
      words[state / 64] |= 1 << UInt64(state % 64)
      return true
    }

    mutating func removeAll() { for index in words.indices { words[index] = 0 } }

    func forEach(_ body: (Int) -> Void) {
      for (index, word) in words.enumerated() {
        var rest = word
        while rest != 0 {
          body(index * 64 + rest.trailingZeroBitCount)
          rest &= rest - 1
        }
      }
    }
  }
}

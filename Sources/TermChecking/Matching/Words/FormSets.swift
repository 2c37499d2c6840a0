/// The sets of forms that words of patterns accept, and which of them hold a form.
struct FormSets: Sendable {
  /// The numbers of the forms.
  private(set) var table = FormTable()
  /// While sets are added: the forms, and the sets that hold them.
  private var growing: [(list: Int32, number: Int32)] = []
  /// While sets are added: the last set that holds each form, by the form's number.
  private var lastSets: [Int32] = []
  private var count: Int32 = 0
  /// While sets are added: the sets of words that were seen before, by the word's number; -1 for others.
  private var known: [Int32] = []
  /// While sets are added: the sets that have only one form, by the form's number; -1 for others.
  private var singles: [Int32] = []
  /// While sets are added: the forms of the one that is.
  private var numbers: [Int32] = []
  /// The sets that hold each form, by its number, ascending.
  private var sets = NumberLists()

  /// Makes no sets.
  init() {}

  /// The number of the set of a word's forms, a new one for new forms.
  mutating func insert(_ word: TermWords.Word) -> Int32 {
    guard let number = word.number else { return insert(word.forms) }
    while known.count <= number { known.append(-1) }
    if known[number] < 0 { known[number] = insert(word.forms) }
    return known[number]
  }

  /// The number of the set of a word's forms that are written as one with a word before them.
  mutating func insert(_ head: [UInt8], joinedWith forms: [[UInt8]]) -> Int32 {
    let hash = FormTable.hash(head, head.indices, FormTable.seed)
    numbers.removeAll(keepingCapacity: true)
    for form in forms { numbers.append(table.insert(head, hash: hash, form)) }
    return insertNumbers()
  }

  /// The number of a set of forms, a new one for several.
  mutating func insert(_ forms: [[UInt8]]) -> Int32 {
    numbers.removeAll(keepingCapacity: true)
    for form in forms { numbers.append(table.insert(form)) }
    return insertNumbers()
  }

  /// The number of the set of ``numbers``, a new one for several.
  ///
  /// Every form that a glossary lists is a set of one; a name may be in thousands of them.
  private mutating func insertNumbers() -> Int32 {
    while lastSets.count < table.count {
      lastSets.append(-1)
      singles.append(-1)
    }
    if numbers.count == 1, singles[Int(numbers[0])] >= 0 { return singles[Int(numbers[0])] }
    let set = count
    count += 1
    for number in numbers where lastSets[Int(number)] != set {
      lastSets[Int(number)] = set
      growing.append((number, set))
    }
    if numbers.count == 1 { singles[Int(numbers[0])] = set }
    return set
  }

  /// Ends the adding of sets: from now on they can be asked for.
  mutating func finish() {
    sets = NumberLists(growing, count: table.count)
    (growing, lastSets, known, singles, numbers) = ([], [], [], [], [])
  }

  /// The places of the sets that hold a form, ascending; see ``set(at:)``.
  @inline(__always)
  func places(of form: Int32) -> Range<Int> { sets.places(of: Int(form)) }

  /// The set at a place.
  @inline(__always)
  func set(at place: Int) -> Int32 { sets.number(at: place) }

  /// Whether a set holds a form.
  @inline(__always)
  func holds(_ set: Int32, _ form: Int32) -> Bool {
    guard form >= 0 else { return false }
    for place in places(of: form) where sets.number(at: place) == set { return true }
    return false
  }

  // MARK: In a file

  /// Writes finished sets.
  func write(to file: inout FlatWriter) {
    table.write(to: &file)
    sets.write(to: &file)
  }

  /// Reads what ``write(to:)`` wrote.
  init(from file: inout FlatReader) throws(FlatReader.Damaged) {
    table = try FormTable(from: &file)
    sets = try NumberLists(from: &file)
  }
}

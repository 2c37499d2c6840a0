/// The sets of forms that words of patterns accept, and which of them hold a form.
struct FormSets: Sendable {
  /// The numbers of the forms.
  private(set) var table = FormTable()
  /// While sets are added: the sets that hold each form, by the form's number.
  private var growing: [[Int32]] = []
  private var count: Int32 = 0
  /// While sets are added: the sets of words that were seen before, by the word's number.
  private var known: [Int: Int32] = [:]
  /// While sets are added: the sets that have only one form, by the form's number.
  private var singles: [Int32: Int32] = [:]
  /// The sets that hold each form, by its number, ascending.
  private var sets = NumberLists()

  /// Makes no sets.
  init() {}

  /// The number of the set of a word's forms, a new one for new forms.
  mutating func insert(_ word: TermWords.Word) -> Int32 {
    if let number = word.number, let set = known[number] { return set }
    // Every form that a glossary lists is such a word; a name may be in thousands of them.
    let single = word.forms.count == 1 ? table.insert(word.forms[0]) : nil
    if let single, let set = singles[single] { return set }
    let set = count
    count += 1
    for form in word.forms {
      let number = Int(table.insert(form))
      if number == growing.count { growing.append([]) }
      if growing[number].last != set { growing[number].append(set) }
    }
    if let number = word.number { known[number] = set }
    if let single { singles[single] = set }
    return set
  }

  /// Ends the adding of sets: from now on they can be asked for.
  mutating func finish() {
    sets = NumberLists(growing)
    (growing, known, singles) = ([], [:], [:])
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

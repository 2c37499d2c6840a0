internal import CLibXML2

/// The names that callbacks of libxml2 look for, told apart without making strings.
@safe struct WantedNames {
  private let names: [[UInt8]]
  /// The names met so far, by address, since libxml2 keeps one copy of each.
  private var known: [(address: UInt, index: Int)] = []

  /// Takes local names.
  init(_ names: [String]) { self.names = names.map { Array($0.utf8) } }

  /// The index of a name; -1 for one that nobody looks for.
  mutating func index(of name: UnsafePointer<xmlChar>) -> Int {
    let address = UInt(bitPattern: name)
    for entry in known where entry.address == address { return entry.index }
    let index = names.firstIndex { unsafe Self.equals(name, $0) } ?? -1
    if known.count < 32 { known.append((address, index)) }
    return index
  }

  /// The value of the attribute with a local name among those that libxml2 hands over in fives.
  ///
  /// - Returns: nil when there is none, or when there are two, with a prefix and without one.
  static func attribute(
    _ wanted: [UInt8], _ attributes: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?, _ count: Int
  ) -> (value: UnsafeBufferPointer<UInt8>?, isDouble: Bool) {
    guard let attributes = unsafe attributes else { return (nil, false) }
    var found: UnsafeBufferPointer<UInt8>?
    for number in 0..<count {
      let field = unsafe attributes + 5 * number
      guard let name = unsafe field[0], unsafe equals(name, wanted),
        let begin = unsafe field[3], let end = unsafe field[4]
      else { continue }
      if unsafe found != nil { return (nil, true) }
      unsafe found = UnsafeBufferPointer(start: begin, count: end - begin)
    }
    return unsafe (found, false)
  }

  private static func equals(_ name: UnsafePointer<xmlChar>, _ bytes: [UInt8]) -> Bool {
    for (index, byte) in bytes.enumerated() where unsafe name[index] != byte { return false }
    return unsafe name[bytes.count] == 0
  }
}

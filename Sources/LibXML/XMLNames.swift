internal import CLibXML2

/// The names of elements and attributes that a document has, each made into a string once.
///
/// libxml2 keeps one copy of each name as long as it parses, so that a name is known by its
/// address.
@safe struct XMLNames {
  private(set) var tags: [XMLTag] = []
  private(set) var attributes: [String] = []
  private var tagNumbers = AddressTable()
  private var attributeNumbers = AddressTable()

  /// The number of an element's names in ``tags``.
  mutating func tag(
    _ name: UnsafePointer<xmlChar>?, _ prefix: UnsafePointer<xmlChar>?,
    _ namespace: UnsafePointer<xmlChar>?
  ) -> Int {
    let key = AddressTable.Key(
      name: UInt(bitPattern: name), prefix: UInt(bitPattern: prefix),
      namespace: UInt(bitPattern: namespace))
    let number = tagNumbers.number(of: key)
    if number == tags.count {
      tags.append(
        XMLTag(
          name: unsafe Self.qualified(name, prefix), localName: unsafe Self.text(name),
          namespace: unsafe namespace.map { unsafe String(cString: $0) }))
    }
    return number
  }

  /// The number of an attribute's name in ``attributes``.
  mutating func attribute(
    _ name: UnsafePointer<xmlChar>?, _ prefix: UnsafePointer<xmlChar>?
  ) -> Int {
    let key = AddressTable.Key(
      name: UInt(bitPattern: name), prefix: UInt(bitPattern: prefix), namespace: 0)
    let number = attributeNumbers.number(of: key)
    if number == attributes.count { attributes.append(unsafe Self.qualified(name, prefix)) }
    return number
  }

  private static func qualified(
    _ name: UnsafePointer<xmlChar>?, _ prefix: UnsafePointer<xmlChar>?
  ) -> String {
    unsafe prefix == nil ? text(name) : "\(text(prefix)):\(text(name))"
  }

  private static func text(_ name: UnsafePointer<xmlChar>?) -> String {
    unsafe name.map { unsafe String(cString: $0) } ?? ""
  }
}

/// Numbers for addresses in the order in which they come, by open addressing.
private struct AddressTable {
  struct Key: Equatable {
    var name: UInt
    var prefix: UInt
    var namespace: UInt
  }

  private var keys: [Key] = []
  /// Number + 1 by slot; 0 for an empty slot.
  private var slots: [Int32] = Array(repeating: 0, count: 64)

  /// The number of a key; that of a new one is how many there were.
  mutating func number(of key: Key) -> Int {
    let slot = place(of: key)
    if slots[slot] != 0 { return Int(slots[slot]) - 1 }
    keys.append(key)
    slots[slot] = Int32(truncatingIfNeeded: keys.count)
    if keys.count * 2 > slots.count { grow() }
    return keys.count - 1
  }

  private func place(of key: Key) -> Int {
    let mask = slots.count - 1
    let mixed = (key.name ^ key.prefix << 7 ^ key.namespace << 13) &* 0x9e37_79b9_7f4a_7c15
    var slot = Int(truncatingIfNeeded: mixed >> 32) & mask
    while slots[slot] != 0, keys[Int(slots[slot]) - 1] != key { slot = (slot + 1) & mask }
    return slot
  }

  private mutating func grow() {
    slots = Array(repeating: 0, count: slots.count * 2)
    for (number, key) in keys.enumerated() {
      slots[place(of: key)] = Int32(truncatingIfNeeded: number + 1)
    }
  }
}

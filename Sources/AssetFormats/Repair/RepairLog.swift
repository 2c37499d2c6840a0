package import LibXML

/// What was mended in a file: how often, and where first.
package struct RepairLog: Hashable, Sendable {
  /// A kind of fault that can be mended.
  package enum Fault: String, Hashable, Sendable, CaseIterable {
    /// Characters that XML cannot hold, raw or as a reference: taken out.
    case controlCharacter
    /// A reference to an entity that nobody declares: replaced by its character or kept as text.
    case unknownEntity
    /// A bare `&` or `<`: escaped.
    case bareMarkup
    /// An attribute that stands twice in a tag, or without a value: taken out.
    case attribute
    /// Start and end tags that do not fit: closed or taken out.
    case tag
    /// A file that was cut off: the last unit taken out, what was open closed.
    case cutOff
    /// Something before or behind the document: taken out.
    case outside

    /// What was done, for people, of one or more places.
    package func sentence(_ count: Int) -> String {
      let isOne = count == 1
      return switch self {
      case .controlCharacter:
        "took out \(count) \(isOne ? "character" : "characters") that XML cannot hold"
      case .unknownEntity: "replaced \(count) unknown \(isOne ? "entity" : "entities")"
      case .bareMarkup: "escaped \(count) bare “&” or “<”"
      case .attribute: "took out \(count) \(isOne ? "attribute" : "attributes") without meaning"
      case .tag: "put \(count) \(isOne ? "tag" : "tags") right"
      case .cutOff: "closed a file that was cut off, without its last unit"
      case .outside: "took out what stands outside the document"
      }
    }
  }

  /// The faults of one kind.
  package struct Entry: Hashable, Sendable {
    /// The kind.
    package let fault: Fault
    /// How many there were.
    package var count = 0
    /// The first places, at most ``RepairLog/placeLimit``.
    package var places: [XMLPosition] = []
  }

  /// How many places of each kind are kept.
  package static let placeLimit = 5

  /// What was mended, in the order of the kinds.
  package private(set) var entries: [Entry] = []

  /// Makes an empty log.
  package init() {}

  /// Whether the file needed nothing.
  package var isEmpty: Bool { entries.isEmpty }

  /// Notes a place that was mended.
  package mutating func add(_ fault: Fault, at place: XMLPosition) {
    let index =
      entries.firstIndex { $0.fault == fault }
      ?? {
        entries.append(Entry(fault: fault))
        return entries.count - 1
      }()
    entries[index].count += 1
    if entries[index].places.count < Self.placeLimit { entries[index].places.append(place) }
  }

  /// The log for people: a line for each kind, with the places as `line:column`.
  package var lines: [String] {
    let order = Fault.allCases
    return entries.sorted {
      (order.firstIndex(of: $0.fault) ?? 0) < (order.firstIndex(of: $1.fault) ?? 0)
    }
    .map { entry in
      let places = entry.places.map { "\($0.line):\($0.column)" }.joined(separator: ", ")
      let more = entry.count > entry.places.count ? ", …" : ""
      return "\(entry.fault.sentence(entry.count)) (\(places)\(more))"
    }
  }
}

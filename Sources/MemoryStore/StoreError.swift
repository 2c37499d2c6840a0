/// Why a store could not be read or written.
package struct StoreError: Error, Hashable, Sendable {
  /// What SQLite or the system says, in English and without a full stop.
  package var reason: String

  /// Makes an error.
  package init(_ reason: String) { self.reason = reason }
}

extension StoreError: CustomStringConvertible {
  package var description: String { reason }
}

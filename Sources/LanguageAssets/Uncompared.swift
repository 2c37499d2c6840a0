/// What a reader remembers of an entry for those who merge it, and what the entry does not say: entries that say the same
/// are equal whatever it is.
@propertyWrapper
package struct Uncompared<Value: Sendable>: Hashable, Sendable {
  /// The value.
  package var wrappedValue: Value

  /// Makes it.
  package init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  package static func == (_: Self, _: Self) -> Bool { true }

  package func hash(into _: inout Hasher) {}
}

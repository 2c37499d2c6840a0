package import LanguageText

/// One entry of a translation memory: the same text in two or more languages (TMX `tu`).
package struct TranslationUnit: Hashable, Sendable {
  /// The `tuid`; nil when the unit has none.
  package var id: String?
  /// The source language when it differs from the memory's; nil otherwise.
  package var sourceLanguage: LanguageTag?
  /// What the unit says about itself: properties, notes and other attributes.
  package var metadata: UnitMetadata
  /// The text in each language, in file order.
  package var variants: [Variant]

  /// Makes a unit.
  package init(
    id: String? = nil, sourceLanguage: LanguageTag? = nil, metadata: UnitMetadata = UnitMetadata(),
    variants: [Variant]
  ) {
    self.id = id
    self.sourceLanguage = sourceLanguage
    self.metadata = metadata
    self.variants = variants
  }
}

/// The text of a translation unit in one language (TMX `tuv`).
package struct Variant: Hashable, Sendable {
  /// The language of the text.
  package var language: LanguageTag
  /// The text with its inline codes.
  package var segment: SegmentContent
  /// What the variant says about itself.
  package var metadata: UnitMetadata

  /// Makes a variant.
  package init(
    language: LanguageTag, segment: SegmentContent, metadata: UnitMetadata = UnitMetadata()
  ) {
    self.language = language
    self.segment = segment
    self.metadata = metadata
  }
}

/// What TMX records about a unit or a variant besides its text.
package struct UnitMetadata: Hashable, Sendable {
  /// A typed property (TMX `prop`).
  package struct Property: Hashable, Sendable {
    /// The property's type, such as `x-document`.
    package var type: String
    /// The property's value.
    package var value: String
    /// The attributes besides the type, such as `xml:lang`.
    package var attributes: [InlineCode.Attribute]

    /// Makes a property.
    package init(type: String, value: String, attributes: [InlineCode.Attribute] = []) {
      self.type = type
      self.value = value
      self.attributes = attributes
    }
  }

  /// A remark for people (TMX `note`).
  package struct Note: Hashable, Sendable, ExpressibleByStringLiteral {
    /// What it says.
    package var text: String
    /// The attributes, such as `xml:lang`.
    package var attributes: [InlineCode.Attribute]
    /// How many properties stand before the note; nil when all do.
    package var place: Int?

    /// Makes a note behind all properties.
    package init(_ text: String, attributes: [InlineCode.Attribute] = []) {
      self.text = text
      self.attributes = attributes
    }

    /// Makes a note without attributes.
    package init(stringLiteral value: String) { self.init(value) }

    /// Whether two notes say the same, wherever they stand.
    package static func == (left: Note, right: Note) -> Bool {
      left.text == right.text && left.attributes == right.attributes
    }

    package func hash(into hasher: inout Hasher) {
      hasher.combine(text)
      hasher.combine(attributes)
    }
  }

  /// The properties, in file order.
  package var properties: [Property]
  /// The notes, in file order.
  package var notes: [Note]
  /// The XML attributes other than `tuid`, `xml:lang`, `lang` and `srclang`, in file order, by
  /// their names as written.
  package var attributes: [InlineCode.Attribute]

  /// Makes metadata; empty by default.
  package init(
    properties: [Property] = [], notes: [Note] = [], attributes: [InlineCode.Attribute] = []
  ) {
    self.properties = properties
    self.notes = notes
    self.attributes = attributes
  }

  /// Adds a property behind the properties and notes there are.
  package mutating func append(_ property: Property) {
    for index in notes.indices where notes[index].place == nil {
      notes[index].place = properties.count
    }
    properties.append(property)
  }

  /// The value of the first property of a type; nil when there is none.
  package func property(_ type: String) -> String? {
    properties.first { $0.type == type }?.value
  }

  /// The value of an attribute by its name as written; nil when there is none.
  package func attribute(_ name: String) -> String? {
    attributes.first { $0.name == name }?.value
  }
}

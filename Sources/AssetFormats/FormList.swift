/// The way in which lists of surface forms are written in one cell or note.
///
/// Forms are separated by `;`, a form that is taken away begins with `!`, and a backslash keeps
/// the meaning of the next character: `form; other form; !not this one; semi\;colon`.
struct FormList: Hashable {
  /// The forms that are added.
  var forms: [String] = []
  /// The forms that are taken away.
  var removedForms: [String] = []

  /// Makes a list.
  init(forms: [String] = [], removedForms: [String] = []) {
    self.forms = forms
    self.removedForms = removedForms
  }

  /// Reads a list; white space around forms and empty forms are ignored.
  init(parsing text: some StringProtocol) {
    var item = ""
    var isEscaped = false
    var isRemoved = false
    for character in text.unicodeScalars {
      switch character {
      case _ where isEscaped:
        item.unicodeScalars.append(character)
        isEscaped = false
      case "\\": isEscaped = true
      case ";":
        add(item, isRemoved: isRemoved)
        (item, isRemoved) = ("", false)
      case "!" where !isRemoved && item.allSatisfy(\.isWhitespace): isRemoved = true
      default: item.unicodeScalars.append(character)
      }
    }
    add(item, isRemoved: isRemoved)
  }

  /// The list as text.
  var description: String {
    (forms.map(Self.escaped) + removedForms.map { "!" + Self.escaped($0) }).joined(separator: "; ")
  }

  private mutating func add(_ item: String, isRemoved: Bool) {
    let form = item.trimmed
    guard !form.isEmpty else { return }
    if isRemoved { removedForms.append(form) } else { forms.append(form) }
  }

  private static func escaped(_ form: String) -> String {
    var result = String.UnicodeScalarView()
    for (index, scalar) in form.unicodeScalars.enumerated() {
      if scalar == "\\" || scalar == ";" || (scalar == "!" && index == 0) { result.append("\\") }
      result.append(scalar)
    }
    return String(result)
  }
}

import DocumentFormats
import LanguageText
import Testing

@testable import TermChecking

/// Fields that references list with their types, and names of code that are words elsewhere.
struct FieldDeclarationTests {
  @Test(arguments: [
    ("- **hook** (map[string]string)\n\n  The hook to call.", ["hook"]),
    ("- **hook** ([]HookPart), required", ["HookPart", "hook"]),
    ("- `kind`: HookList", ["HookList", "kind"]),
    ("- **all.hook** ([]string)", ["all.hook", "hook"]),
    ("- **hook** (optional): what to call", []), ("- **hook** (see below)", []),
    ("- hook (HookPart)", []), ("- **Hook** (HookPart)", []), ("- **hook**: called first", []),
  ])
  func labelsWithTypesAreNames(text: String, names: [String]) throws {
    let blocks = try CheckedDocument.markdown(text, "en").document.blocks
    #expect(FieldDeclaration.names(in: blocks).sorted() == names)
  }

  /// A draft keeps the name of a field where it explains it, and not elsewhere.
  @Test(arguments: [
    ("- **hook** (HookPart)\n\n  hook を呼びます。フックです。", Severity.note),
    ("- **all.hook** (HookPart)\n\n  Hook はフックです。", .note),
    ("- **Use it**\n\n  hook を呼びます。フックです。", .error),
    ("```\nnova list hook [flags]\n```\n\n- **Use it**\n\n  hook を呼びます。フックです。", .note),
    ("```\nnova list all [flags]\n```\n\n- **Use it**\n\n  hook を呼びます。フックです。", .error),
  ])
  func fieldsKeepTheirNames(draft: String, severity: Severity) throws {
    let source = "- **hook** (HookPart)\n\n  Call the hook. It is a hook."
    let found = try ForeignPassages.findings("untranslated-term", "ja", draft, source: source)
    #expect(found.map(\.severity) == [severity])
  }

  /// What a program calls a thing is none of its names in a sentence.
  @Test(
    arguments: [
      ("Read the menu bar.", "MenuBar を読みます。", []),
      ("Read the menu bar.", "menu bar を読みます。", ["menu bar"]),
    ] as [(String, String, [String])])
  func namesInCamelCaseStay(source: String, draft: String, found: [String]) throws {
    let findings = try ForeignPassages.findings("untranslated-term", "ja", draft, source: source)
    #expect(findings.map(\.match) == found)
  }
}

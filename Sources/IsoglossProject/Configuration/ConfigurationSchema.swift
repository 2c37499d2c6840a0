/// The JSON Schema of `isogloss.yml`, for editors.
package enum ConfigurationSchema {
  /// The schema as JSON text (draft 2020-12), with the names of the rules that exist.
  package static func json(rules: [String]) -> String {
    let ruleProperties = rules.map { "        \"\($0)\": { \"$ref\": \"#/$defs/level\" }" }
      .joined(separator: ",\n")
    return """
      {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "isogloss.yml",
        "type": "object",
        "additionalProperties": false,
        "properties": {
          "extend": {
            "description": "A configuration file that this one builds on.",
            "type": "string"
          },
          "sourceLanguage": {
            "description": "The language that drafts are translated from.",
            "$ref": "#/$defs/tag"
          },
          "targetLanguages": {
            "description": "The only languages that documents are read in, besides the source; all without it.",
            "type": "array",
            "items": { "$ref": "#/$defs/tag" }
          },
          "glossaries": {
            "description": "Glossary files or folders (TBX, CSV, TSV).",
            "$ref": "#/$defs/texts"
          },
          "memories": {
            "description": "Translation memory files or folders (TMX).",
            "$ref": "#/$defs/texts"
          },
          "documents": {
            "description": "Where documents live; {lang} captures the language.",
            "oneOf": [
              { "$ref": "#/$defs/document" },
              { "type": "array", "items": { "$ref": "#/$defs/document" } }
            ]
          },
          "labels": {
            "description": "The product's own strings: files, folders or patterns (.strings, .xcstrings, PO, XLIFF, ARB, JSON).",
            "$ref": "#/$defs/texts"
          },
          "exclude": {
            "description": "Files never to be checked.",
            "$ref": "#/$defs/texts"
          },
          "languages": {
            "description": "The tags that captured names stand for.",
            "type": "object",
            "additionalProperties": { "$ref": "#/$defs/tag" }
          },
          "rules": {
            "description": "The levels of rules.",
            "type": "object",
            "additionalProperties": false,
            "properties": {
      \(ruleProperties)
            }
          }
        },
        "$defs": {
          "tag": { "type": "string", "pattern": "^[A-Za-z]{2,8}([-_][A-Za-z0-9]{1,8})*$" },
          "document": {
            "oneOf": [
              { "type": "string" },
              {
                "description": "Paths of the source language, or of the translations, have no {lang}; without source: files that hold both, as PO.",
                "type": "object",
                "additionalProperties": false,
                "required": ["translations"],
                "anyOf": [{ "required": ["source"] }, { "required": ["language"] }],
                "properties": {
                  "source": { "type": "string" },
                  "translations": { "type": "string" },
                  "language": { "$ref": "#/$defs/tag" }
                },
                "if": { "required": ["language"] },
                "else": { "properties": { "translations": { "pattern": "[{]lang[}]" } } }
              }
            ]
          },
          "texts": {
            "oneOf": [
              { "type": "string" },
              { "type": "array", "items": { "type": "string" } }
            ]
          },
          "level": { "enum": ["off", false, "note", "warning", "error"] }
        }
      }

      """
  }
}

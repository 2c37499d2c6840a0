extension Configuration {
  /// The configuration on top of one that it extends.
  ///
  /// What a file says itself wins. Glossaries, memories, labels and exclusions add up, those of the extended file first;
  /// rules and languages do one by one; documents and target languages are those of the file itself if it names any.
  /// Glossaries, memories and labels lie where the file that names them says; patterns of documents and exclusions hold
  /// in the folder of the file that extends, so that projects with the same layout can share them.
  func inheriting(_ parent: Configuration) -> Configuration {
    var result = self
    result.files += parent.files
    result.sourceLanguage = sourceLanguage ?? parent.sourceLanguage
    if sourceLanguage == nil { result.inherit("sourceLanguage", from: parent) }
    if targetLanguages.isEmpty {
      result.targetLanguages = parent.targetLanguages
      for index in parent.targetLanguages.indices {
        result.inherit("targetLanguages[\(index)]", from: parent)
      }
    }
    result.glossaries = parent.glossaries.map { moved($0, from: parent) } + glossaries
    result.memories = parent.memories.map { moved($0, from: parent) } + memories
    result.labels = parent.labels.map { moved($0, from: parent) } + labels
    result.exclude = parent.exclude + exclude
    result.prepend("glossaries", parent.glossaries.count, own: glossaries.count, from: parent)
    result.prepend("memories", parent.memories.count, own: memories.count, from: parent)
    result.prepend("labels", parent.labels.count, own: labels.count, from: parent)
    result.prepend("exclude", parent.exclude.count, own: exclude.count, from: parent)
    if documents.isEmpty {
      result.documents = parent.documents
      for index in parent.documents.indices { result.inherit("documents[\(index)]", from: parent) }
    }
    for (name, language) in parent.languages where languages[name] == nil {
      result.languages[name] = language
      result.inherit("languages.\(name)", from: parent)
    }
    for (rule, level) in parent.rules where rules[rule] == nil {
      result.rules[rule] = level
      result.inherit("rules.\(rule)", from: parent)
    }
    return result
  }

  /// A path of another configuration as this one would write it.
  private func moved(_ path: String, from parent: Configuration) -> String {
    path.hasPrefix("/")
      ? path : RelativePath.between(base, RelativePath.resolve(path, against: parent.base))
  }

  private mutating func inherit(_ setting: String, from parent: Configuration) {
    origins[setting] = parent.origins[setting]
  }

  /// Moves the origins of a list's own items behind those of inherited ones.
  private mutating func prepend(
    _ key: String, _ inherited: Int, own: Int, from parent: Configuration
  ) {
    for index in (0..<own).reversed() {
      origins["\(key)[\(index + inherited)]"] = origins["\(key)[\(index)]"]
    }
    for index in 0..<inherited { inherit("\(key)[\(index)]", from: parent) }
  }
}

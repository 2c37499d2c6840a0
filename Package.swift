// swift-tools-version: 6.2
// Targets are listed storey by storey, cellar first; a target depends on lower storeys only.
import PackageDescription

/// What every Swift target is compiled with: memory safety and concurrency checked, no warnings.
let strict: [SwiftSetting] = [
  .strictMemorySafety(),
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "isogloss",
  products: [.executable(name: "isogloss", targets: ["isogloss"])],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
  ],
  targets: [
    // C libraries, each imported by exactly one target.
    .target(
      name: "CICU", linkerSettings: [.linkedLibrary("icui18n"), .linkedLibrary("icuuc")]),
    .systemLibrary(name: "CLibXML2", pkgConfig: "libxml-2.0", providers: [.apt(["libxml2-dev"])]),
    .systemLibrary(name: "CMD4C", pkgConfig: "md4c", providers: [.apt(["libmd4c-dev"])]),
    .systemLibrary(name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),

    // Text and XML.
    .target(name: "LanguageText", dependencies: ["CICU"], swiftSettings: strict),
    .target(name: "LibXML", dependencies: ["CLibXML2"], swiftSettings: strict),
    .target(
      name: "DocumentFormats",
      dependencies: [
        "CMD4C", "LanguageText", "LibXML", .product(name: "Yams", package: "Yams"),
      ],
      swiftSettings: strict),

    // Values and algorithms.
    .target(name: "LanguageAssets", dependencies: ["LanguageText"], swiftSettings: strict),
    .target(
      name: "AssetFormats",
      dependencies: ["DocumentFormats", "LanguageAssets", "LanguageText", "LibXML"],
      swiftSettings: strict),
    .target(name: "MemoryLookup", dependencies: ["LanguageText"], swiftSettings: strict),
    .target(
      name: "SentenceAlignment", dependencies: ["DocumentFormats", "LanguageText"],
      swiftSettings: strict),
    .target(
      name: "TermChecking",
      dependencies: ["DocumentFormats", "LanguageAssets", "LanguageText", "SentenceAlignment"],
      swiftSettings: strict),
    .target(
      name: "TermExtraction",
      dependencies: ["DocumentFormats", "LanguageAssets", "LanguageText", "SentenceAlignment"],
      swiftSettings: strict),

    // Use cases.
    .target(
      name: "MemoryStore",
      dependencies: ["CSQLite", "LanguageAssets", "LanguageText", "MemoryLookup"],
      swiftSettings: strict),
    .target(
      name: "IsoglossProject",
      dependencies: [
        "AssetFormats", "DocumentFormats", "LanguageAssets", "LanguageText", "MemoryLookup",
        "MemoryStore", "SentenceAlignment", "TermChecking", "TermExtraction",
        .product(name: "Yams", package: "Yams"),
      ],
      swiftSettings: strict),

    // Front ends.
    .target(
      name: "EditorService",
      dependencies: ["IsoglossProject", "LanguageAssets", "LanguageText", "TermChecking"],
      swiftSettings: strict),
    .target(
      name: "FindingReporters", dependencies: ["IsoglossProject", "LanguageText", "TermChecking"],
      swiftSettings: strict),
    .target(
      name: "ReportPages",
      dependencies: [
        "DocumentFormats", "IsoglossProject", "LanguageAssets", "LanguageText",
        "SentenceAlignment", "TermChecking",
      ],
      swiftSettings: strict),
    .executableTarget(
      name: "isogloss",
      dependencies: [
        "AssetFormats", "DocumentFormats", "EditorService", "FindingReporters", "IsoglossProject",
        "LanguageAssets", "LanguageText", "MemoryLookup", "ReportPages", "SentenceAlignment",
        "TermChecking", "TermExtraction",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: strict),

    // Tests, in the same order, and what several of them use.
    .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: strict),
    .testTarget(
      name: "LanguageTextTests", dependencies: ["LanguageText", "TestSupport"], exclude: ["Gold"]),
    .testTarget(name: "LibXMLTests", dependencies: ["LibXML"]),
    .testTarget(
      name: "DocumentFormatsTests",
      dependencies: ["DocumentFormats", "LanguageText", "TestSupport"]),
    .testTarget(name: "LanguageAssetsTests", dependencies: ["LanguageAssets", "LanguageText"]),
    .testTarget(
      name: "AssetFormatsTests",
      dependencies: ["AssetFormats", "LanguageAssets", "LanguageText", "LibXML", "TestSupport"]),
    .testTarget(
      name: "MemoryLookupTests", dependencies: ["LanguageText", "MemoryLookup", "TestSupport"]),
    .testTarget(
      name: "SentenceAlignmentTests",
      dependencies: ["DocumentFormats", "LanguageText", "SentenceAlignment"]),
    .testTarget(
      name: "TermCheckingTests",
      dependencies: [
        "DocumentFormats", "LanguageAssets", "LanguageText", "TermChecking", "TestSupport",
      ],
      exclude: ["Sentences"]),
    .testTarget(
      name: "TermExtractionTests",
      dependencies: [
        "DocumentFormats", "LanguageAssets", "LanguageText", "SentenceAlignment", "TermExtraction",
      ]),
    .testTarget(
      name: "MemoryStoreTests",
      dependencies: ["LanguageAssets", "LanguageText", "MemoryLookup", "MemoryStore"]),
    .testTarget(
      name: "IsoglossProjectTests",
      dependencies: [
        "IsoglossProject", "LanguageAssets", "LanguageText", "TermChecking", "TestSupport",
      ]),
    .testTarget(
      name: "EditorServiceTests",
      dependencies: [
        "EditorService", "IsoglossProject", "LanguageText", "TermChecking", "TestSupport",
      ],
      exclude: ["Sessions"]),
    .testTarget(
      name: "FindingReportersTests",
      dependencies: [
        "FindingReporters", "IsoglossProject", "LanguageText", "TermChecking", "TestSupport",
      ]),
    .testTarget(
      name: "ReportPagesTests",
      dependencies: ["IsoglossProject", "LanguageAssets", "ReportPages", "TermChecking"]),
    .testTarget(
      name: "CommandTests",
      dependencies: [
        "isogloss", "TestSupport",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      exclude: ["Transcripts"]),
    .testTarget(
      name: "QualityTests",
      dependencies: [
        "AssetFormats", "DocumentFormats", "IsoglossProject", "LanguageAssets", "LanguageText",
        "SentenceAlignment", "TermChecking", "TermExtraction", "TestSupport",
      ],
      exclude: ["thresholds.tsv"]),
  ]
)

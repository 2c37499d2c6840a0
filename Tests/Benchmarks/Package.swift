// swift-tools-version: 6.2
// A package of its own: run by hand, never built with the tool. See README.md.
import PackageDescription

let package = Package(
  name: "isogloss-benchmarks",
  targets: [
    .executableTarget(
      name: "Benchmarks",
      swiftSettings: [
        .treatAllWarnings(as: .error), .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("MemberImportVisibility"),
      ])
  ]
)

import TestSupport

/// The translated guidelines that lie beside the checkout.
enum SharedTexts {
  /// Their paths below ``SharedFolder`` and their languages.
  static let seeds = [
    ("seeds/000_5bd3e51e1f9f4c65.txt", "ru"), ("seeds/001_e3b32fab1a71b415.txt", "ja"),
    ("seeds/002_26e90d9bb559274f.txt", "zh-Hant"), ("seeds/003_d36ee984bdf58a8f.txt", "zh-Hans"),
    ("seeds/004_c9cabf702e6e159d.txt", "zh-Hans"),
  ]
}

/// Recognises dates as web pages write them.
enum DatePattern {
  /// Whether a text in lower case holds a date with its year.
  static func isIn(_ text: String) -> Bool {
    let numbers = digitRuns(in: text)
    guard let year = numbers.first(where: { isYear($0.value) && $0.digits == 4 }) else {
      return false
    }
    if months.contains(where: { text.contains($0) }) { return true }
    // 2024-02-04, 26.05.2022, 2022年5月26日: two more numbers beside the year.
    return numbers.count >= 3 && numbers.contains { $0.start != year.start && $0.value <= 31 }
      && "-./年".contains { mark in text.contains(mark) }
  }

  private static func isYear(_ value: Int) -> Bool { (1990...2099).contains(value) }

  private static func digitRuns(in text: String) -> [(value: Int, digits: Int, start: Int)] {
    var runs: [(value: Int, digits: Int, start: Int)] = []
    var isInside = false
    for (index, scalar) in text.unicodeScalars.enumerated() {
      guard scalar.isASCIIDigit, let digit = Int(String(scalar)) else {
        isInside = false
        continue
      }
      if isInside, let last = runs.popLast() {
        let value = last.digits < 9 ? last.value * 10 + digit : last.value
        runs.append((value, last.digits + 1, last.start))
      } else {
        runs.append((digit, 1, index))
      }
      isInside = true
    }
    return runs
  }

  private static let months = [
    "jan ", "feb ", "mar ", "apr ", "may ", "jun ", "jul ", "aug ", "sep ", "oct ", "nov ", "dec ",
    "january", "february", "march", "april", "june", "july", "august", "september", "october",
    "november", "december", "января", "февраля", "марта", "апреля", "мая", "июня", "июля",
    "августа", "сентября", "октября", "ноября", "декабря", "янв", "фев", "сент", "окт", "нояб",
    "дек", "januar", "februar", "märz", "juni", "juli", "oktober", "dezember", "janvier",
    "février", "mars", "avril", "juin", "juillet", "août", "septembre", "octobre", "novembre",
    "décembre", "enero", "febrero", "marzo", "abril", "mayo", "junio", "julio", "agosto",
    "septiembre", "octubre", "noviembre", "diciembre",
  ]
}

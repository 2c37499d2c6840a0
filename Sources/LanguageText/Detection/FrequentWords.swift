/// The most frequent words of languages in Latin letters, and letters that few of them have.
enum FrequentWords {
  /// A language in Latin letters.
  struct Language: Sendable {
    /// Its tag.
    let tag: LanguageTag
    /// Its English name.
    let name: String
    /// Its own letters.
    let letters: String
    /// Its most frequent words, in lower case; an apostrophe ends a word.
    let words: String
  }

  /// The words in lower case, with the indices in ``languages`` of those in which they are frequent.
  static let table = FrequentWordTable(
    languages.enumerated().flatMap { index, language in
      Set(language.words.split(separator: " ")).map { (ShortWord($0), index) }
    })

  /// The indices in ``languages`` of those that have a letter in lower case of their own.
  static func languages(ofLetter letter: Unicode.Scalar) -> [Int] { letters[letter] ?? [] }

  private static let letters: [Unicode.Scalar: [Int]] = {
    var letters: [Unicode.Scalar: [Int]] = [:]
    for (index, language) in languages.enumerated() {
      for letter in language.letters.unicodeScalars { letters[letter, default: []].append(index) }
    }
    return letters
  }()

  /// The languages.
  static let languages = [
    Language(
      tag: "en", name: "English", letters: "",
      words: """
        the of and to a in is that for it with as are be on you this by from or an have not your can \
        will at if which when use was has more these their they but we what about into only than \
        also all its other may there should how some any been would
        """),
    Language(
      tag: "de", name: "German", letters: "ßäöü",
      words: """
        der die und in den von zu das mit sich des auf für ist im dem nicht ein eine als auch es an \
        werden aus er hat dass sie nach wird bei einer um am sind noch wie einem über einen so zum \
        oder wenn kann können wir ich sie ihre
        """),
    Language(
      tag: "fr", name: "French", letters: "œçèêûëï",
      words: """
        de la le et les des en un du une que est pour qui dans a par plus pas au sur ne se ce il \
        sont la avec son aux d l qu n s c cette ou être leur vous votre nous si peut comme mais \
        elle tout ces même
        """),
    Language(
      tag: "es", name: "Spanish", letters: "ñ¿¡áíúó",
      words: """
        de la que el en y a los se del las un por con no una su para es al lo como más o pero sus \
        le ha me si sin sobre este ya entre cuando esta ser son dos también fue había puede \
        desde está muy hasta usted
        """),
    Language(
      tag: "it", name: "Italian", letters: "ìòàù",
      words: """
        di e il la che in a per un è non con del una i le da si della sono gli al dei nel alla come \
        anche più lo o ma se delle questo dal essere ha l dell nella può su ci quando tutti
        """),
    Language(
      tag: "pt", name: "Portuguese", letters: "ãõçâê",
      words: """
        de a o que e do da em um para com não uma os no se na por mais as dos como mas ao das à seu \
        sua ou quando muito nos já também pelo pela até isso ela entre você é são está pode
        """),
    Language(
      tag: "nl", name: "Dutch", letters: "",
      words: """
        de het een en van in is dat op te zijn met voor niet aan er om ook als dan maar bij of uit \
        nog naar heeft hij worden door wordt kan deze dit je u wat zo over hun kunt kunnen
        """),
    Language(
      tag: "sv", name: "Swedish", letters: "åäö",
      words: """
        och att det i en som är på för med av den till inte om ett har de du kan från eller så när \
        men vi var sig vid ska där denna detta alla
        """),
    Language(
      tag: "da", name: "Danish", letters: "æøå",
      words: """
        og i at det er en til af på for med der den ikke som de har et kan om du fra eller når men \
        vi var sig ved skal hvor denne dette alle blev efter
        """),
    Language(
      tag: "nb", name: "Norwegian", letters: "æøå",
      words: """
        og i å det er en til av på for med som den ikke de har et kan om du fra eller når men vi \
        var seg ved skal hvor denne dette alle ble etter
        """),
    Language(
      tag: "fi", name: "Finnish", letters: "äö",
      words: """
        ja on ei se että oli joka tai kun mutta ovat myös niin kuin hän sen voi sekä jos ole tämä \
        ne mitä jotka tämän voit kanssa vain
        """),
    Language(
      tag: "pl", name: "Polish", letters: "łżźćńśęą",
      words: """
        i w na z się nie do to jest że o jak za od po przez dla jego tym oraz są co czy ale może \
        być a lub przy można który która które tylko
        """),
    Language(
      tag: "cs", name: "Czech", letters: "řěůčžš",
      words: """
        a se v na je že s z do o i to za k pro ve jako by jsou nebo ale po od který která které \
        není může být také při
        """),
    Language(
      tag: "hu", name: "Hungarian", letters: "őűöü",
      words: """
        a az és hogy nem is egy ez van meg de ha vagy csak mint már még volt lehet kell ezt azt \
        minden akkor
        """),
    Language(
      tag: "ro", name: "Romanian", letters: "țșăţşî",
      words: """
        și în de la a cu pe nu că este din o un pentru care se sau mai ca să sunt ce o prin dacă \
        poate al fi
        """),
    Language(
      tag: "tr", name: "Turkish", letters: "ğışçö",
      words: """
        ve bir bu için ile de da olarak daha çok gibi olan kadar veya ne en her sonra değil ama \
        ancak tarafından
        """),
    Language(
      tag: "vi", name: "Vietnamese", letters: "ơưđạảấầẩậắằặẹẻẽếềểễệịọỏốồổộớờởợụủứừửữựỳ",
      words: "và của là có cho trong không được với một các này để người khi đã từ bạn"),
    Language(
      tag: "id", name: "Indonesian", letters: "",
      words: """
        yang dan di untuk dengan dari ini pada adalah tidak itu dalam ke akan atau anda dapat juga \
        oleh karena bisa lebih
        """),
  ]
}

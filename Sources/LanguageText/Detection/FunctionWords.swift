/// Words that hold a phrase together in languages written with spaces: they never inflect as parts
/// of a term and never begin or end one.
///
/// Articles, pronouns, prepositions, conjunctions, auxiliaries and the commonest adverbs.
package enum FunctionWords {
  /// Whether a word, folded as by ``TermForms/fold(_:)``, is one of them.
  package static func contain(_ word: String, in language: LanguageTag) -> Bool {
    words(of: language).contains(word)
  }

  /// Whether a folded word joins phrases of their own in German, French, Spanish or Portuguese.
  package static func joinPhrases(_ word: String) -> Bool {
    ["e", "et", "ni", "oder", "ou", "und", "y"].contains(word)
  }

  /// Whether a folded word is one of the most frequent of English, with which no term begins or ends.
  package static func isFrequentEnglish(_ word: String) -> Bool { english.contains(word) }

  private static let english = set(
    "do does did no " + (FrequentWords.languages.first { $0.tag == "en" }?.words ?? ""))

  /// The words of a language, folded; empty for a language that has no list here.
  package static func words(of language: LanguageTag) -> Set<String> {
    switch language.language {
    case "de": german
    case "es": spanish
    case "fr": french
    case "it": italian
    case "nl": dutch
    case "pl": polish
    case "pt": portuguese
    case "ro": romanian
    case "tr": turkish
    case "uk": ukrainian
    default: []
    }
  }

  private static let italian = set(FunctionWordLists.italian)
  private static let dutch = set(FunctionWordLists.dutch)
  private static let polish = set(FunctionWordLists.polish)
  private static let romanian = set(FunctionWordLists.romanian)
  private static let turkish = set(FunctionWordLists.turkish)
  private static let ukrainian = set(FunctionWordLists.ukrainian)

  private static func set(_ words: String) -> Set<String> {
    Set(words.split(separator: " ").map { TermForms.fold($0) })
  }

  private static let german = set(
    """
    ab aber alle allem allen aller alles als also am an andere anderen anderer anderes auch auf aus \
    außer bei beide beiden beim bereits bevor bin bis bitte da dabei dadurch dafür dagegen daher \
    damit danach dann daran darauf darin darüber das dass dazu dein deine deinem deinen deiner dem \
    den denen denn dennoch der deren des dessen desto die dies diese diesem diesen dieser dieses \
    doch dort du durch ein eine einem einen einer eines einige einigen er erst es etwa etwas euch \
    eure falls für ganz gegen gibt haben habe hat hatte hatten hier hinter ich ihm ihn ihnen ihr \
    ihre ihrem ihren ihrer ihres im immer in indem ins ist ja jede jedem jeden jeder jedes jedoch \
    jetzt jeweils kann kein keine keinem keinen keiner können könnte lassen lässt man mehr mehrere \
    mein meine mit mittels möchten muss müssen nach nachdem neben nicht nichts noch nun nur ob oder \
    ohne per pro schon sehr sein seine seinem seinen seiner seines seit sich sie sind so sobald \
    sodass solche sollen sollte sollten somit sondern sonst soll sowie statt stets trotz über um \
    und unter uns unser unsere unter via viel viele vielen vom von vor während war waren warum was \
    wegen weil weiter welche welchem welchen welcher welches wenn wer werden wie wieder will wir \
    wird wo wollen worden wurde wurden würde würden zu zudem zum zur zwar zwischen zwei drei
    """)

  private static let french = set(
    """
    à afin ai ainsi alors après as au aucun aucune auquel aussi autre autres aux auxquels avant avec \
    avez avons ayant bien c ça car ce ceci cela celle celles celui cependant certain certaines \
    certains ces cet cette ceux chaque chez ci comme comment d dans de dehors déjà depuis des dès \
    désormais deux devant devez devrait doit doivent donc dont du durant elle elles en encore enfin \
    ensuite entre es est et étaient était étant être eu eux fait faire faut fois font hors ici il \
    ils j je jusque l la laquelle le lequel les lesquelles lesquels leur leurs lors lorsque lui m \
    ma mais malgré me même mêmes mes mieux moi moins mon n ne ni non nos notre nous on ont ou où \
    par parce parfois parmi pas pendant peu peut peuvent peux plus plusieurs plutôt pour pourquoi \
    pourra pouvez puis puisque qu quand que quel quelle quelles quelque quelques quels qui quoi s \
    sa sans se selon sera serait ses seulement si sinon soit son sont sous souvent suis sur t ta \
    tandis tant te tel telle telles tels tes toi ton toujours tous tout toute toutes très trop tu \
    un une vers veut via voici voilà vos votre vous vraiment y trois
    """)

  private static let spanish = set(
    """
    a además ahí ahora al algo algún alguna algunas alguno algunos ambos antes aquel aquella \
    aquellos aquí así aun aún aunque bajo bien cada casi como cómo con contra cual cuál cuales \
    cualquier cuando cuándo cuyo cuya da de debe deben debería del demás desde después donde dónde \
    dos durante e el él ella ellas ello ellos en encima entonces entre era eres es esa esas ese eso \
    esos esta está están estar estas este esto estos excepto fue fueron ha haber había han has \
    hasta hay he hemos incluso la las le les lo los luego más mas me mediante mejor menos mi \
    mientras mis mismo misma mismos mucho muchos muy nada ni no nos nosotros nuestra nuestro nunca \
    o os otra otras otro otros para pero poco podemos por porque pues puede pueden qué que quien \
    quién sea sean según ser será si sí sido siempre sin sino sobre solo sólo somos son su sus \
    tal también tampoco tan tanto te tener tenemos ti tiene tienen toda todas todavía todo todos \
    tras tres tu tú tus u un una unas uno unos usted ustedes va vamos van varias varios ve ver vez \
    y ya yo
    """)

  private static let portuguese = set(
    """
    a à agora ainda além algo alguém algum alguma algumas alguns ambos ante antes ao aos apenas após \
    aquela aquelas aquele aqueles aqui aquilo as às assim até através bem cada com como contra \
    cuja cujo cujos da daquele daquilo das de dela delas dele deles depois desde dessa dessas desse \
    desses desta destas deste destes deve devem devido disso disto do dos durante e é ela elas ele \
    eles em enquanto então entre era eram essa essas esse esses esta está estão estas estava este \
    estes eu exceto faz foi foram fosse há isso isto já la lhe lhes lo mais mas me mediante \
    melhor menos mesma mesmas mesmo mesmos meu minha muita muitas muito muitos na nada não nas \
    nela nele nem nenhum nenhuma nessa nesse nesta neste nisso nisto no nós nos nossa nosso num numa \
    nunca o onde os ou outra outras outro outros para pela pelas pelo pelos pois por porém porque \
    portanto pode podem podemos pôde posso pouco qual quais qualquer quando quanto que quê \
    quem são se seja sejam sem sempre sendo ser será serão seria seu seus si sido só sob sobre sua \
    suas também tal tampouco tanto te tem têm temos tenha ter teu toda todas todavia todo todos tu \
    tua tudo um uma umas uns vai vamos vão via você vocês vos
    """)
}

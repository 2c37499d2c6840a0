/// Polish words that the rules do not cover, in lower case.
enum PolishIrregulars {
  /// The words whose stem changes in ways of its own.
  static let words = IrregularWords(table)

  /// Nouns that have a plural only.
  static let plurals: Set<String> = ["dane", "drzwi", "ludzie", "metadane", "nożyczki", "finanse"]

  /// Feminine nouns in a consonant other than -ść, by their ends.
  static let feminines = [
    "odpowiedź", "krawędź", "przestrzeń", "pamięć", "sieć", "treść", "część", "rzecz", "moc", "noc",
    "oś", "wieś", "głąb", "myśl", "sól", "pomoc", "powierzchnia", "postać", "zapowiedź",
    "wypowiedź",
    "gałąź", "nić", "chęć", "podróż", "sprzedaż", "jakość", "dłoń", "broń", "czerń", "biel", "płeć",
    "kieszeń", "jesień", "pieśń", "skroń", "miedź", "spowiedź",
  ]

  static let masculinesInUm: Set<String> = ["album", "tłum", "szum", "rozum", "kostium"]

  /// Words without inflection.
  static let indeclinable = Set(
    """
    menu wideo audio stereo api gui ui ios macos wifi emoji alibi taxi hobby proxy ssh html css \
    kakao kiwi online offline jury rodeo stereo demo intro euro info makro mono promo retro
    """.split(separator: " ").map(String.init))

  /// Forms that are another frequent word, by the word that the rules make them of.
  static let others: [String: Set<String>] = [
    "list": ["lista"], "mod": ["moda"], "stop": ["stopa"], "form": ["forma"], "ram": ["rama"],
    "cel": ["cela"], "obraz": ["obraza"], "ruch": ["rucha"], "por": ["pora"], "kod": ["koda"],
    "norm": ["norma"], "skal": ["skala"], "miar": ["miara"], "para": ["parę"],
    "droga": ["drogie", "drogich", "drogim", "drogiego", "drogiemu", "drogimi"],
    "sieć": ["siecie"], "stan": ["stanowi"],
  ]

  private static let table = """
    dane danych danym danymi
    metadane metadanych metadanym metadanymi
    drzwi drzwiom drzwiami drzwiach
    dzień dnia dniowi dniem dniu dni dnie dniom dniami dniach
    stopień stopnia stopniowi stopniem stopniu stopnie stopni stopniom stopniami stopniach
    tydzień tygodnia tygodniowi tygodniem tygodniu tygodnie tygodni tygodniom tygodniami tygodniach
    rok roku rokowi rokiem lata lat latom latami latach
    człowiek człowieka człowiekowi człowiekiem człowieku ludzie ludzi ludziom ludźmi ludziach
    ludzie ludzi ludziom ludźmi ludziach
    oko oka oku okiem oczy oczu oczom oczami oczach
    ucho ucha uchu uchem uszy uszu uszom uszami uszach
    ręka ręki ręce rękę ręką ręko rąk rękom rękami rękoma rękach
    idea idei ideę ideą ideo idee ideom ideami ideach
    statua statui statuy statuę statuą statuo statuom statuami statuach
    gra gry grze grę grą gro gier grom grami grach
    dno dna dnu dnem dnie den dnom dnami dnach
    tło tła tłu tłem tle teł tłom tłami tłach
    szkło szkła szkłu szkłem szkle szkieł szkłom szkłami szkłach
    pies psa psu psem psie psy psów psom psami psach
    sen snu snowi snem śnie sny snów snom snami snach
    brat brata bratu bratem bracie bracia braci braciom braćmi braciach
    przyjaciel przyjaciela przyjacielowi przyjacielem przyjacielu przyjaciele przyjaciół przyjaciołom \
    przyjaciółmi przyjaciołach
    pieniądz pieniądza pieniądzowi pieniądzem pieniądzu pieniądze pieniędzy pieniądzom pieniędzmi \
    pieniądzach
    miesiąc miesiąca miesiącowi miesiącem miesiącu miesiące miesięcy miesiącom miesiącami miesiącach
    liść liścia liściowi liściem liściu liście liści liściom liśćmi liściach
    gość gościa gościowi gościem gościu goście gości gościom gośćmi gościach
    oś osi osią osie osiom osiami osiach
    wieś wsi wsią wsie wsiom wsiami wsiach
    świat świata światu światem świecie światy światów światom światami światach
    kościół kościoła kościołowi kościołem kościele kościoły kościołów kościołom kościołami kościołach
    mecz mecza meczu meczowi meczem mecze meczów meczy meczom meczami meczach
    węzeł węzła węzłowi węzłem węźle węzły węzłów węzłom węzłami węzłach
    kozioł kozła kozłowi kozłem koźle kozły kozłów kozłom kozłami kozłach
    orzeł orła orłowi orłem orle orły orłów orłom orłami orłach
    tytuł tytułu tytułowi tytułem tytule tytuły tytułów tytułom tytułami tytułach
    msza mszy mszę mszą mszo msze mszom mszami mszach
    ramię ramienia ramieniu ramieniem ramiona ramion ramionom ramionami ramionach
    imię imienia imieniu imieniem imiona imion imionom imionami imionach
    zwierzę zwierzęcia zwierzęciu zwierzęciem zwierzęta zwierząt zwierzętom zwierzętami zwierzętach
    """
}

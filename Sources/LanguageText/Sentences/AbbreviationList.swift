/// The abbreviations of one language, as written in ``SentenceAbbreviations``, with spaces between.
struct AbbreviationList: Sendable {
  /// Those that never end a sentence.
  var never: String
  /// Those that go on only when a number follows.
  var beforeNumber = ""
  /// Those that end a sentence when a capital follows.
  var mayEnd = ""

  /// English.
  static let english = AbbreviationList(
    never: """
      e.g i.e cf vs mr mrs ms dr prof st gen col capt lt sgt rev hon messrs fig figs eq eqs eds \
      dept univ viz resp esp approx incl al pp ph
      """,
    beforeNumber: "no nos sec ch chap vol p ver jan feb mar apr jun jul aug sep sept oct nov dec",
    mayEnd: "etc a.m p.m inc ltd co corp jr sr ph.d u.s u.k e.u u.n b.c a.d ave blvd")

  /// What texts in other languages borrow from English.
  static let borrowed = AbbreviationList(
    never: "e.g i.e cf vs mr mrs dr prof al", beforeNumber: "fig vol p", mayEnd: "etc inc ltd co")

  /// The other languages, each added to what is borrowed.
  static let byLanguage: [String: AbbreviationList] = [
    "ru": AbbreviationList(
      never: """
        т.е т.к т.н т.о т.ч и.о см ср напр табл гл разд прим примеч пп кн изд проф акад доц \
        инж ул пл просп пер наб корп кв обл г-н г-жа тов англ нем фр франц лат греч рус укр яп \
        букв устар разг сокр доп макс ориг авт ред сост зам зав нач гос мед техн эл адр вып обр сл \
        св наз назв соотв прибл мн до.н с.ш в.д
        """,
      beforeNumber: "рис п стр ст ч с д л подп параг версия",
      mayEnd: """
        т.д т.п др пр проч г гг в вв н.э руб коп тыс млн млрд трлн долл экз чел шт сек мин час км \
        тел о-в р
        """),
    "uk": AbbreviationList(
      never: """
        т.зв т.е див напр рис табл гл розд ред ім проф акад доц вул пл просп обл англ нім фр лат \
        рос укр прим кн вид пор заст зокр
        """,
      beforeNumber: "п стор ст ч с",
      mayEnd: "т.д т.п ін р рр грн млн млрд тис хв год"),
    "de": AbbreviationList(
      never: """
        z.b d.h i.d.r bzw ca bsp vgl evtl ggf inkl exkl zzgl max min sog engl dt v.a s.o s.u hr fr \
        prof dr str dipl geb gest allg ausschl einschl entspr m.e z.t bspw i.a u.u
        """,
      beforeNumber: "nr abb tab abs s kap bd art tel",
      mayEnd: "usw usf u.a o.ä u.ä mio mrd jh"),
    "fr": AbbreviationList(
      never: "p.ex cf env dr mm m mlle mme st ste av bd tél c.-à-d éd vs",
      beforeNumber: "art fig vol chap p n no réf", mayEnd: "etc"),
    "es": AbbreviationList(
      never: "p.ej sr sra srta dr dra prof ud uds vd aprox admón ej av vs",
      beforeNumber: "pág págs núm art cap fig vol n", mayEnd: "etc ee.uu"),
    "it": AbbreviationList(
      never: "p.es es sig sig.ra dott ing avv ca vs", beforeNumber: "pag pagg art cap fig vol n nr",
      mayEnd: "ecc"),
    "pt": AbbreviationList(
      never: "p.ex ex sr sra dr dra prof aprox av vs", beforeNumber: "pág art cap fig vol núm n",
      mayEnd: "etc"),
    "nl": AbbreviationList(
      never: "bijv d.w.z i.v.m o.a m.b.t dhr mevr dr prof ca evt incl excl vgl",
      beforeNumber: "nr blz fig tab", mayEnd: "enz etc"),
    "pl": AbbreviationList(
      never: "np tzn tj m.in ok dr prof mgr inż ul al pl zob por im św ww",
      beforeNumber: "str rys tab pkt nr", mayEnd: "itp itd r w"),
  ]
}

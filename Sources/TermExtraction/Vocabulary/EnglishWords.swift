/// English words that say little about a subject.
enum EnglishWords {
  /// Words that end a candidate: articles, pronouns, auxiliaries, conjunctions, adverbs.
  static let function = WordList(
    """
    a about above according across actually after afterwards again against ago ahead ain't all
    almost alone along already also although always am amid among amongst an and another any anybody
    anyone anything anyway anywhere apart are aren't around as aside at away back barely be became
    because become becomes been before beforehand being below beneath beside besides between beyond
    both briefly but by can can't cannot certainly clearly could couldn't currently definitely
    despite did didn't directly do does doesn't doing don't done down due during e.g each easily
    either else elsewhere enough entirely especially etc even eventually ever every everybody
    everyone everything everywhere exactly except extremely fairly few fewer finally for formerly
    forth from fully furthermore generally greatly had hadn't hardly has hasn't have haven't having
    he he'd he'll he's hence her here here's hereby herein hers herself highly him himself his how
    how's however i i'd i'll i'm i've i.e if immediately in indeed initially inside instead into is
    isn't it it'd it'll it's its itself just largely later least less lest let let's likely mainly
    many may maybe me meanwhile merely might mine more moreover most mostly much must mustn't my
    myself namely nearly necessarily needn't neither never nevertheless no nobody none nonetheless
    nor normally not nothing notwithstanding now nowadays nowhere obviously of off often on once one
    one's only onto or other others otherwise ought our ours ourselves out outside over overall own
    particularly partly per perhaps please possibly potentially previously primarily probably
    properly quickly quite rarely rather readily really recently regardless relatively respectively
    same several shall she she'd she'll she's should shouldn't similarly simply simultaneously since
    so solely some somebody somehow someone something sometimes somewhat somewhere soon specifically
    still strictly strongly subsequently substantially such sufficiently than that that'd that'll
    that's the their theirs them themselves then thence there there'd there'll there's thereafter
    thereby therefore therein thereof these they they'd they'll they're they've this thoroughly
    those though through throughout thus till to together too toward towards typically ultimately
    under underneath unfortunately unless unlike until up upon us usually versus very via was wasn't
    we we'd we'll we're we've well were weren't what what're what's whatever when when's whenever
    where where's whereas whereby wherein wherever whether which whichever while who who'd who'll
    who's whoever whole whom whose why why's wide widely will with within without won't would
    wouldn't yes yet you you'd you'll you're you've your yours yourself yourselves
    """)

  /// Verbs of general use and their forms, which end a candidate too.
  static let verbs = WordList(
    """
    accept accepts accepted achieve achieved achieves add adds added adding affect affects affected
    agree agreed allow allows allowed allowing appear appears appeared apply applies applied
    applying ask asks asked asking assume assumes assumed avoid avoids avoided avoiding base based
    became become becoming begin begins began begun beginning believe believes believed belong
    belongs bring brings brought call calls called calling came carry carries carried carrying
    cause causes caused choose chooses chose chosen choosing come comes coming complete completed
    concern concerned concerning conduct conducted consider considers considered considering
    consist consists consisting contain contains contained containing continue continues continued
    create creates created creating deal deals dealing decide decides decided define defines
    defined defining demonstrate demonstrated depend depends depending describe describes described
    describing determine determines determined develop developed develops discuss discussed display
    displays displayed displaying enable enables enabled enabling encourage encourages ensure
    ensures ensured ensuring establish established exist exists existed existing expect expects
    expected explain explains explained extend extends extended fail fails failed fall falls feel
    felt find finds finding follow follows followed following found gave get gets getting give
    gives given giving go goes going gone got gotten grow grown happen happens happened happening
    held help helps helped helping hide hides hidden hold holds holding identify identified
    implies imply include includes included including increase increases increased increasing
    indicate indicates indicated intend intended involve involves involved involving keep keeps
    kept keeping knew know knows known knowing lead leads leading led leave leaves leaving left lie
    like likes look looks looked looking lose lost made maintain maintained make makes making mean
    means meant meet meets met mention mentioned move moves moved moving need needs needed note
    noted noting observe observed obtain obtained occur occurs occurred offer offers offered
    offering open opens opened pay pays paid perform performs performed performing place places
    placed play plays played prefer preferred prevent prevents produce produces produced provide
    provides provided providing put puts putting reach reached read reads recommend recommended
    reduce reduces reduced reducing refer refers referred regard regarding relate related remain
    remains remained remember remove removes removed report reported represent represents require
    requires required requiring result results resulted resulting return returns returned run runs
    running said saw say says saying see sees seem seems seemed seen seeing select selects selected
    send sends sent serve serves set sets setting show shows showed shown showing specify specifies
    specified spend spent stand start starts started starting state stated stay stop stops stopped
    suggest suggests suggested support supports supported supporting take takes taken taking talk
    tap taps tell tells think thinks thought told took treat treated tried tries try trying turn
    turns turned understand undertake undertaken undertook use uses used using vary varies want
    wants wanted went work works worked working write writes written wrote
    """)

  /// Nouns and adjectives of general use: part of terms, hardly ever a term alone.
  static let general = WordList(
    """
    ability able absence account action activity addition additional advantage age aim amount
    answer appropriate approach area aspect attempt attention available average aware bad basic
    basis behavior behaviour best better big bit bottom careful case category cause center central
    century certain chance change chapter child choice circumstance city clear close closed
    combination common community company comparison complete complex concept concern condition
    consequence considerable consistent content context correct cost country couple course crucial
    current daily data date day decade degree description desired detail determination difference
    different difficult difficulty direction distinct document early ease east easy edge effect
    effective effort element emphasis end entire environment equal error essential event evidence
    example exception existence experience explanation extent extra face fact factor family
    familiar far feature field figure final fine first five focus following force form former
    forward four free frequent front full function fundamental further future general goal good
    great greater group guide half hand hard head heavy high higher history hour house human idea
    identical image impact implementation importance important impossible improvement in-depth
    increase independent individual influence information initial input instance integral interest
    interesting international introduction issue item job key kind knowledge lack large larger
    last late latter lead length level life light limit line list little local location long longer
    look lot low lower main majority major manner man material matter maximum meaning measure
    member mere message method middle mind minimal minimum minor minute moment month more morning
    much multiple name national natural nature necessary need negative new news next nice night
    normal north notable note number object obvious old open operation opportunity opposite option
    order ordinary original outcome output page pair paper paragraph part particular party past
    path pattern people percent percentage perfect period person perspective phase picture piece
    place plan point policy poor popular position positive possibility possible potential power
    practice precise presence present previous price primary principal prior private problem
    procedure process product production program progress project proper proportion prospect public
    purpose quality quantity question quick range rapid rate ratio reader reading ready real reason
    recent reference relation relationship relative relevant remainder remark report request
    requirement research resource respect response responsibility responsible rest result right
    rise risk role room rule scale scope second section self sense separate series serious service
    set seven shape short side significant significance similar similarity simple simplicity single
    site situation six size small social society solution sort source south space special specific
    standard start state statement status step strength strong structure study style subject
    substantial success successful such suggestion suitable sum summary support sure surface system
    table task team ten tendency term terms test text thing third thousand three time times tip
    title today tomorrow tool top topic total traditional training transition treatment true truth
    two type typical unit unique upper usage use useful user usual valid value variation variety
    various version vertical view vital volume way week weight west wide wider width word work
    world worth wrong year yellow yesterday young zero january february march april may june july
    august september october november december monday tuesday wednesday thursday friday saturday
    sunday spring summer autumn winter hundred million billion man woman men women children
    """)
}

/// The everyday vocabulary of English: what is in it is a term only in company.
enum CommonEnglish {
  /// Whether a folded word is an everyday word or an inflection or derivation of one.
  static func contains(_ word: String) -> Bool {
    if bases.contains(word) { return true }
    for (ending, replacements) in endings where word.hasSuffix(ending) {
      let stem = String(word.dropLast(ending.count))
      guard stem.utf8.count >= shortestStem else { continue }
      if replacements.contains(where: { bases.contains(stem + $0) }) { return true }
      if isDoubled(stem), bases.contains(String(stem.dropLast())) { return true }
    }
    return false
  }

  private static func isDoubled(_ stem: String) -> Bool {
    let last = stem.suffix(2)
    return last.count == 2 && last.first == last.last
  }

  private static let shortestStem = 2

  private static let endings: [(String, [String])] = [
    ("ies", ["y"]), ("ied", ["y"]), ("ily", ["y"]), ("ier", ["y"]), ("iest", ["y"]),
    ("iness", ["y"]), ("es", ["", "e"]), ("s", [""]), ("ed", ["", "e"]), ("ing", ["", "e"]),
    ("ly", ["", "le"]), ("er", ["", "e"]), ("est", ["", "e"]), ("ness", [""]), ("ful", [""]),
    ("'s", [""]), ("ers", ["", "e"]), ("ment", [""]), ("n't", [""]), ("'ll", [""]), ("'re", [""]),
    ("'d", [""]), ("able", ["", "e"]), ("ion", ["", "e"]), ("ions", ["", "e"]),
  ]

  private static let bases = WordList(
    """
    abandon absolute absorb abuse academic accident accommodate accompany accomplish accord accurate
    acknowledge acquire act actual adapt add address adequate adjust admit adopt adult advance advice
    advise afraid afternoon age agency agenda agree air alike alive alter alternate amaze ambitious
    amend analyse analyze angry announce annual anticipate anxious apart apartment apologize apparent
    appeal appear appoint appreciate argue arise arm army arrange arrival arrive art article artificial
    ash assess assign assist associate assume assure attach attack attain attempt attitude attract
    attribute audience author autumn aware awful baby background bad bag balance ball ban band bank bar
    bare bargain base basket bath battle beach bear beat beautiful bed beg behave being belief bell belt
    bend benefit bet better bill bird birth bite bitter black blame blank blind block blow blue board
    boat body boil bold bond bone book boot border bore boss bother bound bowl box boy brain branch brave
    bread break breakfast breath breathe bridge brief bright brilliant bring broad brother brown brush
    build bunch burden burn bury bus business busy button buy cake call calm camp campaign cap capable
    capital captain car card care career carry cash cast cat catch cause ceiling celebrate cell chain
    chair challenge chance channel chapter character charge charm cheap cheat check cheek cheer chief
    choose church circle citizen civil claim class classic classical classify clean clear clever client
    climb clock close cloth clothes cloud club clue coach coast coat code coffee coin cold collapse
    collar colleague collect college colour color combine come comfort comfortable command comment
    commit common communicate community compare compete competent complain complete complex complicate
    compose comprehensive conceive concentrate concern conclude concrete conduct confident confirm
    conflict confuse connect conscious consider consistent consistency constant constitute construct
    consult consume contact contain contemporary content contest continue contract contradict contrast
    contribute control convenient convention conversation convert convince cook cool cope copy core
    corner correct cost cough council count counter country courage course court cousin cover crack
    craft crash crazy cream create creative creature credit crew criminal crisis critic critical
    criticise criticize cross crowd crucial cruel cry culture cup curious current curve custom customer
    cut cycle damage dance danger dangerous dare dark dead deal dear death debate decade decent decide
    declare decline decrease dedicate deep defeat defend degree delay deliberate delicate delight deliver
    demand democracy demonstrate deny depart depend depth derive describe desert deserve desire desk
    desperate despite destroy destruct detail detect determine develop device devote dialogue die differ
    difficult dig dinner dirt dirty disadvantage disagree disappear disappoint disaster discipline
    discover discuss disease dish dismiss display distance distinct distinguish distribute district
    disturb divide doctor dog dollar domestic dominate door double doubt dozen draft drag drama dramatic
    draw dream dress drink drive drop drug dry due dull dust duty dynamic eager ear early earn earth
    easy eat economic economy edge edit educate education effective efficient egg elect elegant element
    eliminate embark embarrass emerge emotion emphasize employ employee employer empty encounter
    encourage end enemy energy engage enhance enjoy enormous ensure enter entertain enthusiasm entire
    entitle entrance entry equal equip equivalent era error escape essay essence establish estate
    estimate evaluate evening eventual evident evil evolve exact exaggerate examine excellent exchange
    excite exclude exclusive excuse execute exercise exhaust exhibit expand expense expensive expert
    expertise explain explode explore expose express extend extent external extract extraordinary
    extreme eye fabric face facilitate facility fact fail failure fair faith fall fame familiar family
    fan fancy far farm farmer fashion fast fat fate father fault favor favorite favour favourite fear
    feed feel feeling fellow female fence few fiction field fight figure file fill film find fine finger
    finish fire firm fish fit fix flag flat flavor flexible flight float floor flow flower fly focus fold
    folk follow food fool foot force foreign forest forget forgive formal fortunate fortune found
    foundation frame free freedom fresh friend friendly frighten fruit frustrate fuel fulfil fulfill fun
    fund funny furniture gain gallery game gap garden gas gate gather gay gaze gentle gentleman genuine
    gift girl give glad glance glass global goal gold golden good govern grab grade gradual grand grant
    grass grateful grave gray great green greet grey gross ground grow growth guarantee guard guess
    guest guilty gun guy habit hair half hall hand handle hang happy hard harm hat hate head health
    healthy hear heart heat heavy height hell help hero hesitate hide hill hint hire historic historical
    hit hobby hold hole holiday home honest honour honor hope horrible hospital host hot hotel house
    household huge human humor hungry hunt hurry hurt husband ice ideal ignore ill illegal illustrate
    imagine immense impact impatient imply import impose impress improve incident incline income
    incorporate incorrect incredible index industrial industry inevitable infant inform inherent
    inherit initiative injure injury inner innocent innovate inspire install instead institute
    institution instruct insult insure intellectual intelligent intend intense interior internal
    interpret interrupt interval interview introduce invent invest invite invoke iron island isolate
    jacket jail job join joint joke journal journey joy judge juice jump junior justice justify keen
    kid kill kind king kiss kitchen knee knife knock lab label laboratory lady lake land language laugh
    launch law lawyer lay layer lazy lead leader leaf lean leap learn leather lecture leg legal lesson
    letter liberty library lie lift limit link lip liquid listen literature live load loan lock logic
    lone loose lord loss loud love lovely luck lucky lunch machine mad magazine magic mail maintain
    major male manage manager mankind manual manufacture map march margin marriage marry mass massive
    master match mate math meal meat media medical medicine medium meet melt member memory mental
    mention merit mess metal mild mile military milk mill mine minister minute mirror miss mission
    mistake mix mixture mobile moderate modern modest modify moment money monitor mood moon moral
    mostly mother motion motivate motor mountain mouse mouth move movie muscle museum music mystery
    naked narrow nation native near neat neck neglect negotiate neighbor neighbour nervous net neutral
    news newspaper nobody noise normal north nose notice notion novel nurse obey object oblige observe
    obstacle obtain occasion occasional occupy odd offend offer office officer official oil okay open
    opera operate oppose optimistic ordinary organ organise organize origin ought outcome outer outline
    outside overcome owe owner pace pack package pain paint pair pale panel panic parent park partner
    pass passage passenger passion patience patient pause pay peace peak peer pen penalty pension perceive
    perfect perform performance permanent permission permit persist personal personality persuade phase
    phone photo photograph phrase physical pick pile pilot pink pipe pity plain plane plant plastic plate
    play player pleasant please pleasure plenty plot pocket poem poet pole police polite politic
    political politician poll pool pop popular population portion portrait pose possess post pot pound
    pour poverty practical practise praise pray precise predict prefer prejudice prepare presence preserve
    press pressure pretend pretty prevail previous pride priest prime prince principle print prison
    prisoner privilege prize proceed professional professor profit profound promise promote prompt proof
    propose protect protest proud prove province psychology public publish pull pump punish pupil
    purchase pure pursue push qualify quarter queen quiet quit quote race radical radio rain raise random
    rapid rare reach react read realise realistic reality realize rear recall receive recognise recognize
    recommend record recover red refer reflect reform refuse regard region register regret regular
    reinforce reject relax release relevant relief relieve religion religious reluctant rely remark
    remember remind remote remove rent repair repeat replace reply represent reputation rescue reserve
    resident resign resist resolve respond rest restaurant restrict retain retire return reveal revenue
    reverse review revise reward rhythm rich rid ride ring rise rival river road rob rock romantic roof
    root rope rough round route routine row royal rub rubbish ruin rule run rural rush sacred sacrifice
    sad safe safety sail salary sale salt sample sand satisfy save scale scare scatter scene schedule
    scheme school science scientific scientist score scream screen sea seal search season seat secret
    secretary secure security seed seek seize select self sell send senior sense sensible sensitive
    separate sequence settle severe sex shade shadow shake shall shame sharp sheet shelf shell shelter
    shift shine ship shirt shock shoe shoot shop shore shot shoulder shout shower shut shy sick sight
    sign signal silence silent silly silver sing singer sink sister sit sketch skill skin sky sleep slice
    slide slight slip slope slow smart smell smile smoke smooth snap snow soft soil soldier solid
    solve song soon sorry soul sound soup spare speak speaker speech speed spell spend spirit spite
    split spoil spokesman sponsor spoon sport spot spread spring square stable staff stage stair stake
    stand star stare station stay steady steal steel steep stem stick stiff stimulate stir stock stomach
    stone store storm story straight strange stranger strategy stream street strength stress stretch
    strike string strip strive stroke strong struggle student studio stuff stupid style submit
    succeed sudden suffer sugar suggest suit super supper supply suppose surprise surround survey
    survive suspect suspend sustain swear sweep sweet swim swing switch symbol sympathy system tail
    talent talk tall tank tap tape target task taste tax tea teach teacher tear technical technique
    technology teenager telephone television tell temperature temporary tend tendency tension tent
    terrible territory terror text thank theatre theme theory thick thin think threat threaten throat
    throw tie tight till timber tiny tired tissue title toe tone tongue tooth total touch tough tour
    tourist towel tower town toy trace track trade tradition traffic trail train transfer transform
    translate transport trap travel treasure treat treaty tree tremendous trend trial trick trip
    troop trouble truck trust truth tune twice twin twist ultimate uncle undergo uniform union unite
    universe university unknown unlike unusual upset urban urge urgent vague valley vast vehicle
    venture verse vessel victim victory video village violent virtue visible vision visit visual vote
    wage wait wake walk wall wander war warm warn wash waste watch water wave weak wealth weapon wear
    weather web weigh welcome west western wet wheel whisper white wife wild willing win wind window
    wine wing winner winter wire wise wish witness wonder wood wooden worker worry worse worst worthy
    wound wrap yard yell yield youth youngster achievement acceptable accordance addition adjustment
    ancient approximate automatic beginner capacity classification coordination creation criteria
    curiosity currently dimension enthusiasm equipment establishment exploitation expression frequency
    guidance happiness identity independence intensity intention investigate investigation involvement
    leadership literature maintenance management mechanism necessity objective occurrence opinion
    organisation organization participant participate participation percentage permission preparation
    presentation priority professional publication qualification reasonable recognition recommendation
    reduction satisfaction sensitivity situation solution statistics substance sufficient supervision
    systematic tradition transition uncertainty understanding unexpected variable variety various
    abstract access accession acknowledgement activity acute administer administration affair agreement
    aid allocate allocation amendment analysis angle annex application appropriate approval approve arena
    assessment assistance assumption authority author award behind beside boundary bureau calculate
    calculation candidate category chairman challenge chronic circumstance coefficient commission
    committee component comprehensive concept concern conclusion conference consequence constant
    continent contract contribution controversy convention cooperation correlation criterion data
    decision define definition delegation department deputy description design diagram diameter direct
    directive director disability discussion distribution document draft economic effective efficiency
    electronic eligible entity environment equation estimation evaluation evidence examination example
    executive existence experiment exploration external factor feature federal font format forum
    framework function general generation geometry global guideline hearing horizontal hypothesis
    impact implementation importance improvement inclusion indicate indicator induce infrastructure
    initial institution instrument integration international internal intervention introduction
    investment knowledge legislation level liability linear local logo main majority measure measurement
    member membership method methodology ministry minority model modification monthly municipal
    national negotiation network normal note number obligation observation operation operator
    opposite option overview paragraph parameter parliament partial participation partnership party
    pattern period phenomenon plan planning platform policy possible practice presidency president
    prevention principal problem procedure process product production profile programme program
    progress project proportion proposal protection protocol provide provision purpose pursuant
    quality quantity question range rate ratify ratio recipient reference regional regulation
    relation relationship relevance report representative requirement research resolution resource
    response responsibility result role rule sample scheme scope section sector selection service
    session shape significance similar simulation simulate size society source specific specification
    speed sport stability standard state statement strategic strength structure study subject success
    summary supplement support surface survey system table technique technological template tendency
    term testing theoretical theory thesis three-dimensional type unit upper usage use user utility
    value variation vertical violate violation volume voluntary whole work workshop worldwide zone
    animal competitor engine pyramid resistance alignment intermediate upward backward forward downward
    sideways elastic tense squeeze plank braid taught worn whoa better best bigger worse lower lowest
    highest smaller easier quicker shorter longer english american british german french european spanish italian russian chinese japanese
    indian african asian canadian internet website email online newsletter copyright chapter appendix
    figure table editor reader volume edition mr mrs dr prof vol pp ed eds etc ii iii iv vi vii viii
    """)
}

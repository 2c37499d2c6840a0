/// English words that occur about ten times in a million.
///
/// Counted by us in collections of English texts (Brown, news, film reviews, speeches, the web): a
/// word's share is the mean of its shares without the largest, so that no single subject makes it
/// common. Regular inflections of a word on the list are left out.
enum EnglishOccasionalWords {
  /// Sections that begin with ten times the logarithm of the occurrences in a billion words and
  /// the part of speech: n noun, v verb, x both, j adjective, y adjective and noun, p name, r other.
  static let text =
    """
    40j absent abundant acceptable accessible adverse advisory alien alternate ambitious ample
    anonymous anxious apt artificial artistic audio authentic awake awkward bald bare beloved
    beneficial biological blank blonde bloody blunt bold brilliant broader brutal calm casual
    catastrophic cautious characteristic christian chronic civic civilian classical clinical
    closest coastal collective colonial colorful comparable compatible competent composite
    confidential congressional conscious constitutional contemporary continental continuous
    controversial convenient cooperative corresponding corrupt countless cruel cuban cubic curious
    damp darker deaf decisive defensive definite delicate delicious delightful dense dental
    dependent depressing desirable desperate destructive differential diplomatic dirty disastrous
    distinct distinctive diverse divine dominant drastic drunk dual dull dumb duplicate durable
    dutch eager earliest earnest easiest egyptian elaborate electrical elegant elementary eligible
    elusive endless enjoyable enthusiastic equitable eternal ethical ethnic eventual everyday
    evident evolutionary exclusive exotic experimental fabulous faithful fake fascinating fastest
    fatal favorable feasible finest flashy flexible foolish formal formidable fragile functional
    generous gentle gigantic glorious gorgeous graphic grateful grave gray grim handsome handy
    happier hardest harsh heavier heroic historic hollow hopeful hostile hottest humorous idle
    ignorant immense imperial inadequate inappropriate incorrect indirect indoor inexpensive
    infectious inferior influential infrared inherent innocent insane intact intensive interim
    interstate intimate invisible ironic islamic israeli judicial junior juvenile keen korean
    laden lazy lean legislative lengthy lesser lighter lightweight literary logical lone longest
    loyal lunar magnificent mandatory manual marvelous mathematical meaningful mechanical mediocre
    memorial mere metallic metropolitan mid mighty mild minimal miserable modest monetary mortal
    municipal mysterious naked nasty naval nearest neat needless neutral newer noble notable
    noticeable obscure offensive oldest operational optical optimistic oral organic outdoor
    overhead overwhelming painful pale parallel paramount parliamentary partial passionate passive
    peaceful peculiar pending persistent philosophical pink polish portable potent practical
    precise predictable preliminary primitive probable productive profitable profound progressive
    prominent prone prospective prosperous protective protestant purple racial radical rational
    reckless refreshing regulatory relevant reluctant residential respectable respective
    responsive restless revolutionary richest ridiculous rigid ripe risky rival rocky roman rough
    rude runaway ruthless sacred satisfactory scary selective selfish sensible shallow sheer
    shorter shy silly simpler sincere skeptical slightest slower smallest smarter sober solar sole
    southeast spectacular splendid sporadic static statutory steep stern stiff strategic strict
    strongest structural stylish subtle suburban suitable susceptible suspicious swiss sympathetic
    synthetic tan technological teenage tender terminal terrific thick thorough thoughtful tougher
    toxic tragic transparent tricky uncertain unchanged unclear uncomfortable unconscious
    underground understandable underwater unexpected unfair unfortunate unhappy uniform unlimited
    unpleasant unprecedented unpredictable unrelated unwanted urgent useless utter vain valid
    variable viable vibrant vicious vigorous virtual vivid volatile vulnerable wary weaker wealthy
    wholesale wicked wider wont wooden worldwide worthwhile youngest youthful
    40n abortion absence abundance ac accent acceptance accuracy acquisition acres actor
    administrator admission adobe adoption adventure adviser af affair affection affordable
    afghanistan aftermath aggression airline airplane aisle alarm album allegations alliance
    allocation alright ambassador ambition amendment ancestors anchor angel anger angle animation
    anniversary anticipation applause appointment appreciation appropriations arc architect arena
    arguably ark arrangement array arrival arrow aspect assassination assault assessment asset
    assumption assurance atom attachment auction audit automobile autumn awareness ballot banana
    banner bargain barn barrier bartender baseball basement basin basketball bass bath bathroom
    battery battlefield beast bedroom bee behaviour belly belt bench bias bike bin biology
    bitterness bomb bone bonus bookmark boredom boss boundary bowl boyfriend breach bread
    breakdown breakfast breast brick bride broker browser bubble buddy bull bullet businessman
    bust butter buyer cab cabin cabinet cafeteria cake calcium campus candy canon cant capability
    cape capitol carbon cargo carpet carrier cartoon castle catalog catastrophe cave cd ceiling
    celebration cellar census centre ceremony certainty certificate champagne champion chan chaos
    charm chart charter cheapest cheese chemistry chest chick childhood chinatown chocolate chrome
    cia cigarette circle circuit circulation citizen civilization clarity classroom clay clerk
    clinic clock cloth cloud clue coach colleague colonel colour column comedy comfort commander
    commentary commissioner commonwealth communism companion compensation competitor complaint
    completion complexity complications composer composition concentration concert concessions
    conductor confederacy confirmation confrontation confusion congressman conjunction conscience
    consciousness consensus consent consequence conspiracy consultant contest continent contractor
    controversy convenience convention conversion copyright cork correction corruption cottage
    couch counsel courage courtesy cousin cow cowboy crab craft crappy creativity creator creature
    credibility criteria critic crop crown cruise crystal curb curiosity curve customization
    customize cycle dairy dancer darkness dawn daylight deadline deck declaration deduction
    deficiency delight dell demonstration denial density departure dependence deposit depreciation
    designer desktop despair destination destiny detective determination deterrent devil devotion
    dial dialog dialogue diamond diesel diet dignity dilemma dimension diplomacy directory dirt
    disability disappointment disc discipline disorder disposal dispute disruption distinction
    distress dive diversity doctrine doesnt domain dose dragon drama dude duration dvd ear
    earthquake edition editorial edu effectiveness electricity elephant elevator elite
    embarrassment embassy emotion emperor emphasis employer engagement enjoyment enterprise
    enthusiasm entity entrance episode equity er essence establishment ethics evolution
    examination excellence execution exhibition exit expectation explosion fabric facility faculty
    fairness fame fantasy fare feathers federation fee fence festival fever fidelity fighter
    filter firefox fist flag flaw flesh flood flower fluid fm folk footage format formation
    formula fort fortune forum founder fraction framework franchise fraud freight frequency frog
    frontier frustration ft functionality funeral fur furniture fusion gallery gang garage garbage
    garden gasoline gate gauge gear gem genius gentleman gentlemen ghost globe glory glow glue
    goat goldman golf goodness grain grandmother grass gravity grief grip grocery guardian guest
    guidance guidelines guilt gum gut gym habit handful handler happiness harbor hardware harm
    havoc hay heck height helicopter hemisphere herd hero highlight hint hip historian hiv holder
    holocaust homeland homeless honesty honey horizon horror household humanity humor hunger
    hurricane hussein hydrogen hype ian identification ideology idiot ie iii illness im
    imagination immigration impeachment implications inability incentive inch indication indicator
    infant infection infrastructure inhabitants injury ink innocence innovation innovative input
    inquiry insight inspection inspector inspiration instruction instrument integration integrity
    intention interaction interface interference interpretation intervention introduction invasion
    inventory involvement ipod iranian iraqi iron irony iso isolation ive ivy jacket jar jazz
    jeffrey jet journalist joy jr judgement juice jungle jurisdiction kevin killer kim kingdom kit
    kitchen knees knife knight kodak lab label laboratory landscape lap laptop lawsuit layer
    layout league lebanon legacy legend legislature liberation license lid lifestyle lifetime
    lightning likelihood lion liquor livestock lobby log logic lol loop lover loyalty lung luxury
    lynch ma magnitude mailto mainland mainstream maker malaria malaysia mandate mankind manpower
    mansion manufacture manufacturer margin massage math maturity mayor mb mcdonald mechanism
    membership menace merchandise merchant mercy merger merit messenger midnight midst migration
    mile mill mineral ministry miracle mirror misery missile mixture mob moisture mold momentum
    monkey monopoly monster mortality mortgage motive motor mozilla mp mud muscle mystery myth
    narrator nationalism necessity neighbor nerve ni nightmare noon notch notification notion nt
    nurse nutrition obligation observation observer obstacle occupation occurrence ongoing onset
    ooh opera operator orbit orchestra org organ organisation orientation origin outbreak outcome
    outfit ownership oxygen pa pad palestinian panic pants parade parliament passage passenger
    passion patch patent patrol pc pen penalty pencil peninsula pension pentagon pepper perception
    perfection performer peril permission pet philosophy photographer phrase physics piano pie pig
    pile pill pin pine pioneer pipe pirates pitch pizza placement plaster plate pledge plot plug
    poetry poison poll pollution popularity pork portrait possession poster pot powder prayer
    precision predecessor preference pregnancy premier premium preparation prescription
    presentation presidency prestige prevention prey princess printer prisoner privacy privilege
    probability profession profile proportion proposition prosperity province ps psychologist
    psychology publication publicity pulp punishment purse pursuit qualifications quantity quirky
    rabbit radiation rage railroad rank rat rd reagan realism realization receiver reception
    recession recreation redemption reflection refuge refund registration regulation rejection
    reliance remainder reminder removal rename renewal reorganization rep replacement reporter
    representation requirement reset residence respondents restoration restraint reward rick ridge
    ritual robot robust rocket roof root route rubber saddam saint salary salesman sandwich
    satellite satisfaction sauce scandal scenario scope screw scrutiny seafood sec segment seller
    sensitivity sentiment separation sequence servant server sewage shade shadow shame
    shareholders sheep shelf shell shelter shelves shipments shirt shoe shore shortage shoulder
    shower sidewalk sigh signature significance silicon simplicity sin singapore skill skirt skull
    slave slavery slope soap socks soldier soup sovereignty spacecraft specialist spectrum
    speculation sphere spite sport spy squad stability stadium stairs stall statistics statue
    statute steam stereo stomach strain stranger straw stream string stroke studio submission
    subsidies substance suburbs subway succession suicide suite sum summary summit sunlight
    supermarket supplier supporters surge surgeon surgery surplus survival survivors suspension
    suspicion sustainable sweat sword sympathy symphony syndrome tab tactics tail tale tape taxi
    taxpayer technique teenager temple temptation tendency tension terror terrorism thankfully
    thanksgiving theatre therapy threshold thrift throat thumb tide tire tissue tobacco toilet
    toll ton tongue tooth topic torture tourist tower trader trail transaction transit
    transmission trap treasure treaty tribe tribute trick trigger triumph trunk tuition tuna
    tunnel turmoil turnaround twin uncertainty uncle unemployment unity urine usa utility
    variation verdict vessel vet victim vintage violation violin virtue visa volatility volcano
    voters wallet wallpaper ward warfare warranty weakness wheat whilst widow wildlife williamson
    winner winxp wire wireless wisdom witch withdrawal wives woody workplace worm worship yahoo
    yard yep zone zoom
    40p abc abraham adam afghan alabama alan alaska albert alex alexander alfred alice amazon amy
    anderson andrew andy ann anne anthony arab arizona arthur atlanta atlantis austin baltimore
    barbara barry ben beta bible billy brady brazil brian broadway brooklyn bruce buck bunny
    burger burton buzz cambridge campbell caribbean carl carolina carter chandler charlie
    christopher clark cleveland clinton cole colorado columbus congo connecticut cooper cornell
    cox craig dallas dan daniel dave del delaware democrat detroit diego doc donald doug douglas
    dow ed eddie edward egypt eric eugene evans fe fisher ford foster francis franklin fred
    freeman gary gene geneva georgia gerald glenn gordon graham greece greg griffin griffith
    halloween hank hanover harold harris hart harvard harvey hawaii herbert hollywood holmes
    houston howard hudson indiana indonesia iran ireland italy jackson jan jane jason java jay
    jean jefferson jennifer jerry jessica jesus jimmy joan johnny jon jonathan jordan joseph julia
    julie jupiter kate katie kay keith kelly ken kentucky laura lawrence lee lewis linda lisa
    lloyd louis louisiana lucy madison malcolm marshall maryland mason massachusetts matthew max
    maynard mercer metro miami michigan miller milton minnesota mississippi mitchell moore morris
    moscow murray neil nelson netherlands newman nicaragua nick nixon norman norton oakland ohio
    orleans owen pakistan parker pat penn pennsylvania phil philadelphia philip philippines
    phillip phoenix pittsburgh poland powell providence puerto rachel ralph ray reverend rhode
    richardson rico rio rob rod roger rome ron ronald roosevelt ross russell ruth ryan samuel
    sarah saturn saudi sean seattle shakespeare shannon simmons simon spain stanford stanley
    stewart stuart sullivan susan swift sydney taiwan taylor tech tennessee terry thompson tokyo
    toronto truman turkey turner vegas venus victor vietnamese vince vincent von vs walker warner
    warren watson wayne willis wilson winston wright
    40r ah albeit alongside altogether amid amongst anymore asleep backward beneath beside con
    consequently considerably continually dramatically drastically eh eighth eleven em en et ex
    fifteen fifty foremost forty fourteen furthermore ha halfway hello hence inevitably inland
    kinda lest likewise minus nonetheless notably notwithstanding nowhere overnight reasonably
    regardless se seldom seventh simultaneously sixteen sixth sometime sooner sushi terribly
    thereafter thereby thirteen thirty trillion twelve underneath undoubtedly upward whatsoever
    wherever wholly ya
    40v abandon absorb accommodate accomplish acknowledge acquire adjust adopt advise aligned
    alleged alter amazed animated annoyed anticipate approve argue arise arrive assure ate attach
    behave belong beware bless blown boasts bore borrow breathe buried cancel carved cease chew
    chose classified climb collect combine commit communicate compensate complain concentrate
    conclude confined confront connect consist consolidate constitute construct consume convey
    convince cooperate cope dare dealt declare deemed define demonstrate depressed deprived
    deserve designated detect devastated devastating differ dig dining disagree disappear
    discontinued disrupt distribute divide drank drew drove dubbed earn eaten edit embarrassed
    embarrassing embedded emerge emphasize endure enforce engage enhance enlarge equipped evaluate
    evolve exaggerated examine exceed execute expire exploit explore expose faded fled flew
    forgive forgot frightened frightening frozen frustrated fulfill gather gotta govern greeted
    hesitate hire hung impose imprisoned inclined incorporated infected inject injured insist
    inspire instructed insure interfere interpret interrupted invented investigate invite justify
    lend lit locate marry minimize misguided misleading mistaken modify navigate negotiate
    nominated observe offset oppose organize overpriced override owe participate persist persuade
    possess pray preceded preceding predict proceed prohibited prolonged promote pronounced
    propose publishing punish pursue qualify quote ram react rebuild refer regulate reject relate
    relax remind renew reopen resist restrain restrict retain retarded retire revive rip risen
    satisfy scattered shake shattered shrink skip slept snap specialized specify stir stole
    strengthen succeed sue sunk sustain swap swear sweeping swept tempted threaten threw torn
    trump undertaken unveiled upgrade upset vary violate wanna warn weaken weigh wipe withdraw
    woke wore worn wrap zip
    40x accord advocate arrest bacon bang bat bend bite blast bleeding blend bounce bow breed
    broadcast brush buffalo bug burst butt cart chuck cliff coke combat compound convert coral
    cough crush cry cure da darn decrease defeat discharge divorce dock dot drain duck duke dump
    employ encounter eve exhibit extract fold fool forecast frost glance grab grace grasp halt
    harmony harvest hazard hide hood hook hunter hurry ibm implement kiss knock lane leap lease
    marvel mate matt meantime mercury mount nato nod norm outline paint par pearl photograph pm
    pole pope pose praise probe protest punch rally rebel regret remedy resort retreat reverse
    ruin sacrifice sanctions scan scare scratch scream seal shield shine singer sink slice slide
    slip span spark spell spin squeeze stamp stare stem stretch strip substitute supplement
    surrender swallow swing tackle tap tear tie trace tune twist un venture volunteer warrant whip
    withholding witness wolf wound
    40y acid amateur attendant bulk cherry cleaner custom darling deputy epic fleet graduate grey
    intent interior liquid northeast northwest pan pro rental resident routine southwest triple
    veteran virgin
    """
}

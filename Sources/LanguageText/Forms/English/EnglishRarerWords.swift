/// English words that occur about three times in a million.
///
/// Counted by us in collections of English texts (Brown, news, film reviews, speeches, the web): a
/// word's share is the mean of its shares without the largest, so that no single subject makes it
/// common. Regular inflections of a word on the list are left out.
enum EnglishRarerWords {
  /// Sections that begin with ten times the logarithm of the occurrences in a billion words and
  /// the part of speech: n noun, v verb, x both, j adjective, y adjective and noun, p name, r other.
  static let text =
    """
    35j abnormal abrupt abstract absurd abusive accidental accountable acute aerial aesthetic
    affectionate affirmative aggregate agreeable alcoholic allergic ambiguous amusing anatomical
    ancestral antitrust applicable approximate arabic arbitrary archaeological ardent arrogant
    articulate ashamed astonishing astounding athletic atmospheric attributable austere austrian
    autistic auxiliary ballistic bankrupt barren benign bizarre bland bleak blond bogus brazilian
    breathtaking brighter brightest brisk bureaucratic captive cardiovascular careless charitable
    cheerful childish choppy circular clearer clever coarse cognitive cohesive comic commonplace
    comparative compassionate compulsive confederate conscientious consecutive constructive cooler
    coolest cosmic covert credible cumulative customary danish daytime deceased deepest deficient
    definitive deliberate demographic dependable detectable diagnostic dim dimensional dire
    discouraging disgusting dismal dominican dormant doubtful downward drier drunken dubious dusty
    eccentric eclectic economical edgy edible eerie electoral eloquent energetic enigmatic erect
    erratic exempt exhaustive explicit explosive expressive extraneous facial faint fashionable
    fatty faulty fearful fictional fierce finer flamboyant flawless flimsy flush fond forensic
    forthcoming fortunate foul frontal fruitful frustrating fuller fullest furious fussy fuzzy
    genetic geographic geographical geometric gothic governmental graceful gracious gradual greedy
    grotesque gubernatorial harmful harmless hateful hawaiian hazardous hazy heaviest hectic
    helpless hesitant hideous homosexual hopeless hospitable hotter humane humanitarian humble
    hungarian hysterical icy ideological illiterate illogical imaginary imaginative imminent
    immortal impartial impatient impersonal incapable incompetent incomplete incomprehensible
    inconsistent indefinite indifferent indigenous indispensable ineffective inefficient inept
    infamous infinite ingenious instrumental insufficient intangible integral intermediate
    intricate intrinsic irrational irrelevant irresponsible jealous juicy knowledgeable lame
    latent lebanese legendary lethal liable lifelong linear linguistic longstanding lousy
    lucrative luxurious magical magnetic mammoth manifest marginal martian meaningless medieval
    memorable messy microscopic migrant moist molecular momentous monstrous monumental motley
    multilateral muscular muslim mute myriad naive narrower nationwide negligible newborn newest
    nicer nicest noisy nonexistent nonprofit norwegian nostalgic noteworthy notorious nude
    numerical nutritional obnoxious obsolete occupational oily olympic ominous operative optional
    organizational orthodox ottoman outgoing outrageous outright overdue overt pakistani paranoid
    parental partisan patriotic periodic peripheral peruvian pessimistic petty pharmaceutical
    phony photographic physiological pitiful planetary plausible plentiful poetic polar polite
    portuguese postal postwar preferential premature preschool prettier prevalent preventive
    priceless problematic promotional proverbial provincial prudent quaint questionable quicker
    quieter radiant rampant rash raucous rear recreational redundant reminiscent renewable
    renowned reproductive reputable residual resistant resourceful respiratory restrictive rican
    richer rigorous safer sandy sane savage scarce scottish seamless seasonal secular seismic
    sentimental serene shady shaky shiny shrewd simplest simultaneous singular sinister sizable
    skillful skinny sleek sleepy slick sluggish snowy socialist softer solemn solitary sore sour
    sovereign speculative speedy spontaneous staggering stagnant stale startling statistical
    sterile sticky stormy straightforward strenuous sturdy suave subjective successive suggestive
    sunny superficial superfluous supernatural supportive swedish symbolic systematic tactical
    taller tangible tasty tedious tense tentative territorial theatrical theoretical therapeutic
    thermal thicker thinner timeless timid token tolerant totalitarian tribal triumphant
    troublesome turkish unavailable unaware unbearable uncommon unconstitutional unconventional
    undercut underdeveloped undue uneasy unemployed uneven unexplained unfamiliar unfinished
    unfriendly unjust unmatched unmistakable unofficial unpopular unprepared unrealistic
    unreasonable unresponsive unseen unstable unsuccessful unsure unused unwelcome unwilling
    upcoming vacant vague verbal versatile vertical victorian visceral vocal vulgar warmer weakest
    wealthiest weary weighty wholesome witty workable
    35n acceleration accessibility accessory accommodation accomplishment accordance
    accountability accumulation ace acidity acrobat activist actress adaptation addict addiction
    adjusters admiration advancement advent adversary advertisement affiliation ag aide ali alias
    alignment allegiance allergies allowance altar alteration aluminum amazement amp analyses
    anatomy ancestry andreas annoyance ant anthrax antibodies aol apparatus appetite appliances
    arafat arbitration architecture armor arteries artifacts asap ash asp aspirations assertion
    assignment assortment astrology astronaut astronomy asylum athletes attendance attraction au
    auditorium aunt aussie authorization autonomy availability ave aviation avocado awe axe axis
    bachelor backbone backdrop backup backyard bacteria bagel baggage baghdad bail bait balcony
    ballet balloon ballroom banker bankruptcy bard bark bart batch batman bc beacon beam beard
    beijing benchmark beneficiaries berkshire bicycle biker billionaire biography blade blanket
    bloc blockade blog bloodshed boiler bomber bookstore borrowers bosom bounty bouts boycott
    boyle brad brandy brass breakthrough breeders breeze brightness brilliance brink bronson bros
    browse btw buffer buffett buffs builders buildup bulletin bulwark bumper bundle bureaucracy
    businessmen butcher butterfly byrne cafe caffeine calculation calories canal candle cane
    canvas canyon capita capitalism capsule cardboard carlos carnival catalyst caterpillar cavity
    cc cement cemetery cereal cf chancellor cheek cheesy chef cheney chevron chill chin chlorine
    cholesterol chorus chunk cigar cindy cinema circumstance clan clash classification clause
    cleanup clearance clip clone closet closure clown clutter cm coastline cocaine cocktail
    coconut coin coincidence col colin collaboration collateral collector collision colon colony
    coma combo combustion comeback comet commentators compaq compartment compass compassion
    competence competency competitiveness compilation complement compliance compliment
    comprehension conception confidentiality conformity congratulations conquest consistency
    consolidation consortium constellation constituents constraints consultation container
    containment contempt contention continuation continuity contours contributors convene cookie
    coordination coordinator cord corp corpse correlation corridor cortex cosmetics costa costume
    countenance counterpart countrymen countryside coupons credentials creek crest crises cruelty
    crunch crusade css ct cube cues cult curriculum cypress daddy dash dc debris debut dec decay
    decency dedication defect defenders definately delegation deli deliberations demise demon den
    denominations dentist derivative descendants descent dessert detergent devastation developer
    deviation diabetes diagnosis diameter diary dice dictator dictatorship dictionary diffusion
    digest digits dime dingo dinosaur diplomats disagreement disappearance disappoint disarmament
    disclosure discretion dish disposable disposition distraction disturbance diversion dividend
    dna documentation doll dolphins domination dominion donation donkey donors doorway dough
    downer downfall downside downturn drainage dread drought drum duel duh duvall eagle ebay ec
    echoes eclipse economist ecstasy eel eg elders elegance elimination emancipation emergence
    emission empathy encoding encouragement encryption endeavor endurance enhancement enron
    enthusiast entirety entitlement entrepreneur envelope environmentalists epidemic equality
    equation equilibrium essay esteem eternity euro eva evacuation evaluation everytime exam
    excise expedition expenditure expertise expiration exploitation extinction eyebrows fab facade
    factions fades fairy fallout familiarity farewell favour favourite fax fbi feat feb feedlots
    felony fend ferry fertility fertilizer fiber firefighters fireworks fisherman fishermen
    fitness flair flare flavor flavour flock foam fodder foe fog foil followers forefront forehead
    foreigners forgiveness fork freak freeway frenzy freshman freshmen freshness friction fridge
    fringe fulfillment fumes fury gadget gal galaxy gandhi gangster gb ge gen gender generator
    generic genetically gerard gesture ghetto gig gin ginger glimpse glove gon gorillas goth gov
    graffiti grammar grandfather grandma grandparents grape grease greatness greenhouse greetings
    grid grill grin guaranty guerrilla guido guinness guitar gz habitat haircut hanoi harbour
    hardship harness hassle haste hatred haven havent haze hd headache headline heap heather heel
    helium herald heroin hesitation hewitt hipster hispanic ho hobby homework honeymoon hooker
    hormone horny hose hospitality hostage hostility hotline hotmail hr htm hu humour humpback
    hurdles hut hybrid hygiene hypothesis icon idealism idiom ignorance illusion illustration
    imagery imitation immigrant immune immunity implementation imprisonment impulse incest
    incidence incompetence inconsistencies inconvenience indictment indie indifference infantry
    influx ingredient inheritance injection injustice insanity insect insistence instability
    instinct insulation intake intel intellect interactive intercourse intern interruption
    intervals intolerance intrigue intrusion invention investigator investor invitation iodine
    irrigation iv jamie jaw jealousy jeep jeopardy jerk jill josh jpeg judiciary justification
    katrina kb keyboard kidney kudos kuwait laborers labour lackluster lad ladder lam lamb lamp
    landmark latitude laundry lawmakers lawn leaf leak lecture legislators legitimacy leisure
    leonardo lesbian lever leverage levine li liability liaison liar lieutenant limbs lime
    limitation limo lin lip liquidation listener litigation litter liu liver loaf logo longtime
    loopholes loser lottery lotus lounge luggage lump macho mafia maid makeup mall mama manageable
    manila manipulation manuscript marble marijuana marketplace mask masterpiece mastery
    mathematics matrix mayonnaise maze md measurement mechanic medal medicaid megapixels melanie
    melanoma memo mentor mesmerizing metric mgm michel michelle microscope milestone millennium
    millionaire miners mini mins mint misfortune mist mistress mit mo moderation modernization
    modification module molecules monks monuments morale morality mortar motel motivation mt
    multitude murderer mushrooms musician mythical na nail narcotics natasha nationality navigator
    nbsp nc needle negligence negotiation neighbourhood neighbouring nest netscape newt nickel
    nickname nifty nigel nobility nomination nonsense nostalgia nov nucleus nut nyc nz oak obese
    objection odor offenders offense onion onscreen openness opponent opt optimism ore organisms
    ounce outlet outset outsiders overdose overtime oxidation oz pact pal palace pancakes pandemic
    paradise paradox paragraph paralysis parameters parcel parity particle partisanship passport
    passwords paste pastor pasture patriot patron paypal payroll peach peas perfume persistence
    persuasion petition petitioner petroleum ph phantom pharmacy phenomena philosopher photoshop
    physician pickup picnic pics pigment pillow pineapple pint pipeline pissed pistol pit pity
    pixel planner plantation plasma playback plea plight plumbing plutonium poem poet policeman
    politician pond poo popcorn portfolio posture potato powerhouse pr pre precaution precedent
    predator prediction premise prepaid preparedness preservation prestigious pretense pretext
    preview pricey priest processor proclamation procurement prof projection pronoun propaganda
    proprietary prose prosecution prosecutor protector protein protocol prototype provider proxy
    psychiatrist publisher pulse pump pup puppy purity px python qaeda quake quantum quartet
    queensland questionnaire quiz quotas racism racist radar raid railway ranch rangers rap
    ravaged razor reactors readiness realise realm rebate rebellion receipt recipe recipient
    recomend reconstruction recorder recycled recycling redevelopment reef reel referrals refinery
    refrigerator refugee refusal regiment rehabilitation reign relaxation reliability relocated
    reluctance remark repeal researcher resemblance resentment reservation reservoir resilience
    resin resonance restriction restructure resumption retailer retaliation retention reunion
    revelation revenge reversal revision revival rewind rhetoric rhythm ribs rider rifle riley
    rita rivalry roar robbery rodent roller roma romance roommate rope rotation roth rubbish
    rubble rug ruler rum rumor runner sa sabotage sachs sack sailors salad salesmen salvation
    sanctuary sanity satire savior scam scarcity scars scenery scent scholar scholarship scrap
    scrollwheel sculpture sdi seaboard secrecy segregation semen sensation sensibility sensor
    sergeant seriousness setback seth settlers sewer sf sh shack shaft sham shark shear sheriff
    shortcomings shortcut shutdown sickness siege silk similarity simplification simulation
    sincerity skeleton sketch slate sleeve slogan slums snack sniffer soar soccer socialism soda
    solidarity sooooo sophistication sorrow sp spam spawn specimens spectacle spectators specter
    sperm spider spiral splash spoiler spokesmen spokesperson spokeswoman spotlight spray
    spreadsheet stab stance standpoint staple starbucks starch starvation statesmen stature steak
    stereotype stimulation stimulus stockholders strap strawberry streak strife stringent
    subordinates subsidiary subsistence substandard successor suckers sunrise sunset sunshine
    superhero supervision suppression surf surreal surveillance swamp swan sweater sweetheart
    sweetness swells symbolism symposium symptom sync syntax ta taco tad takeover tampa tar
    tariffs tattoos taxation technicians telecommunications telegraph temper tenants tennis tenure
    tequila termination terrain testament testimony textile texture theft therapist thesis thief
    thieves thread throne thunder thyroid tiger til timber timetable tin tina toggle tolerance
    tomato toolbar torment tourism towel tract tractor trademark trailer trainer trait
    transformation translation transmitter transparency traveler travis tray treasurer trek trendy
    tribunal trio trivia troop trophy trough tsunami tube tumor turnover turtle tva tweed txt ty
    tyranny ukraine ultra umbrella understatement underwear underwritten unification uninstalled
    unix unrest unusable upload ur uranium urgency url usability usb utf utilization uv va vaccine
    vacuum validity vampires vault vegetable vegetarian vegetation vein velocity vendor vengeance
    verification verse verwoerd viewer viewpoint vigor viking vines vineyard vinyl visibility
    visitor vitality vouchers voyage vu vulnerability wa waist waiter waitress wardrobe warmth
    warrior wartime wax wendy whale whiskey whistles width wilderness willingness winamp wit
    wizard wolves wool workforce workshop wrist wrongdoing xtra yo youngsters yup zoo
    35p aaron abel aerospace alec alpha amsterdam ana anna annie anton antonio ap apollo app
    arabia argentina arkansas arnold ashley athens atlas austria babe bailey barton beatrice
    belgium benjamin benson berkeley bernard berry beth beverly birmingham blake blanche bobby
    boris bradley brandon brett bridget bronx brooks bryan burnham byron caesar cameron carol
    carrie carson casey castro catherine charlotte churchill cincinnati claire clarence clarke
    claude clayton clifton clint cohen collins colombia concord cromwell crow cruz dale dalton
    dandy danny delta dent denver di diana dickens donovan doyle du duncan dylan earl easter
    edison eisenhower elaine ellis elvis fargo farrell fascism felix fletcher foley forrest franco
    frankfurt freddie freddy frederick fulton gavin gibbs gibson gloria goldberg gore greenwich
    gregory guinea hamilton hampshire hannah hans hardy harlem harper harrison hawthorne hebrew
    helen hilton hindu holland hoot hopkins hub hugh hungary hyde iowa iq ira jackie jacques janet
    jenny jew jo joel johnston jose joyce judith judy julian kansas karen karl katherine kathy
    kenneth kenny kent kingston kitty lambert lang lauren laurie len leo leon leonard leslie
    lester liz louise luis luke lynn macdonald madonna madrid mae maggie maine manchester mann
    mantle marc margaret maria martha marty marvin marx maurice maxwell mcbride mediterranean meg
    melissa melvin memphis mercedes michelangelo mickey midwest minneapolis missouri monica monroe
    montana morrison morse moss murphy nathan nazi neal nebraska newark newport newton nicholas
    nobel noel oklahoma oliver olsen omaha oregon oscar oxford palestine palmer pam pamela panama
    patricia patrick patterson paula pearson pee perry pete peterson picasso pierre pod pollock
    porter portland potter prague rafael ramsey randy raymond rev rex reynolds richmond robinson
    roy ryder sally sara satan schmidt scotland seoul sept sharon shirley simpson sloan spencer
    steele stein stevenson sweden switzerland syria ted texans thai thailand theresa ti timothy
    todd tommy tucker twain utah valentine victoria vienna viet wagner wales wallace walsh walt
    webb webster wellington weston willie windsor wisconsin wyoming yale yang yorkers zen
    35r afloat afterward alas amen amidst anew anyhow anytime atop bon comfortably conceivably
    doubly downhill downstairs eighteen eighteenth eighty electronically enthusiastically
    fantastically farther favorably frantically gently goodbye gosh hastily hereafter heretofore
    hmm hoc homo hooray horribly huh humbly incidentally instinctively invariably le ninety ninth
    non nope nowadays offshore oops outta outward overboard periodically persona preferably
    presumably quo realistically relentlessly remarkably responsibly sixty someday someplace
    suitably systematically tenth thee thereof thou thru thy tighter twentieth ugh umm unanimously
    unbelievably understandably underway upside upstairs upstream versa westward whereby whichever
    whoa whoever
    35v abolished accelerate accompany accumulate accusing accustomed acquitted activate adapt
    administered admire advertised afflicted ailing alleviate allocate amended analyze apologize
    applaud appoint arose arrange aspiring assemble assert assess assign attain authorize
    automated await beaten beg behold bent betray bitten blew blink brewing brooding burgeoning
    burnt bury bye calculate celebrate certified characterized cheat cherished choking circulating
    cite clarify commenced compel compiled compiling comply compose comprehend compressed comprise
    computing concealed concede conceive condemn confessed confided conform confuse conquer
    conserve consult contaminated contemplated contemplating contend craving crippling criticized
    culminating cultivated dangling dazzling decorated deduct deferred defy depart depict deployed
    derive destined deter deteriorate devise devote diagnose dignified diluted diminish disable
    discarded disclose discouraged discriminating disgruntled disgusted dismiss dispatched
    distinguish distorted distracted disturb diversified diverted dole dominate donate doomed
    drowned dug educate elect elevated enact enclosed endanger endorsed enlightened enlist
    enriched enrolled entails entertain entrenched erase eroded evacuated excel excite exclude
    exhausted expended explode facilitate fading fastened fetch flattered fleeing flip float flown
    forbidden forging formulate fry furnish glaring hampered handicapped haunted heal heightened
    hop hover illustrate impaired impending imply induce indulge industrialized inflated inflicted
    inform inhabit inherit inhibit initiate inspect integrate intensify interact intervene invade
    invoke isolate lent liberate lingering lurking manipulate marred massacre melt memorized merge
    misplaced mobilized modernize motivated mourning multiply muttering notify obey obsessed
    occupy offended omitted oppressed oriented originated outdated outweigh overlook overwhelmed
    perceive pleaded poised populated portray postpone pour preoccupied prescribe presumed pretend
    prevail proclaim provoked publishes reap reassuring reclaim reconsider reconstruct recruit
    refined regain reinforce relayed relieve reloaded render repay repel reproduced resemble
    reside resigned revise roam rode rotating sang sank saturated savvy scrambled seize shaken
    shaved shivering shook shortened shoving simplify slammed slap slash slid smack sniff soaked
    sow specializes speculate spike spilled spills spun squashed stabilize starving stimulate
    stranded strive stumbling stunned stunt subdued subsidized summarize summoned sung surpassed
    surround suspend swelling swim swore sworn swung tempting terminate terrified terrifying
    testified thrilled thriving thwarted tighten tolerate transform translate transmit transplant
    tucked tumbled uncover underestimate undergoing undermine underrated understated undertake
    undo undone unfolding unified unite unleashed unlock unsettling upheld uphold utilize vanish
    verify vested vowed wade waive wander weaving withdrawn withdrew withheld withstand woo
    wrestling wrought
    35x attribute avail barber bean bind bishop blaze bloom boil boot booth brace bud buffet bully
    bum bump butler cannon chat cheer chop cluster convict coordinate coup crawl creep cricket
    curse delegate dictates dip dislike disregard dissolve drift drill embrace envy flame forte
    gallon gamble gaze gee glen groom hack hail ham hammer hatch haul hawk helm hike hitch homer
    horn hug hull impress insert insult ion jam lag lemon levy lure misunderstanding misuse muster
    nagging ne neglect outrage overhaul overthrow pardon peer pinch pinpoint plague plunge
    prejudice prostitute puzzle rack refrain relish ridicule roast rot rub sail salvage sherry
    shout slaughter slump smash solace spice spit sponsor spur sr stack stain steer stink stride
    sub sway teddy telescope thrust tick tilt toast toss trim villa whirl whispering wreck yell
    35y adolescent almighty antique arctic bronze capitalist cardinal crisp documentary fancy
    inaugural melancholy miniature moody narrative olive saline serial ski standby stark submarine
    upright uptown void yankee
    """
}

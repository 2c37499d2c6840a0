/// The commonest English words, by how often they occur.
///
/// Counted by us in collections of English texts (Brown, news, film reviews, speeches, the web): a
/// word's share is the mean of its shares without the largest, so that no single subject makes it
/// common. Regular inflections of a word on the list are left out.
enum EnglishFrequentWords {
  /// Sections that begin with ten times the logarithm of the occurrences in a billion words and
  /// the part of speech: n noun, v verb, x both, j adjective, y adjective and noun, p name, r other.
  static let text =
    """
    75r and of the to
    70r for in is it on that with
    65j new
    65r about all an are as at be been but by can do from has have he his if more my no not one or
    out so their there they this up was we what when which will would you
    60j best good great long right such
    60n life people time way world year
    60r after also another any back because before could did down even first had her here him how
    into just last like little many may me most much now off other our over same she should some
    still than them then these those through too two us very well were where while who your
    60v get go know made make said say see take think want
    60x need use work
    55j able american available bad better big black certain clear close different early federal
    fine free full general hard high human important international large local major national nice
    old open own possible public real short small special strong sure white whole young
    55n action area bit business button car case children city company control country course day
    development end example face fact family food form government group hand head health history
    home house information interest issue job kind level line lot man market men money month mr
    name night number office order part period place plan point power president price problem
    program research school service space state system today war water week women
    55p john
    55r again against ago almost along already although always am among anything around away
    between billion both cannot during each either enough ever every everything far few five four
    further half however instead itself later least less longer might million must never next
    nothing often once past pretty probably quite rather second several since something soon
    though three together under until upon whether why within without yet
    55v become believe buy came come cut done feel find found give given got keep let live mean
    put seen taken tell told took try went
    55x call care cause change cost deal help hope increase left look love move pay re run set
    show start stop support thought turn
    55y future light top
    50j active actual additional amazing annual average basic beautiful biggest blue bright
    british central cheap chief chinese clean cold commercial common complete complex cool current
    dark dead decent deep difficult digital direct double dry due earlier east easy economic
    effective english entire european excellent expensive extra fair favorite final financial
    fiscal foreign french fresh global greater green happy heavy higher highest hot huge
    independent individual industrial japanese larger largest late latest legal low lower main
    medical middle military modern natural necessary normal nuclear official older original
    overall particular perfect personal political poor popular positive potential powerful present
    previous private quick ready recent regular responsible rich safe separate serious significant
    similar simple slow smaller social southern specific standard successful technical true
    various western wonderful worst worth wrong
    50n ability access activity addition address administration advantage age agreement air
    approach army art association attention authority balance bank base basis battle blood board
    body book bottom box boy bridge budget camera campaign capacity capital cell center century
    chance character charge chemical child choice class code college color commission committee
    community competition computer concern condition conference connection construction contact
    couple court credit customer data date death decade decision defense department design
    difference direction director doctor dog dollar door doubt dr drug earth economy education
    effect effort energy environment equipment event evidence exchange experience eye failure farm
    father feet field figure film fire floor force friend fruit fun function game gas girl ground
    growth hair heart hospital hour http idea image impact income industry insurance internet
    investment island king knowledge labor lack land language law leader list ll load location
    loss machine majority management manager mass material matter media member memory menu message
    mind model moment morning mother movement movie music nation nature network officer oil online
    operation opinion opportunity option organization paper park party peace performance person
    phone picture piece plant police policy population position pressure process product
    production professor project property purpose quality question race radio range rate reason
    record region relationship relief respect response river road rock role room rule safety sale
    scene science screen scroll sea search secretary section security senate sense series sex ship
    side site situation size society software son sort source speed st staff star statement
    station stock store story street strength structure student stuff style success summer table
    task tax team technology term th theory title town track trade treatment trial trouble truth
    tv type union unit university user value ve version video view voice volume wall web website
    weekend weight wife wine wo woman word www yesterday
    50p africa america brown california chicago china christmas congress david europe george god
    jack james january japan jones london march michael miss peter robert san september via
    washington york
    50r above according across ahead alone anyone anyway behind below beyond de despite eight else
    especially eventually everyone except fast former forward fully himself hundred indeed inside
    maybe mine myself near neither none nor oh ok okay onto otherwise outside per perhaps plus
    possibly seven shall simply single six someone sometimes somewhat straight ten themselves
    therefore third throughout thus toward twice uh unless whatever whom whose yeah yes yourself
    50v accept add agree allow appear ask avoid became began begin born bought bring broken
    brought build built carry choose com consider continue create decide develop eat enjoy expect
    felt follow forget gave gone gonna grow guess happen hear heard held hit hold improve include
    join kept kill knew known learn leave led lose lost meet met paid please prevent produce
    proposed protect provide raise reach read receive recommend reduce related remain remember
    save saw seek seem sell send sent serve shown sit sold speak spend spent stay thank understand
    wait win write written
    50x account act aid amount answer attack attempt benefit bill break bush check cover damage
    demand die display drive drop fall fear feature fight file fit flash focus guy lead mark
    measure note offer pass play press purchase release report rest result return review rise risk
    share shot sign soviet stand step study supply talk test touch travel trust vote walk waste
    watch wish
    50y alternative executive female firm front gold key male net north sound south subject total
    west
    45j absolute academic accurate adequate administrative afraid african aggressive agricultural
    alert alive ancient angry annoying apparent appropriate asian atlantic atomic attractive
    automatic aware awesome awful bigger bitter blind brave brief broad busy canadian capable
    careful catholic cheaper civil classic comfortable compact competitive comprehensive confident
    conservative considerable consistent constant contrary conventional corporate correct crazy
    creative criminal critical crucial crude cultural cute dangerous dear deeper democratic
    disappointing distant domestic dramatic dynamic easier eastern educational efficient elderly
    electric electronic emotional empty enormous environmental equal equivalent essential evil
    exact exceptional excessive exciting extensive external extraordinary extreme false familiar
    famous fantastic fat flat frequent fundamental funny gay genuine german giant glad golden
    grand greatest greek guilty healthy helpful historical holy honest horrible hungry ideal
    identical ill illegal immediate impossible impressive incredible indian inevitable initial
    inner intellectual intelligent intense internal irish italian jewish joint latin legitimate
    liberal loose loud lowest lucky mad magic massive mature maximum mental mexican minimum minor
    mobile moderate moral multiple musical mutual narrow native nearby negative nervous northern
    numerous obvious occasional odd opposite ordinary outer outstanding overseas pacific permanent
    physical plain pleasant precious pregnant presidential primary prime principal professional
    prompt proper proud psychological pure quiet random rapid rare raw realistic reasonable
    regional relative reliable religious remarkable remote retail rid romantic round royal rural
    russian sad scientific secondary secret senior sensitive severe sexual sexy sharp sick silent
    slight smart smooth soft solid sophisticated sorry spanish spare spiritual stable steady
    strange stronger stunning stupid subsequent substantial sudden sufficient super superb
    superior supreme sweet tall temporary terrible thin tight tiny tough traditional tremendous
    tropical typical ugly ultimate unable unique universal unknown unnecessary unusual upper urban
    useful usual valuable vast violent visible visual vital voluntary warm weak weird welcome wet
    wide widespread wild wise worse worthy yellow younger
    45n academy accident achievement adjustment adult advice afternoon agency agenda agent
    agriculture aircraft airport alcohol alt analysis analyst animal announcement anxiety
    apartment appearance apple application approval argument arm article artist assembly
    assistance atmosphere attitude attorney audience author auto avenue award baby background bag
    ball ban band bar barrel bay beach beauty beef beer behalf behavior belief birth birthday
    block boat bond boom border bottle brain branch brand breath brother bunch burden bureau bus
    ca cage calendar camp cancer candidate captain card career cash cat category cattle caution
    cent chain chair chairman chamber channel chapter charity chicken chip church circumstances
    click client climate club co coal coalition coast coat coffee collapse collection combination
    command commerce commitment commodity communication comparison component concept conclusion
    confidence conflict conservation consideration constitution consumer consumption context
    contract contrast contribution conversation conviction cooperation cop copper copy core corn
    corner corporation cotton council county coverage cream creation crew crime crisis criticism
    crowd culture cup currency cyclone dad danger database daughter dealer debate debt default
    deficit definition degree delete delivery democracy depression depth description desert desire
    desk destruction detail device difficulty dinner disaster discovery discrimination discussion
    disease disk disney distance distribution district division dont download downtown dozen draft
    driver dust duty edge editor efficiency egg election element email emergency empire employee
    employment enemy enforcement engine engineer entertainment entry era error estate etc
    exception excitement existence expansion expense experiment explanation exploration explorer
    exposure expression extension extent factor factory faith farmer fashion fate fault feedback
    fellow fiction finger fish flexibility flight folder foot football forest foundation frame
    freedom friday friendship fuel fund gap generation genre gift girlfriend glass gm goal google
    governor grade gulf hall hat headquarters heat heaven hell heritage highway hill hole holiday
    horse host hotel html husband ice id identity ii importance impression improvement inc
    independence index inflation influence info initiative installation instance institute
    institution intelligence intensity interview investigation investors item jail joke journal
    journey judgment junk jury justice kid lady lake laughter lawyer leadership leather leg
    legislation length lesson letter liberty library limitations literature loan lock luck lunch
    machinery magazine mail maintenance manner map marine marriage meal meat medicine mess metal
    method mice microsoft milk minister minority mission mistake mm mode mom monday monitor mood
    moon motion mountain mouse mouth ms murder museum nasa navigation navy nd neck negotiations
    neighborhood newspaper noise nose oath occasion ocean opposition os outlook output owner pace
    package page pain pair palm panel parent participants participation partner partnership path
    patience patient pattern payment pdf peak percent percentage personality personnel perspective
    phase phenomenon photo photography pilot plane planet platform pleasure plenty pocket politics
    pool port portion possibility post pound poverty practice presence pride prince principle
    priority prison prize procedure producer productivity profit progress promotion proof proposal
    prospect protection provision quarter queen quest rail rain ratio reaction reader reality
    recognition recommendation recovery reduction reference reform regime relation religion
    republic reputation request researchers resistance resolution resource responsibility
    restaurant restrictions retirement revenue revolution row salt sample sand saturday scale
    schedule scheme scientist script season seat sector selection self senator sentence session
    settlement setup shape sheet shock shop shuttle sight signal silence sister skin sky snake
    snow soil solution song sony soul speaker species speech spirit spokesman spot spring stage
    stake status steel steven stone storage storm strategy stress struggle sugar suggestion sun
    sunday surface surprise survey switch symbol tag talent tank target taste tea teacher teen
    teeth telephone television temperature territory terrorist text theater theme threat thursday
    ticket tip tomorrow tone tonight tool tour toy tradition traffic tragedy train transition
    transportation trash treasury tree trend trip troops truck tuesday uk universe usage vacation
    valley variety vehicle veto victory village violence virus vision wage wave wealth weapon
    weather wedding wednesday welfare wheel wind window winter wood worker writer xp youth
    45p allen april asia august australia baker berlin bob boston britain canada charles chris
    christ columbia cuba davis december dennis don el elizabeth england february florida france
    francisco frank germany harry henry hong illinois india iraq israel jeff jersey jim joe
    johnson july june kennedy kong korea larry lincoln los mac manhattan mars martin mary mexico
    mike morgan november october paris paul penny republican richard robin russia sam santa scott
    smith stephen steve texas thomas tim tom tony van vietnam virginia walter william zealand
    45r aboard abroad ad alike anybody anywhere apart approximately aside automatically basically
    closer elsewhere everybody everywhere faster fewer fifth forever forth fourth harder herself
    hey hi incredibly la latter literally meanwhile moreover nevertheless nine nobody ought
    ourselves prior somebody somehow somewhere specifically thousand till truly twenty um unlike
    versus whenever whereas wow zero
    45v accused achieve admit affect afford announce apply appreciate assume attend attract
    authorized begun bother bound broke catch caught chosen compare compete complicated confirm
    confused contain contribute dedicated defend deliver deny depend describe destroy determine
    disappointed discover discuss drawn driven dying elected eliminate enable encourage ensure
    enter entitled establish excited exist expand explain extend fail fallen fell fill fix
    forgotten fought generate gotten grew grown hang hidden identify ignore imagine indicate
    install intend introduce invest involve laid lay lie listen lying maintain manage meant obtain
    occur operate overcome perform permit pick prefer prepare preserve prove proven published quit
    ran realize recall recognize recover reflect refuse remove repeat replace represent require
    respond restore reveal revised sat secure select settle shoot shut solve sought spoke spoken
    steal stolen stood struck stuck submit suffer suggest suppose surrounding survive taught teach
    tend thrown treat underlying understood update wear won wrote
    45x abuse advance advertising aim al appeal assist associate bear beat bell bet bid bird blame
    blow boost burn cable cap capture cast challenge chase claim comment compromise conduct cook
    count counter crack crash cross dance dean decline delay discount document drag draw dream
    dress drink ease escape estimate excuse exercise export express fan favor finance finish flow
    fly fox freeze gain grant guarantee guard guide gun handle hate honor hunt hurt import judge
    jump kick laugh launch lift limit link lord master match mention mix notice object pack pause
    player pop print promise pull push regard register rent repair rescue reserve resolve resume
    rice ride roll rose rush sake score shift sir sleep smell smile smoke split spread stick
    strike suck suit suspect throw transfer transport urge visit wake wash wonder worry yield
    45y assistant australian communist concrete content excess expert gross incident instant
    medium minute novel objective orange plastic representative silver slim square vice
    """
}

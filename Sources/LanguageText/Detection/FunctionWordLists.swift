/// The function words of some languages that ``FunctionWords`` reads, between spaces.
enum FunctionWordLists {
  static let italian = """
    a abbiamo ad adesso agli ai al alcune alcuni all alla alle allo allora altra altre altri altro \
    anche ancora anziché avere bene c che chi chiunque ci ciascun ciascuna ciascuno ciò cioè coi col \
    come con contro così cosa cui d da dagli dai dal dall dalla dalle dallo davanti degli dei del \
    dell della delle dello dentro deve devono di dopo dove dovrebbe dunque durante e è ecco ed egli \
    ella entrambi eppure era erano essa esse essere essi esso fa fai fanno fare fino fra fu fuori \
    già gli ha hai hanno ho i il in infatti infine insieme invece io l la le lei li lo loro lui ma \
    mai me meno mentre mi mia mie miei mio molta molte molti molto ne né negli nei nel nell nella \
    nelle nello nessun nessuna nessuno niente noi non nostra nostre nostri nostro nulla o od ogni \
    ognuno oppure ora per perché però persino piuttosto più poca poche pochi poco poi poiché \
    possiamo possono prima proprio può puoi qua qual quale quali qualche qualcosa qualcuno qualsiasi \
    quando quanta quante quanti quanto quasi quella quelle quelli quello quei quegli questa queste \
    questi questo qui quindi saranno sarà sarebbe se sé sebbene secondo sei sempre senza si sì sia \
    siamo siano siete sono sopra soltanto sotto sta stata state stati stato stesso stessa stessi \
    stesse su sua sue sugli sui sul sull sulla sulle sullo suo suoi tale tali talvolta tanta tante \
    tanti tanto te ti tra tranne troppo tu tua tue tuo tuoi tutta tuttavia tutte tutti tutto un una \
    uno va vai verso vi viene vengono voi vostra vostre vostri vostro
    """

  static let dutch = """
    aan aangezien achter af al alle alleen alles als altijd ander andere anders behalve ben bent bij \
    bijna binnen boven buiten daar daarbij daarmee daarna daarom dan dat de deze die dit doen doet \
    door dus een echter eerst elk elke en er erg ergens ervan erop even geen geweest goed had hadden \
    heb hebben hebt heeft hem hen het hier hierbij hiermee hij hoe hoewel hun iedere iemand iets ik \
    in indien is ja je jij jou jouw jullie kan kun kunnen kunt maar mag meer meest men met mij mijn \
    min moet moeten mogen na naar naast nadat niet niets nog nooit nu of om omdat onder ons onze ook \
    op over pas per reeds samen sinds slechts sommige soms staat te tegen ten ter terug terwijl \
    tijdens toch toen tot tussen u uit uw van vanaf vanuit veel via volgens voor vooral voordat waar \
    waarbij waardoor waarin waarmee waarom waarop waarvan wanneer was wat we weer wel welk welke \
    werd werden wie wij wil word worden wordt zal ze zeer zelf zelfs zich zie zij zijn zo zoals \
    zodat zodra zonder zou zouden zowel zullen
    """

  static let polish = """
    a aby albo ale ani aż bardziej bardzo bez będą będzie będziemy bo bowiem być był była było były \
    chociaż choć ci ciebie co coś czego czy czyli czym dać dla dlaczego dlatego do dopiero dość dwa \
    dwie gdy gdyby gdyż gdzie go i ich ile im inna inne inny innych innym iż ja jak jaka jakby jaki \
    jakie jakiś jako ją je jeden jedna jednak jedno jego jej jemu jest jestem jeszcze jeśli jeżeli już \
    każda każde każdego każdy kiedy kto która które którego której który których którym którymi którzy \
    ku lecz lub ma mają mamy masz mi między mnie moich moim moimi moja moją moje mojego mojej może \
    możemy możesz można mój mu musi my na nad nam nami nas nasz nasza naszą nasze naszego naszej \
    naszych naszym naszymi natomiast nawet nic nich nie niech niej niemu nigdy nim nimi niż no o obok \
    od on ona one oni ono oraz pan po pod podczas pomiędzy ponad ponieważ poprzez potem powinien \
    powinno powinny poza przed przede przez przy raz również sam sama same są siebie się skąd sobą \
    sobie swoich swoim swoimi swoja swoją swoje swojego swojej swój ta tak taka taki takie także tam \
    te tego tej temu ten też to tobą tobie toteż trzeba tu tutaj twoich twoim twoimi twoja twoją twoje \
    twojego twojej twój ty tych tylko tym tymi u w wam was wasz wasza waszą wasze waszego waszej \
    waszych waszym waszymi we według wiele więc właśnie wraz wszystkich wszystkie wszystko wtedy wy z \
    za zanim zaś zawsze ze żaden że żeby
    """

  static let romanian = """
    a abia acea această aceasta aceste acestea acestor acestora acest acesta acestei acesteia acestui \
    acestuia acei aceia acel acela acele acelea acelor acelora acum adică ai aici al alături ale alt \
    alta alte altă altele altfel alți altor altul am anumite apoi ar aș așa asemenea asta astfel \
    asupra atât ați atunci au avea aveți având avem avea bine ca cam când cap care căreia căror cărora \
    cărui căruia cât câte câteva către ce cea cei cel cele celor celui cele ceva chiar ci cine cineva \
    conform contra cu cum cumva da dacă dar de deasupra deci decât deja deoarece deși despre din \
    dintre după e ea ei el ele era erau este eu face fără fi fie fiecare fiind foarte fost față i \
    iar îi il îl îmi împotriva în înainte înapoi încă încât între într întru îți își însă la le li lor \
    lui lângă m ma mai mă mea mei mele meu mereu mi mie mult multă multe mulți n ne nici niciun \
    nicio nimic niște noastră noastre noștri nostru noi nu numai o ori oricare orice oricum pe pentru \
    peste pot poate prea prin printr printre până s sa sale său săi sau să se și sie sine singur spre \
    sub sunt sunteți suntem ta tale tău te ți ție toate toată tot totuși toți trebuie tu un una unde \
    unei unele uneia unii unor unora unu unui unuia unul va vă veți voastră voi vom vor vostru vreun
    """

  static let turkish = """
    acaba ama ancak artık aslında ayrıca bana bazen bazı belki ben beni benim beri bile bir biraz \
    birçok biri birkaç birlikte biz bize bizi bizim böyle böylece bu buna bundan bunlar bunları \
    bunların bunu bunun burada çok çoğu çünkü da daha dahi de defa değil demek diğer diye dolayı \
    eğer en fakat gibi göre hangi hatta hem henüz hep hepsi her herhangi herkes hiç hiçbir için \
    içinde ile ilgili ise işte kadar karşı kendi kendini kez ki kim kimse mı mi mu mü nasıl ne neden \
    nedenle nerede nereye niye o olan olarak oldu olduğu olduğunu olmak olması olmayan olur olabilir \
    ona ondan onlar onları onların onu onun orada oysa önce rağmen sadece sanki sen seni senin siz \
    sizin sonra şey şeyler şimdi şöyle şu şuna şunu tarafından tek tüm üzere üzerinde var ve veya ya \
    yani yapar yapılan yerine yine yok yoksa zaten zaman
    """

  static let ukrainian = """
    а аби або адже але багато без би був була були було бути в вам вами вас ваш ваша ваше ваші ви \
    від вже він вона вони воно все всередині всі всього всіх втім далі де для до довкола \
    доки досить друга дуже його йому її їй їм їх є ж з за завдяки завжди замість заради зараз зате \
    звідки звідси зі знову і із інакше інколи інша інше інший інших інші іноді й кожен кожна кожного \
    кожне кожної коли крім куди лише маємо майже мають між мене мені мій мимо ми може можемо можете \
    можливо можна можуть моя на навіть навколо над нам нами нас насправді натомість наче наш наша \
    наше наші не невже нема немає необхідно ні ніби ніколи нікого ніхто ніщо нього ній ним ними них \
    ну о об обидва обидві однак один одна одне ось от отже перед під після по повинен повинна \
    повинні поки поміж понад потім потрібно поруч при про проте проти раніше разом сам сама саме \
    самі свого своє своєї свої своїм своїх свою себе собі спочатку та так така таке такий таким \
    таких такі також там твій тепер ти тим тими тих ті тільки то тоді тобі тобто того той тому тощо \
    треба трохи тут у усе усі хай хоч хоча хто це цей цим цими цих ці цього цьому цю ця чи через чим \
    чого чому що щоб щоби щодо щойно щось як яка яке який яким яких які якого якої якому якщо якби
    """
}

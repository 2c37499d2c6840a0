import LanguageText
import Testing

/// Citation forms of Ukrainian and Korean words, alone and among the other forms of a corpus.
struct InflectedCitationTests {
  @Test(arguments: [
    ("кнопкою", "кнопка"), ("сторінці", "сторінка"), ("списками", "список"), ("файлів", "файл"),
    ("зображеннями", "зображення"), ("швидкістю", "швидкість"),
    ("пристроїв", "пристрій"), ("помилок", "помилка"), ("меню", "меню"),
    ("головного", "головний"), ("обʼєктами", "об'єкт"), ("функцій", "функція"),
    ("іменем", "ім'я"), ("даними", "дані"),
  ])
  func findsUkrainianLemmas(form: String, lemma: String) {
    #expect(CitationForm.word(form, language: "uk") == lemma)
  }

  /// The forms of the gold terms as a corpus: they must come back to their term, but for vocatives,
  /// which manuals do not have.
  @Test func gathersTheFormsOfUkrainianWords() throws {
    let rows = try GoldTable.rows(of: "uk-paradigms-unseen.tsv")
      .filter { !$0[0].contains(" ") && !$0[0].contains("-") && $0[1] != "sg.voc" }
    let counts = Dictionary(rows.map { ($0[2], 1) }) { $0 + $1 }
    let lemmas = CitationForm.lemmas(forms: counts, language: "uk")
    let wrong = rows.filter { lemmas[$0[2]] != $0[0] }
    print("Ukrainian lemmas: \(rows.count - wrong.count) of \(rows.count)", wrong.map { $0[2] })
    #expect(Double(wrong.count) <= 0.05 * Double(rows.count))
  }

  /// What a form belongs to depends on what else a corpus has.
  @Test(arguments: [
    ("дужок", "дужка дужки дужками дужок", "дужка"),
    ("рядок", "рядка рядки рядками рядок рядків", "рядок"),
    ("сорочок", "сорочка сорочки сорочку сорочку сорочок", "сорочка"),
    ("рядок", "рядка рядки рядку рядку рядком рядок", "рядок"),
    ("інструкції", "інструкцій інструкції інструкціями", "інструкція"),
    ("імен", "ім'я імена імені імен", "ім'я"),
    ("даних", "даний даного даному дане дані даних", "дані"),
    ("даного", "даний даного даному дане дані даних", "даний"),
    ("змінної", "змінна змінну змінних змінної", "змінна"),
    ("довільної", "довільна довільну довільної довільного", "довільний"),
    ("JavaScript", "javascript", "JavaScript"),
    // The genitive plural of a feminine is no masculine.
    ("шахт", "шахта шахти шахту шахті шахт", "шахта"),
    ("веж", "вежа вежі вежею веж", "вежа"), ("відваг", "відваги відваг", "відвага"),
    ("лекцій", "лекція лекції лекціями лекцій", "лекція"),
    // Masculines have -ії and -ію, too.
    ("санаторій", "санаторій санаторій санаторію санаторії", "санаторій"),
    ("санаторію", "санаторій санаторій санаторію санаторії", "санаторій"),
    ("траєкторій", "траєкторії траєкторії траєкторію траєкторій", "траєкторія"),
    ("шатер", "шатер шатра шатром шатру шатри", "шатер"),
    ("причіп", "причіп причепа причепи причепі", "причіп"),
    ("плакат", "плакат плакат плаката плакати плакаті", "плакат"),
  ])
  func citesUkrainianWordsByTheirCorpus(form: String, corpus: String, citation: String) {
    let counts = Dictionary(corpus.split(separator: " ").map { (String($0), 1) }) { $0 + $1 }
    let lemmas = CitationForm.lemmas(forms: counts, language: "uk")
    #expect(CitationForm.phrase([form], lemmas: lemmas, language: "uk") == citation)
  }

  @Test(arguments: [
    ("вхідних даних", "вхідні дані"), ("файлів JavaScript", "файл JavaScript"),
    ("випадних списків", "випадний список"), ("основній сторінці", "основна сторінка"),
    ("спливними вікнами", "спливне вікно"), ("назви файлу", "назва файлу"),
    ("верхньою панеллю", "верхня панель"), ("швидкої лінії", "швидка лінія"),
    ("звичайної пошти", "звичайна пошта"), ("висувному ящику", "висувний ящик"),
    ("новому екрані", "новому екрані"), ("контекстному меню", "контекстне меню"),
    ("вашого списку", "ваш список"),
    // Acronyms keep their capitals, what is shouted does not.
    ("нової SIM-картки", "нова SIM-картка"), ("USB-порти", "USB-порти"),
    ("НОВИЙ ПАРОЛЬ", "новий пароль"),
    ("новий пароль", "новий пароль"), ("Новий Пароль", "новий пароль"),
    // Adjectives that are nouns before a genitive.
    ("змінної циклу", "змінна циклу"), ("змінних середовища", "змінна середовища"),
    ("довгою змінною вікна", "довга змінна вікна"), ("нові вікна", "нове вікно"),
    ("довгою лавкою", "довга лавка"), ("довгу лавку", "довга лавка"),
    ("довгі вікна", "довге вікно"),
  ])
  func findsUkrainianPhrases(text: String, citation: String) {
    let seen = [
      "вікно", "вікна", "вікнами", "список", "списків", "сторінка", "сторінці", "екрані",
      "змінна", "змінної", "змінну", "змінною", "змінних", "довгою", "довга", "довгої", "довгу",
    ]
    let counts = Dictionary(seen.map { ($0, 1) }) { $0 + $1 }
    let lemmas = CitationForm.lemmas(forms: counts, language: "uk")
    let words = text.split(separator: " ").map(String.init)
    #expect(CitationForm.phrase(words, lemmas: lemmas, language: "uk") == citation)
  }

  @Test(arguments: [
    ("버튼에서는", "버튼"), ("메뉴로", "메뉴"), ("로그인을", "로그인"), ("해상도", "해상도"), ("이미지", "이미지"),
    ("파일입니다", "파일"), ("서버에선", "서버"), ("반환합니다", "반환합니다"), ("살펴봅시다", "살펴봅시다"),
    ("변수다", "변수"),
  ])
  func findsKoreanNouns(form: String, noun: String) {
    #expect(CitationForm.word(form, language: "ko") == noun)
  }

  @Test(arguments: [
    // What ends like the copula or a particle and has particles of its own.
    (["스테이지", "스테이지를", "스테이지에", "스테이지만"], "스테이지", "스테이지"),
    (["스테이지", "스테이지만"], "스테이지", "스테이지"), (["스테이지", "스테이지만"], "스테이지만", "스테이지"),
    (["모노레일", "모노레일이", "모노레일을"], "모노레일", "모노레일"), (["모노레일"], "모노레일", "모노레일"),
    (["모노레일", "모노레일이", "모노레일을", "모노레를"], "모노레일", "모노레일"),
    (["블레임", "블레임은"], "블레임", "블레임"), (["블레임", "블레임은"], "블레임은", "블레임"),
    (["아카데미아", "콜로니아를", "조명도", "조명도를", "조명도가", "조명을", "조명은", "조명"], "조명도", "조명도"),
    // The copula behind what is a noun elsewhere, and behind Latin letters.
    (["양식인", "양식을", "양식에"], "양식인", "양식"), (["양식일", "양식"], "양식일", "양식"),
    (["양식이지만", "양식을", "양식에"], "양식이지만", "양식"), (["json인"], "json인", "json"),
    (["양식입니다"], "양식입니다", "양식"), (["상대적인"], "상대적인", "상대적"), (["쓰기이며"], "쓰기이며", "쓰기"),
    (["양식인", "양식인만큼", "양식을"], "양식인", "양식"),
    // Particles that would fit another last letter.
    (["양식를", "양식", "양식에", "양식은"], "양식를", "양식"),
    (["메모장으로", "문서으로", "문서", "문서가", "문서는"], "문서으로", "문서"),
    (["양식를"], "양식를", "양식를"), (["저녁노을", "저녁노"], "저녁노을", "저녁노을"),
  ])
  func tellsKoreanNounsFromParticles(forms: [String], form: String, noun: String) {
    let counts = Dictionary(forms.map { ($0, 1) }) { $0 + $1 }
    #expect(CitationForm.lemmas(forms: counts, language: "ko")[form] == noun)
  }

  @Test(arguments: ["모노레일", "스테이지", "블레임"])
  func keepsKoreanNounsThatEndLikeTheCopula(noun: String) {
    #expect(CitationForm.word(noun, language: "ko") == noun)
  }

  @Test func gathersTheFormsOfKoreanWords() throws {
    let rows = try GoldTable.rows(of: "ko-particles-unseen.tsv").filter { !$0[0].contains(" ") }
    let counts = Dictionary(rows.map { (TermForms.fold($0[2]), 1) }) { $0 + $1 }
    let lemmas = CitationForm.lemmas(forms: counts, language: "ko")
    let wrong = rows.filter { lemmas[TermForms.fold($0[2])] != TermForms.fold($0[0]) }
    print("Korean nouns: \(rows.count - wrong.count) of \(rows.count)", wrong.map { $0[2] })
    #expect(Double(wrong.count) <= 0.05 * Double(rows.count))
    #expect(CitationForm.phrase(["도구", "모음에서"], language: "ko") == "도구 모음")
    #expect(CitationForm.phrase(["JSON으로"], language: "ko") == "JSON")
  }
}

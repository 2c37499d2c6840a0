/// Words for the things in a program or on a screen that go by a name.
extension ForeignMention {
  /// The English ones.
  static let named: Set<String> = [
    "attribute", "button", "class", "command", "directive", "directory", "element", "event",
    "field", "flag", "folder", "function", "keyword", "method", "option", "prop", "property",
    "role", "script", "statement", "sub-resource", "subcommand", "subresource", "tab", "tag",
    "tool", "variable",
    "verb",
  ]

  static let namedBehind = [
    "コマンド", "ボタン", "プロパティ", "モジュール", "模块", "模組", "모듈", "オプション", "ディレクトリ", "フォルダ", "要素", "属性",
    "メソッド", "関数", "フラグ", "クラス", "类", "類別", "클래스", "命令", "按钮", "按鈕", "选项", "選項", "目录", "目錄",
    "元素", "键", "鍵", "方法", "函数", "函式", "标签", "標籤", "标志", "旗標", "플래그", "버튼", "명령", "组件", "組件", "元件",
    "コンポーネント",
    "컴포넌트", "对象", "物件", "オブジェクト", "객체", "关键字", "關鍵字", "キーワード", "키워드", "子资源", "子資源", "サブリソース",
    "端点", "端點", "接口", "エンドポイント", "动词", "動詞", "字段", "欄位", "フィールド", "필드", "옵션", "요소", "메서드", "함수",
    "タグ", "태그", "参数", "參數", "引数", "パラメータ", "매개변수", "イベント", "事件", "이벤트", "という", "라는", "이라는", "一词",
    "语句", "語句", "구문", "一詞", "这个词", "這個詞", "단어", "屬性", "속성", "变量", "變數", "変数", "변수", "指令", "ディレクティブ",
    "지시어", "지시자", "디렉터리", "디렉토리", "폴더", "메소드", "파라미터", "인자", "인수", "엔드포인트",
  ]

  /// What says in Chinese, Japanese and Korean that a name follows.
  static let called = [
    "名为", "名為", "命名为", "命名為", "名叫", "叫做", "叫", "参数", "參數", "引数", "パラメータ", "パラメーター", "매개변수", "变量",
    "變數",
    "変数", "변수", "属性", "屬性", "プロパティ", "속성",
    // What browsers have of themselves goes by its tag: 原生 button.
    "原生", "ネイティブの", "네이티브",
  ]

  static let namedLibraries = [
    "ライブラリ", "ライブラリである", "ライブラリの", "パッケージ", "モジュール", "라이브러리", "라이브러리인", "패키지", "모듈", "库", "庫",
    "函式庫", "软件包", "套件",
  ]

  /// The same, what is in small letters a library, and what says in Chinese that a value follows.
  static let calledOrSet =
    called + namedLibraries + ["设为", "设置为", "指定为", "参数为", "值为", "設為", "設定為", "指定為", "參數為", "值為"]

  static let namedBefore = [
    "команд", "кнопк", "опци", "элемент", "метод", "функци", "атрибут", "папк", "каталог",
    "флаг", "класс", "клас", "ключ", "тег", "свойств", "властивост", "имен", "названи", "слово",
    "слова", "словом", "модул", "плагин", "плагін", "таблиц", "типа", "типу", "библиотек",
    "бібліотек", "пакет", "оператор", "инструкци", "інструкці",
  ]
  /// Things that go by the name behind them in German, Spanish, French, Italian and Portuguese.
  static let namedInLatin: Set<String> = [
    "argument", "argumento", "atributo", "attribut", "attributo", "balise", "befehl", "botão",
    "botón", "bouton", "campo", "carpeta", "cartella", "champ", "clase", "classe", "comando",
    "commande", "diretório", "directorio", "dossier", "eigenschaft", "etiqueta", "feld",
    "fonction", "função", "función", "funktion", "funzione", "instrução", "instrucción",
    "instruction", "istruzione",
    "klasse", "methode", "método",
    "méthode", "metodo", "modul", "module", "modulo", "módulo", "opción", "opção", "option",
    "opzione", "ordner", "parameter",
    "parametro", "parámetro", "paramètre", "parâmetro", "pasta", "propiedad", "propriedade",
    "proprietà", "propriété", "pulsante", "répertoire", "schaltfläche", "sentencia", "variable",
    "variabile",
    "variável", "verzeichnis",
  ]
}

import LanguageText

/// Words of user interfaces by meaning, as translators of software commonly write them.
///
/// A prior for linking: most pages name a control once or twice, too rarely to learn what another
/// language calls it, and pages of different years or authors are no translations of one another.
/// What the documents themselves show counts for more. One meaning a line; the languages are in the
/// order of ``languages``, synonyms after commas.
enum InterfaceMeanings {
  /// The languages of the columns; Traditional Chinese beside Simplified, because the words differ.
  static let languages = ["en", "ru", "ja", "zh-Hans", "zh-Hant"]

  /// The lines as concepts, in order.
  static let concepts = concepts(inTable: table)

  /// The lines of a table as concepts, in order.
  static func concepts(inTable table: String) -> [KnownConcept] {
    table.split(separator: "\n").map { line in
      KnownConcept(
        terms: zip(languages, line.split(separator: ";")).flatMap { tag, names in
          LanguageTag(tag).map { language in
            names.split(separator: ",").map { KnownTerm(language: language, text: String($0)) }
          } ?? []
        })
    }
  }

  /// The katakana words of the table that are no compounds of others of it.
  static let katakana: Set<String> = {
    let words = Set(
      concepts.flatMap(\.terms).filter { $0.language.language == "ja" }.map(\.text)
        .filter { $0.unicodeScalars.allSatisfy { (0x30a1...0x30ff).contains($0.value) } })
    return words.filter { word in
      !words.contains { $0 != word && (word.hasSuffix($0) || word.hasPrefix($0)) }
    }
  }()

  private static let table = """
    button;кнопка;ボタン;按钮;按鈕
    toggle;тогл,тумблер;トグル;切换,切换开关;切換
    toggle button;кнопка-переключатель;トグルボタン;切换按钮;切換按鈕
    switch;переключатель,свитч;スイッチ;开关;開關,切換開關
    checkbox,check box;флажок,чекбокс;チェックボックス;复选框,勾选框;核取方塊,勾選框
    radio button;переключатель,радиокнопка;ラジオボタン;单选按钮;選項按鈕,單選按鈕
    pop-up button;всплывающая кнопка,кнопка со всплывающим меню,попап-кнопка;ポップアップボタン;弹出式按钮,弹出按钮;彈出式按鈕
    pull-down button;раскрывающаяся кнопка;プルダウンボタン;下拉按钮,下拉式按钮;下拉按鈕,下拉式按鈕
    close button;кнопка закрытия;閉じるボタン;关闭按钮;關閉按鈕
    done button;кнопка готово;完了ボタン;完成按钮;完成按鈕
    cancel button;кнопка отмены;キャンセルボタン;取消按钮;取消按鈕
    back button;кнопка назад;戻るボタン;返回按钮;返回按鈕
    info button;информационная кнопка;情報ボタン;信息按钮;資訊按鈕
    menu;меню;メニュー;菜单;選單,功能表
    submenu;подменю;サブメニュー;子菜单;子選單
    menu item;пункт меню,элемент меню;メニュー項目,メニューアイテム;菜单项;選單項目,選項
    context menu;контекстное меню;コンテキストメニュー;上下文菜单,右键菜单,快捷菜单;快顯功能表,內容選單
    menu bar;строка меню;メニューバー;菜单栏;選單列,功能表列
    toolbar;панель инструментов,тулбар;ツールバー;工具栏;工具列
    tab bar;панель вкладок;タブバー;标签栏;標籤列,分頁列
    tab;вкладка,таб;タブ;标签页,标签,选项卡;分頁,標籤頁
    navigation bar;панель навигации;ナビゲーションバー;导航栏;導覽列
    sidebar;боковая панель;サイドバー;边栏,侧边栏;側邊欄
    status bar;строка состояния;ステータスバー;状态栏;狀態列
    search bar;строка поиска;検索バー;搜索栏;搜尋列
    search field;поле поиска;検索フィールド;搜索栏,搜索框;搜尋欄位
    segmented control;сегментированный элемент управления;セグメンテッドコントロール;分段控件;分段控制,區段控制
    slider;ползунок,слайдер;スライダー,スライダ;滑块,滑动条;滑桿
    stepper;степпер,шаговый переключатель;ステッパー,ステッパ;步进器;步進器
    picker;элемент выбора,пикер;ピッカー;选择器;選擇器
    date picker;выбор даты;日付ピッカー,デートピッカー;日期选择器;日期選擇器
    color picker;выбор цвета;カラーピッカー;颜色选择器;顏色選擇器
    color well;цветовая ячейка;カラーウェル;颜色池,颜色井;顏色井
    text field;текстовое поле,поле ввода;テキストフィールド,テキスト欄;文本栏,文本框,输入框;文字欄位,文字框
    text view;текстовое представление;テキストビュー;文本视图;文字視圖
    secure text field;поле пароля;セキュアテキストフィールド;安全文本栏;安全文字欄位
    placeholder;плейсхолдер,заполнитель;プレースホルダー,プレースホルダ;占位符;佔位文字,占位符
    label;надпись,метка,лейбл;ラベル;标签,标注;標籤
    title;заголовок,название;タイトル;标题;標題
    subtitle;подзаголовок;サブタイトル;副标题;副標題
    icon;значок,иконка,пиктограмма;アイコン;图标;圖示,圖標
    glyph;глиф;グリフ;字形;字符,字形
    symbol;символ;シンボル;符号;符號
    image;изображение,картинка;イメージ,画像;图像,图片;圖像,影像
    alert;предупреждение,алерт;アラート;警告框,提醒,警报;警告,提示
    action sheet;лист действий,список действий;アクションシート;操作列表,动作面板;動作面板,操作表
    sheet;лист;シート;表单;工作表
    popover;всплывающее окно,поповер;ポップオーバー;浮层,弹出框,弹出窗口;彈出視窗,彈出框
    dialog,dialogue;диалоговое окно,диалог;ダイアログ;对话框;對話方塊
    tooltip;подсказка,всплывающая подсказка;ツールチップ;工具提示;工具提示
    notification;уведомление;通知;通知;通知
    badge;бейдж,значок уведомления;バッジ;标记,角标;徽章,標記
    banner;баннер;バナー;横幅;橫幅
    activity indicator;индикатор активности;アクティビティインジケーター,アクティビティインジケータ;活动指示器,加载指示器;活動指示器
    progress indicator;индикатор выполнения,индикатор прогресса;進行状況インジケーター,プログレスインジケーター;进度指示器;進度指示器
    progress bar;полоса выполнения,прогресс-бар;プログレスバー,進行状況バー;进度条;進度列,進度條
    refresh control;элемент обновления;リフレッシュコントロール;刷新控件;重新整理控制項
    page control;индикатор страниц;ページコントロール;页面控件;頁面控制,頁面控制器
    control;элемент управления,контрол;コントロール;控件,控制;控制項
    view;представление,вью,вид;ビュー;视图;視圖,檢視
    image view;представление изображения;イメージビュー;图像视图;圖像視圖
    scroll view;область прокрутки;スクロールビュー;滚动视图;捲動視圖
    table view;представление таблицы;テーブルビュー;表格视图,表视图;表格視圖
    split view;разделённый вид;スプリットビュー;分栏视图,拆分视图;分割檢視
    table;таблица;テーブル,表;表格,表;表格
    list;список;リスト,一覧;列表;列表,清單
    row;строка,ряд;行;行;列,橫列
    column;столбец,колонка;列,カラム;列;欄
    cell;ячейка;セル;单元格;儲存格
    collection;коллекция;コレクション;集合;集合
    window;окно;ウインドウ,ウィンドウ;窗口;視窗
    panel;панель;パネル;面板;面板
    screen;экран;画面,スクリーン;屏幕;螢幕
    page;страница;ページ;页面;頁面
    keyboard;клавиатура;キーボード;键盘;鍵盤
    keyboard shortcut,shortcut;сочетание клавиш,шорткат;キーボードショートカット,ショートカット;键盘快捷键,快捷键;鍵盤快速鍵,快速鍵
    mouse;мышь;マウス;鼠标;滑鼠
    pointer;указатель;ポインタ,ポインター;指针;指標
    cursor;курсор;カーソル;光标;游標
    gesture;жест;ジェスチャ,ジェスチャー;手势;手勢
    tap;касание,тап,нажатие;タップ;轻点,点击;點一下,點按
    swipe;смахивание,свайп;スワイプ;轻扫;滑動
    drag and drop;перетаскивание;ドラッグ&ドロップ,ドラッグアンドドロップ;拖放;拖放
    selection;выделение,выбор;選択;选择,选中;選取
    setting,settings,preferences;настройка,настройки;設定;设置;設定
    option;вариант,опция;オプション,選択肢;选项;選項
    item;элемент,пункт,объект;項目,アイテム;项目;項目
    action;действие;操作,アクション;操作,动作;動作,操作
    command;команда;コマンド;命令;指令,命令
    content;контент,содержимое;コンテンツ,内容;内容;內容
    style;стиль;スタイル;样式;樣式
    appearance;внешний вид;外観;外观;外觀
    layout;разметка,макет;レイアウト;布局,版式;版面,佈局
    color,colour;цвет;色,カラー;颜色;顏色
    font;шрифт;フォント;字体;字體,字型
    background;фон;背景;背景;背景
    state;состояние;状態;状态;狀態
    feedback;обратная связь,отклик;フィードバック;反馈;回饋
    accessibility;доступность,специальные возможности;アクセシビリティ;辅助功能,无障碍;輔助使用,無障礙
    user;пользователь,юзер;ユーザー,ユーザ;用户;使用者
    app,application;приложение;アプリ,アプリケーション;应用,应用程序;應用程式
    file;файл;ファイル;文件;檔案
    folder;папка;フォルダ,フォルダー;文件夹;資料夾
    link;ссылка,линк;リンク;链接;連結
    password;пароль;パスワード;密码;密碼
    value;значение;値;值;值
    default;по умолчанию;デフォルト,初期設定;默认;預設
    track;дорожка,трек;トラック;轨道;軌道,軌跡
    segment;сегмент;セグメント;分段;區段
    separator;разделитель;セパレーター,セパレータ,区切り線;分隔符,分隔线;分隔線
    disclosure indicator;индикатор раскрытия;ディスクロージャーインジケータ,開閉用インジケータ;显示指示器,展开指示器;展開指示器
    search;поиск;検索;搜索;搜尋
    sorting,sort;сортировка;並べ替え,ソート;排序;排序
    filter;фильтр;フィルタ,フィルター;筛选器,过滤器;篩選器,過濾器
    editing,edit;редактирование,правка;編集;编辑;編輯
    deletion,delete;удаление;削除;删除;刪除
    sharing,share;общий доступ,отправка;共有;分享,共享;分享,共享
    clearing,clear;очистка;クリア,消去;清除;清除
    copying,copy;копирование,копия;コピー;复制,拷贝;拷貝,複製
    paste;вставка;ペースト,貼り付け;粘贴;貼上
    undo;отмена;取り消し;撤销;還原
    saving,save;сохранение;保存;保存,存储;儲存
    loading;загрузка;読み込み,ロード;加载,载入;載入
    download;скачивание,загрузка;ダウンロード;下载;下載
    upload;отправка,выгрузка;アップロード;上传;上傳
    update;обновление;アップデート,更新;更新;更新
    installation;установка;インストール;安装;安裝
    scrolling;прокрутка;スクロール;滚动;捲動,滾動
    zoom;масштаб,масштабирование;ズーム,拡大縮小;缩放;縮放
    animation;анимация;アニメーション;动画;動畫
    transition;переход;トランジション,遷移;过渡;轉場,過場
    navigation;навигация;ナビゲーション,移動;导航;導覽
    orientation;ориентация;向き;方向;方向
    mode;режим;モード;模式;模式
    theme;тема;テーマ;主题;主題,佈景主題
    template;шаблон;テンプレート;模板;範本
    attribute;атрибут;属性;属性;屬性
    property;свойство;プロパティ;属性;屬性
    parameter;параметр;パラメータ,パラメーター;参数;參數
    argument;аргумент;引数;参数,实参;引數
    function;функция;関数,機能;函数,功能;函式,功能
    method;метод;メソッド;方法;方法
    class;класс;クラス;类;類別
    object;объект;オブジェクト;对象;物件
    instance;экземпляр;インスタンス;实例;實例
    variable;переменная;変数;变量;變數
    constant;константа;定数;常量;常數
    module;модуль;モジュール;模块;模組
    package;пакет;パッケージ;包,软件包;套件
    library;библиотека;ライブラリ;库;函式庫,程式庫
    framework;фреймворк;フレームワーク;框架;框架
    interface;интерфейс;インターフェース,インタフェース;接口,界面;介面
    user interface;пользовательский интерфейс,интерфейс пользователя;ユーザーインターフェース,ユーザーインタフェース;用户界面;使用者介面
    iterator;итератор;イテレータ;迭代器;疊代器
    exception;исключение;例外;异常;例外
    error;ошибка;エラー;错误;錯誤
    warning;предупреждение;警告;警告;警告
    message;сообщение;メッセージ;消息,信息;訊息
    string;строка;文字列;字符串;字串
    integer;целое число;整数;整数;整數
    array;массив;配列;数组;陣列
    dictionary;словарь;辞書;字典;字典
    tuple;кортеж;タプル;元组;元組
    set;множество;集合;集合;集合
    loop;цикл;ループ;循环;迴圈
    expression;выражение;式;表达式;運算式,表達式
    statement;инструкция,оператор;文;语句;陳述式
    operator;оператор;演算子;运算符;運算子
    syntax;синтаксис;構文;语法;語法
    compiler;компилятор;コンパイラ,コンパイラー;编译器;編譯器
    source code;исходный код;ソースコード;源代码;原始碼
    database;база данных;データベース;数据库;資料庫
    server;сервер;サーバー,サーバ;服务器;伺服器
    client;клиент;クライアント;客户端;用戶端,客戶端
    browser;браузер;ブラウザー,ブラウザ;浏览器;瀏覽器
    network;сеть;ネットワーク;网络;網路
    request;запрос;リクエスト,要求;请求;請求
    response;ответ;レスポンス,応答;响应;回應
    document;документ;文書,ドキュメント,書類;文档;文件
    directory;каталог;ディレクトリ;目录;目錄
    operating system;операционная система;オペレーティングシステム;操作系统;作業系統
    data;данные;データ;数据;資料
    device;устройство;デバイス,装置,機器;设备;裝置
    account;учётная запись,аккаунт;アカウント;账户,帐户;帳號,帳戶
    permission;разрешение;権限,許可;权限;權限
    privacy;конфиденциальность;プライバシー;隐私;隱私權,隱私
    version;версия;バージョン;版本;版本
    translation;перевод;翻訳;翻译;翻譯
    localization;локализация;ローカライズ,ローカリゼーション;本地化;在地化,本地化
    glossary;глоссарий;用語集;术语表,词汇表;詞彙表
    paragraph;абзац;段落;段落;段落
    heading;заголовок;見出し;标题;標題
    header;верхний колонтитул;ヘッダー,ヘッダ;页眉,标头;標頭,頁首
    footer;нижний колонтитул;フッター,フッタ;页脚;頁尾
    grid;сетка;グリッド;网格;格線,網格
    margin;поле,отступ;余白,マージン;边距;邊界,邊距
    alignment;выравнивание;配置,整列;对齐;對齊
    contrast;контрастность,контраст;コントラスト;对比度;對比度
    typeface;гарнитура;書体;字体;字體
    pixel;пиксель;ピクセル,画素;像素;像素
    resolution;разрешение;解像度;分辨率;解析度
    touchscreen,touch screen;сенсорный экран;タッチスクリーン;触摸屏;觸控螢幕
    widget;виджет;ウィジェット;小组件,小部件;小工具
    carousel;карусель;カルーセル;轮播;輪播
    wizard;мастер;ウィザード;向导;精靈
    dock;док,док-панель;ドック;程序坞;停駐列
    home screen;экран домой,главный экран;ホーム画面;主屏幕;主畫面
    """
}

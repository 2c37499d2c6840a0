#!/usr/bin/env python3
"""Checking on items that nothing was tuned on: makes a set like the gold one out of the help of LibreOffice, with terms of its own.

usage: heldout_check.py make HELP_FOLDER OUT.jsonl [--languages ja,ru,...] [--seed N] [--without GOLD.jsonl]
       score_check.py ISOGLOSS OUT.jsonl --misses 5000

HELP_FOLDER is /usr/share/libreoffice/help of the Debian packages libreoffice-help-en-us, -ja, -ru, -zh-cn, -zh-tw, -ko, -de, -fr, -es, -it, -pl and -pt-br: paragraphs
with the same file and id say the same thing. The texts belong to others and stay where you put them. Terms that GOLD has as well are left out. The cases:

  ok-approved         the source has the term and the draft its name, inflected as it may be: nothing to report (the only case of ko, de, fr, es, it, pl and pt-BR)
  forbidden           the name was replaced by a forbidden one, in Russian in the same case and number (by pymorphy3; without it there are no Russian items)
  forbidden-natural   the roles of the two are swapped, the draft is as it was, and there is no source
  missing             the name was replaced by a word for anything
  untranslated        the name was replaced by what the source says
  noise-ok            the name with a space of no width or a hard one inside, or broken over two lines
  noise-forbidden     the forbidden name emphasised in Markdown, or with a soft hyphen inside
  spelling-variant    Japanese: the name in another spelling
  mixed               two paragraphs, one with the name, one with another admitted name
  wrong-script        Chinese: one character of the other script
  confusable          Russian: one Latin letter inside the name
  hard-negative       the forbidden name is a part of another word only
  hard-homograph      Russian: a form of another word looks like one of the forbidden name
  hard-nested         the forbidden name is a part of the approved one
  hard-source-nested  of two concepts, the term of one is a part of the other's term in the source

A segment is passed over where the truth is in doubt: the name touches another word of its script, a forbidden name is there already, or the term comes up too often.
"""
import argparse, collections, functools, html.parser, json, pathlib, random, re

try:
    import pymorphy3
except ImportError:
    pymorphy3 = None

ORIGIN = "libreoffice-help 7.4.7 (MPL-2.0)"
FOLDERS = {"ja": "ja", "zh-Hans": "zh-CN", "zh-Hant": "zh-TW", "ru": "ru", "ko": "ko", "de": "de", "fr": "fr", "es": "es", "it": "it", "pl": "pl", "pt-BR": "pt-BR"}
MAIN = ("ja", "zh-Hans", "zh-Hant", "ru")
QUOTA = {"ok-approved": 2, "forbidden": 2, "forbidden-natural": 1, "missing": 2, "untranslated": 1, "noise-ok": 1, "noise-forbidden": 1, "spelling-variant": 2, "mixed": 1,
         "wrong-script": 1, "confusable": 1, "hard-negative": 4, "hard-homograph": 6, "hard-nested": 3, "hard-source-nested": 3}
OTHERS = {"ok-approved": 3}

# English term = name / forbidden names; ~ another spelling (Japanese).
TERMS = {}
TERMS["ja"] = """
header = ヘッダー / 頭書き ~ ヘッダ
endnote = 文末脚注 / 文末注, 巻末注
text box = テキストボックス / 文字枠, 入力欄
cell range = セル範囲 / セルレンジ, セル領域
sheet = シート / ワークシート
page style = ページスタイル / ページ様式, 頁スタイル
paragraph style = 段落スタイル / 段落様式
character style = 文字スタイル / 文字様式
caption = キャプション / 図表題目
index = 索引 / インデックス
table of contents = 目次 / 内容一覧
bibliography = 参考文献 / 文献目録
hyphenation = ハイフネーション / 分綴
master document = マスタードキュメント / 親文書
section = セクション / 区画
page break = 改ページ / ページ区切り
pivot table = ピボットテーブル / 集計表
filter = フィルター / 絞り込み器 ~ フィルタ
formula = 数式 / 計算式
function = 関数 / ファンクション
scenario = シナリオ / 筋書き
subtotal = 小計 / サブトータル
outline = アウトライン / 骨子
data range = データ範囲 / データレンジ
data series = データ系列 / データシリーズ
legend = 凡例 / レジェンド
grid = グリッド / 格子
gradient = グラデーション / 階調
bitmap = ビットマップ / ビット図
gallery = ギャラリー / 画廊
slide show = スライドショー / スライド上映
animation = アニメーション / 動画
presentation = プレゼンテーション / 発表資料
background = 背景 / バックグラウンド
placeholder = プレースホルダー / 仮置き ~ プレースホルダ
ruler = ルーラー / 定規 ~ ルーラ
navigator = ナビゲーター / 案内板 ~ ナビゲータ
combo box = コンボボックス / 複合枠
form = フォーム / 帳票
control = コントロール / 制御部品
subform = サブフォーム / 副帳票
record = レコード / データ行
database = データベース / 情報庫
report = レポート / 報告書
field = フィールド / 入力域
field name = フィールド名 / 項目名
password = パスワード / 暗証番号, 合言葉
certificate = 証明書 / サーティフィケート
comment = コメント / 注釈
mail merge = 差し込み印刷 / メールマージ
envelope = 封筒 / エンベロープ
label = ラベル / 名札
address book = アドレス帳 / 住所録
page number = ページ番号 / 頁番号, ノンブル
indent = インデント / 字下げ
tab stop = タブストップ / タブ位置
font = フォント / 書体
font size = フォントサイズ / 文字サイズ
bullet = 箇条書き / ビュレット
server = サーバー / 提供機 ~ サーバ
extension = 拡張機能 / エクステンション
file format = ファイル形式 / ファイルフォーマット
mouse pointer = マウスポインター / マウスカーソル ~ マウスポインタ
keyboard = キーボード / 鍵盤
module = モジュール / 構成単位
library = ライブラリ / 書庫 ~ ライブラリー
variable = 変数 / バリアブル
string = 文字列 / ストリング
integer = 整数 / インテジャー
statement = ステートメント / 命令文
operator = 演算子 / オペレーター
argument = 引数 / アーギュメント
error message = エラーメッセージ / 誤り表示
breakpoint = ブレークポイント / 中断点
event = イベント / 事象
property = プロパティ / 特性 ~ プロパティー
object = オブジェクト / 対象物
currency = 通貨 / カレンシー
standard deviation = 標準偏差 / 標準離差
probability = 確率 / 公算
dictionary = 辞書 / ディクショナリ
connector = コネクタ / 接続子 ~ コネクター
polygon = 多角形 / ポリゴン
submenu = サブメニュー / 副メニュー
browser = ブラウザー / 閲覧ソフト ~ ブラウザ
regular expression = 正規表現 / 規則表現
category = カテゴリー / 分類 ~ カテゴリ
wizard = ウィザード / 案内画面 ~ ウイザード
bracket = かっこ / ブラケット
comma = コンマ / カンマ
version = バージョン / 版数
"""
TERMS["zh-Hans"] = """
header = 页眉 / 页首, 眉标
endnote = 尾注 / 章末注
text box = 文本框 / 文字框, 文字方块
cell range = 单元格区域 / 单元格范围
sheet = 工作表 / 工作页
page style = 页面样式 / 页面风格
paragraph style = 段落样式 / 段落风格
character style = 字符样式 / 字元样式
bibliography = 参考文献 / 书目文献
hyphenation = 断词 / 连字断行
master document = 主控文档 / 母文档
page break = 分页符 / 换页符
pivot table = 数据透视表 / 枢纽分析表
filter = 筛选器 / 过滤器
formula = 公式 / 算式
function = 函数 / 函式
conditional formatting = 条件格式 / 条件样式
subtotal = 分类汇总 / 小计
outline = 大纲 / 纲要
data range = 数据区域 / 数据范围
data series = 数据序列 / 数据系列
legend = 图例 / 图解
trend line = 趋势线 / 走势线
grid = 网格 / 格线
gradient = 渐变 / 渐层
bitmap = 位图 / 点阵图
gallery = 图库 / 图片集
animation = 动画 / 动效
presentation = 演示文稿 / 简报
handout = 讲义 / 散发资料
background = 背景 / 底景
placeholder = 占位符 / 占位项
menu bar = 菜单栏 / 菜单条
ruler = 标尺 / 尺规
navigator = 导航 / 助手
combo box = 组合框 / 复合框
form = 表单 / 窗体
control = 控件 / 控制项
subform = 子表单 / 子窗体
database = 数据库 / 资料库
report = 报表 / 报告书
field = 字段 / 栏位
password = 密码 / 口令
digital signature = 数字签名 / 电子签章
certificate = 证书 / 凭证
comment = 批注 / 评注
AutoText = 自动图文集 / 自动文本
AutoCorrect = 自动更正 / 自动校正
mail merge = 邮件合并 / 合并打印
envelope = 信封 / 封套
address book = 通讯簿 / 通讯录
page number = 页码 / 页号
indent = 缩进 / 缩排
line spacing = 行距 / 行间距
tab stop = 制表位 / 定位点
font = 字体 / 字型
bullet = 项目符号 / 项目标记
file format = 文件格式 / 档案格式
file type = 文件类型 / 档案类型
mouse pointer = 鼠标指针 / 滑鼠指标, 鼠标游标
module = 模块 / 模组
variable = 变量 / 变数
string = 字符串 / 字串
expression = 表达式 / 运算式
statement = 语句 / 陈述式
operator = 运算符 / 运算子
breakpoint = 断点 / 停止点
event = 事件 / 事项
property = 属性 / 特性
object = 对象 / 物件
number format = 数字格式 / 数值格式
currency = 货币 / 币别
standard deviation = 标准偏差 / 标准差
probability = 概率 / 机率
random number = 随机数 / 乱数
dictionary = 词典 / 字典
pixel = 像素 / 画素
connector = 连接符 / 连接线
polygon = 多边形 / 多角形
rectangle = 矩形 / 长方形
submenu = 子菜单 / 次级菜单
text document = 文本文档 / 文字文件
shortcut = 快捷键 / 热键
regular expression = 正则表达式 / 规则运算式
wildcard = 通配符 / 万用字元
character = 字符 / 字元
recipient = 收件人 / 收件者
wizard = 向导 / 精灵
"""
TERMS["zh-Hant"] = """
header = 頁首 / 頁眉
endnote = 尾註 / 章末註
text box = 文字方塊 / 文本框
cell range = 儲存格範圍 / 儲存格區域
page style = 頁面樣式 / 頁面風格
paragraph style = 段落樣式 / 段落風格
character style = 字元樣式 / 字符樣式
bibliography = 參考文獻 / 書目文獻
master document = 主控文件 / 母文件
pivot table = 樞紐分析表 / 數據透視表
filter = 篩選器 / 過濾器
formula = 公式 / 算式
function = 函式 / 函數
array formula = 陣列公式 / 數組公式
scenario = 分析藍本 / 情境方案
outline = 大綱 / 綱要
data range = 資料範圍 / 資料區域
data series = 資料序列 / 資料數列
legend = 圖例 / 圖解
grid = 網格 / 格線
gradient = 漸層 / 漸變
bitmap = 點陣圖 / 位圖
gallery = 圖庫 / 畫廊
animation = 動畫 / 動效
presentation = 簡報 / 演示文稿
handout = 講義 / 散發資料
background = 背景 / 底景
placeholder = 佔位項 / 占位符
ruler = 尺規 / 標尺
navigator = 助手 / 導覽器
combo box = 組合方塊 / 組合框
form = 表單 / 窗體
control = 控制項 / 控件
subform = 子表單 / 子窗體
database = 資料庫 / 數據庫
report = 報表 / 報告書
field = 欄位 / 字段
password = 密碼 / 口令
certificate = 憑證 / 數位證明
AutoText = 自動圖文集 / 自動文本
AutoCorrect = 自動校正 / 自動更正
mail merge = 合併列印 / 郵件合併
envelope = 信封 / 封套
address book = 通訊錄 / 通訊簿
page number = 頁碼 / 頁號
indent = 縮排 / 縮進
line spacing = 行距 / 行間距
font = 字型 / 字體
bullet = 項目符號 / 項目標記
server = 伺服器 / 服務器
extension = 副檔名 / 擴展名
file format = 檔案格式 / 文件格式
file type = 檔案類型 / 文件類型
mouse pointer = 滑鼠指標 / 鼠標指針
module = 模組 / 模塊
library = 程式庫 / 程序庫
variable = 變數 / 變量
string = 字串 / 字符串
expression = 表示式 / 表達式
statement = 陳述式 / 語句
operator = 運算子 / 運算符
argument = 引數 / 自變量
error message = 錯誤訊息 / 錯誤消息
breakpoint = 中斷點 / 停止點
property = 屬性 / 性質
object = 物件 / 對象
currency = 貨幣 / 幣別
standard deviation = 標準差 / 標準偏差
probability = 機率 / 概率
dictionary = 字典 / 詞典
pixel = 像素 / 畫素
connector = 連接線 / 連接符
polygon = 多邊形 / 多角形
rectangle = 矩形 / 長方形
tab page = 標籤頁 / 選項卡
text document = 文字文件 / 文本文檔
shortcut = 組合鍵 / 快捷鍵
image = 影像 / 圖像
regular expression = 常規表述式 / 正則表達式
character = 字元 / 字符
reference = 參照 / 引用
user = 使用者 / 用戶
wizard = 精靈 / 嚮導
printer = 印表機 / 打印機
list = 清單 / 列表
cursor = 游標 / 光標
window = 視窗 / 窗口
default value = 預設值 / 默認值
"""
TERMS["ru"] = """
header = верхний колонтитул / хедер
endnote = концевая сноска / финальная сноска
cell range = диапазон ячеек / блок ячеек
page style = стиль страницы / оформление страницы
paragraph style = стиль абзаца / оформление абзаца
table of contents = оглавление / содержание
bibliography = библиография / список литературы
master document = составной документ / главный документ
section = раздел / секция
page break = разрыв страницы / обрыв страницы
pivot table = сводная таблица / перекрёстная таблица
filter = фильтр / отбор
formula = формула / уравнение
function = функция / операция
array formula = формула массива / уравнение массива
subtotal = промежуточный итог / подытог
data range = диапазон данных / область данных
data series = ряд данных / серия данных
legend = легенда / пояснение
grid = сетка / решётка
layer = слой / пласт
gradient = градиент / плавный переход
gallery = галерея / коллекция
slide show = показ слайдов / слайд-шоу
animation = анимация / мультипликация
presentation = презентация / доклад
background = фон / подложка
placeholder = заполнитель / плейсхолдер
formula bar = панель формул / строка формул
ruler = линейка / рулер
navigator = навигатор / проводник
combo box = поле со списком / комбобокс
form = форма / бланк
control = элемент управления / орган управления, контрол
subform = подчинённая форма / подформа
database = база данных / банк данных
relation = отношение / соотношение
report = отчёт / рапорт
field name = имя поля / название поля
password = пароль / кодовое слово
digital signature = цифровая подпись / электронная подпись
certificate = сертификат / свидетельство
comment = комментарий / замечание
AutoCorrect = автозамена / автокоррекция
envelope = конверт / пакет
address book = адресная книга / записная книжка
page number = номер страницы / индекс страницы
indent = отступ / отбивка
line spacing = межстрочный интервал / интерлиньяж
alignment = выравнивание / выключка
font = шрифт / гарнитура
font size = размер шрифта / кегль
bullet = маркер / буллит
server = сервер / хост
extension = расширение / дополнение
file type = тип файла / вид файла
mouse pointer = указатель мыши / курсор мыши
mouse button = кнопка мыши / клавиша мыши
module = модуль / блок
library = библиотека / хранилище
error message = сообщение об ошибке / извещение об ошибке
breakpoint = точка останова / точка прерывания
event = событие / происшествие
property = свойство / атрибут
object = объект / предмет
probability = вероятность / шанс
standard deviation = стандартное отклонение / среднеквадратическое отклонение
interest rate = процентная ставка / процентный тариф
dictionary = словарь / лексикон
polygon = многоугольник / полигон
ellipse = эллипс / овал
folder = папка / директория
browser = браузер / обозреватель
recipient = получатель / адресат
regular expression = регулярное выражение / шаблонное выражение
category = категория / разряд
wizard = мастер / помощник
version = версия / редакция
bracket = скобка / скобочка
"""
# The stem of a word ends at ·, where what follows changes.
TERMS["ko"] = """
page style = 페이지 스타일
cell range = 셀 범위
page break = 페이지 나누기
trend line = 추세선
animation = 애니메이션
presentation = 프레젠테이션
background = 배경
ruler = 눈금자
navigator = 내비게이터
form = 양식
record = 레코드
database = 데이터베이스
report = 보고서
field name = 필드 이름
password = 암호
certificate = 인증서
mouse pointer = 마우스 포인터
keyboard = 키보드
module = 모듈
variable = 변수
string = 문자열
operator = 연산자
breakpoint = 중단점
event = 이벤트
polygon = 다각형
submenu = 하위 메뉴
text document = 텍스트 문서
wizard = 마법사
"""
TERMS["de"] = """
cell range = Zellbereich
page style = Seitenvorlage
paragraph style = Absatzvorlage
page break = Seitenumbruch
pivot table = Pivot-Tabelle
formula = Formel
data series = Datenreihe
trend line = Trendlinie
gradient = Farbverlauf
navigator = Navigator
form = Formular
subform = Unterformular
database = Datenbank
report = Bericht
password = Kennwort
certificate = Zertifikat
page number = Seitennummer
library = Bibliothek
string = Zeichenfolge
argument = Argument
breakpoint = Haltepunkt
event = Ereignis
standard deviation = Standardabweichung
connector = Verbinder
submenu = Untermenü
text document = Textdokument
wizard = Assistent
"""
TERMS["fr"] = """
header = en-tête
text box = zone· de texte
cell range = plage· de cellules
page style = style· de page
paragraph style = style· de paragraphe
page break = saut· de page
filter = filtre
formula = formule
data series = série· de données
gradient = dégradé
animation = animation
background = arrière-plan
placeholder = substituant
form = formulaire
subform = sous-formulaire
database = base· de données
password = mot· de passe
certificate = certificat
page number = numéro· de page
keyboard = clavier
library = bibliothèque
event = événement
dictionary = dictionnaire
connector = connecteur
polygon = polygone
"""
TERMS["es"] = """
header = cabecera
text box = cuadro· de texto
cell range = intervalo· de celdas
page style = estilo· de página
paragraph style = estilo· de párrafo
page break = salto· de página
pivot table = tabla· dinámica
filter = filtro
formula = fórmula
data series = serie· de datos
gradient = degradado
background = fondo
form = formulario
database = base· de datos
password = contraseña
certificate = certificado
page number = número· de página
library = biblioteca
variable = variable
string = cadena
mouse pointer = puntero· del ratón
dictionary = diccionario
polygon = polígono
text document = documento· de texto
wizard = asistente
"""
TERMS["it"] = """
header = intestazion·e
text box = casell·a di testo
page style = stil·e di pagina
paragraph style = stil·e di paragrafo
page break = interruzion·e di pagina
formula = formul·a
filter = filtr·o
data series = serie di dati
gradient = sfumatur·a
background = sfond·o
placeholder = segnaposto
ruler = righell·o
form = formular·io
certificate = certificat·o
page number = numer·o di pagina
keyboard = tastier·a
library = libreri·a
variable = variabil·e
string = string·a
event = event·o
connector = connettor·e
polygon = poligon·o
submenu = sottomenu
text document = document·o di testo
"""
TERMS["pl"] = """
text box = pol·e tekstow·e
cell range = zakres· komórek
page style = styl· strony
page break = podział· strony
pivot table = tabel·a przestawn·a
filter = filtr
formula = formuł·a
data series = seri·a danych
legend = legend·a
gradient = gradient
animation = animacj·a
presentation = prezentacj·a
form = formularz
database = baz·a danych
report = raport
password = hasł·o
certificate = certyfikat
address book = książk·a adresow·a
keyboard = klawiatur·a
module = moduł
library = bibliotek·a
event = zdarzeni·e
polygon = wielokąt
connector = łącznik
wizard = kreator
"""
TERMS["pt-BR"] = """
header = cabeçalho
text box = caixa· de texto
cell range = intervalo· de células
page style = estilo· de página
paragraph style = estilo· de parágrafo
page break = quebra· de página
pivot table = tabela· dinâmica
filter = filtro
formula = fórmula
data series = série· de dados
gradient = gradiente
animation = anima·ção
form = formulário
database = banco· de dados
report = relatório
password = senha
certificate = certificado
keyboard = teclado
module = módulo
library = biblioteca
variable = variável
argument = argumento
event = evento
dictionary = dicionário
polygon = polígono
text document = documento· de texto
wizard = assistente
"""
# Words that hold a name only by the accident of where words end.
ACCIDENTS = {
    "zh-Hans": "文字符 数字符 列表单 表单击 图例如 字段落 文字体 数字体 数字型 一个性 单位图 列表达 符号码 全部件 多变量 行距离 对象征 文字段 区域名 文字串 事件外 语句法 公式样 导航器 变量词",
    "zh-Hant": "文字元 數字元 列表單 圖例如 欄位於 數字型 文字型 字型別 單位圖 文字串 公式樣 數字串 字串流 字典型 清單位 視窗體",
}
# Approved; forbidden; words that hold the forbidden name and are none.
NEGATIVES = {
    "ja": "錠;ロック;ブロック\n得点;スコア;アンダースコア\n小道;パス;パスワード\n鉛筆;ペン;オープン\n綱;ライン;オンライン,アウトライン\n枠付け;レス;アドレス\n一組;セット;オフセット,リセット\n覚え書き;メモ;メモリ,メモリー\n文章;テキスト;コンテキスト\n"
          "計器;メーター;パラメーター\n車両;カー;カーソル,マーカー\n状態;ステート;ステートメント\n木;ツリー;エントリー",
    "zh-Hans": "图形;图;视图,图标,图像,图表,图形\n符记;符;符号,字符,占位符,运算符\n行首;行;进行,执行,运行,行为\n数目;数;函数,参数,数据\n面板;面;页面,界面,下面,方面\n期间;时;时间,同时,临时\n位次;位;位置,单位,定位\n程序;式;格式,公式,样式,方式",
    "zh-Hant": "圖畫;圖;圖示,圖形,圖表,視圖\n符記;符;符號,字符\n橫列;行;進行,執行,行為\n數目;數;函數,參數,數據,變數\n面板;面;頁面,介面,下面,方面\n期間;時;時間,同時,暫時,隨時\n位次;位;位置,單位,定位,欄位\n程序;式;格式,公式,樣式,方式",
    "ru": "том;тома;томат,автоматически\nявление;вид;видео,видимость,индивидуальный\nпривод;диск;дискета\nпорция;доза;дозагрузка\nперемена;ход;переход,исходный,выход\nрисование;рис;рисунок,рисовать\n"
          "пучок;луч;случай,получить,лучший\nзерно;рост;простой,простейший\nдвор;хост;хостинг\nштрих;тип;типовой,типичный\nсвод;код;кодировка,кодирование\nполотно;экран;экранный,экранирование",
}
HOMOGRAPHS = "поддержка;помощь;с помощью\nмаршрут;путь;путём\nкнига;том;в том числе,о том,том же,в том случае\nэтаж;пол;поле,поля\nметалл;сталь;стали\nграф-вершина;пора;до тех пор\nпотение;пот;потом\nприцел;целик;целиком"
# Approved; the part that is forbidden.
NESTED = {
    "ja": "条件付き書式;書式\n文末脚注;注\nテキストボックス;ボックス\nフローチャート;チャート\nスライドショー;ショー\nピボットテーブル;テーブル\nショートカットキー;キー\nマスタードキュメント;ドキュメント\nデータ系列;系列\n正規表現;表現\nページスタイル;スタイル\nエラーメッセージ;メッセージ\n"
          "標準偏差;偏差\nマウスポインター;ポインター\nセル範囲;範囲\n検索条件;条件",
    "zh-Hans": "数据透视表;透视表\n条件格式;格式\n页面样式;样式\n正则表达式;表达式\n子菜单;菜单\n数据库;库\n自动更正;更正\n项目符号;符号\n文本框;框\n快捷键;键\n工作表;表\n占位符;符\n趋势线;线\n运算符;符\n标准偏差;偏差\n组合框;框",
    "zh-Hant": "樞紐分析表;分析表\n頁面樣式;樣式\n文字方塊;文字\n中斷點;斷點\n資料庫;庫\n項目符號;符號\n自動校正;校正\n子功能表;功能表\n儲存格範圍;範圍\n表示式;式\n組合鍵;鍵\n標準差;差\n陳述式;式\n資料序列;序列",
    "ru": "верхний колонтитул;колонтитул\nсводная таблица;таблица\nрегулярное выражение;выражение\nадресная книга;книга\nсоставной документ;документ\nстиль абзаца;стиль\nточка останова;точка\nкнопка мыши;кнопка\nстандартное отклонение;отклонение\n"
          "процентная ставка;ставка\nтип файла;тип\nпоказ слайдов;показ\nбаза данных;база\nэлемент управления;элемент",
}
# English term = name; the term inside it = a name that is none here.
SOURCE_NESTED = {
    "ja": "text box = テキストボックス; box = 小箱\npage style = ページスタイル; style = 流儀\npivot table = ピボットテーブル; pivot = 旋回軸\nfield name = フィールド名; name = 氏名\nmouse pointer = マウスポインター; mouse = ねずみ\naddress book = アドレス帳; book = 書物\nslide show = スライドショー; show = 見世物\n"
          "error message = エラーメッセージ; message = 伝言\nstandard deviation = 標準偏差; standard = 規格品\ntab stop = タブストップ; stop = 停留所",
    "zh-Hans": "text box = 文本框; text = 课文\npage style = 页面样式; style = 风格\npivot table = 数据透视表; pivot = 枢轴\nmouse pointer = 鼠标指针; mouse = 老鼠\naddress book = 通讯簿; book = 书籍\ntab stop = 制表位; stop = 车站\nmail merge = 邮件合并; mail = 信件\nmenu bar = 菜单栏; bar = 酒吧\n"
               "regular expression = 正则表达式; regular = 常客\ntrend line = 趋势线; trend = 潮流",
    "zh-Hant": "text box = 文字方塊; text = 課文\npage style = 頁面樣式; style = 風格\npivot table = 樞紐分析表; pivot = 轉軸\nmouse pointer = 滑鼠指標; mouse = 老鼠\naddress book = 通訊錄; book = 書籍\nmail merge = 合併列印; mail = 信件\nerror message = 錯誤訊息; message = 留言\nslide show = 投影片放映; show = 表演\n"
               "text document = 文字文件; text = 課文",
    "ru": "page style = стиль страницы; style = слог\npivot table = сводная таблица; pivot = шарнир\nmouse pointer = указатель мыши; mouse = грызун\naddress book = адресная книга; address = обращение\ndata series = ряд данных; series = сериал\nbreakpoint = точка останова; break = перерыв\n"
          "error message = сообщение об ошибке; message = послание\nslide show = показ слайдов; show = спектакль\nregular expression = регулярное выражение; expression = гримаса\nstandard deviation = стандартное отклонение; standard = эталон",
}
NOTHINGS = {"ja": ["要素", "該当箇所"], "zh-Hans": ["该项内容", "此处内容"], "zh-Hant": ["該項內容", "此處內容"], "ru": ["элемент", "компонент"]}
PAIRS = dict(pair for pair in zip(
    "创项选择键设义记录资讯这边应显图书单开关闭时间变换数据库类级别页风颜标题简报读写传输与线条链网络统计认证许错误该请语词调试过进运还连远阅问门实现无书画长贴费购车转软载输钮银铅间队阵际随难电预领频题额风饰饱馆验骤鱼鸟麦黄齐龄",
    "創項選擇鍵設義記錄資訊這邊應顯圖書單開關閉時間變換數據庫類級別頁風顏標題簡報讀寫傳輸與線條鏈網絡統計認證許錯誤該請語詞調試過進運還連遠閱問門實現無書畫長貼費購車轉軟載輸鈕銀鉛間隊陣際隨難電預領頻題額風飾飽館驗驟魚鳥麥黃齊齡") if pair[0] != pair[1])
STRAY = {"zh-Hans": set("後裡內說為個來們這樣時對應當並條變數據種類導線級組織給經結終續總編練緊綠維綱網"), "zh-Hant": set("后内说为个来们这样时对应当并条变数据种类导线级组织给经结终续总编练紧绿维纲网里么从")}
LOOKALIKES = dict(zip("аеорсху", "aeopcxy"))
VERBS = {"filter", "function", "index", "outline", "record", "report", "control", "form", "section", "field", "subtotal", "grid", "label", "comment", "list", "reference", "string", "object", "group", "indent", "bracket", "cursor", "layer"}
ZERO, HARD, SOFT = "\u200b", "\u00a0", "\u00ad"


class Paragraphs(html.parser.HTMLParser):
    """The texts of a page's paragraphs, headings and title by their ids."""

    def __init__(self, text):
        super().__init__()
        self.texts, self.id, self.tag, self.depth, self.buffer = {}, None, None, 0, []
        self.feed(text)

    def handle_starttag(self, tag, attributes):
        if self.id:
            self.depth += tag == self.tag
            if tag in ("br", "img"):
                self.buffer.append(" ")
        elif re.fullmatch(r"p|h\d", tag) and re.match(r"(par|hd)_|tit$", dict(attributes).get("id") or ""):
            self.id, self.tag, self.depth, self.buffer = dict(attributes)["id"], tag, 0, []

    def handle_endtag(self, tag):
        if self.id and tag == self.tag:
            if self.depth:
                self.depth -= 1
                return
            if text := " ".join("".join(self.buffer).split()):
                self.texts.setdefault(self.id, text)
            self.id = None

    def handle_data(self, data):
        if self.id:
            self.buffer.append(data)


def segments(folder):
    found = {}
    for path in sorted((folder / "text").rglob("*.html")):
        document = str(path.relative_to(folder / "text"))
        for id, text in Paragraphs(path.read_text("utf-8")).texts.items():
            found[document, id] = text
    return found


def english(term):
    plural = re.escape(term[:-1]) + "(?:y|ies)" if re.search(r"[^aeiou]y$", term) else re.escape(term) + "(?:s|es)?"
    return re.compile(r"(?<![\w-])" + plural.replace(r"\ ", "[ -]") + r"(?![\w-])", re.I)


KATAKANA, HAN = "[ァ-ヴー・]", "[々〆\u3400-\u9fff]"


class Characters:
    """Names in Japanese or Chinese: a string, in doubt where it touches a word of its own script (Japanese) or is known to come about by accident (Chinese)."""

    def __init__(self, language):
        self.language = language
        self.accidents = ACCIDENTS.get(language, "").split()

    def holds(self, name, text):
        return name in text

    def places(self, name, text):
        """The places of a name, None when in doubt. A place is its beginning, its end and what it says of the form."""
        found = [(place.start(), place.end(), None) for place in re.finditer(re.escape(name), text)]
        for start, end, _ in found:
            for side, edge in ((text[start - 1 : start], name[0]), (text[end : end + 1], name[-1])):
                if self.language == "ja" and any(re.match(script, side) and re.match(script, edge) for script in (KATAKANA, HAN)):
                    return None
            if self.language == "ja" and re.match("[ぁ-ん]", name[0]) and re.match(HAN, text[start - 1 : start]):
                return None
            if any(accident in text[max(0, start - 2) : end + 2] for accident in self.accidents):
                return None
        return found

    def form(self, name, place, text):
        return name


class Russian:
    """Names in Russian, inflected: adjectives that agree, a noun, and words that stay as they are."""

    CASES = {"nomn": "nomn", "gent": "gent", "gen2": "gent", "datv": "datv", "accs": "accs", "ablt": "ablt", "loct": "loct", "loc2": "loct"}
    GOVERNED = {"из": "gent", "от": "gent", "до": "gent", "для": "gent", "без": "gent", "у": "gent", "вместо": "gent", "около": "gent", "к": "datv", "ко": "datv", "при": "loct", "об": "loct", "о": "loct", "над": "ablt", "перед": "ablt",
                "между": "ablt", "через": "accs", "про": "accs"}

    def __init__(self):
        self.morphology = pymorphy3.MorphAnalyzer()

    @functools.cache
    def parses(self, word):
        return self.morphology.parse(word)

    @functools.cache
    def parts(self, name):
        words = name.split()
        head = next(i for i, word in enumerate(words) if any(p.tag.POS == "NOUN" and "nomn" in p.tag and plain(p.normal_form) == plain(word) for p in self.parses(word)))
        return words[:head], words[head], words[head + 1 :]

    def forms(self, word, lemma, kind):
        found = set()
        for parse in self.parses(word.lower()):
            if parse.tag.POS == kind and plain(parse.normal_form) == plain(lemma) and parse.tag.number and parse.tag.case in self.CASES:
                found.add((parse.tag.number, self.CASES[parse.tag.case]))
        return found

    def tokens(self, text):
        return [(token.group(), token.start(), token.end()) for token in re.finditer(r"\w+(?:-\w+)*", text)]

    def holds(self, name, text):
        return bool(self.search(name, text)[0])

    def places(self, name, text):
        found, doubt = self.search(name, text)
        return None if doubt else found

    def search(self, name, text):
        adjectives, noun, rest = self.parts(name)
        if plain(noun)[:2] not in plain(text):
            return [], False
        tokens, found, doubt = self.tokens(text), [], False
        width = len(adjectives) + 1 + len(rest)
        for i in range(len(tokens) - width + 1):
            window = tokens[i : i + width]
            head = window[len(adjectives)][0]
            forms = self.forms(head, noun, "NOUN")
            if not forms or any(plain(token[0]) != plain(word) for token, word in zip(window[len(adjectives) + 1 :], rest)):
                continue
            for token, word in zip(window, adjectives):
                lemma = next(p.normal_form for p in self.parses(word) if p.tag.POS == "ADJF")
                forms &= self.forms(token[0], lemma, "ADJF")
            if not forms or any(text[left[2] : right[1]] != " " for left, right in zip(window, window[1:])):
                continue
            doubt |= plain(self.parses(head.lower())[0].normal_form) != plain(noun)
            before = tokens[i - 1][0].lower() if i and text[tokens[i - 1][2] : tokens[i][1]] == " " else ""
            if before in self.GOVERNED:
                forms &= {form for form in forms if form[1] == self.GOVERNED[before]}
            elif before in ("в", "во", "на"):
                forms &= {form for form in forms if form[1] in ("accs", "loct")}
            elif agreed := {(p.tag.number, self.CASES.get(p.tag.case)) for p in self.parses(before) if before and p.tag.POS == "ADJF"}:
                forms = forms & agreed or forms
            found.append((window[0][1], window[-1][2], frozenset(forms)))
        return found, doubt

    def akin(self, name, text):
        """Whether a text has a word that may be derived from the noun of a name."""
        noun = plain(self.parts(name)[1])
        return any(plain(word).startswith(noun[: max(4, len(noun) - 3)]) for word, _, _ in self.tokens(text))

    def inflected(self, name, number, case):
        adjectives, noun, rest = self.parts(name)
        parse = next(p for p in self.parses(noun) if p.tag.POS == "NOUN" and "nomn" in p.tag and plain(p.normal_form) == plain(noun))
        head = parse if "Fixd" in parse.tag or noun == "слайд-шоу" else parse.inflect({number, case})
        if not head:
            return None
        words = []
        for word in adjectives:
            adjective = next(p for p in self.parses(word) if p.tag.POS == "ADJF")
            wanted = {number, case} | ({parse.tag.gender} if number == "sing" else set()) | ({"inan"} if case == "accs" and (number == "plur" or parse.tag.gender == "masc") else set())
            if not (form := adjective.inflect(wanted)):
                return None
            words.append(form.word)
        return " ".join([*words, head.word, *rest])

    def form(self, name, place, text):
        """The name in the form that stands at a place, None when in doubt."""
        forms = {self.inflected(name, number, case) for number, case in place[2]}
        if len(forms) != 1 or None in forms:
            return None
        (form,) = forms
        return form[0].upper() + form[1:] if text[place[0]].isupper() else form


class Stems:
    """Names in a language of which only the ends of words change."""

    ENDINGS = {"ko": "(?:들)?(?:을|를|이|가|은|는|의|에|에서|에는|로|으로|와|과|도|만|나|이나|이며|입니다)?", "de": "(?:e|en|n|s|es)?", "fr": "s?", "es": "s?", "pt-BR": "s?", "it": "[a-zàèéìòù]{0,2}", "pl": "[a-ząćęłńóśźż]{0,4}"}

    def __init__(self, language):
        self.ending = self.ENDINGS[language]
        self.last = language in ("ko", "de", "pl")

    def holds(self, name, text):
        return bool(self.places(name, text))

    def places(self, name, text):
        words = [re.escape(word.split("·")[0]) + (self.ending if "·" in word or "·" not in name and i == len(name.split()) - 1 else "") for i, word in enumerate(name.split())]
        return [(place.start(), place.end(), None) for place in re.finditer(r"(?<![\w-])" + " ".join(words) + r"(?![\w-])", text, re.I)]


def plain(text):
    return text.lower().replace("ё", "е")


class Maker:
    def __init__(self, language, source, target, seed, known):
        self.language, self.known = language, known
        self.random = random.Random(f"{seed} {language}")
        self.words = Russian() if language == "ru" else Stems(language) if language not in MAIN else Characters(language)
        self.items, self.used, self.concepts = [], collections.Counter(), 0
        pairs = {}
        for place, text in target.items():
            if place in source and self.fits(source[place], text):
                pairs.setdefault((source[place], text), place)
        self.pairs = [(english_text, text, place) for (english_text, text), place in pairs.items()]
        self.random.shuffle(self.pairs)

    def fits(self, source, text):
        """Whether a segment is a translated sentence of a fair length."""
        letters, latin = len(re.findall(r"[^\W\d_]", text)), len(re.findall("[A-Za-z]", text))
        if not 4 <= len(source.split()) <= 60 or len(text) > 320 or text == source or not letters:
            return False
        if self.language in MAIN and (latin > 0.3 * letters or re.search(r"[A-Za-z]+(?: [a-z]+){2}", text)):
            return False
        return self.language not in ("zh-Hans", "zh-Hant") or not set(text) & self.other_script()

    def other_script(self):
        return set(PAIRS.values() if self.language == "zh-Hans" else PAIRS) | STRAY[self.language]

    def spans(self, places, rule, term, text):
        utf8 = lambda end: len(text[:end].encode())
        return [{"rule": rule, "term": term, "start": start, "end": end, "text": text[start:end], "start_utf8": utf8(start), "end_utf8": utf8(end)} for start, end in places]

    def add(self, case, text, source, terms, expected, place, mutation, format="plain"):
        self.used[place] += 1
        self.items.append({"id": f"ho-{self.language}-{len(self.items) + 1:04}", "split": "heldout", "lang": self.language, "case": case, "format": format, "text": text, "source": source, "terms": terms,
                           "expected": expected, "origin": {"src": ORIGIN, "doc": place[0], "seg": place[1]}, "mutation": mutation})

    def concept(self, en, approved, forbidden=(), variants=(), letter="h"):
        return {"id": f"{self.language}-{letter}{self.concepts:02}", "en": list(en), "approved": list(approved), "forbidden": list(forbidden), "variants": list(variants)}

    def taken(self, case, candidates):
        """Up to the quota of a case, segments that were used least first."""
        quota = QUOTA if self.language in MAIN else OTHERS
        return sorted(candidates, key=lambda candidate: self.used[candidate[0][2]])[: quota[case]]

    def make(self):
        for line in TERMS[self.language].strip().splitlines():
            en, _, names = line.partition(" = ")
            names, _, spelling = names.partition(" ~ ")
            approved, _, forbidden = names.partition(" / ")
            if approved.replace("·", "") in self.known:
                print(f"{self.language}: {approved} is in the other set")
                continue
            forbidden = [name for name in forbidden.split(", ") if name and name not in self.known]
            self.term(en, approved, forbidden, spelling)
            self.concepts += 1
        if self.language in MAIN:
            self.negatives()
            self.nested()
            self.source_nested()
        return self.items

    def candidates(self, en, approved, shunned):
        """Segments with the term once or twice on both sides and with none of the other names: (segment, places, what the source says)."""
        term = english(en)
        own = term.search(approved.replace("·", ""))
        stem = en[:-1].lower().split()[0]
        for segment in self.pairs:
            said = term.findall(segment[0]) if stem in segment[0].lower() else []
            if 1 <= len(said) <= 2 and (own or not term.search(segment[1])) and self.words.holds(approved, segment[1]) and not any(self.words.holds(name, segment[1]) for name in shunned):
                places = self.words.places(approved, segment[1])
                if places and len(places) <= 2 and not any(re.search(r"<\W?$", segment[1][:start]) or segment[1].startswith(">", end) for start, end, _ in places):
                    yield segment, places, said

    def replaced(self, segment, places, name):
        """The text with a name in the place of another one and where it stands then; None where a form is in doubt."""
        text, done, shift, forms = segment[1], [], 0, []
        for place in places:
            form = self.words.form(name, place, segment[1])
            if not form:
                return None
            start = place[0] + shift
            text = text[:start] + form + text[place[1] + shift :]
            shift += len(form) - (place[1] - place[0])
            done.append((start, start + len(form)))
            forms.append(form)
        if self.words.places(name, text) is None or len(self.words.places(name, text)) != len(done):
            return None
        return text, done, {"from": [segment[1][start:end] for start, end, _ in places], "to": forms}

    def term(self, en, approved, forbidden, spelling):
        found = list(self.candidates(en, approved, [name for name in (*forbidden, spelling if spelling and approved not in spelling and spelling not in approved else "") if name]))
        name = approved.replace("·", "")
        concept = self.concept([en], [name], [*forbidden, *filter(None, [spelling])])
        for segment, places, said in self.taken("ok-approved", found):
            self.add("ok-approved", segment[1], segment[0], [concept], [], segment[2], None)
        if self.language not in MAIN:
            return
        for segment, places, said in self.taken("forbidden", found):
            bad = self.random.choice(forbidden) if forbidden else None
            if bad and (made := self.replaced(segment, places, bad)):
                text, where, change = made
                self.add("forbidden", text, segment[0], [concept], self.spans(where, "forbidden-term", concept["id"], text), segment[2], {"op": "replace-approved", **change})
        if spelling:
            for segment, places, said in self.taken("spelling-variant", found):
                if made := self.replaced(segment, places, spelling):
                    text, where, change = made
                    self.add("spelling-variant", text, segment[0], [concept], self.spans(where, "spelling-variant", concept["id"], text), segment[2], {"op": "replace-approved", **change})
        if forbidden and forbidden[0] not in approved and approved not in forbidden[0]:
            swapped = self.concept([], [forbidden[0]], [approved], letter="w")
            for segment, places, said in self.taken("forbidden-natural", found):
                expected = self.spans([place[:2] for place in places], "forbidden-term", swapped["id"], segment[1])
                self.add("forbidden-natural", segment[1], None, [swapped], expected, segment[2], None)
        self.missing(en, found, concept)
        self.noise(found, concept, forbidden)
        self.mixed(found, concept, forbidden)
        self.scripts(found, concept)

    def missing(self, en, found, concept):
        verb = re.compile(r"\b(?:to|can|will|must|may|could|cannot|you) " + re.escape(en) + r"\b", re.I) if en in VERBS else re.compile("(?!)")
        found = [candidate for candidate in found if not verb.search(candidate[0][0])]
        for segment, places, said in self.taken("missing", found):
            made = self.replaced(segment, places, self.random.choice(NOTHINGS[self.language]))
            if made and not (self.language == "ru" and self.words.akin(concept["approved"][0], made[0])):
                text, where, change = made
                self.add("missing", text, segment[0], [concept], [{"rule": "missing-term", "term": concept["id"], "start": None, "end": None}], segment[2],
                         {"op": "missing", "from": change["from"][0], "to": change["to"][0]})
        for segment, places, said in self.taken("untranslated", [candidate for candidate in found if len(candidate[1]) == 1]):
            start, end, _ = places[0]
            if re.match(r"[\w=@#/\\]", segment[1][end : end + 1], re.A) or re.search(r"[\w=@#/\\.]$", segment[1][:start], re.A):
                continue
            if re.search(r"[\"“„«「『]$", segment[1][:start]) and re.match(r"[\"”“»」』]", segment[1][end:]):
                continue  # what is quoted may be meant as it is
            text = segment[1][:start] + said[0] + segment[1][end:]
            self.add("untranslated", text, segment[0], [concept], self.spans([(start, start + len(said[0]))], "untranslated-term", concept["id"], text), segment[2],
                     {"op": "untranslated", "from": segment[1][start:end], "to": said[0]})

    def noise(self, found, concept, forbidden):
        once = [candidate for candidate in found if len(candidate[1]) == 1]
        for segment, (place, *_), said in self.taken("noise-ok", once):
            start, end, _ = place
            name, kind = segment[1][start:end], self.random.choice(["nbsp/zwsp", "linebreak"])
            cut = name.find(" ")
            if kind == "linebreak" and self.language == "ru" and cut < 0:
                kind = "nbsp/zwsp"
            if cut > 0:
                noisy = name[:cut] + (HARD if kind == "nbsp/zwsp" else "\n") + name[cut + 1 :]
            else:
                cut = self.random.randrange(1, len(name))
                noisy = name[:cut] + (ZERO if kind == "nbsp/zwsp" else "\n") + name[cut:]
            self.add("noise-ok", segment[1][:start] + noisy + segment[1][end:], segment[0], [concept], [], segment[2], {"op": "noise:" + kind, "to": noisy})
        calm = [candidate for candidate in once if not re.search(r"[*_\[\]<>`\\#|~&]|^\W|^\d|https?:", candidate[0][1])]
        for segment, places, said in self.taken("noise-forbidden", calm if forbidden else []):
            if made := self.replaced(segment, places, forbidden[0]):
                text, ((start, end),), change = made
                if self.random.random() < 0.5:
                    text, where, op, format = text[:start] + "**" + text[start:end] + "**" + text[end:], (start + 2, end + 2), "noise:emphasis", "markdown"
                    noisy = text[start : end + 4]
                else:
                    cut = start + self.random.randrange(1, len(re.split(r"\W", text[start:end])[0]) or 1)
                    text, where, op, format = text[:cut] + SOFT + text[cut:], (start, end + 1), "noise:shy", "plain"
                    noisy = text[start : end + 1]
                self.add("noise-forbidden", text, segment[0], [concept], self.spans([where], "forbidden-term", concept["id"], text), segment[2], {"op": op, "to": noisy}, format)

    def mixed(self, found, concept, forbidden):
        chosen = sorted(found, key=lambda candidate: self.used[candidate[0][2]])[:2]
        if len(chosen) < 2 or not forbidden:
            return
        (first, _, _), (second, places, _) = chosen
        if made := self.replaced(second, places, forbidden[0]):
            text, where, change = made
            shift = len(first[1]) + 2
            admitted = {**concept, "forbidden": forbidden[1:], "variants": forbidden[:1]}
            text = first[1] + "\n\n" + text
            expected = self.spans([(start + shift, end + shift) for start, end in where], "inconsistent-term", concept["id"], text)
            self.add("mixed", text, None, [admitted], expected, first[2], {"op": "join+replace", "to": change["to"]})

    def scripts(self, found, concept):
        if self.language == "ru":
            for segment, (place, *_), said in self.taken("confusable", found):
                start, end, _ = place
                at = [i for i in range(start, end) if segment[1][i] in LOOKALIKES]
                if not at:
                    continue
                at = self.random.choice(at)
                text = segment[1][:at] + LOOKALIKES[segment[1][at]] + segment[1][at + 1 :]
                word = next((token.start(), token.end()) for token in re.finditer(r"\w+(?:-\w+)*", text) if token.start() <= at < token.end())
                self.add("confusable", text, segment[0], [concept], self.spans([word], "mixed-script", None, text), segment[2], {"op": "confusable", "at": at, "from": segment[1][at], "to": text[at]})
        elif self.language != "ja":
            table = PAIRS if self.language == "zh-Hans" else {other: own for own, other in PAIRS.items()}
            for segment, places, said in self.taken("wrong-script", found):
                at = [i for i, character in enumerate(segment[1]) if character in table]
                if at:
                    at = self.random.choice(at)
                    text = segment[1][:at] + table[segment[1][at]] + segment[1][at + 1 :]
                    self.add("wrong-script", text, segment[0], [concept], self.spans([(at, at + 1)], "mixed-script", None, text), segment[2], {"op": "char", "from": segment[1][at], "to": text[at]})

    def negatives(self):
        """The forbidden name inside of other words only, and forms of other words."""
        for line in NEGATIVES[self.language].splitlines():
            approved, bad, words = line.split(";")
            words = words.split(",")
            if approved in self.known or bad in self.known:
                continue
            concept, found = self.concept([], [approved], [bad], letter="x"), []
            for segment in self.pairs:
                if self.language == "ru":
                    near = [token for token, _, _ in self.words.tokens(segment[1]) if any(plain(token).startswith(plain(word)[: max(4, len(word) - 2)]) for word in words)]
                    clear = not self.words.holds(bad, segment[1]) and not self.words.holds(approved, segment[1])
                else:
                    near = re.findall("|".join(map(re.escape, words)), segment[1])
                    clear = bad not in re.sub("|".join(map(re.escape, sorted(words, key=len, reverse=True))), "", segment[1])
                if near and clear:
                    found.append((segment, near))
            for segment, near in self.taken("hard-negative", found):
                self.add("hard-negative", segment[1], None, [concept], [], segment[2], {"near": near})
            self.concepts += 1
        for line in HOMOGRAPHS.splitlines() if self.language == "ru" else []:
            approved, bad, others = line.split(";")
            concept, found = self.concept([], [approved], [bad], letter="x"), []
            for segment in self.pairs:
                for other in others.split(","):
                    rest, count = re.subn(rf"(?<![\w-]){other}(?![\w-])", "", segment[1], flags=re.I)
                    if count and not self.words.holds(bad, rest):
                        found.append((segment, other))
                        break
            for segment, other in self.taken("hard-homograph", found):
                self.add("hard-homograph", segment[1], None, [concept], [], segment[2], {"homograph": other})
            self.concepts += 1

    def nested(self):
        for line in NESTED[self.language].splitlines():
            approved, inner = line.split(";")
            if approved in self.known or inner in self.known:
                continue
            concept, found = self.concept([], [approved], [inner], letter="n"), []
            for segment in self.pairs:
                places = self.words.places(approved, segment[1]) if self.words.holds(approved, segment[1]) else None
                if places:
                    rest = segment[1]
                    for start, end, _ in reversed(places):
                        rest = rest[:start] + "…" + rest[end:]
                    if not self.words.holds(inner, rest):
                        found.append((segment, places))
            for segment, _ in self.taken("hard-nested", found):
                self.add("hard-nested", segment[1], None, [concept], [], segment[2], {"nested": inner})
            self.concepts += 1

    def source_nested(self):
        for line in SOURCE_NESTED[self.language].splitlines():
            (outer, approved), (inner, name) = (part.split(" = ") for part in line.split("; "))
            if approved in self.known:
                continue
            found = []
            for segment, places, said in self.candidates(outer, approved, [name]):
                if not english(inner).search(english(outer).sub("…", segment[0])) and english(inner).search(outer):
                    found.append((segment, places))
            terms = [{**self.concept([outer], [approved]), "id": f"{self.language}-s{self.concepts}a"}, {**self.concept([inner], [name]), "id": f"{self.language}-s{self.concepts}b"}]
            for segment, _ in self.taken("hard-source-nested", found):
                self.add("hard-source-nested", segment[1], segment[0], terms, [], segment[2], {"nested-source": inner})
            self.concepts += 1


def known_names(path):
    """The names of the other set, by language."""
    names = collections.defaultdict(set)
    for line in path.read_text("utf-8").splitlines() if path else []:
        item = json.loads(line)
        for term in item["terms"]:
            if not re.search(r"-[ns]\d", term["id"]):
                names[item["lang"]].update(term["approved"] + term["forbidden"] + term["variants"])
            else:
                names[item["lang"]].update(term["approved"])
    return names


def make(folder, out, languages, seed, gold):
    known, items = known_names(gold), []
    source = segments(folder / "en-US")
    for language in languages:
        if language == "ru" and not pymorphy3:
            print("ru: no pymorphy3")
            continue
        made = Maker(language, source, segments(folder / FOLDERS[language]), seed, known[language]).make()
        print(f"{language:8} {len(made):5} ", dict(collections.Counter(item["case"] for item in made)))
        items += made
    with out.open("w", encoding="utf-8") as file:
        for item in items:
            file.write(json.dumps(item, ensure_ascii=False) + "\n")
    print("all     ", f"{len(items):5}")


def main():
    parser = argparse.ArgumentParser()
    making = parser.add_subparsers(dest="command", required=True).add_parser("make")
    making.add_argument("folder", type=pathlib.Path)
    making.add_argument("out", type=pathlib.Path)
    making.add_argument("--languages", default=",".join(FOLDERS))
    making.add_argument("--seed", type=int, default=1)
    making.add_argument("--without", type=pathlib.Path, default=pathlib.Path("/work/shared/gold/check/dev.jsonl"))
    given = parser.parse_args()
    make(given.folder, given.out, given.languages.split(","), given.seed, given.without if given.without.exists() else None)


main()

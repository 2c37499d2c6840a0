/// The words that web pages put around articles, in lower case.
enum FurnitureWords {
  /// Links to the text that was translated.
  static let originals = set(
    """
    原文連結|原文链接|原文|原文链接:|原文連結:|查看原文|阅读原文|閱讀原文|元記事|原文リンク|原文はこちら
    original|original article|original text|read original|source link|view original
    оригинал|оригинал статьи|источник|ссылка на оригинал
    """)

  /// Buttons of the page, alone on their line.
  static let actions = set(
    """
    收藏|已收藏|已学会|点赞|分享|转发|评论|评论请登录|登录|注册|关注|已关注|赞赏|打赏|举报|回复|仅看自己|本章笔记|写笔记|目录|返回
    收藏|分享|留言|評論|登入|註冊|追蹤|關注|檢舉|回覆
    シェア|ログイン|コメント|いいね|フォロー|保存|返信|ブックマーク
    share|save|listen|follow|like|reply|respond|sign in|sign up|log in|subscribe|comments|add a comment
    leave a comment|get unlimited access|more from|see all|bookmark|report|logo|menu|home|about|help
    поделиться|войти|ответить|подписаться|комментарии|нравится|сохранить|пожаловаться|оставить комментарий
    """)

  /// Links to the chapters before and behind; a title may follow.
  static let chapters = list(
    """
    上一章|下一章|上一篇|下一篇|上一页|下一页|上一節|下一節|上一节|下一节|上一頁|下一頁
    前の記事|次の記事|前のページ|次のページ|前へ|次へ
    previous article|next article|previous chapter|next chapter|previous post|next post
    предыдущая статья|следующая статья|предыдущая глава|следующая глава|предыдущая часть|следующая часть
    """)

  /// What stands beside the number of minutes that an article takes.
  static let readingTimes = list(
    """
    min read|minute read|minutes read|min. read|мин чтения|мин. чтения|минут чтения|минуты чтения|время чтения
    分钟阅读|分鐘閱讀|分で読めます|阅读时间|閱讀時間|min de lecture|min lesezeit|lesezeit|min de lectura
    """)

  /// What is counted, as it follows the number.
  static let counted = list(
    """
    评论|条评论|浏览|次浏览|收藏|点赞|赞|分钟|阅读|次阅读|人在学|条笔记|人已学会|人收藏|人关注|人赞同|转发|字
    則留言|則評論|瀏覽|次瀏覽|個讚|分鐘|閱讀
    コメント|件のコメント|閲覧|回閲覧|いいね|件のいいね|人がフォロー
    comments|comment|views|view|likes|like|claps|clap|shares|share|followers|follower|replies|reads
    комментариев|комментария|комментарий|просмотров|просмотра|просмотр|лайков|лайка|лайк|подписчиков
    """)

  /// How credits and rights begin.
  static let credits = list(
    """
    本文由|题图|題圖|头图|封面图|作者:|作者：|译者:|译者：|譯者:|譯者：|编辑:|编辑：|责任编辑|责编|来源:|来源：|版权|著作权|转载请|未经许可|未經許可
    更多精彩内容|微信公众号|扫码|感谢阅读
    written by|translated by|photo by|image by|cover image|originally published|published in|copyright|©|all rights reserved
    автор:|перевод:|источник:|фото:|все права защищены|обложка:
    """)

  /// The link that ends the line above or below a reader's comment.
  static let replies = set("回复|回覆|返信|reply|ответить")

  /// The phrases of a text, which stand apart by bars and line ends.
  private static func list(_ text: String) -> [String] {
    text.split { $0 == "|" || $0 == "\n" }.map(String.init)
  }

  private static func set(_ text: String) -> Set<String> { Set(list(text)) }
}

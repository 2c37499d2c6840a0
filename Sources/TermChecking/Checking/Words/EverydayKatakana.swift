/// Loanwords that every reader of Japanese knows, of everyday life and of using a computer: alone they
/// are no terms that a glossary lacks.
enum EverydayKatakana {
  /// Whether a text is one of the words.
  static func contains(_ text: String) -> Bool { words.contains(Array(text.utf8)) }

  /// The words in UTF-8: strings of other letters than ASCII's take as long to look up as to make.
  private static let words = Set(list.utf8.split { $0 <= 0x20 }.map { Array($0) })

  private static let list = """
    アイデア アドバイス アプローチ イメージ イベント インターネット エリア オープン カテゴリ カテゴリー
    ガイド ガイドライン キーワード ケース コスト コピー コミュニケーション コメント コンテンツ サービス
    サイズ サポート シーン システム シリーズ シンプル スキル スケジュール スタート ステップ ストレス
    スピード スペース スムーズ セット タイトル タイプ タイミング タスク ターゲット チーム チェック
    チャレンジ ツール テーマ テクニック テスト ディテール デザイン デザイナー デメリット トップ トピック
    トラブル ニーズ ノート ハード バージョン バランス バリエーション パターン パフォーマンス ビジネス
    ビジュアル フィードバック プラン プロジェクト プロセス ベース ベスト ページ ポイント マーク マナー
    メイン メッセージ メリット モデル モノ ユニーク ライフ ランダム リアル リスク リスト ルール レベル
    アイコン アカウント アクセス アクション アップデート アップロード アドレス アプリ アプリケーション
    インストール ウィンドウ ウインドウ ウェブ ウェブサイト エラー オプション オフ オン カーソル カメラ
    キーボード キャンセル グリッド グループ クリック コード コマンド コンピュータ コンピューター サーバ
    サーバー サイト サンプル スクリーン スクロール スマートフォン スマホ ソフトウェア タッチ タップ
    ダウンロード チェックボックス ディスク ディスプレイ データ データベース デスクトップ デバイス テキスト
    ドキュメント ドラッグ ドメイン ネットワーク ノートパソコン ハードウェア バグ パスワード パソコン
    ビデオ ファイル フォーム フォルダ フォルダー フォント ブラウザ ブラウザー プリンタ プリンター
    プログラム プロフィール ヘルプ ボタン マウス メール メニュー メモ メモリ メモリー モード モニター
    ユーザ ユーザー ライブラリ ライブラリー ラベル リンク ログ ログイン
    """
}

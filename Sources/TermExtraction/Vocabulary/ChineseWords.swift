/// Chinese words that say little about a subject, in traditional and simplified characters.
enum ChineseWords {
  /// Characters that neither begin nor end a term, and that hardly ever stand inside one.
  static let functionCharacters = WordList(
    """
    的 了 在 和 是 我 你 您 他 她 它 們 们 這 这 那 與 与 或 及 而 且 也 都 就 還 还 又 很 更 最 太
    不 沒 没 無 无 未 非 被 把 讓 让 使 將 将 從 从 向 對 对 於 于 以 為 为 因 如 若 則 则 但 並 并
    其 此 該 该 每 各 某 幾 几 些 個 个 種 种 只 僅 仅 才 已 曾 正 著 着 過 过 呢 嗎 吗 吧 啊 之 所
    等 由 當 当 時 时 後 后 前 中 上 下 裡 里 內 内 外 有 會 会 能 可 應 应 要 需 須 须 請 请 想 用
    來 来 去 到 給 给 跟 同 另 再 即 何 誰 谁 什 麼 么 怎 哪 嗯 地 得 至 自 至 乃 均 皆 俱 亦 仍 卻
    却 雖 虽 儘 尽 既 除 按 照 依 據 据 比 像 似 般 樣 样 便 頗 颇 較 较 甚 越 极 極 一 兩 两 二 三
    四 五 六 七 八 九 十 百 千 萬 万 多 少 大 小
    """)

  /// Characters of the list above that part candidates whatever word the dictionary sees.
  static let particles = WordList(
    "的 了 我 你 您 他 她 它 們 们 這 这 那 嗎 吗 呢 吧 啊 嗯 很 誰 谁 哪")

  /// Characters of the list above that do stand inside or at the end of terms: 應用, 中文, 大小.
  static let tolerated = WordList(
    """
    中 上 下 內 内 外 後 后 前 時 时 用 應 应 要 會 会 地 同 自 對 对 當 当 中 有 無 无 不 未 非 可
    多 大 小 一 二 三 四 兩 两 單 单 正 比 照 過 过 能 需 以 十 百 千 萬 万 個 个 種 种 樣 样 像 據
    据 等 使 為 为 最 按 更 面 將 将 再
    """)

  /// Characters of the first list that begin terms even where the dictionary leaves them alone:
  /// 可迭代, 不可变, 三引号, 向下取整.
  static let prefixes = WordList(
    """
    可 不 未 非 無 无 多 單 单 大 小 一 二 三 四 兩 两 十 向 前 後 后 上 下 內 内 外 中 自 對 对 同 正
    """)

  /// Characters of the first list that say how or how far, of words and inside them: 均值, 过拟合.
  static let adverbs = WordList("均 過 过 最 極 极 再 已 較 较")

  /// Verbs whose object is the term: what begins with one and never recurs is no compound.
  static let lightVerbs = WordList(
    """
    顯示 显示 點擊 点击 輕點 轻点 點按 点按 打開 打开 開啟 开启 選取 选取 改變 改变 建立 創建 创建 調整 调整
    執行 执行 描述 決定 决定 進入 进入 加入 添加 查看 訪問 访问 得到 獲得 获得 套用 增加 減少 减少 保持 保留
    實現 实现 設置 设置 修改 更改 放置 傳達 传达 表達 表达 看見 看见 代替 替換 替换 啟用 启用 禁用 隱藏 隐藏
    採用 采用 選擇 选择 觸發 触发 呈現 呈现 指定 更新 移動 移动 拖動 拖动 按下 長按 长按 提示 確認 确认
    """)

  /// Characters behind a noun that say where or when: 視圖中, 按下後.
  static let localizers = WordList("中 內 内 上 下 裡 里 後 后 前 時 时 間 间 外 旁 處 处 會 会 將 将")

  /// Characters that end words: what begins with one that the dictionary parts is a fragment.
  static let suffixes = WordList("式 性 化 型 者 們 们 類 类 級 级")

  /// Characters that count what stands behind them where the dictionary parts them from it: 次|渲染.
  static let classifiers = WordList("次 段 條 条 份 張 张 款 句 篇 批")

  /// Numbers before what they count.
  static let counts = WordList("一 兩 两 每 這 这 那 幾 几")

  /// Words of general use: part of terms, hardly ever a term alone.
  static let general = WordList(
    """
    顯示 显示 選擇 选择 選取 选取 點擊 点击 輕點 轻点 打開 打开 關閉 关闭 開啟 开启 輸入 输入 改變 改变
    變化 变化 更改 修改 添加 新增 加入 刪除 删除 移動 移动 建立 創建 创建 設定 设定 設置 设置 調整 调整
    執行 执行 描述 決定 决定 預期 预期 期望 開始 开始 結束 结束 完成 取消 返回 保持 保留 方式 方法 情況 情况
    問題 问题 部分 部份 內容 内容 地方 事情 原因 結果 结果 目的 作用 影響 影响 關係 关系 自動 自动 一般
    主要 用戶 用户 使用者 例子 比較 比较 指南 注意 開發者 开发者 需求 意圖 意图 定義 定义 自訂 自定義
    自定义 配置 增加 減少 减少 實現 实现 發布 发布 訪問 访问 得到 獲得 获得 利用 應用 应用 處理 处理 允許
    允许 不同 差異 差异 資訊 信息 資料 系統 系统 人員 人员 時間 时间 空間 空间 位置 大小 數量 数量 範圍
    范围 程度 過程 过程 階段 阶段 狀況 状况 條件 条件 機會 机会 能力 功能 特性 特點 特点 優點 优点 缺點 缺点
    類型 类型 種類 种类 名稱 名称 形式 結構 结构 版本 更新 介紹 介绍 概述 總結 总结 說明 前面 後面 后面
    上面 下面 左側 左侧 右側 右侧 頂部 顶部 底部 上方 下方 左方 右方 前方 後方 后方 額外 额外 按下 弹出 彈出 周圍 周围 附近 今天 明天 昨天 單一 单一 有效 無效 无效
    """)
}

/// Words that show a character of both Chinese scripts to be of the other one: 后 in 之后 stands for 後, that
/// in 皇后 does not.
///
/// Each line has such a character and the words in which it is, with the rest in either script. Behind a slash
/// stands what makes two other words of it: 面包 in 頁面包含. Behind equals signs stand words in which the
/// character is right, whatever else it touches: 控制 in 控制成本 is not followed by 制成.
enum MixedHanWords {
  /// Simplified characters, as Traditional Chinese text has them by mistake.
  static let inTraditional = """
    后 之后 以后 然后 最后 后面 后台 后臺 后端 后退 前后 背后 落后 后果 今后 后期 后者 后方 其后 此后 =皇后 =王后 =太后 =母后 =天后
    后 先后 稍后 往后 向后 事后 過后 隨后 后續 后備 后來
    里 里面 這里 那里 哪里 心里 夜里 家里 手里 里頭 =里程 =公里 =英里 =海里 =里長
    面 面包/含裝括圍覆 面條/件目款例約 面粉 =書面 =方面 =全面 =表面 =介面 =畫面 =頁面 =層面 =正面 =負面 =平面 =桌面 =版面 =封面
    干 干净 干淨 干燥 餅干 主干 骨干 干部 干活 =若干 =干預 =干擾 =干涉 =相干
    松 放松 輕松 寬松 松開 松動
    志 日志 雜志 =志願 =志工 =志向
    采 采用 采取 采集 采样 采樣 采購 采納 =風采 =神采 =文采 =精采 =喝采
    筑 建筑
    帘 窗帘
    吁 呼吁
    丰 丰富 丰盛
    范 示范 典范 模范 范圍 范围 范例 范本 規范 规范
    余 其余 剩余 余額 多余 余數 殘余
    划 划分 規划 計划 策划
    云 云端 烏云
    谷 谷物 =山谷 =河谷 =峽谷
    表 手表/示達明現 鐘表 =表演 =表單 =表格 =表面 =表情 =表決 =表態 =表述 =表揚
    几 几乎 几次 几天 几年 几何 几個 几秒 几種
    制 制造 制作 制成 制品 複制 复制 印制 訂制 錄制
    制 =控制 =限制 =機制 =體制 =管制 =抑制 =強制 =節制
    制 =編制 =壓制 =牽制 =遏制 =建制 =學制 =稅制 =專制 =自制 =克制 =法制 =進制 =制度 =制定 =制約
    台 台風/格險
    斗 戰斗 斗爭
    系 關系/統列 聯系/統列 維系/統列
    征 特征 象征 征兆 表征
    准 標准 准備 准备 准確 准确 基准 水准 對准 精准 准則 准時 =核准 =批准 =允准 =獲准 =不准 =准許 =准予
    卷 卷動 =試卷 =問卷
    托 委托 拜托 托管
    向 向導/航入出致
    回 回圈
    辟 開辟
    么 什么 怎么 那么 多么 要么 這么 甚么
    咸 咸味
    郁 憂郁
    游 游戲 旅游 導游
    """

  /// Traditional characters, as Simplified Chinese text has them by mistake.
  static let inSimplified = """
    著 随著 跟著 接著 沿著 意味著 有著 看著 朝著 带著 按著 试著 代表著 存在著 本著
    瞭 瞭解 明瞭 瞭然 瞭如
    """

  /// What goes on behind 著 where it is right: 有著名.
  static let behindTraditional = HanSet("名作称者述书录")

  /// The characters with which lines begin.
  static func characters(of lines: String) -> String {
    lines.split(separator: "\n").compactMap { $0.first.map(String.init) }.joined()
  }
}

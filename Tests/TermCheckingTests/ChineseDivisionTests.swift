import LanguageText
import Testing

/// Terms of two Chinese characters between words that leave them none, and between such that do not.
@Suite struct ChineseDivisionTests {
  @Test(
    arguments: [
      ("zh-Hans", "销售", "撤销售后申请"), ("zh-Hans", "系统", "关系统计"), ("zh-Hans", "处方", "两处方案"),
      ("zh-Hans", "求和", "需求和成本"), ("zh-Hans", "过程", "经过程控交换机"), ("zh-Hans", "机构", "打印机构造"),
      ("zh-Hant", "系統", "關係統計"), ("zh-Hant", "網路", "官網路徑"), ("zh-Hant", "信件", "通信件數"),
      ("zh-Hans", "效果", "无效果断删除"), ("zh-Hant", "處方", "兩處方案"), ("zh-Hans", "时间", "临时间谍"),
      ("zh-Hans", "有线", "结束所有线程"), ("zh-Hant", "有線", "終止所有線程"), ("zh-Hans", "质量", "介质量大时"),
      ("zh-Hans", "对应", "需要对应用程序"), ("zh-Hans", "回调", "返回调用时刻"), ("zh-Hans", "列表", "列表达式"),
      ("zh-Hans", "个数", "前两个数的和"), ("zh-Hans", "日期", "在 15 日期间提供"),
      ("zh-Hans", "并发", "并发起请求"), ("zh-Hans", "数值", "其中参数值的含义"),
    ] as [(LanguageTag, String, String)])
  func wordsAroundLeaveNoTerm(language: LanguageTag, term: String, text: String) {
    expectMarked(text, term, language)
  }

  @Test(
    arguments: [
      ("zh-Hans", "销售", "按⟦销售⟧后台设置"), ("zh-Hans", "系统", "有关⟦系统⟧的统计"),
      ("zh-Hans", "名称", "用户⟦名称⟧为空"), ("zh-Hans", "端口", "⟦端口⟧号为空"),
      ("zh-Hans", "处方", "开具⟦处方⟧药"), ("zh-Hans", "求和", "对选中列⟦求和⟧后"),
      ("zh-Hant", "系統", "作業⟦系統⟧統計"), ("zh-Hant", "網路", "⟦網路⟧路徑"),
      ("zh-Hans", "时间", "在⟦时间⟧轴上"), ("zh-Hans", "过程", "安装⟦过程⟧中"),
      ("zh-Hans", "文档", "本⟦文档⟧介绍"), ("zh-Hans", "区域", "暂存⟦区域⟧的方式"),
      ("zh-Hans", "选中", "元素被⟦选中⟧时"), ("zh-Hans", "内存", "使用⟦内存⟧量"),
      ("zh-Hans", "阶段", "各⟦阶段⟧中时间"), ("zh-Hans", "转换", "把数组⟦转换⟧成组件"),
      ("zh-Hans", "数组", "对⟦数组⟧进行"), ("zh-Hans", "错误", "常犯⟦错误⟧的地方"),
      ("zh-Hant", "個人", "收集該⟦個人⟧資訊"),
    ] as [(LanguageTag, String, String)])
  func theTermStays(language: LanguageTag, term: String, text: String) {
    expectMarked(text, term, language)
  }
}

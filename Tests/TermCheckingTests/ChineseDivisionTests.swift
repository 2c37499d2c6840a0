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
      ("zh-Hans", "不准", "测得的数值不准确"), ("zh-Hans", "大事", "拆分大事务"), ("zh-Hans", "可观", "提高可观测性"),
      ("zh-Hans", "当事", "当事务结束后"), ("zh-Hans", "来访", "他们用手机来访问页面"), ("zh-Hans", "将相", "将相关选项关闭"),
      ("zh-Hans", "预定", "系统预定义的颜色"), ("zh-Hans", "到任", "还没有收到任何消息"), ("zh-Hans", "会计", "表格会计算总价"),
      ("zh-Hans", "新版", "安装新版本即可"), ("zh-Hans", "不均", "重量分布不均衡"), ("zh-Hans", "不合", "填写了不合法的日期"),
      ("zh-Hans", "最重", "这是最重要的步骤"), ("zh-Hans", "会同", "两个按钮会同时变灰"), ("zh-Hans", "在读", "在读取磁盘之前"),
      ("zh-Hans", "少有", "每页至少有两张图"), ("zh-Hans", "源代码", "阅读开源代码"),
      ("zh-Hans", "高可用", "为提高可用性"), ("zh-Hans", "工作流", "修改工作流程后"),
      ("zh-Hans", "对话流", "中断对话流程"), ("zh-Hans", "文件名", "更改文件名称"),
      ("zh-Hans", "子分块", "父子分块器"), ("zh-Hant", "文件名", "變更文件名稱"),
      ("zh-Hant", "現在", "圖示會出現在左側"), ("zh-Hant", "最重", "這是最重要的設定"), ("zh-Hant", "新版", "安裝新版本即可"),
      ("zh-Hant", "不均", "重量分布不均衡"), ("zh-Hans", "目的", "移动所选项目的图标"),
      ("zh-Hant", "目的", "移動所選項目的內文"), ("zh-Hans", "超类", "从超类型到子类型"),
      ("zh-Hant", "子類", "列出子類型"),
    ] as [(LanguageTag, String, String)])
  func wordsAroundLeaveNoTerm(language: LanguageTag, term: String, text: String) {
    expectMarked(text, term, language)
  }

  @Test(
    arguments: [
      ("zh-Hans", "超类", "⟦超类⟧的类型"), ("zh-Hans", "销售", "按⟦销售⟧后台设置"), ("zh-Hans", "系统", "有关⟦系统⟧的统计"),
      ("zh-Hans", "源代码", "公开⟦源代码⟧后"), ("zh-Hans", "高可用", "提供⟦高可用⟧性"),
      ("zh-Hans", "工作流", "新建⟦工作流⟧节点"), ("zh-Hans", "数据流", "打开⟦数据流⟧程序"),
      ("zh-Hans", "数据库", "清理⟦数据库⟧存储"), ("zh-Hans", "命令行", "若⟦命令行⟧为空"),
      ("zh-Hans", "子分块", "一个⟦子分块⟧即可"), ("zh-Hans", "子分块", "这些⟦子分块⟧能改"),
      ("zh-Hans", "名称", "用户⟦名称⟧为空"), ("zh-Hans", "端口", "⟦端口⟧号为空"),
      ("zh-Hans", "处方", "开具⟦处方⟧药"), ("zh-Hans", "求和", "对选中列⟦求和⟧后"),
      ("zh-Hant", "系統", "作業⟦系統⟧統計"), ("zh-Hant", "網路", "⟦網路⟧路徑"),
      ("zh-Hans", "时间", "在⟦时间⟧轴上"), ("zh-Hans", "过程", "安装⟦过程⟧中"),
      ("zh-Hans", "文档", "本⟦文档⟧介绍"), ("zh-Hans", "区域", "暂存⟦区域⟧的方式"),
      ("zh-Hans", "选中", "元素被⟦选中⟧时"), ("zh-Hans", "内存", "使用⟦内存⟧量"),
      ("zh-Hans", "阶段", "各⟦阶段⟧中时间"), ("zh-Hans", "转换", "把数组⟦转换⟧成组件"),
      ("zh-Hans", "数组", "对⟦数组⟧进行"), ("zh-Hans", "错误", "常犯⟦错误⟧的地方"),
      ("zh-Hant", "個人", "收集該⟦個人⟧資訊"),
      ("zh-Hans", "版本", "安装新⟦版本⟧即可"), ("zh-Hans", "事务", "拆分大⟦事务⟧"), ("zh-Hans", "现在", "⟦现在⟧就保存"),
      ("zh-Hans", "所有", "删除⟦所有⟧的文件"), ("zh-Hans", "使用", "在室外⟦使用⟧时戴手套"),
      ("zh-Hans", "不同", "混用⟦不同⟧类型的纸"),
      ("zh-Hans", "原因", "因为天气的⟦原因⟧而取消"), ("zh-Hans", "请求", "接收⟦请求⟧和答复"),
      ("zh-Hans", "向量", "创建⟦向量⟧表"),
      ("zh-Hans", "主机", "租用一台⟦主机⟧来备份"), ("zh-Hans", "数量", "商品⟦数量⟧大时"),
      ("zh-Hans", "应用", "把样式⟦应用⟧到整页"),
      ("zh-Hans", "副本", "选一个⟦副本⟧来读取"), ("zh-Hant", "版本", "安裝新⟦版本⟧即可"),
      ("zh-Hant", "所有", "刪除⟦所有⟧的檔案"), ("zh-Hans", "级别", "较高⟦级别⟧的票先检"),
      ("zh-Hant", "級別", "低⟦級別⟧的警報"), ("zh-Hant", "條目", "隱藏該⟦條目⟧的附註"),
      ("zh-Hans", "条目", "每⟦条目⟧的附注"), ("zh-Hans", "目的", "各选项⟦目的⟧在于省时"),
      ("zh-Hant", "目的", "練習的⟦目的⟧是熟悉按鍵"), ("zh-Hans", "目的", "旅行⟦目的⟧地"),
    ] as [(LanguageTag, String, String)])
  func theTermStays(language: LanguageTag, term: String, text: String) {
    expectMarked(text, term, language)
  }
}

import Findings
import WordgateLocales

struct OtherChinese: TranslationRule {
  let id = "other-chinese"
  let category = Finding.Category.completeness
  let severity = Severity.warning
  let readsDefinitions = true
  let ownTrigger: TextTraits = .ideograph
  let summary = "a text in simplified Chinese stands where traditional is wanted, or the other way round"
  let reason = "Readers in Taiwan and Hong Kong meet the script of the mainland, and take the app for a foreign one."
  var good: [RuleExample] {
    [RuleExample("Settings", ["zh-Hans": "设置", "zh-Hant": "設定", "zh-HK": "設定"])]
  }
  var bad: [RuleExample] {
    [
      RuleExample("Delete this item", faults: ["zh-Hant"], ["zh-Hant": "删除这个项目"]),
      RuleExample("Delete this item", faults: ["zh-Hans"], ["zh-Hans": "刪除這個項目"]),
    ]
  }

  func check(_ translation: Wording, of text: CheckedText) -> [Finding] {
    guard translation.grammar.language == "zh" else { return [] }
    let script = translation.locale.script ?? Self.usual(translation.locale.region)
    guard let script, script == "Hans" || script == "Hant" else { return [] }
    let (own, other) =
      script == "Hans" ? (Self.simplified, Self.traditional) : (Self.traditional, Self.simplified)
    return translation.forms.compactMap { form in
      var found: [Unicode.Scalar] = []
      for scalar in form.text.unicodeScalars {
        if own.contains(scalar) { return nil }
        if other.contains(scalar) { found.append(scalar) }
      }
      guard let first = found.first else { return nil }
      return finding(
        "'\(first)' is written in \(script == "Hans" ? "traditional" : "simplified") Chinese alone\(form.suffix)",
        at: form.location, locale: translation.language, key: text.key, advice: "write it in the script of the language"
      )
    }
  }

  private static func usual(_ region: String?) -> String? {
    switch region {
    case "TW", "HK", "MO": "Hant"
    case "CN", "SG", nil: "Hans"
    default: nil
    }
  }

  private static let simplified = Set(
    ("业东个为乐书买产亲仅从仓们价优会关写军击则创删务动势区华协单卖厂厅历双变"
      + "听启员团园围国图圆场坏块声处备实宽对寻将师帐带广库应开当忆态总户执扩扫护"
      + "拟择挂损换掷携摄摆撑敌数断无旧时显晒术机杀杂权条来极构枪柜标栏样档桥梦检"
      + "楼欢气汇汉没泪洁测浏浓涂涨温湾满灭灯灵点热爱牵状独环现电画监盖盘矿码础确"
      + "礼离种称稳穷竞笔简篮类紧纠红约级纪纯纸纹线练组细织终经结绘给络绝统继绩绪"
      + "续维绿缓编缘缩网罗罚职联胜脉脑脚脸节范荐获虑补装见观规视览觉触计订认讨让"
      + "训议讯记讲许论设访证评识诉词译试话询该详语误说请诸读课谁调谈谢责败账货质"
      + "购贴贵费资赏赞赢车转轮软轻载较辑输边达过运还这进远违连迟适选递逻遗邮释钟"
      + "钥钮钱链锁错键镜长门闭问间闻阅队阳阴阶际陈险随隐难静页项顺须顾预领频题颜"
      + "额风飞饭饮馆马驱验骤鱼鲜鸟黄齐龙龟").unicodeScalars)
  private static let traditional = Set(
    ("來倉個們備僅價優別刪則創動務勝勢匯區協員問啟單國圍園圓圖團執場塊塗壞夢實"
      + "寫寬將尋對師帳帶庫廠廣廳從愛態慮憶應戶掃掛換損撐擇擊據擬擲擴擺攜攝敗敵數"
      + "斷時曬書會東條業極構槍樂樓標樣橋機檔檢櫃欄權歡歷殺氣沒淚測溫滅滿漢漲潔濃"
      + "瀏灣為無熱燈牽狀獨獲現環產畫當發監盤確碼礎礦禮種稱穩窮競筆節範簡簽籃籤糾"
      + "紀約紅紋純紙級細終組結絕絡給統經綠維網緊緒線緣編緩練縮總績織繪繼續罰羅聞"
      + "聯聲職聽脈腦腳臉舊華葉蓋薦處號術補裝複見規視親覺覽觀觸訂計訊討訓記訪設許"
      + "訴評詞詢試話該詳認語誤說誰課調談請論諸講謝證識譯議護讀變讓貨責貴買費貼資"
      + "賞賣質賬購贊贏車軍軟較載輕輪輯輸轉這連進運過達違遞遠適遲選遺還邊邏郵釋鈕"
      + "錄錢錯鍵鎖鏈鏡鐘鑰長門閉開間閱關陰陳陽隊階際隨險隱雙雜離難電靈靜頁項順須"
      + "預領頻題額顏類顧顯風飛飯飲館馬驅驗驟魚鮮鳥黃點齊龍龜").unicodeScalars)
}

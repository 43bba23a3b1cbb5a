/// The warnings in the shared catalogs that were read one by one, without those that a script counts: by rule and file,
/// language and line.
enum JudgedWarnings {
  static let list: Set<String> = {
    var list: Set<String> = []
    var head: [Substring] = []
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ")
      if !line.hasPrefix(" ") {
        head = words
      } else {
        for word in words {
          let parts = word.split(separator: ":")
          list.insert("\(head[0]) \(parts[0]) \(head[1]):\(parts[1])")
        }
      }
    }
    return list
  }()

  private static let text = """
    double-space Cizzuk+CSE/Localizable.xcstrings
      pt:12336
    double-space geteduroam+apple-app/geteduroam__GeteduroamPackage__Sources__Connect__Resources__Localizable.xcstrings
      ca:3092 hu:3419 hu:4141
    double-space geteduroam+apple-app/geteduroam__GeteduroamPackage__Sources__EAPConfigurator__Resources__Localizable.xcstrings
      bg:591 pt:883
    double-space rxhanson+Rectangle/Rectangle__mul.lproj__Main.xcstrings
      ru:6335 tr:6353 pt-BR:16710 ar:35609 tr:35753 ar:48212
    edge-whitespace Impressia+Impressia/Localization__Localizable.xcstrings
      pl:9645
    edge-whitespace Impressia+Impressia/WidgetsKit__Sources__WidgetsKit__Localizable.xcstrings
      it:2337
    edge-whitespace geteduroam+apple-app/geteduroam__GeteduroamPackage__Sources__EAPConfigurator__Resources__Localizable.xcstrings
      de:389
    edge-whitespace geteduroam+apple-app/geteduroam__GeteduroamPackage__Sources__NotificationClient__Resources__Localizable.xcstrings
      hu:415 hu:528
    edge-whitespace geteduroam+apple-app/geteduroam__Localizable.xcstrings
      ca:133
    edge-whitespace geteduroam+apple-app/getgovroam__Localizable.xcstrings
      ca:133
    edge-whitespace paulgessinger+swift-paperless/AppShared__Sources__AppShared__Resources__Localization__App.xcstrings
      fr:1683
    edge-whitespace rxhanson+Rectangle/RectangleLauncher__mul.lproj__Main.xcstrings
      vi:23417
    edge-whitespace rxhanson+Rectangle/Rectangle__mul.lproj__Main.xcstrings
      nl:2195 ja:10511 vi:33313 ja:41654 vi:49010
    empty-source geteduroam+apple-app/geteduroam__AppStore.xcstrings
      en:380
    empty-source geteduroam+apple-app/getgovroam__AppStore.xcstrings
      en:380
    invisible-character anonaddy+addy-ios/addy__Localizable.xcstrings
      en:4257 en:6195 en:6205
    invisible-character rxhanson+Rectangle/RectangleLauncher__mul.lproj__Main.xcstrings
      vi:23417
    invisible-character rxhanson+Rectangle/Rectangle__mul.lproj__Main.xcstrings
      vi:49010
    language-is-a-copy rxhanson+Rectangle/RectangleLauncher__mul.lproj__Main.xcstrings
      ca:14 ca-ES:20 es:44 es-419:50 fr:56 it:68 ja:74 ko:80 nl:98 pl:110 ro:128 ru:134 sv-SE:146 tr:152 uk:158
    missing-specifier paulgessinger+swift-paperless/AppShared__Sources__AppShared__Resources__Localization__Tasks.xcstrings
      fr:1287
    mixed-alphabets rxhanson+Rectangle/Rectangle__mul.lproj__Main.xcstrings
      ru:24389
    mixed-positions geteduroam+apple-app/geteduroam__GeteduroamPackage__Sources__EAPConfigurator__Resources__Localizable.xcstrings
      de:1037
    number-changed Impressia+Impressia/Localization__Localizable.xcstrings
      it:371
    optional-plural anonaddy+addy-ios/addy__Localizable.xcstrings
      en:4771 en:4793 en:4815 en:4837
    optional-plural anonaddy+addy-ios/addy_shared__Localizable.xcstrings
      en:272
    optional-plural ruddarr+app/Ruddarr__Localizable.xcstrings
      en:5829
    repeated-specifier geteduroam+apple-app/geteduroam__GeteduroamPackage__Sources__EAPConfigurator__Resources__Localizable.xcstrings
      de:1037
    repeated-word geteduroam+apple-app/geteduroam__GeteduroamPackage__Sources__EAPConfigurator__Resources__Localizable.xcstrings
      pt:990
    suspicious-length Impressia+Impressia/WidgetsKit__Sources__WidgetsKit__Localizable.xcstrings
      it:2337
    too-long geteduroam+apple-app/geteduroam__AppStore.xcstrings
      bg:130 es:166 gl:184 hu:190 pt:214 uk:1131
    too-long geteduroam+apple-app/getgovroam__AppStore.xcstrings
      bg:130 hu:190
    unbalanced-backticks paulgessinger+swift-paperless/AppShared__Sources__AppShared__Resources__Localization__Login.xcstrings
      it:88
    unbalanced-emphasis paulgessinger+swift-paperless/AppShared__Sources__AppShared__Resources__Localization__CustomFields.xcstrings
      it:988 nl:994
    unbalanced-emphasis paulgessinger+swift-paperless/AppShared__Sources__AppShared__Resources__Localization__Login.xcstrings
      da:1125 tr:1485
    unbalanced-quotes Impressia+Impressia/Localization__Localizable.xcstrings
      es:5780 es:6013
    unbalanced-quotes geteduroam+apple-app/geteduroam__GeteduroamPackage__Sources__EAPConfigurator__Resources__Localizable.xcstrings
      ar:10 ar:472
    unbalanced-quotes rxhanson+Rectangle/Rectangle__mul.lproj__Main.xcstrings
      id:35663
    unknown-translation-state rxhanson+Rectangle/Rectangle__mul.lproj__Main.xcstrings
      es-419:19736
    untranslated-copy rxhanson+Rectangle/Rectangle__mul.lproj__Main.xcstrings
      nl:2537 pl:2549 pt-BR:2555 pt-PT:2561 ca:2639 ca-ES:2645 cs:2651 id:2687 nl:2723 pl:2735 pt-BR:2741
      pt-PT:2747 ro:2753 sv-SE:2771 nl:5921 pl:5933 pt-PT:5945 nl:6299 pl:6311 pt-PT:6323 id:9407 nl:9443
      pl:9455 pt-BR:9461 pt-PT:9467 ro:9473 sv-SE:9491 nl:9629 ca:10457 ca-ES:10463 id:10499 nl:10535 pl:10547
      pt-BR:10553 pt-PT:10559 ro:10565 sv-SE:10583 tr:10999 ca:12038 ca-ES:12044 cs:12050 id:12080 nl:12116
      pl:12128 pt-PT:12140 ro:12146 sv-SE:12164 uk:12176 zh-Hant-HK:12200 zh-Hant-HK:14015 zh-Hant-HK:14201
      nl:16273 pl:16285 pt-PT:16297 nl:17508 pl:17520 pt-BR:17526 pt-PT:17532 zh-Hant-HK:19028 nl:19274 ca:19992
      ca-ES:19998 cs:20004 id:20034 nl:20070 pl:20082 pt-PT:20094 ro:20100 sv-SE:20118 ca:21223 ca-ES:21229
      cs:21235 id:21277 nl:21313 pl:21325 pt-PT:21337 ro:21343 sv-SE:21361 uk:21373 zh-Hant-HK:21397
      zh-Hant-HK:27083 nl:27185 nl:27371 ca:27776 ca-ES:27782 id:27818 nl:27854 pl:27866 pt-PT:27878 ro:27884
      sv-SE:27902 nl:29456 pl:29468 pt-PT:29480 zh-Hant-HK:30562 nl:30850 pl:30862 pt-BR:30868 pt-PT:30874
      zh-Hant-HK:32364 ca:33169 ca-ES:33175 cs:33181 id:33211 nl:33247 pl:33259 pt-PT:33271 ro:33277 sv-SE:33295
      tr:33301 ar:33508 nl:34474 pt-BR:34492 nl:35699 pl:35711 pt-BR:35717 pt-PT:35723 nl:36599 pl:36611
      pt-PT:36623 tr:38852 ca:40708 ca-ES:40714 id:40750 nl:40786 pl:40798 pt-BR:40804 pt-PT:40810 ro:40816
      sv-SE:40834 ca:41281 ca-ES:41287 cs:41293 id:41323 nl:41359 pl:41371 pt-BR:41377 pt-PT:41383 ro:41389
      sv-SE:41407 tr:41413 uk:41419 zh-Hant-HK:41443 ca:41600 ca-ES:41606 id:41642 nl:41678 pl:41690 pt-BR:41696
      pt-PT:41702 ro:41708 sv-SE:41726 ca:43249 ca-ES:43255 cs:43261 id:43291 nl:43327 pl:43339 pt-BR:43345
      pt-PT:43351 ro:43357 ru:43363 sv-SE:43375 tr:43381 zh-Hant-HK:43411 es:43445 es-419:43451 nl:43499
      pl:43511 pt-BR:43517 pt-PT:43523 nl:43859 tr:46512 nl:47558 id:47708 nl:47744 pl:47756 pt-PT:47768
      ro:47774 sv-SE:47792 nl:48116 pl:48128 pt-BR:48134 pt-PT:48140 nl:48302 pl:48314 pt-PT:48326 tr:48998
      nl:49904 pl:49916 pt-BR:49922 pt-PT:49928 nl:50420 pl:50432 pt-PT:50444
    unvaried-count Ranchero-Software+NetNewsWire/Shared__Localizable.xcstrings
      en:45 en:126
    unvaried-count StanfordSpezi+SpeziAccount/Sources__SpeziAccountPhoneNumbers__Resources__Localizable.xcstrings
      en:7 en:391
    unvaried-count anonaddy+addy-ios/addy_shared__Localizable.xcstrings
      en:135 en:147 en:159 en:171 en:181 en:205 en:217 en:229 en:241 en:253
    unvaried-count apple+sample-backyard-birds/Watch__Localizable.xcstrings
      en:4
    unvaried-count paulgessinger+swift-paperless/AppShared__Sources__AppShared__Resources__Localization__App.xcstrings
      en:4908
    unvaried-count paulgessinger+swift-paperless/AppShared__Sources__AppShared__Resources__Localization__Settings.xcstrings
      en:4116
    unvaried-count techprimate+Flinky/Targets__App__Sources__Resources__Localizable.xcstrings
      en:1170 en:1218
    wrong-script rxhanson+Rectangle/Rectangle__mul.lproj__Main.xcstrings
      ar:10451 ar:12032 ar:13679 ar:16195 ar:18668 ar:19986 ar:27770 ar:30214 ar:33163 ar:40702 ar:41275
      ar:41594 ar:43243 ar:43421
    """
}

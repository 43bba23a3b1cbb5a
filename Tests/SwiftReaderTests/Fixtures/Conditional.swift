#if os(iOS) && !targetEnvironment(macCatalyst) || swift(>=5.9)
  import UIKit
#elseif canImport(AppKit, _version: 1.2.3)
  import AppKit
#else
  #error("no framework")
#endif
struct Screen: View {
  #if DEBUG
    var debug = true
    #if compiler(<6)
      var old: Int { 1 }
    #endif
  #endif
  #if os(macOS)
    @available(macOS 14, *)
  #else
    @available(iOS 17, *)
  #endif
  var body: some View {
    Text("Hello")
      .padding()
      #if os(iOS)
        .navigationTitle("Phone")
        .font(.body)
      #elseif os(tvOS)
        #if DEBUG
          .focusable()
        #endif
      #else
        .frame(width: 10)
      #endif
      .bold()
    #if DEBUG
      Text("Debug")
    #endif
  }
}
#sourceLocation(file: "made.swift", line: 10)
let x = 1
#sourceLocation()

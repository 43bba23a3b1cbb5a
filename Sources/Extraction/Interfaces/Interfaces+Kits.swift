extension Interfaces {
  /// UIKit and AppKit, which show strings as they are given, and the undo manager, which takes a literal for a key.
  static let kits: StaticString = """
    class UndoManager { init(); @callToAction func setActionName(_ actionName: LocalizedStringResource?); @callToAction @_disfavoredOverload func setActionName(_ actionName: @shown String); func registerUndo<Target>(withTarget target: Target, handler: (Target) -> ()); var undoActionName: String { get }; var redoActionName: String { get }; var undoMenuItemTitle: String { get }; var redoMenuItemTitle: String { get }; var canUndo: Bool { get }; var canRedo: Bool { get }; var isUndoing: Bool { get }; var isRedoing: Bool { get }; func undo(); func redo(); func removeAllActions(); func beginUndoGrouping(); func endUndoGrouping() }
    class UIView { init(); init(frame: CGRect); var accessibilityLabel: @shown String? { get set }; var accessibilityHint: @shown String? { get set }; var accessibilityValue: @shown String? { get set }; var accessibilityIdentifier: String? { get set }; var frame: CGRect { get set }; var isHidden: Bool { get set } }
    class UIControl: UIView {}
    class UILabel: UIView { var text: @shown String? { get set } }
    class UITextField: UIControl { var text: String? { get set }; var placeholder: @shown String? { get set } }
    class UITextView: UIView { var text: @shown String { get set } }
    class UISearchBar: UIView { var placeholder: @shown String? { get set }; var prompt: @shown String? { get set } }
    class UIButton: UIControl { @callToAction func setTitle(_ title: @shown String?, for state: Any); init(type: Any); var titleLabel: UILabel? { get } }
    class UISegmentedControl: UIControl { init(items: @shown [Any]?); func setTitle(_ title: @shown String?, forSegmentAt index: Int); func insertSegment(withTitle title: @shown String?, at index: Int, animated: Bool) }
    class UIBarButtonItem { @callToAction init(title: @shown String?, style: Any, target: Any?, action: Any?); @callToAction init(title: @shown String? = nil, image: Any? = nil, primaryAction: Any? = nil, menu: Any? = nil); var title: @shown String? { get set } }
    class UIBarItem { var title: @shown String? { get set } }
    class UITabBarItem: UIBarItem { init(title: @shown String?, image: Any?, tag: Int); init(title: @shown String?, image: Any?, selectedImage: Any?) }
    class UINavigationItem { @heading var title: @shown String? { get set }; var prompt: @shown String? { get set }; var backButtonTitle: @shown String? { get set } }
    class UIViewController { init(); var title: @shown String? { get set }; var navigationItem: UINavigationItem { get }; var tabBarItem: UITabBarItem { get set }; var view: UIView { get set } }
    class UITableViewController: UIViewController {}
    class UICollectionViewController: UIViewController {}
    class UINavigationController: UIViewController {}
    class UITabBarController: UIViewController {}
    class UIAlertController: UIViewController { @heading init(title: @shown String?, message: @shown String?, preferredStyle: Any); var message: @shown String? { get set }; func addAction(_ action: UIAlertAction) }
    class UIAlertAction { @callToAction init(title: @shown String?, style: Any, handler: ((UIAlertAction) -> ())? = nil) }
    class UIAction { @callToAction init(title: @shown String = "", subtitle: @shown String? = nil, image: Any? = nil, identifier: Any? = nil, discoverabilityTitle: @shown String? = nil, attributes: Any = x, state: Any = x, handler: (UIAction) -> ()) }
    class UIMenu { init(title: @shown String = "", subtitle: @shown String? = nil, image: Any? = nil, identifier: Any? = nil, options: Any = x, children: Any = x) }
    class UIContextualAction { init(style: Any, title: @shown String?, handler: Any) }
    class UIKeyCommand { init(title: @shown String = "", image: Any? = nil, action: Any, input: String, modifierFlags: Any = x, propertyList: Any? = nil, alternates: Any = x, discoverabilityTitle: @shown String? = nil) }
    class UIImage { init?(named: String); init?(systemName: String) }
    class UIDevice { static var current: UIDevice { get }; var name: String { get }; var model: String { get }; var systemName: String { get }; var systemVersion: String { get } }
    struct UIListContentConfiguration { var text: @shown String? { get set }; var secondaryText: @shown String? { get set } }
    class NSView { var toolTip: @shown String? { get set } }
    class NSControl: NSView { var stringValue: @shown String { get set } }
    class NSTextField: NSControl { init(labelWithString: @shown String); init(wrappingLabelWithString: @shown String); init(string: String); var placeholderString: @shown String? { get set } }
    class NSButton: NSControl { @callToAction init(title: @shown String, target: Any?, action: Any?); init(checkboxWithTitle: @shown String, target: Any?, action: Any?); init(radioButtonWithTitle: @shown String, target: Any?, action: Any?); var title: @shown String { get set } }
    class NSMenuItem { init(title: @shown String, action: Any?, keyEquivalent: String); var title: @shown String { get set }; var toolTip: @shown String? { get set } }
    class NSMenu { init(title: @shown String); func addItem(withTitle title: @shown String, action: Any?, keyEquivalent: String) -> NSMenuItem; func addItem(_ item: NSMenuItem) }
    class NSAlert { init(); var messageText: @shown String { get set }; var informativeText: @shown String { get set }; @callToAction func addButton(withTitle title: @shown String) -> NSButton }
    class NSWindow { var title: @shown String { get set }; var subtitle: @shown String { get set } }
    class NSSavePanel: NSWindow { init(); var message: @shown String { get set }; var prompt: @shown String { get set }; var nameFieldLabel: @shown String { get set } }
    class NSOpenPanel: NSSavePanel {}
    class NSToolbarItem { var label: @shown String { get set }; var paletteLabel: @shown String { get set }; var toolTip: @shown String? { get set } }
    class NSImage { init?(systemSymbolName: String, accessibilityDescription: @shown String?); init?(named: String) }
    """
}

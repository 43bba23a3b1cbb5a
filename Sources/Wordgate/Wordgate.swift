// The runtime of Wordgate in one import: what an app or a server needs to show texts, numbers and dates in every locale
// and to decide which paywalls may be shown.
@_exported public import WordgateDefinitions
@_exported public import WordgateFormatting
@_exported public import WordgateGate
@_exported public import WordgateLocales
@_exported public import WordgateMessages
@_exported public import WordgatePlurals

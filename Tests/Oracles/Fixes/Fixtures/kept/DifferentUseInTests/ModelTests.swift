import Foundation

func isWelcoming() -> Bool { Item().title.hasPrefix("Welcome") }

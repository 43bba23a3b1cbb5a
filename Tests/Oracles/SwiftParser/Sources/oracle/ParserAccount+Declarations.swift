import SwiftSyntax

extension ParserAccount {
  func declaration(_ node: Syntax) -> (String, String)? {
    switch node.as(SyntaxEnum.self) {
    case .importDecl(let decl): ("import", decl.path.trimmedDescription)
    case .structDecl(let decl): ("struct", nominal(name(decl.name), decl.inheritanceClause))
    case .classDecl(let decl): ("class", nominal(name(decl.name), decl.inheritanceClause))
    case .enumDecl(let decl): ("enum", nominal(name(decl.name), decl.inheritanceClause))
    case .actorDecl(let decl): ("actor", nominal(name(decl.name), decl.inheritanceClause))
    case .protocolDecl(let decl): ("protocol", nominal(name(decl.name), decl.inheritanceClause))
    case .extensionDecl(let decl): ("extension", nominal(decl.extendedType.trimmedDescription, decl.inheritanceClause))
    case .enumCaseDecl: ("case", "")
    case .enumCaseElement(let element): ("case-element", "\(name(element.name)) - \(text(element.rawValue?.value))")
    case .functionDecl(let decl): ("func", "\(name(decl.name)) \(text(result(decl.signature)))")
    case .initializerDecl(let decl): ("init", decl.optionalMark == nil ? "" : "?")
    case .deinitializerDecl: ("deinit", "")
    case .subscriptDecl(let decl): ("subscript-declaration", " \(text(decl.returnClause.type))")
    case .variableDecl(let decl): ("variable", name(decl.bindingSpecifier))
    case .patternBinding(let binding):
      ("binding", " \(text(binding.typeAnnotation?.type)) \(text(binding.initializer?.value))")
    case .accessorDecl(let accessor): ("accessor", name(accessor.accessorSpecifier))
    case .accessorBlock: ("accessors", "")
    case .typeAliasDecl(let decl): ("typealias", "\(name(decl.name)) \(text(decl.initializer.value))")
    case .associatedTypeDecl(let decl): ("associatedtype", name(decl.name))
    case .operatorDecl(let decl): ("operator-declaration", name(decl.name))
    case .precedenceGroupDecl(let decl): ("precedencegroup", name(decl.name))
    case .macroDecl(let decl): ("macro-declaration", "\(name(decl.name)) \(text(result(decl.signature)))")
    case .ifConfigDecl: ("#if", "")
    case .ifConfigClause(let clause):
      ("#if-clause", "\(clause.poundKeyword.text.dropFirst()) \(text(clause.condition))")
    case .attribute(let attribute): ("attribute", name(of: attribute.attributeName))
    case .declModifier(let modifier): ("modifier", name(modifier.name))
    case .simpleTypeSpecifier(let specifier): ("modifier", name(specifier.specifier))
    case .nonisolatedTypeSpecifier(let specifier): ("modifier", name(specifier.nonisolatedKeyword))
    case .closureCaptureSpecifier(let specifier): ("modifier", name(specifier.specifier))
    case .functionParameter(let parameter):
      named(parameter.firstName, parameter.secondName, parameter.type, parameter.defaultValue)
    case .closureParameter(let parameter):
      named(parameter.firstName, parameter.secondName, parameter.type, nil)
    case .enumCaseParameter(let parameter):
      named(parameter.firstName, parameter.secondName, parameter.type, parameter.defaultValue)
    case .genericParameter(let parameter): ("generic-parameter", name(parameter.name))
    case .genericRequirement: ("requirement", "")
    case .primaryAssociatedType(let type): ("named-type", name(type.name))
    case .memberBlock: ("members", "")
    case .codeBlock(let block): ("block", "\(block.statements.count)")
    case .poundSourceLocation: ("source-location", "")
    default: nil
    }
  }

  private func nominal(_ name: String, _ clause: InheritanceClauseSyntax?) -> String {
    "\(name): \(clause?.inheritedTypes.map { $0.type.trimmedDescription }.joined(separator: ", ") ?? "")"
  }

  private func result(_ signature: FunctionSignatureSyntax) -> TypeSyntax? {
    signature.returnClause?.type
  }

  private func named(
    _ first: TokenSyntax?, _ second: TokenSyntax?, _ type: TypeSyntax?, _ value: InitializerClauseSyntax?
  ) -> (String, String) {
    let label = first.map { name($0) } ?? "_"
    return ("parameter", "\(label) \(name(second ?? first)) \(text(type)) \(text(value?.value))")
  }
}

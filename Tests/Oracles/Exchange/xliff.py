"""XLIFF beside lxml and translate-toolkit: both must find the same units, and edits made with them must come back.

The schema of OASIS is looked at where WORDGATE_XLIFF_SCHEMAS names the folder of xliff-core-1.2-strict.xsd.
"""
import os
import sys

from lxml import etree
from translate.storage import xliff

import tools

sys.path.append(os.path.join(tools.ROOT, "Tests", "ExchangeTests", "Judges"))
import schemas

SPACE = "{urn:oasis:names:tc:xliff:document:1.2}"
LANGUAGES = ["de", "ru", "ar"]


def units_of_lxml(path):
    tree = etree.parse(path, etree.XMLParser(resolve_entities=False, no_network=True))
    found = {}
    for unit in tree.iter(SPACE + "trans-unit"):
        source, target = unit.find(SPACE + "source"), unit.find(SPACE + "target")
        found[unit.get("id")] = (source.text or "", None if target is None else target.text or "")
    return tree, found


def units_of_toolkit(path):
    store = xliff.xlifffile.parsefile(path)
    found = {}
    for unit in store.units:
        element = unit.xmlelement
        found[element.get("id")] = (str(unit.source or ""), None if unit.target is None else str(unit.target))
    return store, found


def judge(catalog, checker):
    """Compares one catalog; returns how many units were compared."""
    count = 0
    with tools.Work(catalog) as work:
        try:
            work.strings()
        except (ValueError, KeyError, TypeError):
            return 0  # Python's reader does not follow; the tests of the catalogs cover such files.
        exported = tools.run(
            work.folder, "export", "Localizable.xcstrings", *sum((["--to", l] for l in LANGUAGES), []), "--format", "xliff",
            status=None)
        if exported.returncode == 2:
            return 0
        for language in LANGUAGES:
            path = os.path.join(work.folder, language + ".xliff")
            if not os.path.exists(path):
                continue
            tree, first = units_of_lxml(path)
            if checker is not None and not checker.validate(tree):
                sys.exit(f"{catalog} {language}: {checker.error_log[0]}")
            store, second = units_of_toolkit(path)
            for name, (source, target) in first.items():
                other = second.get(name)
                if other is None or other[0] != source or (other[1] or "") != (target or ""):
                    sys.exit(f"{catalog} {language}: '{name}' is {first[name]} for lxml, {other} for translate-toolkit")
            for key, entry in work.strings().items():
                text = tools.plain(entry, language)
                if text is None or not entry.get("shouldTranslate", True) or "%#@" in text or key not in first:
                    continue
                if first[key][1] != text:
                    sys.exit(f"{catalog} {language}: '{key}' is '{text}', the file has '{first[key][1]}'")
            count += len(first)
            count += edit_with_toolkit(work, path, store)
            edit_with_lxml(work, path, tree)
        if exported.stderr == "" and tools.run(work.folder, "import", "--dry-run", *files(work), status=None).returncode == 2:
            sys.exit(f"{catalog}: an edited file cannot be read")
    return count


def files(work):
    return sorted(name for name in os.listdir(work.folder) if name.endswith(".xliff"))


def edit_with_toolkit(work, path, store):
    """Gives a text of one form another translation with translate-toolkit and takes it back."""
    language = os.path.basename(path)[:-6]
    for unit in store.units:
        name, target = unit.xmlelement.get("id"), unit.target
        entry = work.strings().get(name, {})
        if not target or "%" in str(target) or tools.plain(entry, language) is None or not entry.get("shouldTranslate", True):
            continue
        if entry["localizations"][language]["stringUnit"].get("state") != "translated":
            continue
        wanted = str(target) + " <neu> & \u201eanders\u201c"
        unit.target = wanted
        store.savefile(path)
        done = tools.run(work.folder, "import", os.path.basename(path), status=None)
        if "[broken-placeholders]" in done.stdout or "[not-translatable]" in done.stdout:
            return 0
        if tools.plain(work.strings()[name], language) != wanted:
            sys.exit(f"{path}: the edit of '{name}' did not come back\n{done.stdout}{done.stderr}")
        return 1
    return 0


def edit_with_lxml(work, path, tree):
    """Writes the file in another spelling: a prefix for every name, no declaration, other indentation."""
    root = tree.getroot()
    copy = etree.Element(root.tag, root.attrib, nsmap={"x": SPACE[1:-1]})
    copy.extend(list(root))
    etree.cleanup_namespaces(copy, top_nsmap={"x": SPACE[1:-1]})
    etree.indent(copy, "\t")
    etree.ElementTree(copy).write(path, encoding="utf-8")
    done = tools.run(work.folder, "import", "--dry-run", os.path.basename(path), status=None)
    if done.returncode == 2 or "unknown-key" in done.stdout:
        sys.exit(f"{path}: not read with prefixes\n{done.stdout}{done.stderr}")


def main():
    checker = schemas.schema("xliff-core-1.2-strict.xsd")
    total = sum(judge(catalog, checker) for catalog in tools.catalogs())
    if total == 0:
        sys.exit("no unit was compared")
    print(f"  xliff: {total} units agree with lxml {etree.__version__} and translate-toolkit")


main()

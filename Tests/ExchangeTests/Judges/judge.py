"""Opens the files of every exchange format with libraries of others.

usage: judge.py compare|edit FOLDER

compare: every unit of FOLDER/written/FORMAT/units.json has the source and target in the files that it should have.
edit: saves the files to FOLDER/edited with a mark behind one translation of each, by the library that opened them.
"""
import gettext
import glob
import json
import os
import plistlib
import re
import shutil
import subprocess
import sys
import xml.etree.ElementTree as ElementTree
import csv

import polib
from lxml import etree
from translate.storage import aresource, jsonl10n, po, properties, stringsdict, xliff, xliff2

import schemas

MARK = " \u2713"
XLIFF1 = "{urn:oasis:names:tc:xliff:document:1.2}"
failures = []


def fail(message):
    failures.append(message)
    print("judge-exchange:", message, file=sys.stderr)


def expect(what, found, wanted):
    if found != wanted:
        fail(f"{what}: {found!r}, not {wanted!r}")


def units_of(folder, name):
    with open(f"{folder}/written/{name}/units.json", encoding="utf-8") as file:
        return json.load(file)


def paths(folder, name, pattern):
    return sorted(glob.glob(f"{folder}/{name}/{pattern}", recursive=True))


def relative(path, folder, name):
    return os.path.relpath(path, f"{folder}/{name}")


# What each library finds: (language, name of the unit) -> target.


def from_po(folder):
    found = {}
    for path in paths(folder, "po", "**/*.po"):
        subprocess_check(["msgfmt", "--check", "-o", os.devnull, path])
        file = polib.pofile(path)
        language = file.metadata["Language"]
        count, expression = re.match(r"nplurals=(\d+); plural=(.*);", file.metadata["Plural-Forms"]).groups()
        chosen = {gettext.c2py(expression)(n) for n in range(200)}
        if not chosen <= set(range(int(count))):
            fail(f"{path}: the expression gives {chosen}")
        store = po.pofile.parsefile(path)
        others = {unit.getcontext(): unit for unit in store.units if not unit.isheader()}
        for entry in file:
            forms = [entry.msgstr] if not entry.msgid_plural else [entry.msgstr_plural[i] for i in range(int(count))]
            other = others[entry.msgctxt].target
            strings = list(other.strings) if hasattr(other, "strings") else [str(other)]
            expect(f"{path}: {entry.msgctxt} by translate-toolkit", strings, forms)
            for index, text in enumerate(forms):
                found[language, entry.msgctxt, index if entry.msgid_plural else None] = (text, entry.fuzzy)
    return found


def subprocess_check(command):
    if shutil.which(command[0]) is None:
        print(f"judge-exchange: {command[0]} is not installed, left out", file=sys.stderr)
        return
    result = subprocess.run(command, capture_output=True, text=True)
    if result.returncode:
        fail(f"{' '.join(command)}: {result.stderr}")


def compare_po(folder):
    found = from_po(f"{folder}/written")
    for unit in units_of(folder, "po"):
        language, name = unit["language"], unit["name"]
        target = unit["target"] or ""
        keys = [key for key in found if key[0] == language and key[1] == name and key[2] is None]
        if keys:
            text, fuzzy = found[keys[0]]
        else:
            base = name.split("|==|plural.")[0]
            indices = sorted(key[2] for key in found if key[0] == language and key[1] == base and key[2] is not None)
            texts = [found[language, base, index] for index in indices]
            matches = [item for item in texts if item[0] == target]
            if not matches:
                fail(f"po {language} {name}: none of {texts!r} is {target!r}")
                continue
            text, fuzzy = matches[0]
        expect(f"po {language} {name}", text, target)
        if target:
            expect(f"po {language} {name} fuzzy", fuzzy, unit["state"] in ("needs_review", "new"))


def compare_strings(folder):
    for unit in units_of(folder, "strings"):
        if not unit["target"]:
            continue
        place = glob.glob(f"{folder}/written/strings/**/{unit['language']}.lproj", recursive=True)[0]
        if unit["form"]:
            with open(f"{place}/Localizable.stringsdict", "rb") as file:
                rule = plistlib.load(file)[unit["key"]]
            expect(f"strings {unit['name']}", rule["value"][unit["form"]], unit["target"])
        else:
            store = properties.stringsutf8file.parsefile(f"{place}/Localizable.strings")
            texts = {item.name: item.source for item in store.units if item.name}
            escaped = unit["key"].replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n").replace("\t", "\\t")
            found = texts.get(unit["key"], texts.get(escaped))
            expect(f"strings {unit['language']} {unit['name']}", found, unit["target"])
    for path in paths(f"{folder}/written", "strings", "**/*.stringsdict"):
        store = stringsdict.StringsDictFile()
        with open(path, "rb") as file:
            store.parse(file.read())
        if not store.units:
            fail(f"{path}: translate-toolkit finds nothing")


def compare_tables(folder, name, delimiter):
    (path,) = paths(f"{folder}/written", name, f"**/*.{name}")
    with open(path, encoding="utf-8-sig", newline="") as file:
        rows = list(csv.DictReader(file, delimiter=delimiter))
    cells = {(row["Key"], row["Form"]): row for row in rows}

    def guarded(text):
        return "'" + text if re.match(r"'*[=+\-@\t\r]", text) else text

    for unit in units_of(folder, name):
        key = unit["key"] if unit["form"] or "|==|" not in unit["name"] else unit["name"]
        row = cells[guarded(key), guarded(unit["form"])]
        expect(f"{name} {unit['name']}", row[unit["language"]], guarded(unit["target"] or ""))


def android_text(element):
    """The text by the rules of aapt2: quotes keep white space, a backslash escapes."""
    raw = "".join(element.itertext())
    result, quoted, index = [], False, 0
    while index < len(raw):
        character = raw[index]
        index += 1
        if character == '"':
            quoted = not quoted
        elif character == "\\":
            following = raw[index]
            index += 1
            if following == "u":
                result.append(chr(int(raw[index : index + 4], 16)))
                index += 4
            else:
                result.append({"n": "\n", "t": "\t"}.get(following, following))
        elif not quoted and character.isspace() and ord(character) <= 0x20:
            if result and result[-1] != " ":
                result.append(" ")
        else:
            result.append(character)
    return "".join(result)


def java(text):
    """Apple's specifiers as Java has them, counted where they have no number."""
    place = [0]

    def change(match):
        number, kind = match.group(1), match.group(2)
        if not number:
            place[0] += 1
            number = place[0]
        return f"%{number}${'s' if kind == '@' else 'd'}"

    return re.sub(r"%(?:(\d+)\$)?(@|lld)", change, text)


def compare_android(folder):
    qualified = {"de": "de", "uk": "uk", "ar": "ar", "zh-Hans": "b+zh+Hans"}
    key_name = "{http://schemas.android.com/tools}key"
    found = {}
    for language, qualifier in qualified.items():
        (path,) = paths(f"{folder}/written", "android", f"**/values-{qualifier}/strings.xml")
        for element in ElementTree.parse(path).getroot():
            key = element.get(key_name) or element.get("name")
            for item in element if element.tag == "plurals" else [element]:
                found[language, key, item.get("quantity") or ""] = android_text(item)
        store = aresource.AndroidResourceFile()
        with open(path, "rb") as file:
            store.parse(file.read())
        if not store.units:
            fail(f"{path}: translate-toolkit finds nothing")
    for unit in units_of(folder, "android"):
        if unit["target"]:
            text = found.get((unit["language"], unit["key"], unit["form"]))
            expect(f"android {unit['language']} {unit['name']}", text, java(unit["target"]))


def compare_json(folder, name, pattern, store_class):
    for path in paths(f"{folder}/written", name, pattern):
        if path.endswith("units.json"):
            continue
        with open(path, "rb") as file:
            content = file.read()
        store = store_class()
        store.parse(content)
        if not store.units:
            fail(f"{path}: translate-toolkit finds nothing")
    for unit in units_of(folder, name):
        if not unit["target"] or unit["form"] or "%" in unit["target"]:
            continue
        if name == "i18next":
            (path,) = paths(f"{folder}/written", name, f"**/{unit['language']}/*.json")
            members = json.load(open(path, encoding="utf-8"))
            expect(f"{name} {unit['name']}", members.get(unit["key"]), unit["target"])


def validate(path, schema):
    if schema is not None and not schema.validate(etree.parse(path)):
        fail(f"{path}: {schema.error_log.last_error}")


def compare_xliff2(folder):
    schema = schemas.schema("xliff-core-2.0.xsd")
    for path in paths(f"{folder}/written", "xliff2", "*.xlf"):
        subprocess_check(["xmllint", "--noout", "--nonet", path])
        validate(path, schema)
        store = xliff2.Xliff2File.parsefile(path)
        tree = ElementTree.parse(path).getroot()
        space = "{urn:oasis:names:tc:xliff:document:2.0}"
        language = tree.get("trgLang")
        found = {}
        for unit in tree.iter(space + "unit"):
            target = unit.find(f"{space}segment/{space}target")
            found[unit.get("name")] = None if target is None else target.text or ""
        wanted = {unit["name"]: unit["target"] for unit in units_of(folder, "xliff2") if unit["language"] == language}
        expect(f"{path}: units", found, wanted)
        theirs = [unit.target or "" for unit in store.units]
        expect(f"{path}: targets by translate-toolkit", theirs, [text or "" for text in wanted.values()])


def compare_xliff(folder):
    schema = schemas.schema("xliff-core-1.2-strict.xsd")
    for path in paths(f"{folder}/written", "xliff", "*.xliff"):
        subprocess_check(["xmllint", "--noout", "--nonet", path])
        validate(path, schema)
        store = xliff.xlifffile.parsefile(path)
        language = os.path.basename(path).split(".")[0]
        found = {unit.xmlelement.get("id"): unit.target for unit in store.units}
        wanted = {unit["name"]: unit["target"] for unit in units_of(folder, "xliff") if unit["language"] == language}
        for name, target in wanted.items():
            expect(f"{path}: {name}", found.get(name) or "", target or "")


def compare_lists(folder):
    """Reads the two property lists of the tests, which say the same, and writes them anew for the tests to read."""
    lists = []
    for name in ("xml", "binary"):
        with open(f"{folder}/lists/ours.{name}", "rb") as file:
            lists.append(plistlib.load(file))
    expect("lists", lists[1], lists[0])
    expect("lists: number of members", len(lists[0]), 12)
    for name, form in (("xml", plistlib.FMT_XML), ("binary", plistlib.FMT_BINARY)):
        with open(f"{folder}/lists/theirs.{name}", "wb") as file:
            plistlib.dump(lists[0], file, fmt=form)


def compare(folder):
    compare_lists(folder)
    compare_po(folder)
    compare_strings(folder)
    compare_tables(folder, "csv", ",")
    compare_tables(folder, "tsv", "\t")
    compare_android(folder)
    compare_json(folder, "arb", "**/*.arb", jsonl10n.ARBJsonFile)
    compare_json(folder, "i18next", "**/*.json", jsonl10n.I18NextV4File)
    compare_xliff2(folder)
    compare_xliff(folder)


def edit(folder):
    for name in ("po", "strings", "csv", "tsv", "android", "arb", "i18next", "xliff2", "xliff"):
        shutil.copytree(f"{folder}/written/{name}", f"{folder}/edited/{name}", ignore=shutil.ignore_patterns("units.json"))
    edited = f"{folder}/edited"
    for path in paths(edited, "po", "**/*.po"):
        file = polib.pofile(path)
        entry = next(entry for entry in file if entry.msgstr)
        entry.msgstr += MARK
        file.save()
    for path in paths(edited, "strings", "**/*.strings"):
        if "/en.lproj/" in path:
            continue
        store = properties.stringsutf8file.parsefile(path)
        unit = next(unit for unit in store.units if unit.name and unit.source)
        unit.source += MARK
        store.savefile(path)
    for name, delimiter in (("csv", ","), ("tsv", "\t")):
        (path,) = paths(edited, name, f"**/*.{name}")
        with open(path, encoding="utf-8-sig", newline="") as file:
            rows = list(csv.reader(file, delimiter=delimiter))
        column = rows[0].index("de")
        next(row for row in rows[1:] if row[column])[column] += MARK
        with open(path, "w", encoding="utf-8", newline="") as file:
            csv.writer(file, delimiter=delimiter, quoting=csv.QUOTE_ALL).writerows(rows)
    for path in paths(edited, "android", "**/values-*/strings.xml"):
        qualifier = os.path.basename(os.path.dirname(path)).removeprefix("values-")
        edit_store(path, aresource.AndroidResourceFile, qualifier.removeprefix("b+").replace("+", "-"))
    for path in paths(edited, "arb", "**/*.arb"):
        if not path.endswith("_en.arb"):
            edit_store(path, jsonl10n.ARBJsonFile)
    for path in paths(edited, "i18next", "**/*.json"):
        if "/en/" not in path:
            edit_store(path, jsonl10n.I18NextV4File, os.path.basename(os.path.dirname(path)))
    for path in paths(edited, "xliff2", "*.xlf"):
        edit_store(path, xliff2.Xliff2File)
    for path in paths(edited, "xliff", "*.xliff"):
        edit_store(path, xliff.xlifffile)


def edit_store(path, store_class, language=None):
    store = store_class()
    if language:
        store.settargetlanguage(language)
    with open(path, "rb") as file:
        store.parse(file.read())
    for unit in store.units:
        target = unit.target
        if isinstance(target, str) and target and not re.search(r"[%{<&\\\"']", target) and target.strip() == target:
            unit.target = target + MARK
            break
    else:
        fail(f"{path}: nothing to edit")
    with open(path, "wb") as file:
        store.serialize(file)


if __name__ == "__main__":
    {"compare": compare, "edit": edit}[sys.argv[1]](sys.argv[2])
    print(f"judge-exchange: {sys.argv[1]}: {len(failures)} differences")
    sys.exit(1 if failures else 0)

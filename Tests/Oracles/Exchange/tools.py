"""What the judges of the exchange formats share: the program, work folders, and what a catalog says by itself."""
import json
import os
import shutil
import subprocess
import sys
import tempfile

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__)))))
PROGRAM = os.environ["WORDGATE"]


def run(folder, *words, status=0):
    """Runs the program in a folder; its exit status must be the expected one."""
    done = subprocess.run([PROGRAM, *words], cwd=folder, capture_output=True, text=True)
    if status is not None and done.returncode != status:
        sys.exit(f"wordgate {' '.join(words)}: status {done.returncode}, expected {status}\n{done.stdout}{done.stderr}")
    return done


def catalogs():
    """The catalogs of this project that are sound, and those of others where they lie beside the checkout."""
    found = []
    places = [os.path.join(ROOT, "Catalogs")]
    shared = os.environ.get("WORDGATE_SHARED") or os.path.join(os.path.dirname(ROOT), "shared")
    if os.path.isdir(os.path.join(shared, "data")):
        places.append(os.path.join(shared, "data"))
    else:
        print("  no shared data beside the checkout: the catalogs of this project alone")
    for place in places:
        for folder, _, names in sorted(os.walk(place)):
            own = [os.path.join(folder, name) for name in sorted(names) if name.endswith(".xcstrings")]
            found += own if place == places[0] or os.environ.get("WORDGATE_EXHAUSTIVE") else own[::7]
    return found


class Work:
    """A folder of its own with one catalog in it, gone at the end."""

    def __init__(self, catalog):
        self.folder = tempfile.mkdtemp(prefix="wordgate-judge-")
        self.catalog = os.path.join(self.folder, "Localizable.xcstrings")
        shutil.copyfile(catalog, self.catalog)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        shutil.rmtree(self.folder)

    def text(self):
        with open(self.catalog, "rb") as file:
            return file.read()

    def strings(self):
        return json.loads(self.text().decode("utf-8-sig"))["strings"]


def plain(entry, language):
    """The only text of an entry in a language; None where it varies or is not there."""
    localizations = entry.get("localizations") if isinstance(entry, dict) else None
    localization = localizations.get(language) if isinstance(localizations, dict) else None
    if not isinstance(localization, dict) or set(localization) != {"stringUnit"}:
        return None
    return localization["stringUnit"].get("value")

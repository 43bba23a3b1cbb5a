"""An import that is killed at random moments leaves the old catalog or the new one, byte for byte, and never a mixture."""
import json
import os
import random
import shutil
import subprocess
import sys
import time

import tools


def catalog(path, keys):
    strings = {}
    for number in range(keys):
        text = {"stringUnit": {"state": "translated", "value": f"Text {number} " + "x" * 80}}
        strings[f"key {number:05}"] = {"localizations": {"de": text}}
    with open(path, "w", encoding="utf-8") as file:
        json.dump({"sourceLanguage": "en", "strings": strings, "version": "1.0"}, file, indent=2)


def main():
    rounds = int(os.environ.get("WORDGATE_KILLS", "60"))
    generator = random.Random(1)
    source = os.path.join(tools.ROOT, "Catalogs", "Corpus", "empty.xcstrings")
    with tools.Work(source) as work:
        catalog(work.catalog, 4000)
        old = work.text()
        tools.run(work.folder, "export", "Localizable.xcstrings", "--to", "de", "--format", "xliff")
        path = os.path.join(work.folder, "de.xliff")
        with open(path, encoding="utf-8") as file:
            text = file.read()
        with open(path, "w", encoding="utf-8") as file:
            file.write(text.replace("Text ", "Satz "))
        start = time.monotonic()
        tools.run(work.folder, "import", "de.xliff")
        whole = time.monotonic() - start
        new = work.text()
        if new == old:
            sys.exit("the import changed nothing")
        seen = {"old": 0, "new": 0}
        for _ in range(rounds):
            with open(work.catalog, "wb") as file:
                file.write(old)
            process = subprocess.Popen([tools.PROGRAM, "import", "de.xliff"], cwd=work.folder, stdout=subprocess.DEVNULL)
            time.sleep(whole * generator.choice([generator.uniform(0, 1.1), generator.uniform(0.7, 1.05)]))
            process.kill()
            process.wait()
            left = work.text()
            if left not in (old, new):
                shutil.copyfile(work.catalog, "killed.xcstrings")
                sys.exit("a killed import left a mixture, kept as killed.xcstrings")
            seen["old" if left == old else "new"] += 1
            for name in os.listdir(work.folder):
                if name.endswith(".wordgate-new"):
                    os.remove(os.path.join(work.folder, name))
        print(f"  killed: {rounds} imports killed, {seen['old']} left the old catalog, {seen['new']} the new one")


main()

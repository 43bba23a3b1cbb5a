"""The schemas of OASIS for XLIFF, from the folder that WORDGATE_XLIFF_SCHEMAS names.

The folder holds xliff-core-1.2-strict.xsd, xliff-core-2.0.xsd and xml.xsd of the W3C, to which both refer by address;
nothing is loaded from the net.
"""
import os
import sys

from lxml import etree


class Local(etree.Resolver):
    def __init__(self, folder):
        super().__init__()
        self.folder = folder

    def resolve(self, address, identifier, context):
        if address.endswith("xml.xsd"):
            return self.resolve_filename(os.path.join(self.folder, "xml.xsd"), context)
        return None


def schema(name):
    """A schema by the name of its file; None where there is no folder of schemas."""
    folder = os.environ.get("WORDGATE_XLIFF_SCHEMAS")
    if not folder:
        print(f"  WORDGATE_XLIFF_SCHEMAS is not set: {name} is left out", file=sys.stderr)
        return None
    parser = etree.XMLParser(no_network=True)
    parser.resolvers.add(Local(folder))
    return etree.XMLSchema(etree.parse(os.path.join(folder, name), parser))

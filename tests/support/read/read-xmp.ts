import { SaxesParser } from "saxes";

/** Texts of the PDF's XMP packet by element name, in order. Throws when the packet is not well-formed XML. */
export function readXmp(pdf: Uint8Array): Map<string, string[]> {
  const source = Buffer.from(pdf).toString("utf8");
  const packet = source.slice(source.indexOf("<?xpacket begin"), source.indexOf('<?xpacket end="w"?>'));
  const texts = new Map<string, string[]>();
  const open: string[] = [];
  const parser = new SaxesParser({ xmlns: true });
  parser.on("opentag", ({ name }) => open.push(name));
  parser.on("closetag", () => open.pop());
  parser.on("text", (text) => {
    const name = open.findLast((name) => !name.startsWith("rdf:"));
    if (name && text.trim()) texts.set(name, [...(texts.get(name) ?? []), text.trim()]);
  });
  parser.write(packet).close();
  return texts;
}

import type * as mupdf from "mupdf";

interface Element {
  type: string;
  parent: string;
  object: mupdf.PDFObject;
  kids: string[];
}

/** ISO 32000-1, 14.8.4, as far as our papers need them. */
const STANDARD = new Set(
  "Document Part Sect Div P H1 H2 H3 L LI Lbl LBody Table TR TH TD THead TBody Span Figure Caption".split(
    " ",
  ),
);

const PARENTS: Record<string, string[]> = {
  TR: ["Table", "THead", "TBody"],
  TH: ["TR"],
  TD: ["TR"],
  LI: ["L"],
  LBody: ["LI"],
};

/** The elements in the order of reading. */
export function elementsOf(tree: mupdf.PDFObject): Element[] {
  return kidsOf(tree).flatMap((kid) => walk(kid, "StructTreeRoot"));
}

function walk(object: mupdf.PDFObject, parent: string): Element[] {
  if (!object.isDictionary() || object.get("S").isNull()) return [];
  const type = object.get("S").asName();
  const below = kidsOf(object).filter((kid) => kid.isDictionary() && !kid.get("S").isNull());
  const kids = below.map((kid) => kid.get("S").asName());
  return [{ type, parent, object, kids }, ...below.flatMap((kid) => walk(kid, type))];
}

function kidsOf(object: mupdf.PDFObject): mupdf.PDFObject[] {
  const kids = object.get("K");
  if (kids.isNull()) return [];
  return kids.isArray() ? Array.from({ length: kids.length }, (_, at) => kids.get(at)) : [kids];
}

/** The faults, each with the clause of ISO 14289-1. */
export function structureFaults(elements: Element[]): string[] {
  const faults: string[] = [];
  let level = 0;
  let width = 0;
  if (elements[0]?.type !== "Document") faults.push("UA 7.1 one document element");
  for (const { type, parent, object, kids } of elements) {
    if (!STANDARD.has(type)) faults.push(`UA 7.1 standard types: ${type}`);
    const allowed = PARENTS[type];
    if (allowed && !allowed.includes(parent)) faults.push(`UA 7.2 ${type} in ${parent}`);
    if (type === "Figure" && object.get("Alt").isNull()) faults.push("UA 7.3 figures have a text");
    if (type === "TH" && scopeOf(object) === null) faults.push("UA 7.5 heads say what they head");
    if (type === "Table") width = 0;
    if (type === "TR") {
      if (width > 0 && kids.length > width) faults.push("UA 7.5 rows are as wide as the table");
      width ||= kids.length;
    }
    if (type === "Part") level = 0;
    const heading = /^H(\d)$/.exec(type);
    if (!heading) continue;
    if (Number(heading[1]) > level + 1) faults.push("UA 7.4.2 no level is left out");
    level = Number(heading[1]);
  }
  return faults;
}

function scopeOf(object: mupdf.PDFObject): string | null {
  const attributes = object.get("A");
  const list = attributes.isArray()
    ? Array.from({ length: attributes.length }, (_, at) => attributes.get(at))
    : [attributes];
  const scope = list.map((one) => one.get("Scope")).find((one) => !one.isNull());
  return scope?.asName() ?? null;
}

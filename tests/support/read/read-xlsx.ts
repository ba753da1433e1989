import { readZip } from "./read-zip.ts";

/** A cell as the file holds it; `format` is its number format, empty for none. */
export interface ReadCell {
  value: string | number;
  format: string;
  isFormula: boolean;
}

/** Every sheet of a workbook by its name, read from the XML itself: not by the library that wrote it. */
export function readXlsx(bytes: Buffer): Map<string, ReadCell[][]> {
  const entries = readZip(bytes);
  const text = (name: string) => entries.get(name)?.toString("utf8") ?? "";
  const targets = new Map(
    [...text("xl/_rels/workbook.xml.rels").matchAll(/<Relationship [^>]*>/g)].map(([tag]) => [
      attribute(tag, "Id"),
      attribute(tag, "Target").replace(/^\/?(xl\/)?/, "xl/"),
    ]),
  );
  const formats = formatsOf(text("xl/styles.xml"));
  const sheets = [...text("xl/workbook.xml").matchAll(/<sheet [^>]*>/g)];
  return new Map(
    sheets.map(([tag]) => [
      unescaped(attribute(tag, "name")),
      rowsOf(text(targets.get(attribute(tag, "r:id")) ?? ""), formats),
    ]),
  );
}

function rowsOf(xml: string, formats: string[]): ReadCell[][] {
  return [...xml.matchAll(/<row\b[^>]*?(?:\/>|>(.*?)<\/row>)/gs)].map(([, inner = ""]) => {
    const cells: ReadCell[] = [];
    for (const [, head = "", content = ""] of inner.matchAll(/<c\b([^>]*?)(?:\/>|>(.*?)<\/c>)/gs)) {
      const isText = /t="(str|inlineStr|s)"/.test(head);
      const value = unescaped(/<(?:v|t)\b[^>]*>(.*?)<\/(?:v|t)>/s.exec(content)?.[1] ?? "");
      cells[columnOf(attribute(`${head} `, "r"))] = {
        value: isText || value === "" ? value : Number(value),
        format: formats[Number(attribute(`${head} `, "s") || 0)] ?? "",
        isFormula: content.includes("<f"),
      };
    }
    return Array.from(cells, (cell) => cell ?? { value: "", format: "", isFormula: false });
  });
}

function formatsOf(styles: string): string[] {
  const codes = new Map(
    [...styles.matchAll(/<numFmt [^>]*>/g)].map(([tag]) => [
      attribute(tag, "numFmtId"),
      unescaped(attribute(tag, "formatCode")),
    ]),
  );
  const used = /<cellXfs[^>]*>(.*?)<\/cellXfs>/s.exec(styles)?.[1] ?? "";
  return [...used.matchAll(/<xf\b[^>]*>/g)].map(([tag]) => {
    const id = attribute(tag, "numFmtId");
    return codes.get(id) ?? (id === "4" ? "#,##0.00" : "");
  });
}

/** `B7` is 1. */
function columnOf(place: string): number {
  const letters = /^[A-Z]+/.exec(place)?.[0] ?? "A";
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

function attribute(tag: string, name: string): string {
  return new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(tag)?.[1] ?? "";
}

const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

function unescaped(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => ENTITIES[name]!);
}

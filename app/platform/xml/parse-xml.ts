import { type SaxesAttributePlain, SaxesParser, type SaxesTagPlain } from "saxes";
import { ErrorInXml, UnreadableXml, type XmlProblem } from "./unreadable-xml.ts";
import { MAX_XML_ATTRIBUTES, MAX_XML_DEPTH, MAX_XML_TEXT } from "./xml-limits.ts";

export interface XmlHandler {
  /** The name as written, with its prefix; the line counts from 1. */
  open(name: string, attributes: Record<string, string>, line: number): void;
  text(text: string): void;
  close(): void;
}

const ENTITIES = { amp: "&", gt: ">", lt: "<", quot: '"', apos: "'" };

/** Without namespaces, which banks do not agree on. @throws UnreadableXml, and what the handler throws */
export function parseXml(pieces: Iterable<string>, handler: XmlHandler, maxText = MAX_XML_TEXT): void {
  const parser = new SaxesParser({ xmlns: false, position: false });
  // The parser's own table inherits from Object, so that &constructor; would be an entity.
  parser.ENTITIES = Object.assign(Object.create(null) as Record<string, string>, ENTITIES);
  let depth = 0;
  let attributes = 0;
  let quiet = 0;
  const refuse = (problem: XmlProblem) => new UnreadableXml(problem, parser.line);
  // An eighth handler would make the parser a dictionary to V8, and four times as slow (bench P14).
  parser.on("error", () => {
    throw refuse("broken");
  });
  parser.on("doctype", () => {
    throw refuse("doctype");
  });
  parser.on("attribute", ({ value }: SaxesAttributePlain) => {
    quiet = 0;
    if (++attributes > MAX_XML_ATTRIBUTES) throw refuse("broken");
    if (value.length > maxText) throw refuse("text_too_long");
  });
  parser.on("opentag", (tag: SaxesTagPlain) => {
    quiet = 0;
    attributes = 0;
    if (++depth > MAX_XML_DEPTH) throw refuse("too_deep");
    handler.open(tag.name, tag.attributes, parser.line);
  });
  parser.on("closetag", () => {
    quiet = 0;
    depth--;
    handler.close();
  });
  const takeText = (text: string) => {
    quiet = 0;
    if (text.length > maxText) throw refuse("text_too_long");
    handler.text(text);
  };
  parser.on("text", takeText);
  parser.on("cdata", takeText);
  try {
    for (const piece of pieces) {
      quiet += piece.length;
      parser.write(piece);
      // Whatever it is that has not ended for so long is kept in memory.
      if (quiet > 2 * maxText) throw refuse("text_too_long");
    }
    parser.close();
  } catch (error) {
    if (error instanceof ErrorInXml) error.line ??= parser.line;
    throw error;
  }
}

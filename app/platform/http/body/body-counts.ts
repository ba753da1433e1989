/** docs/security-checks.md 36; an invoice with all its rows has a third as many. */
export const MAX_FIELDS = 5_000;

const AND = "&".charCodeAt(0);

export function hasMoreFields(body: Uint8Array, most: number): boolean {
  let left = most;
  for (const byte of body) if (byte === AND && --left === 0) return true;
  return false;
}

export function hasMoreParts(body: Uint8Array, delimiter: string, most: number): boolean {
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength);
  let place = -1;
  for (let count = 0; count <= most; count++) {
    place = bytes.indexOf(delimiter, place + 1);
    if (place < 0) return false;
  }
  return true;
}

const [QUOTE, ESCAPE, COMMA] = ['"', "\\", ","].map((mark) => mark.charCodeAt(0));
const OPENING = new Set(["[", "{"].map((mark) => mark.charCodeAt(0)));
const CLOSING = new Set(["]", "}"].map((mark) => mark.charCodeAt(0)));

interface JsonMeasure {
  /** How many fields there are at least: as many as keys and entries. */
  fields: number;
  depth: number;
}

/** Counting ends once there are more fields than `most`. */
export function measureJson(body: Uint8Array, most: number): JsonMeasure {
  let [fields, level, depth] = [0, 0, 0];
  let isText = false;
  for (let at = 0; at < body.length && fields <= most; at++) {
    const byte = body[at] ?? 0;
    if (byte === ESCAPE) at++;
    else if (byte === QUOTE) isText = !isText;
    else if (isText) continue;
    else if (byte === COMMA) fields++;
    else if (OPENING.has(byte)) {
      fields++;
      depth = Math.max(depth, ++level);
    } else if (CLOSING.has(byte)) level--;
  }
  return { fields, depth };
}

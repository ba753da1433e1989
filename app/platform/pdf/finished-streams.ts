import { deflateSync } from "node:zlib";

const MOST_TEXTS = 64;

const ofBytes = new WeakMap<Uint8Array, Buffer>();
const ofTexts = new Map<string, Buffer>();

/** Compressed once a thread: fonts, their tables of letters and the profile of colours recur in all documents. */
export function deflatedOnce(content: Uint8Array | string): Buffer {
  return typeof content === "string" ? textOnce(content) : bytesOnce(content);
}

function bytesOnce(bytes: Uint8Array): Buffer {
  const known = ofBytes.get(bytes);
  if (known) return known;
  const deflated = deflateSync(bytes);
  ofBytes.set(bytes, deflated);
  return deflated;
}

function textOnce(text: string): Buffer {
  const known = ofTexts.get(text);
  if (known) return known;
  if (ofTexts.size >= MOST_TEXTS) ofTexts.clear();
  const deflated = deflateSync(Buffer.from(`${text}\n`, "latin1"));
  ofTexts.set(text, deflated);
  return deflated;
}

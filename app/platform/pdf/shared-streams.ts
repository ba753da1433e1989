import { hash } from "node:crypto";
import { PDFArray, type PDFContext, PDFDict, type PDFObject, PDFRawStream, PDFRef } from "pdf-lib";

/** Fonts and logos that many files have in common are kept once. */
export function shareStreams(context: PDFContext): void {
  const kept = new Map<string, PDFRef>();
  const instead = new Map<PDFRef, PDFRef>();
  const keptOf = (ref: PDFRef): PDFRef => {
    const known = instead.get(ref);
    if (known) return known;
    const stream = context.lookup(ref);
    if (!(stream instanceof PDFRawStream)) return ref;
    const key = `${stream.dict.toString()} ${hash("sha256", stream.contents)}`;
    const first = kept.get(key) ?? ref;
    kept.set(key, first);
    instead.set(ref, first);
    return first;
  };
  const share = (object: PDFObject): void => {
    if (object instanceof PDFRawStream) share(object.dict);
    else if (object instanceof PDFDict)
      for (const [name, value] of object.entries()) object.set(name, shared(value));
    else if (object instanceof PDFArray)
      for (const [at, value] of object.asArray().entries()) object.set(at, shared(value));
  };
  const shared = (value: PDFObject): PDFObject => {
    if (value instanceof PDFRef) return keptOf(value);
    share(value);
    return value;
  };
  for (const [, object] of context.enumerateIndirectObjects()) share(object);
  for (const [ref, first] of instead) if (ref !== first) context.delete(ref);
}

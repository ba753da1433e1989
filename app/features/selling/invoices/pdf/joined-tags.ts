import {
  PDFArray,
  PDFDict,
  type PDFDocument,
  PDFName,
  PDFNumber,
  type PDFObject,
  type PDFObjectCopier,
  type PDFPageLeaf,
  type PDFRef,
} from "pdf-lib";

const name = (text: string) => PDFName.of(text);

/**
 * One structure tree of many documents (ISO 32000-1, 14.7). Page numbers in the parent tree are unique within a file
 * only and are renumbered.
 */
export class JoinedTags {
  readonly #joined: PDFDocument;
  readonly #rootRef: PDFRef;
  readonly #documentRef: PDFRef;
  readonly #parts: PDFRef[] = [];
  readonly #parents: [key: number, elements: PDFObject][] = [];
  #nextKey = 0;
  #allTagged = true;

  constructor(joined: PDFDocument) {
    this.#joined = joined;
    this.#rootRef = joined.context.nextRef();
    this.#documentRef = joined.context.nextRef();
  }

  /** @param copier has copied the source's pages already */
  add(source: PDFDocument, copier: PDFObjectCopier, pages: PDFPageLeaf[]): void {
    const rootRef = source.catalog.get(name("StructTreeRoot"));
    const root = rootRef && this.#joined.context.lookupMaybe(copier.copy(rootRef), PDFDict);
    const parents = root?.lookupMaybe(name("ParentTree"), PDFDict);
    if (!root || !parents) {
      this.#allTagged = false;
      return;
    }
    for (const [key, elements] of entriesOf(parents)) this.#parents.push([key + this.#nextKey, elements]);
    for (const page of pages) {
      const key = page.lookupMaybe(name("StructParents"), PDFNumber);
      if (key) page.set(name("StructParents"), PDFNumber.of(key.asNumber() + this.#nextKey));
    }
    this.#nextKey += 1 + Math.max(-1, ...entriesOf(parents).map(([key]) => key));
    this.#addParts(root, source.catalog.get(name("Lang")));
  }

  #addParts(root: PDFDict, language: PDFObject | undefined): void {
    const { context } = this.#joined;
    const kids = root.lookup(name("K"));
    const refs = kids instanceof PDFArray ? kids.asArray() : [root.get(name("K"))];
    for (const ref of refs) {
      const part = context.lookupMaybe(ref, PDFDict);
      if (!ref || !part) continue;
      part.set(name("S"), name("Part"));
      part.set(name("P"), this.#documentRef);
      if (language) part.set(name("Lang"), language);
      this.#parts.push(context.getObjectRef(part) ?? context.register(part));
    }
    const ref = context.getObjectRef(root);
    if (ref) context.delete(ref);
  }

  write(): void {
    const { context, catalog } = this.#joined;
    if (this.#parts.length === 0) return;
    context.assign(
      this.#documentRef,
      context.obj({ Type: "StructElem", S: "Document", P: this.#rootRef, K: this.#parts }),
    );
    context.assign(
      this.#rootRef,
      context.obj({
        Type: "StructTreeRoot",
        K: [this.#documentRef],
        ParentTree: { Nums: this.#parents.flat() },
        ParentTreeNextKey: this.#nextKey,
      }),
    );
    catalog.set(name("StructTreeRoot"), this.#rootRef);
    catalog.set(name("MarkInfo"), context.obj({ Marked: this.#allTagged }));
  }
}

function entriesOf(tree: PDFDict): [key: number, value: PDFObject][] {
  const kids = tree.lookupMaybe(name("Kids"), PDFArray);
  const below = kids ? kids.asArray().map((_, index) => entriesOf(kids.lookup(index, PDFDict))) : [];
  const nums = tree.lookupMaybe(name("Nums"), PDFArray)?.asArray() ?? [];
  const own = nums.flatMap((key, index): [number, PDFObject][] => {
    const value = nums[index + 1];
    return index % 2 === 0 && key instanceof PDFNumber && value ? [[key.asNumber(), value]] : [];
  });
  return [...below.flat(), ...own];
}

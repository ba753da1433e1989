import { makeZip } from "client-zip";
import { fileResponse } from "./file-response.server.ts";

export interface ZipEntry {
  /** With `/` between folders. */
  name: string;
  /** In pieces for content too large for memory; no piece may be empty. */
  content: string | Uint8Array | AsyncIterable<string>;
}

/** Entries are made one after the other, while the archive is sent. */
export interface Archive {
  name: string;
  at: Date;
  entries: AsyncIterable<ZipEntry>;
}

/** False when the client has left. */
export type Drained = () => Promise<boolean>;

export function zipResponse({ name, at, entries }: Archive, drained: Drained): Response {
  const files = async function* () {
    for await (const { name, content } of paced(entries, drained)) {
      if (typeof content === "string" || content instanceof Uint8Array)
        yield { name, lastModified: at, input: content };
      else yield { name, lastModified: at, input: paced(content, drained) };
    }
  };
  return fileResponse({ name, type: "application/zip", content: makeZip(files()) });
}

export async function* paced<T>(pieces: AsyncIterable<T>, drained: Drained): AsyncGenerator<T> {
  for await (const piece of pieces) {
    if (!(await drained())) return;
    yield piece;
  }
}

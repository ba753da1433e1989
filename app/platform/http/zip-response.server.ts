import { makeZip } from "client-zip";
import { fileResponse } from "./file-response.server.ts";

export interface ZipEntry {
  /** Path in the archive, with `/` between folders. */
  name: string;
  /** Text in pieces for what is too large to be held at once; no piece may be empty. */
  content: string | Uint8Array | AsyncIterable<string>;
}

/** An archive whose entries are made one after the other, while it is being sent. */
export interface Archive {
  name: string;
  /** Date of every entry. */
  at: Date;
  entries: AsyncIterable<ZipEntry>;
}

/** Resolves when the client has taken what was sent so far; false: nobody listens any more. */
export type Drained = () => Promise<boolean>;

/** Sends the archive at the pace of the client: whatever its size, only one piece of it is in memory. */
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

/** Goes on as the client takes what was sent; ends when nobody listens any more. */
export async function* paced<T>(pieces: AsyncIterable<T>, drained: Drained): AsyncGenerator<T> {
  for await (const piece of pieces) {
    if (!(await drained())) return;
    yield piece;
  }
}

import { makeZip } from "client-zip";
import { fileResponse } from "./file-response.server.ts";

export interface ZipEntry {
  /** The name, with `/` between folders. */
  name: string;
  /** The content, in pieces where it is too large for memory; no piece may be empty. */
  content: string | Uint8Array | AsyncIterable<string | Uint8Array>;
  /** By which its bytes are found where they are kept already, so that nobody keeps them once more. */
  source?: string;
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
      if (typeof content === "string" || content instanceof Uint8Array) yield { name, content };
      else yield { name, content: paced(content, drained) };
    }
  };
  return fileResponse({ name, type: "application/zip", content: zipStream(files(), at) });
}

/** Content that is given as bytes comes out as the same object, as nothing is compressed. */
export function zipStream(entries: AsyncIterable<ZipEntry>, at: Date): ReadableStream<Uint8Array> {
  const files = async function* () {
    for await (const { name, content } of entries) yield { name, lastModified: at, input: content };
  };
  return makeZip(files());
}

export async function* paced<T>(pieces: AsyncIterable<T>, drained: Drained): AsyncGenerator<T> {
  for await (const piece of pieces) {
    if (!(await drained())) return;
    yield piece;
  }
}

import type { FileInPieces } from "#app/platform/http/responses/stream-response.server.ts";
import { type Archive, zipStream } from "#app/platform/http/responses/zip-response.server.ts";

interface Piece {
  bytes: Uint8Array;
  /** By which the same bytes are found elsewhere. */
  source: string | null;
}

const encoder = new TextEncoder();

/** The file as it is written, a piece at a time. */
export async function* bytesOf(file: FileInPieces | Archive): AsyncGenerator<Piece> {
  if ("entries" in file) return yield* bytesOfArchive(file);
  for await (const piece of file.pieces)
    yield { bytes: typeof piece === "string" ? encoder.encode(piece) : piece, source: null };
}

/** Content that is given as bytes comes out of the ZIP as the same object. */
async function* bytesOfArchive({ at, entries }: Archive): AsyncGenerator<Piece> {
  const sources = new WeakMap<Uint8Array, string>();
  const marked = async function* () {
    for await (const entry of entries) {
      const { content, source } = entry;
      if (source !== undefined && content instanceof Uint8Array) sources.set(content, source);
      yield entry;
    }
  };
  for await (const bytes of zipStream(marked(), at)) yield { bytes, source: sources.get(bytes) ?? null };
}

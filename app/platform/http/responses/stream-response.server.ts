import { fileResponse } from "./file-response.server.ts";
import { type Archive, type Drained, paced, zipResponse } from "./zip-response.server.ts";

export interface FileInPieces {
  name: string;
  type: string;
  pieces: AsyncIterable<string | Uint8Array>;
}

/** Streams at the client's pace: only a piece of the file is in memory. */
export function streamResponse(file: FileInPieces | Archive, drained: Drained): Response {
  if ("entries" in file) return zipResponse(file, drained);
  const { name, type, pieces } = file;
  return fileResponse({ name, type, content: streamOf(paced(pieces, drained)) });
}

export function streamOf(pieces: AsyncGenerator<string | Uint8Array>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(typeof value === "string" ? encoder.encode(value) : value);
    },
    async cancel() {
      await pieces.return(undefined);
    },
  });
}

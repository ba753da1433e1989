import { frame } from "#app/platform/files/framed-pieces.ts";
import { type FileInPieces, streamResponse } from "./stream-response.server.ts";
import type { Archive, Drained } from "./zip-response.server.ts";

/** Every piece is preceded by the rows done so far. No server keeps any state: this works with several processes. */
export function framedResponse(
  file: FileInPieces | Archive,
  drained: Drained,
  progress: { total: number; readonly done: () => number },
): Response {
  const { body } = streamResponse(file, drained);
  const frames = new TransformStream<Uint8Array, Uint8Array>({
    transform(piece, controller) {
      controller.enqueue(frame(progress.done(), piece));
    },
  });
  const headers = {
    "Content-Type": "application/octet-stream",
    "X-File-Name": encodeURIComponent(file.name),
    "X-Total-Rows": String(progress.total),
  };
  return new Response(body?.pipeThrough(frames) ?? null, { headers });
}

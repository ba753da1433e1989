import { frame } from "#app/platform/files/framed-pieces.ts";
import { type FileInPieces, streamResponse } from "./stream-response.server.ts";
import type { Archive, Drained } from "./zip-response.server.ts";

/**
 * A file for a script of ours that shows how far it is: before every piece stands what is `done` by then, of the `total`
 * that a header says. Whoever asks another process or later has nothing to look up: the answer itself tells.
 */
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

import { AppError } from "#app/platform/errors.ts";
import { readBody } from "./read-body.server.ts";

/** So many large bodies are held in memory at a time. */
const AT_ONCE = 2;

const RETRY_AFTER = 10;

let held = 0;

/**
 * Reads a body that may be large, and works on it, while only few others do.
 * @throws AppError `server.busy` when too many do, `input.too_large`
 */
export async function withLargeBody<T>(
  request: Request,
  cap: number,
  work: (body: Uint8Array<ArrayBuffer>) => Promise<T>,
): Promise<T> {
  if (held >= AT_ONCE) throw new AppError("server.busy", [], RETRY_AFTER);
  held++;
  try {
    return await work(await readBody(request, cap));
  } finally {
    held--;
  }
}

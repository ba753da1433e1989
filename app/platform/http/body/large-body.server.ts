import { AppError, type ErrorCode } from "#app/platform/errors.ts";
import { readBody } from "./read-body.server.ts";

/** So many large bodies are held in memory at a time. */
const AT_ONCE = 2;

const RETRY_AFTER = 10;

let held = 0;

/**
 * Reads a body that may be large, and works on it, while only few others do.
 * @throws AppError `server.busy` when too many do, `input.too_large`
 */
export function withLargeBody<T>(
  request: Request,
  cap: number,
  work: (body: Uint8Array<ArrayBuffer>) => Promise<T>,
): Promise<T> {
  return amongFew(async () => work(await readBody(request, cap)));
}

/** @throws AppError `refusal` while too many large bodies are held */
export async function amongFew<T>(work: () => Promise<T>, refusal: ErrorCode = "server.busy"): Promise<T> {
  if (held >= AT_ONCE) throw new AppError(refusal, [], RETRY_AFTER);
  held++;
  try {
    return await work();
  } finally {
    held--;
  }
}

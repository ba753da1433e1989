import type { Database } from "./db.server.ts";
import { AppError } from "#app/platform/errors.ts";

const WRITE_TIMEOUT = 100;

/** Such as when a session was last used: dropped, and answered undefined, while the database takes no writes. */
export async function writeBestEffort<T>(
  { dialect }: Database,
  note: () => Promise<T>,
): Promise<T | undefined> {
  try {
    return await dialect.withWriteTimeout(WRITE_TIMEOUT, note);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return undefined;
  }
}

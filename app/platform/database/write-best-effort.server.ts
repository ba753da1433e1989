import type { Database } from "./db.server.ts";
import { AppError } from "#app/platform/errors.ts";

const WRITE_TIMEOUT = 100;

/** Such as when a session was last used: dropped while the database takes no writes. */
export async function writeBestEffort({ dialect }: Database, note: () => Promise<unknown>): Promise<void> {
  try {
    await dialect.withWriteTimeout(WRITE_TIMEOUT, note);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
  }
}

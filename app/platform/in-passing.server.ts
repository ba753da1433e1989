import type { Database } from "./db.server.ts";
import { AppError } from "./errors.ts";

/** How long a read waits to note something (ms). */
const PATIENCE = 100;

/** Notes something beside a read, such as a last use. While the database takes no writes, the read goes on without it. */
export async function inPassing({ dialect }: Database, note: () => Promise<unknown>): Promise<void> {
  try {
    await dialect.withPatience(PATIENCE, note);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
  }
}

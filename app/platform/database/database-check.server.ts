import { sql } from "kysely";
import { AppError } from "#app/platform/errors.ts";
import { type Database, openDatabase } from "./db.server.ts";
import { EnvError, type Env } from "#app/platform/env.server.ts";
import { reasonOf } from "#app/platform/files/folders.server.ts";
import { placeMovedTo } from "./moved-to.server.ts";

const ANSWERS_WITHIN_MS = 5_000;

/** @throws EnvError that names DATABASE_URL without its password */
export async function checkDatabase(
  { databaseUrl }: Pick<Env, "databaseUrl">,
  { db }: Database,
  within = ANSWERS_WITHIN_MS,
): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${within / 1000} seconds`)), within);
  });
  const isFile = databaseUrl.startsWith("sqlite:");
  // Of its own, which logs nothing: whoever starts the product reads one line.
  const asked = isFile ? db : openDatabase(databaseUrl).db;
  try {
    await Promise.race([sql`select 1`.execute(asked), late]);
  } catch (error) {
    const cause = error instanceof AppError ? (error.cause ?? error) : error;
    throw new EnvError(`DATABASE_URL: ${nameOf(databaseUrl)} cannot be used (${reasonOf(cause)})`);
  } finally {
    clearTimeout(timer);
    if (!isFile) void asked.destroy().catch(() => undefined);
  }
  const place = isFile ? await placeMovedTo(db) : null;
  if (place)
    throw new EnvError(
      `DATABASE_URL: ${nameOf(databaseUrl)} was moved to ${place}; set DATABASE_URL to that address, ` +
        "or take the move back with npm run admin -- move-to-postgres --undo",
    );
}

export function nameOf(databaseUrl: string): string {
  if (databaseUrl.startsWith("sqlite:")) return databaseUrl.slice("sqlite:".length);
  if (!URL.canParse(databaseUrl)) return "the Postgres address";
  const { host, pathname } = new URL(databaseUrl);
  return `Postgres ${host}${pathname}`;
}

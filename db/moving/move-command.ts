import { EnvError, readEnv } from "#app/platform/env.server.ts";
import { forgetMove } from "./moved-mark.ts";
import { moveToPostgres } from "./move-to-postgres.ts";

/** @throws EnvError */
export async function moveTo(postgresUrl: string): Promise<string> {
  const say = (line: string) => console.error(line);
  const text = await moveToPostgres({ sqliteFile: sqliteFile(), postgresUrl, now: new Date(), say });
  return `${text}\nNow set DATABASE_URL to that address and start the product.`;
}

/** @throws EnvError */
export function undoMove(): string {
  const file = sqliteFile();
  if (!forgetMove(file)) throw new EnvError(`${file}: was not moved`);
  return `The product starts on ${file} again. What was written to Postgres since is not in it.`;
}

function sqliteFile(): string {
  const { databaseUrl } = readEnv();
  if (databaseUrl.startsWith("sqlite:")) return databaseUrl.slice("sqlite:".length);
  throw new EnvError("DATABASE_URL names a Postgres already");
}

import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { openDatabase } from "#app/platform/database/db.server.ts";

/** Makes a database without tables on that server. @returns its address */
export async function emptyPostgres(base: string): Promise<string> {
  const name = `empty_${randomUUID().replaceAll("-", "")}`;
  const server = openDatabase(`${base}/postgres`);
  await sql`create database ${sql.id(name)}`.execute(server.db);
  await server.db.destroy();
  return `${base}/${name}`;
}

import { sql } from "kysely";
import type { Db } from "#app/platform/database/db.server.ts";
import { readCatalogue } from "#db/distribution/catalogue.ts";

/** Makes of each row of a Postgres that many more, of other businesses and people, and tells the planner. */
export async function multiplyRows(db: Db, times: number): Promise<void> {
  const tables = await readCatalogue(db);
  await db.connection().execute(async (connection) => {
    await sql`set session_replication_role = replica`.execute(connection);
    for (const { name, columns, uniques, references } of tables) {
      const own = new Set([...uniques, ...references].flatMap((rule) => rule.columns));
      for (const { name } of columns) if (/_id$/.test(name)) own.add(name);
      const values = columns.map(({ name, type }) =>
        type === "text" && own.has(name) ? sql`${sql.ref(name)} || '-' || copy` : sql.ref(name),
      );
      const names = columns.map((column) => sql.ref(column.name));
      await sql`insert into ${sql.table(name)} (${sql.join(names)})
        select ${sql.join(values)} from ${sql.table(name)}, generate_series(1, ${sql.lit(times)}) as copy
        on conflict do nothing`.execute(connection);
    }
    await sql`set session_replication_role = origin`.execute(connection);
    await sql`analyze`.execute(connection);
  });
}

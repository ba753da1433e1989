import { sql } from "kysely";
import type { BusinessContext } from "#app/platform/context.server.ts";
import { GROWING, MANY } from "#app/platform/database/sqlite/large-businesses.server.ts";

/** Whether going through all that a business has takes long enough to keep what comes of it. */
export async function isLargeBusiness({ db, businessId }: BusinessContext): Promise<boolean> {
  const found = GROWING.map(
    (table) =>
      sql`(select 1 from ${sql.table(table)} where business_id = ${businessId} limit 1 offset ${sql.lit(MANY - 1)})`,
  );
  const { rows } = await sql<{ found: number | null }>`select coalesce(${sql.join(found)}) as found`.execute(
    db,
  );
  return rows[0]?.found === 1;
}

import type { BusinessContext } from "#app/platform/context.server.ts";
import type { Database } from "#app/platform/database/db.server.ts";

/** The rows from which on counting or searching them keeps others waiting (some ms). */
const MANY = 2_000;

type LargeTable = "invoices" | "offers" | "clients" | "catalogue_items" | "expenses" | "services";

/** Reads over a large business run in a thread, so that those of a small one never wait for them. */
export async function readAtItsSize<T>(
  ctx: BusinessContext,
  table: LargeTable,
  work: () => Promise<T>,
): Promise<T> {
  const { readingApart } = ctx.platform.database.dialect;
  if (!readingApart || !(await hasMany(ctx, table))) return work();
  return readingApart(ctx.businessId, work);
}

/** Asked again after so many ms: until then an account that has just grown large is read as it was before. */
const HOLDS_MS = 10_000;

const MOST_KNOWN = 10_000;

interface Known {
  until: number;
  isLarge: boolean;
}

const known = new WeakMap<Database, Map<string, Known>>();

async function hasMany({ db, businessId, platform }: BusinessContext, table: LargeTable): Promise<boolean> {
  const answers = known.get(platform.database) ?? new Map<string, Known>();
  known.set(platform.database, answers);
  const key = `${table} ${businessId}`;
  const last = answers.get(key);
  if (last && performance.now() < last.until) return last.isLarge;
  if (answers.size >= MOST_KNOWN) answers.clear();
  const own = db.selectFrom(table).select("business_id").where("business_id", "=", businessId);
  const isLarge =
    (
      await own
        .limit(1)
        .offset(MANY - 1)
        .execute()
    ).length > 0;
  answers.set(key, { until: performance.now() + HOLDS_MS, isLarge });
  return isLarge;
}

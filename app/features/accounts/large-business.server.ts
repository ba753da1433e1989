import { type ValuePlace, preparedQuery } from "#app/platform/database/prepared-query.server.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";

/** From so many rows on, counting or searching them keeps others waiting (some ms). */
const MANY = 2_000;

type LargeTable = "invoices" | "offers" | "clients" | "catalogue_items" | "expenses";

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

/** Asked once a request, as a page reads a table several times. */
const asked = new WeakMap<BusinessContext, Partial<Record<LargeTable, Promise<boolean>>>>();

function hasMany(ctx: BusinessContext, table: LargeTable): Promise<boolean> {
  let answers = asked.get(ctx);
  if (!answers) asked.set(ctx, (answers = {}));
  return (answers[table] ??= lastOfMany[table](ctx.db, { id: ctx.businessId }).then(
    (rows) => rows.length > 0,
  ));
}

const lastOfMany = {
  invoices: lastOf("invoices"),
  offers: lastOf("offers"),
  clients: lastOf("clients"),
  catalogue_items: lastOf("catalogue_items"),
  expenses: lastOf("expenses"),
};

function lastOf(table: LargeTable) {
  return preparedQuery((db, place: ValuePlace<{ id: string }>) =>
    db
      .selectFrom(table)
      .select("business_id")
      .where("business_id", "=", place("id"))
      .limit(1)
      .offset(MANY - 1),
  );
}

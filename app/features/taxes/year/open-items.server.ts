import { sql } from "kysely";
import type { BusinessContext } from "#app/platform/context.server.ts";
import type { Day } from "#app/swiss/dates.ts";
import type { Rappen } from "#app/swiss/money.ts";

const STEP = 1000;

interface OpenAtDay {
  number: string;
  name: string;
  issueDate: Day;
  dueDate: Day;
  /** The open amount with VAT, interest and fees. */
  open: Rappen;
}

/** Of a booking on the account of debtors. */
export const OWED = sql<Rappen>`case when debit = 'debtors' then amount else -amount end`;

export function owedAt(ctx: BusinessContext, day: Day) {
  return ctx.db
    .selectFrom("bookings")
    .where("bookings.business_id", "=", ctx.businessId)
    .where("day", "<=", day)
    .where((eb) => eb.or([eb("debit", "=", "debtors"), eb("credit", "=", "debtors")]));
}

/** What debtors owe on the evening of a day. */
export async function openAt(ctx: BusinessContext, day: Day): Promise<Rappen> {
  const { open } = await owedAt(ctx, day)
    .select(({ fn }) => fn.sum<Rappen | null>(OWED).as("open"))
    .executeTakeFirstOrThrow();
  return open ?? 0;
}

/** What each invoice had open on the evening of a day, a step at a time. */
export async function* openItemsAt(ctx: BusinessContext, day: Day): AsyncGenerator<OpenAtDay[]> {
  for (let after = "", more = true; more;) {
    const rows = await owedAt(ctx, day)
      .innerJoin("invoices", "invoices.id", "bookings.holder_id")
      .select(["invoices.id", "invoices.number", "issue_date as issueDate", "due_date as dueDate"])
      .select(({ fn }) => [fn.max("name").as("name"), fn.sum<Rappen>(OWED).as("open")])
      .where("invoices.id", ">", after)
      .groupBy(["invoices.id", "invoices.number", "issue_date", "due_date"])
      .orderBy("invoices.id")
      .limit(STEP)
      .execute();
    after = rows.at(-1)?.id ?? after;
    more = rows.length === STEP;
    yield rows.filter(({ open }) => open !== 0).map(({ id: _id, ...row }) => row);
  }
}

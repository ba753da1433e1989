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

/** What each invoice had open on the evening of a day, a step at a time, the oldest first. */
export async function* openItemsAt(ctx: BusinessContext, day: Day): AsyncGenerator<OpenAtDay[]> {
  const issued = ctx.db
    .selectFrom("invoices")
    .select(["id", "number", "issue_date as issueDate", "due_date as dueDate"])
    .where("business_id", "=", ctx.businessId)
    .orderBy("issue_date")
    .orderBy("id")
    .limit(STEP);
  let invoices = await issued.execute();
  for (let last = invoices.at(-1); last; last = invoices.at(-1)) {
    const owed = await owedOf(
      ctx,
      day,
      invoices.map(({ id }) => id),
    );
    yield invoices.flatMap(({ id, ...invoice }) => {
      const row = owed.get(id);
      return row && row.open !== 0 ? { ...invoice, ...row } : [];
    });
    if (invoices.length < STEP) return;
    const { issueDate, id } = last;
    const after = issued.where(({ eb, refTuple, tuple }) =>
      eb(refTuple("issue_date", "id"), ">", tuple(issueDate, id)),
    );
    invoices = await after.execute();
  }
}

async function owedOf(ctx: BusinessContext, day: Day, ids: readonly string[]) {
  const rows = await owedAt(ctx, day)
    .select(({ fn }) => ["holder_id", fn.max("name").as("name"), fn.sum<Rappen>(OWED).as("open")])
    .where("holder_id", "in", ids)
    .groupBy("holder_id")
    .execute();
  return new Map(rows.map(({ holder_id, ...row }) => [holder_id, row]));
}

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

/** What a booking on the account of debtors adds to what they owe. */
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

/** What each invoice had open on the evening of a day, a step at a time. What is owed is added up in one go. */
export async function* openItemsAt(ctx: BusinessContext, day: Day): AsyncGenerator<OpenAtDay[]> {
  const owed = await owedAt(ctx, day)
    .select(({ fn }) => ["holder_id as id", fn.max("name").as("name"), fn.sum<Rappen>(OWED).as("open")])
    .groupBy("holder_id")
    .having(({ fn }) => fn.sum(OWED), "<>", 0)
    .orderBy("holder_id")
    .execute();
  for (let from = 0; from < owed.length; from += STEP) {
    const some = owed.slice(from, from + STEP);
    const ids = some.map(({ id }) => id);
    const invoices = await ctx.db
      .selectFrom("invoices")
      .select(["id", "number", "issue_date as issueDate", "due_date as dueDate"])
      .where("business_id", "=", ctx.businessId)
      .where("id", "in", ids)
      .execute();
    const byId = new Map(invoices.map(({ id, ...invoice }) => [id, invoice]));
    yield some.flatMap(({ id, ...row }) => {
      const invoice = byId.get(id);
      return invoice ? { ...invoice, ...row } : [];
    });
  }
}

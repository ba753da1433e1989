import { sql, type SqlBool } from "kysely";
import { recipientSnapshot } from "#app/features/invoices/document/snapshots.ts";
import { requirePrepared } from "#app/features/tax/entries/sync-entries.server.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import { readingOnce } from "#app/platform/database/json.ts";
import type { Day } from "#app/swiss/dates.ts";
import type { Rappen } from "#app/swiss/money.ts";

const STEP = 1000;

interface OpenAtDay {
  number: string;
  name: string;
  issueDate: Day;
  dueDate: Day;
  /** With VAT, interest and fees. */
  open: Rappen;
}

/** Entries of VAT returns that debtors owe, and what entries of the journal do to that. */
const OWED = sql<SqlBool>`basis = 'agreed' and kind <> 'credit_note'`;
const MOVED = sql<Rappen>`case when kind = 'exchange' then 0
  when kind in ('payment', 'credit_used') then -amount else amount end`;

/** What debtors owe on the evening of a day: the same as the balance of their account in the journal. */
export async function openAt(ctx: BusinessContext, day: Day): Promise<Rappen> {
  const { charged } = await ctx.db
    .selectFrom("tax_entries")
    .select(({ fn }) => fn.sum<Rappen | null>(sql`net + vat`).as("charged"))
    .where("business_id", "=", ctx.businessId)
    .where("day", "<=", day)
    .where(OWED)
    .executeTakeFirstOrThrow();
  const { moved } = await ctx.db
    .selectFrom("book_entries")
    .select(({ fn }) => fn.sum<Rappen | null>(MOVED).as("moved"))
    .where("business_id", "=", ctx.businessId)
    .where("day", "<=", day)
    .executeTakeFirstOrThrow();
  return (charged ?? 0) + (moved ?? 0);
}

/** What each invoice had open on the evening of a day, a step at a time. @throws AppError as `requirePrepared` */
export async function* openItemsAt(ctx: BusinessContext, day: Day): AsyncGenerator<OpenAtDay[]> {
  await requirePrepared(ctx);
  const charged = sql<Rappen>`coalesce((select sum(net + vat) from tax_entries
    where invoice_id = invoices.id and day <= ${day} and ${OWED}), 0)`;
  const moved = sql<Rappen>`coalesce((select sum(${MOVED}) from book_entries
    where invoice_id = invoices.id and day <= ${day}), 0)`;
  const read = readingOnce();
  for (let after = "", more = true; more;) {
    const rows = await ctx.db
      .selectFrom("invoices")
      .select(["id", "number", "recipient", "issue_date", "due_date"])
      .select(sql<Rappen>`${charged} + ${moved}`.as("open"))
      .where("business_id", "=", ctx.businessId)
      .where("kind", "=", "invoice")
      .where("id", ">", after)
      .orderBy("id")
      .limit(STEP)
      .execute();
    after = rows.at(-1)?.id ?? after;
    more = rows.length === STEP;
    yield rows
      .filter(({ open }) => open !== 0)
      .map(({ number, recipient, issue_date: issueDate, due_date: dueDate, open }) => ({
        number,
        name: read(recipientSnapshot, recipient).name,
        issueDate,
        dueDate,
        open,
      }));
  }
}

import { sql } from "kysely";
import { recipientSnapshot } from "#app/features/invoices/document/snapshots.ts";
import { requirePrepared } from "#app/features/tax/entries/sync-entries.server.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import { readingOnce } from "#app/platform/database/json.ts";
import type { Day } from "#app/swiss/dates.ts";
import type { Rappen } from "#app/swiss/money.ts";

const STEP = 1000;

export interface OpenAtDay {
  number: string;
  name: string;
  issueDate: Day;
  dueDate: Day;
  /** With VAT, interest and fees. */
  open: Rappen;
}

/** What each invoice had open on the evening of a day, a step at a time. @throws AppError as `requirePrepared` */
export async function* openItemsAt(ctx: BusinessContext, day: Day): AsyncGenerator<OpenAtDay[]> {
  await requirePrepared(ctx);
  const charged = sql<Rappen>`coalesce((select sum(net + vat) from tax_entries
    where invoice_id = invoices.id and basis = 'agreed' and kind <> 'credit_note' and day <= ${day}), 0)`;
  const moved = sql<Rappen>`coalesce((select
    sum(case when kind in ('payment', 'credit_used') then -amount else amount end)
    from book_entries where invoice_id = invoices.id and day <= ${day}), 0)`;
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
      .filter(({ open }) => Number(open) !== 0)
      .map(({ number, recipient, issue_date: issueDate, due_date: dueDate, open }) => ({
        number,
        name: read(recipientSnapshot, recipient).name,
        issueDate,
        dueDate,
        open: Number(open),
      }));
  }
}

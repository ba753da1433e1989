import { sql } from "kysely";
import { createInvoice } from "#app/features/selling/invoices/create-invoice.server.ts";
import { markPaid } from "#app/features/selling/invoices/settling/change-status.server.ts";
import { markSent } from "#app/features/selling/invoices/sending/mark-sent.server.ts";
import { vatMethodSchema } from "#app/features/taxes/tax/method/vat-method.schema.ts";
import { saveVatMethod } from "#app/features/taxes/tax/method/vat-methods.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { invoiceInput } from "./account.ts";

const METHOD = {
  validFrom: "2025-01-01",
  method: "effective",
  consideration: "agreed",
  period: "quarter",
  roundsToFive: false,
  registeredBefore: false,
  activities: [],
};
const DAYS = 700;

/** Columns that hold the day of invoice `n` in its copy. */
const OF_DAY = ["issue_date", "due_date", "paid_on", "fact_day", "day", "supply_day", "effective_on"];

/**
 * An invoice that was sent and paid, with its bookings, then copied in the database of SQLite until there are `count`,
 * spread over two years; every fifth is open. Hashes of copied bookings are those of the first ones.
 */
export async function fillBookedYears(ctx: UserContext, count: number): Promise<void> {
  await saveVatMethod(ctx, vatMethodSchema.parse(METHOD));
  const id = await createInvoice(ctx, invoiceInput(2));
  await markSent(ctx, id);
  await markPaid(ctx, id);
  const { length } = await ctx.db.selectFrom("bookings").select("sequence").execute();
  const invoice = sql`printf('%08x-0000-7000-8000-%012x', n, n)`;
  const payment = sql`printf('%08x-0000-7000-8001-%012x', n, n)`;
  const day = sql`date(${ctx.today}, '-' || (n % ${sql.lit(DAYS)}) || ' days')`;
  await copy("invoices", {
    id: invoice,
    number: sql`'B-' || n`,
    reference: sql`'B' || n`,
    public_token: null,
  });
  await copy("invoice_items", { invoice_id: invoice });
  await copy("payments", { id: payment });
  await copy("payment_allocations", {
    id: sql`printf('%08x-0000-7000-8002-%012x', n, n)`,
    invoice_id: invoice,
    payment_id: payment,
  });
  await copy("bookings", {
    sequence: sql`sequence + iif(sequence > 0, 1, -1) * n * ${sql.lit(length)}`,
    holder_id: sql`case when holder = 'invoice' then ${invoice} else ${payment} end`,
    source_id: sql`case when holder = 'invoice' then ${invoice} else ${payment} end`,
    act: sql`'copy-' || n`,
    payment_id: sql`case when payment_id is null then null else ${payment} end`,
    number: sql`'B-' || n`,
  });
  await sql`update invoices set paid_on = null, settled = 0 where id like '%0' and state = 'sent'`.execute(
    ctx.db,
  );

  async function copy(table: string, own: Record<string, unknown>): Promise<void> {
    const { rows } = await sql<{ name: string }>`select name from pragma_table_info(${table})`.execute(
      ctx.db,
    );
    const columns = rows.map(({ name }) => name);
    const values = columns.map((name) => {
      if (name in own) return sql`${own[name]}`;
      if (OF_DAY.includes(name))
        return sql`case when first.${sql.ref(name)} > '2000' then ${day} else first.${sql.ref(name)} end`;
      return sql`first.${sql.ref(name)}`;
    });
    await sql`
      with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < ${count - 1})
      insert into ${sql.table(table)} (${sql.join(columns.map((name) => sql.ref(name)))})
      select ${sql.join(values)} from numbers, (select * from ${sql.table(table)}) as first`.execute(ctx.db);
  }
}

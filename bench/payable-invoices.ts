import { sql } from "kysely";
import { createInvoice } from "#app/features/selling/invoices/create-invoice.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { makeQrr } from "#app/swiss/reference.ts";
import { camt, type CamtEntry } from "../tests/support/camt.ts";
import { invoiceInput } from "./account.ts";

const ACCOUNT = "CH9300762011623852957";

/** Open ones that each payer has. */
const OF_PAYER = 20;

/** An invoice written as people write it and sent, then copied in the database until there are `count`. */
export async function fillPayable(ctx: UserContext, count: number): Promise<void> {
  const id = await createInvoice(ctx, invoiceInput(1));
  const invoice = await ctx.db
    .updateTable("invoices")
    .set({ state: "sent", number: "B-0" })
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
  const own = {
    id: sql`printf('%08x-0000-7000-8000-%012x', n, n)`,
    number: sql`'B-' || n`,
    reference: sql`'B' || n`,
    sort_name: sql`'kunde ' || (n % ${sql.lit(Math.ceil(count / OF_PAYER))})`,
  };
  const columns = Object.entries({ ...invoice, ...own });
  await sql`
    with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < ${count - 1})
    insert into invoices (${sql.join(columns.map(([name]) => sql.ref(name)))})
    select ${sql.join(columns.map(([, value]) => value))} from numbers`.execute(ctx.db);
}

/**
 * A file of payments for invoices that no file of an earlier `round` paid, spread over all `count` of them: of ten
 * four by reference, three by number and three by the payer's name.
 */
export async function payingFile(
  ctx: UserContext,
  { round, size, count }: { round: number; size: number; count: number },
): Promise<Buffer> {
  const { total } = await ctx.db
    .selectFrom("invoices")
    .select("total")
    .where("business_id", "=", ctx.businessId)
    .where("number", "=", "B-0")
    .executeTakeFirstOrThrow();
  const entries: CamtEntry[] = [];
  await ctx.transaction(async (ctx) => {
    for (let index = 0; index < size; index++) {
      const n = 1 + ((Math.floor((index * count) / size) + round) % (count - 1));
      const reference = makeQrr(String(n));
      if (index % 10 < 4) await setReference(ctx, n, reference);
      entries.push(entryOf(index, round, { n, total, count, reference }));
    }
  });
  return Buffer.from(camt({ messageId: `MSG-${round}`, statements: [{ account: ACCOUNT, entries }] }));
}

async function setReference(ctx: UserContext, n: number, reference: string): Promise<void> {
  await ctx.db
    .updateTable("invoices")
    .set({ reference })
    .where("business_id", "=", ctx.businessId)
    .where("number", "=", `B-${n}`)
    .execute();
}

interface Paid {
  n: number;
  total: number;
  count: number;
  reference: string;
}

function entryOf(index: number, round: number, { n, total, count, reference }: Paid): CamtEntry {
  const payer = { name: `Kunde ${n % Math.ceil(count / OF_PAYER)}` };
  const ref = `R${round}-${index}`;
  const by = [
    ...Array.from({ length: 4 }, () => ({ reference })),
    ...Array.from({ length: 3 }, () => ({ texts: [`Rechnung B-${n}, besten Dank`] })),
    ...Array.from({ length: 3 }, () => ({ texts: [`Besten Dank, ${ref}`] })),
  ][index % 10]!;
  return { amount: (total / 100).toFixed(2), ref, details: [{ ...by, payer, ref, endToEndId: ref }] };
}

import { createInvoice } from "#app/features/selling/invoices/create-invoice.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { fillInvoices, invoiceInput, makeFolder, newAccount, removeFolder } from "../account.ts";
import { interleaved } from "../interleave.ts";
import { compared, type Row } from "../row.ts";

const TIMES = 200;

/**
 * P7: writing an invoice with all its rules, beside the same rows inserted by Kysely in a transaction on the same
 * database.
 */
export async function creatingInvoices(): Promise<Row[]> {
  const dir = makeFolder();
  const { ctx } = await newAccount(dir);
  await fillInvoices(ctx, 200, 5);
  const insert = await bareInsert(ctx);
  const input = invoiceInput(5);
  const perSecond = (work: () => Promise<unknown>) => async () => {
    const began = performance.now();
    for (let time = 0; time < TIMES; time++) await work();
    return TIMES / ((performance.now() - began) / 1000);
  };
  const seen = await interleaved(
    { ours: perSecond(() => createInvoice(ctx, input)), bare: perSecond(insert) },
    { rounds: 11, warmUp: 2 },
  );
  await ctx.db.destroy();
  removeFolder(dir);
  return [
    compared({
      part: "P7",
      what: "creating an invoice of 5 rows, synchronous=FULL",
      ours: { value: seen.ours, unit: "a second" },
      baseline: { name: "the insert alone, through Kysely", value: seen.bare, unit: "a second" },
      goal: { atLeast: 0.5 },
    }),
  ];
}

async function bareInsert(ctx: UserContext): Promise<() => Promise<void>> {
  const invoice = await ctx.db.selectFrom("invoices").selectAll().limit(1).executeTakeFirstOrThrow();
  const items = await ctx.db
    .selectFrom("invoice_items")
    .selectAll()
    .where("invoice_id", "=", invoice.id)
    .execute();
  let number = 0;
  return () =>
    ctx.transaction(async (ctx) => {
      const id = ctx.newId();
      await ctx.db
        .insertInto("invoices")
        .values({ ...invoice, id, number: `B-${number++}` })
        .execute();
      await ctx.db
        .insertInto("invoice_items")
        .values(items.map((item) => ({ ...item, invoice_id: id })))
        .execute();
    });
}

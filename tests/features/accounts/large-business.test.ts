import { expect, it } from "vitest";
import { balancesJson } from "#app/features/books/journal/balances.server.ts";
import { sectionsOfYear } from "#app/features/taxes/year/year-page.server.ts";
import { sumsOf } from "#app/features/money/statements/client-sums.server.ts";
import { listClients } from "#app/features/selling/clients/clients.server.ts";
import { invoicedByMonth } from "#app/features/front/dashboard/invoiced.server.ts";
import { findStats } from "#app/features/front/dashboard/stats.server.ts";
import { dataExportSchema } from "#app/features/front/exports/data-export.schema.ts";
import { findExportSize } from "#app/features/front/exports/export-size.server.ts";
import { markPaid } from "#app/features/selling/invoices/settling/change-status.server.ts";
import { NEWEST_FIRST } from "#app/features/selling/invoices/list/invoice-query.ts";
import { listInvoices } from "#app/features/selling/invoices/list/list-invoices.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { openDatabase } from "#app/platform/database/db.server.ts";
import { copyInvoice } from "../../support/invoices/copy-invoice.ts";
import { sqliteFile } from "../../support/databases/databases.ts";
import { invoiceWith } from "../../support/invoices/invoice-with.ts";
import { makePro, member, signedIn, testPlatform } from "../../support/platform.ts";
import { itRarely } from "../../support/heavy/it-rarely.ts";

/** What looks at everything that an account has. */
const READS: Record<string, (ctx: UserContext) => Promise<unknown>> = {
  "the dashboard's figures": (ctx) => findStats(ctx),
  "the dashboard's chart": (ctx) => invoicedByMonth(ctx),
  "the list": (ctx) => listInvoices(ctx),
  "a late page": (ctx) => listInvoices(ctx, { page: 100 }),
  "another order": (ctx) => listInvoices(ctx, { ...NEWEST_FIRST, sort: "amount" }),
  "a search": (ctx) => listInvoices(ctx, { ...NEWEST_FIRST, search: "nirgendwo" }),
  "what clients owe": async (ctx) => {
    const { clients } = await ctx.transaction((ctx) => listClients(ctx));
    return sumsOf(
      ctx,
      clients.map(({ id }) => id),
    );
  },
  "the journal's balances": (ctx) => balancesJson(ctx, { from: "2026-01-01", to: "2026-12-31" }),
  "the figures of a year": (ctx) => sectionsOfYear(ctx, "2026"),
  "the size of an export": (ctx) =>
    findExportSize(ctx, dataExportSchema.parse({ format: "csv", includeInvoices: "true" })),
};

/** An account with some two thousand invoices, and one with two, in a file that is opened anew. */
async function start() {
  const { file, database } = await sqliteFile();
  const before = testPlatform(database);
  const large = await member(before);
  await makePro(large);
  for (const status of ["draft", "paid", "overdue", "cancelled"] as const) await invoiceWith(large, status);
  const sent = await invoiceWith(large, "sent", { saveClient: true });
  await copyInvoice(large, sent, 2_000);
  const small = await member(before, { email: "small@example.ch" });
  for (const status of ["sent", "paid"] as const) await invoiceWith(small, status);
  const platform = testPlatform(openDatabase(`sqlite:${file}`));
  const again = ({ user }: UserContext) => signedIn(platform, user.id);
  return { large: await again(large), small: await again(small), sent };
}

it.each(Object.entries(READS))("%s of a large account leaves the event loop to others", async (_, read) => {
  const { large, small } = await start();
  expect(await othersHadATurn(() => read(large))).toBe(true);
  expect(await othersHadATurn(() => read(small))).toBe(false);
  expect(await read(large)).toEqual(await large.transaction((ctx) => read(ctx)));
});

itRarely("a large account sees at once what it has just written", async () => {
  const { large, sent } = await start();
  const before = await findStats(large);
  await markPaid(large, sent);
  const { counts } = await findStats(large);
  expect(counts).toEqual({
    ...before.counts,
    sent: before.counts.sent - 1,
    paid: before.counts.paid + 1,
  });
});

/** Whether the event loop could answer somebody else meanwhile. */
async function othersHadATurn(work: () => Promise<unknown>): Promise<boolean> {
  let had = false;
  const turn = setImmediate(() => (had = true));
  await work();
  clearImmediate(turn);
  return had;
}

import { sql } from "kysely";
import { expect, inject, it, onTestFinished } from "vitest";
import { createInvoice } from "#app/features/selling/invoices/create-invoice.server.ts";
import { listInvoices } from "#app/features/selling/invoices/list/list-invoices.server.ts";
import { openDatabase } from "#app/platform/database/db.server.ts";
import { freshPostgresUrl } from "../../support/databases/fresh-postgres.ts";
import { watched } from "../../support/databases/query-plans.ts";
import { invoiceInput } from "../../support/invoices/invoice-input.ts";
import { member, testPlatform } from "../../support/platform.ts";

const POSTGRES = inject("postgresUrl");

it.runIf(POSTGRES)("Postgres finds, counts and adds up what has a word from the index alone", async () => {
  const opened = openDatabase(await freshPostgresUrl(POSTGRES!));
  onTestFinished(() => opened.db.destroy());
  const database = watched(opened);
  const ctx = await member(testPlatform(database));
  const other = await member(ctx.platform, { email: "other@example.ch" });
  await createInvoice(ctx, invoiceInput());
  // One in twenty is the searcher's, and one in three of those is sent.
  const copies = sql`
    insert into invoices select (jsonb_populate_record(first, jsonb_build_object('id', n::text, 'number', n::text,
      'business_id', case when n % 20 = 0 then business_id else ${other.businessId} end,
      'state', case when n % 3 = 0 then 'sent' else 'draft' end))).*
    from invoices as first, generate_series(1, 10000) as n`;
  await copies.execute(opened.db);
  await sql`vacuum analyze invoices`.execute(opened.db);
  await database.plans();
  await listInvoices(ctx, { search: "konzept" });
  await listInvoices(ctx, { search: "konzept", status: "sent" });
  const plans = (await database.plans()).filter(({ text }) => text.includes("strpos"));
  expect(plans).toHaveLength(4);
  for (const { text, steps } of plans) {
    const indexes = steps.flatMap((step) => /Index .*(?:using|on) (invoices_\w+)/.exec(step)?.[1] ?? []);
    const ofRows = text.startsWith("select count") ? [] : ["invoices_pkey"];
    expect(indexes.toSorted(), text).toEqual(["invoices_long_search", ...ofRows, "invoices_search"]);
    expect(steps, text).toContainEqual(expect.stringMatching(/Index Only Scan .*using invoices_search on/));
  }
});

import type { Kysely } from "kysely";
import { expect, it } from "vitest";
import { createInvoice } from "#app/features/invoices/create-invoice.server.ts";
import { listInvoices } from "#app/features/invoices/list/list-invoices.server.ts";
import { up } from "#db/migrations/0045_search_subjects.ts";
import { onEachDatabase } from "../../../support/databases/databases.ts";
import { copyInvoice } from "../../../support/invoices/copy-invoice.ts";
import { invoiceInput } from "../../../support/invoices/invoice-input.ts";
import { invoiceWith } from "../../../support/invoices/invoice-with.ts";
import { sendingMember, testPlatform } from "../../../support/platform.ts";

onEachDatabase((open) => {
  it("a search finds the subject line, of invoices from before it was looked at too", async () => {
    const ctx = await sendingMember(testPlatform(await open()));
    const id = await invoiceWith(ctx, "draft", { subject: "Loyer Décembre" });
    await copyInvoice(ctx, id, 1_200);
    await createInvoice(ctx, invoiceInput());
    const found = async (search: string) => (await listInvoices(ctx, { search })).total;
    expect(await found("loyer decembre")).toBe(1_201);
    await ctx.db.updateTable("invoices").set({ search_text: "former text" }).execute();
    expect(await found("loyer decembre")).toBe(0);
    await up(ctx.db as Kysely<unknown>);
    expect(await found("loyer decembre")).toBe(1_201);
    expect(await found("former")).toBe(1_202);
  });
});

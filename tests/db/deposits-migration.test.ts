import { type Kysely, sql } from "kysely";
import { expect, it } from "vitest";
import { up } from "#db/migrations/0167_deposits.ts";
import { createInvoice } from "#app/features/selling/invoices/create-invoice.server.ts";
import { findInvoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { markSent } from "#app/features/selling/invoices/sending/mark-sent.server.ts";
import { invoiceOffer } from "#app/features/selling/offers/invoicing/invoice-offer.server.ts";
import { onEachNewDatabase } from "../support/databases/databases.ts";
import { invoiceInput } from "../support/invoices/invoice-input.ts";
import { acceptedOffer } from "../support/offers/offer-input.ts";
import { makePro, member, testPlatform } from "../support/platform.ts";

onEachNewDatabase((open) => {
  it("drafts of parts become deposits, and what was issued stays as it was sent", async () => {
    const ctx = await member(testPlatform(await open()));
    await makePro(ctx);
    const offer = await acceptedOffer(ctx);
    const sent = await invoiceOffer(ctx, offer, { kind: "part", percent: 2000 });
    await markSent(ctx, sent);
    const draft = await invoiceOffer(ctx, offer, { kind: "part", percent: 3050 });
    const other = await createInvoice(ctx, invoiceInput());
    const db = ctx.db as Kysely<unknown>;
    await sql`drop index invoices_deposit_of`.execute(db);
    for (const column of ["deposit_of", "deposit_percent"])
      await db.schema.alterTable("invoices").dropColumn(column).execute();
    await up(db);
    const ids = [sent, draft, other];
    const deposits = await Promise.all(ids.map(async (id) => (await findInvoice(ctx, id)).deposit));
    expect(deposits).toEqual([undefined, { of: null, percent: 3050 }, undefined]);
  });
});

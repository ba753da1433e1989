import { type Kysely, sql } from "kysely";
import { expect, it } from "vitest";
import { up } from "#db/migrations/0039_bank_reports.ts";
import { undoBankFile } from "#app/features/bank-files/undo-bank-file.server.ts";
import { findInvoice } from "#app/features/invoices/document/invoices.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { importEntries, sentInvoice } from "../support/bank-files/bookkeeper.ts";
import type { CamtEntry } from "../support/camt.ts";
import { onEachDatabase } from "../support/databases/databases.ts";
import { makePro, member, testPlatform } from "../support/platform.ts";

onEachDatabase((open) => {
  it("files that were imported before can be undone and sent again", async () => {
    const ctx = await member(testPlatform(await open()));
    await makePro(ctx);
    const taken = await sentInvoice(ctx, 75);
    const kept = await sentInvoice(ctx, 80);
    const creditOf = (amount: string, reference: string): CamtEntry => ({
      amount,
      ref: `C${amount}`,
      details: [{ reference, payer: { name: "Zbinden AG" } }],
    });
    const credits = [creditOf("75.00", taken.reference), creditOf("80.00", kept.reference)];
    await importEntries(ctx, credits);
    const reversal: CamtEntry = { ...creditOf("75.00", taken.reference), direction: "DBIT", reversal: true };
    const { file } = await importEntries(ctx, [reversal], { messageId: "MSG-2" });

    await asBefore(ctx, file.id);
    await up(ctx.db as Kysely<unknown>);
    await ctx.db.schema.alterTable("payment_allocations").dropColumn("reversed_by").execute();

    expect((await importEntries(ctx, credits, { messageId: "MSG-3" })).counts).toMatchObject({ known: 2 });
    await undoBankFile(ctx, file.id);
    expect((await findInvoice(ctx, taken.id)).status).toBe("paid");
    expect((await findInvoice(ctx, kept.id)).status).toBe("paid");
  });
});

/** The schema and rows that the migration meets. */
async function asBefore({ db }: UserContext, reversalFileId: string): Promise<void> {
  await db.schema.dropTable("bank_reports").execute();
  for (const name of ["state", "waiting"]) await db.schema.dropIndex(`bank_transactions_${name}`).execute();
  await db.schema.alterTable("bank_transactions").dropColumn("state").execute();
  await db.schema
    .createIndex("payments_reversed_by")
    .on("payments")
    .columns(["reversed_by", "business_id"])
    .execute();
  await db.schema.alterTable("payment_allocations").addColumn("reversed_by", "text").execute();
  await sql`update payment_allocations set reversed_by = ${reversalFileId} where ended_by is not null`.execute(
    db,
  );
  await sql`update payments set reversed_by = ${reversalFileId} where reversed_by is not null`.execute(db);
}

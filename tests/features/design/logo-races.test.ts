import { sql } from "kysely";
import { expect, it } from "vitest";
import { findDesign, keepDesign, lockDesign } from "#app/features/selling/design/design.server.ts";
import { findLogo, saveLogo } from "#app/features/selling/design/logo.server.ts";
import { createInvoice } from "#app/features/selling/invoices/create-invoice.server.ts";
import { findInvoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { createOffer } from "#app/features/selling/offers/create-offer.server.ts";
import { findOffer } from "#app/features/selling/offers/document/offers.server.ts";
import { sqliteCapabilities } from "#app/platform/database/dialect.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { onEachDatabase } from "../../support/databases/databases.ts";
import { invoiceInput } from "../../support/invoices/invoice-input.ts";
import { offerInput } from "../../support/offers/offer-input.ts";
import { picture } from "../../support/invoices/pictures.ts";
import { member, testPlatform } from "../../support/platform.ts";

onEachDatabase((open) => {
  it("an invoice that waits for a logo's removal is written without the logo", async () => {
    const ctx = await member(testPlatform(await open()));
    await saveLogo(ctx, await picture());
    const locked = Promise.withResolvers<void>();
    const go = Promise.withResolvers<void>();
    const removing = ctx.transaction(async (ctx) => {
      const design = await lockDesign(ctx);
      locked.resolve();
      await go.promise;
      await keepDesign(ctx, { ...design, logo: null });
      await ctx.db.deleteFrom("logos").execute();
    });
    await locked.promise;
    const writing = createInvoice(ctx, invoiceInput());
    await untilWaiting(ctx);
    go.resolve();
    await removing;
    expect((await findInvoice(ctx, await writing)).design).toEqual(await findDesign(ctx));
  });

  it("a logo that only an offer shows stays when the business takes another", async () => {
    const ctx = await member(testPlatform(await open()));
    await ctx.db.updateTable("businesses").set({ plan: "pro" }).execute();
    await saveLogo(ctx, await picture({ width: 60 }));
    const { design } = await findOffer(ctx, await createOffer(ctx, offerInput()));
    await saveLogo(ctx, await picture({ width: 70 }));
    expect(design.logo).not.toBeNull();
    expect(await findLogo(ctx, design.logo)).not.toBeNull();
  });

  it("invoices written while the logo changes never name one that is gone", async () => {
    const ctx = await member(testPlatform(await open()));
    await ctx.db.updateTable("businesses").set({ plan: "pro" }).execute();
    const files = await Promise.all([60, 70, 80, 90].map((width) => picture({ width })));
    await saveLogo(ctx, files[0]!);
    const ids = await Promise.all(
      files.flatMap((file) => [
        createInvoice(ctx, invoiceInput()),
        saveLogo(ctx, file).then(() => ""),
        createInvoice(ctx, invoiceInput()),
      ]),
    );
    for (const id of ids.filter(Boolean)) {
      const { design } = await findInvoice(ctx, id);
      expect(await findLogo(ctx, design.logo)).not.toBeNull();
    }
  });
});

/** Until another connection of this database waits for a lock; on SQLite, writing transactions wait in any case. */
async function untilWaiting({ db, platform }: UserContext): Promise<void> {
  if (platform.database.dialect === sqliteCapabilities) return;
  const waiting = async () => {
    const { rows } = await sql`select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
    return rows.length;
  };
  await expect.poll(waiting).toBe(1);
}

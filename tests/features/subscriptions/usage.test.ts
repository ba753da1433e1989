import { expect, it } from "vitest";
import { countEdit, countInvoice, findAllowance } from "#app/features/running/subscriptions/usage.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { onDatabaseOfDay } from "../../support/databases/databases.ts";
import { member, testPlatform } from "../../support/platform.ts";

onDatabaseOfDay((open) => {
  /** A business that counts, and another one that must not notice. */
  async function start() {
    const platform = testPlatform(await open());
    const other = await member(platform, { email: "other@example.ch" });
    const ctx = await member(platform);
    return { ctx, other };
  }

  it("counts invoices and edits one by one, those of this business only", async () => {
    const { ctx, other } = await start();
    await ctx.transaction((ctx) => countInvoice(ctx, "pro"));
    await ctx.transaction((ctx) => countInvoice(ctx, "pro", 4));
    for (let count = 0; count < 3; count++) await ctx.transaction((ctx) => countEdit(ctx, "pro"));
    expect(await usedBy(ctx)).toEqual({ usage_month: "2026-11", invoices_generated: 5, edits_used: 3 });
    expect(await usedBy(other)).toEqual({ usage_month: "2026-11", invoices_generated: 0, edits_used: 0 });
    await other.transaction((ctx) => countInvoice(ctx, "free"));
    expect(await findAllowance(other)).not.toEqual(await findAllowance(ctx));
  });

  it("refuses on Free the fourth invoice and the second edit, and counts neither", async () => {
    const { ctx } = await start();
    const writes = (count: number) => ctx.transaction((ctx) => countInvoice(ctx, "free", count));
    const edits = () => ctx.transaction((ctx) => countEdit(ctx, "free"));
    await expect(writes(4)).rejects.toMatchObject({ code: "invoice.limit_reached" });
    await writes(3);
    await expect(writes(1)).rejects.toMatchObject({ code: "invoice.limit_reached" });
    await edits();
    await expect(edits()).rejects.toMatchObject({ code: "invoice.edit_limit_reached" });
    expect(await usedBy(ctx)).toMatchObject({ invoices_generated: 3, edits_used: 1 });
  });

  it("starts again in a new month", async () => {
    const { ctx } = await start();
    await ctx.transaction((ctx) => countInvoice(ctx, "free", 3));
    await ctx.db.updateTable("businesses").set({ usage_month: "2026-10" }).execute();
    await ctx.transaction((ctx) => countInvoice(ctx, "free"));
    expect(await usedBy(ctx)).toEqual({ usage_month: "2026-11", invoices_generated: 1, edits_used: 0 });
  });

  it("counts nothing for an account that was deleted in the meantime", async () => {
    const { ctx } = await start();
    await ctx.db.updateTable("businesses").set({ sealed_until: ctx.today }).execute();
    const counting = ctx.transaction((ctx) => countInvoice(ctx, "pro"));
    await expect(counting).rejects.toMatchObject({ code: "session.required" });
  });
});

function usedBy(ctx: UserContext) {
  return ctx.db
    .selectFrom("businesses")
    .select(["usage_month", "invoices_generated", "edits_used"])
    .where("id", "=", ctx.businessId)
    .executeTakeFirstOrThrow();
}

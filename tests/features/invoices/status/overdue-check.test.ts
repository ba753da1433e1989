import { expect, it } from "vitest";
import { historyOf } from "#app/features/running/history/history.server.ts";
import { markOverdue, markPaid } from "#app/features/selling/invoices/settling/change-status.server.ts";
import { checkOverdue } from "#app/features/selling/invoices/status/overdue-check.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { runDueJobs } from "#app/platform/jobs/job-worker.server.ts";
import { handlers } from "#app/jobs.server.ts";
import { closeBusiness } from "../../../support/accounts/close-business.ts";
import { onEachDatabase } from "../../../support/databases/databases.ts";
import { copyInvoice } from "../../../support/invoices/copy-invoice.ts";
import { invoiceWith } from "../../../support/invoices/invoice-with.ts";
import { onEachPlace } from "../../../support/databases/places.ts";
import { itRarely } from "../../../support/heavy/it-rarely.ts";
import { makePro, member, testPlatform, visitor } from "../../../support/platform.ts";
import { ended, startProcess } from "../../../support/server/processes.ts";
import { turnsOfTheEventLoop } from "../../../support/databases/turns.ts";

onEachDatabase((open) => {
  it("writes down once what has become overdue, in nobody's name, for every business", async () => {
    const platform = testPlatform(await open());
    const [one, two] = [await member(platform), await member(platform, { email: "other@example.ch" })];
    const ids = [await invoiceWith(one, "overdue"), await invoiceWith(two, "overdue")];
    for (const status of ["draft", "sent"] as const) await invoiceWith(one, status);
    for (const status of ["paid", "cancelled"] as const) await invoiceWith(two, status);
    for (let round = 0; round < 3; round++) await checkOverdue(visitor(platform));
    expect((await overdueRows(one)).map(({ invoice_id }) => invoice_id).toSorted()).toEqual(ids.toSorted());
    expect((await historyOf(one, ids[0]!))[0]).toMatchObject({
      event: "invoice.overdue",
      userName: "",
      data: { dueDate: "2026-11-20" },
    });
  });

  it("writes nothing about a day on which the invoice is still due, nor about what is paid meanwhile", async () => {
    const platform = testPlatform(await open());
    const ctx = await member(platform);
    const id = await invoiceWith(ctx, "sent", { issueDate: "2026-11-01", dueDate: "2026-11-21" });
    await checkOverdue(visitor(platform));
    expect(await overdueRows(ctx)).toEqual([]);
    await markPaid(ctx, id);
    platform.pass(24 * 60 * 60 * 1000);
    await checkOverdue(visitor(platform));
    expect(await overdueRows(ctx)).toEqual([]);
  });

  it("finds what has become overdue behind as many paid invoices as one run looks at", async () => {
    const platform = testPlatform(await open());
    const ctx = await member(platform);
    await copyInvoice(ctx, await invoiceWith(ctx, "paid", { issueDate: "2026-09-01" }), 2_000);
    const id = await invoiceWith(ctx, "overdue");
    await checkOverdue(visitor(platform));
    expect(await overdueRows(ctx)).toMatchObject([{ invoice_id: id }]);
  });

  it("knows what somebody marked by hand, and the other way round", async () => {
    const platform = testPlatform(await open());
    const ctx = await member(platform);
    const byHand = await invoiceWith(ctx, "overdue");
    await markOverdue(ctx, byHand);
    const byJob = await invoiceWith(ctx, "overdue");
    await checkOverdue(visitor(platform));
    await markOverdue(ctx, byJob);
    expect(await overdueRows(ctx)).toMatchObject([
      { invoice_id: byHand, user_id: ctx.user.id },
      { invoice_id: byJob, user_id: null },
    ]);
  });

  it("leaves out archived invoices, and deleted and disabled accounts", async () => {
    const platform = testPlatform(await open());
    const ctx = await member(platform);
    await invoiceWith(ctx, "overdue");
    await ctx.db.updateTable("invoices").set({ archived_at: ctx.now.toISOString() }).execute();
    const gone = await member(platform, { email: "gone@example.ch" });
    await invoiceWith(gone, "overdue");
    await closeBusiness(gone);
    const disabled = await member(platform, { email: "disabled@example.ch" });
    await invoiceWith(disabled, "overdue");
    const disabled_at = ctx.now.toISOString();
    const own = ctx.db.updateTable("businesses").where("id", "=", disabled.businessId);
    await own.set({ disabled_at }).execute();
    await checkOverdue(visitor(platform));
    expect(await overdueRows(ctx)).toEqual([]);
  });

  itRarely("lets others have their turn between steps, and leaves what is too much to a job", async () => {
    const platform = testPlatform(await open());
    const ctx = await member(platform);
    await copyInvoice(ctx, await invoiceWith(ctx, "overdue"), 2_030);
    const count = turnsOfTheEventLoop();
    await checkOverdue(visitor(platform));
    expect(count()).toBeGreaterThanOrEqual(2_000 / 25);
    expect(await overdueRows(ctx)).toHaveLength(2_000);
    await runDueJobs(platform, handlers);
    expect(await overdueRows(ctx)).toHaveLength(2_031);
  });
});

onEachPlace((place) => {
  itRarely("two processes at once write one row an invoice", async () => {
    const { url, database } = await place();
    const ctx = await member(testPlatform(database));
    await makePro(ctx);
    const ids = [];
    for (let count = 0; count < 12; count++) ids.push(await invoiceWith(ctx, "overdue"));
    const ends = await Promise.all([1, 2].map(() => ended(startProcess("invoices/check-overdue.ts", url))));
    expect(ends).toEqual([0, 0]);
    const rows = await overdueRows(ctx);
    expect(rows.map(({ invoice_id }) => invoice_id).toSorted()).toEqual(ids.toSorted());
  });
});

function overdueRows(ctx: UserContext) {
  return ctx.db
    .selectFrom("history")
    .select(["invoice_id", "user_id"])
    .where("event", "=", "invoice.overdue")
    .orderBy("id")
    .execute();
}

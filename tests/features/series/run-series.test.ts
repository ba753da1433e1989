import { expect, it } from "vitest";
import { deleteClient } from "#app/features/selling/clients/clients.server.ts";
import { historyOf } from "#app/features/running/history/history.server.ts";
import { findInvoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { runSeries } from "#app/features/selling/series/running/run-series.server.ts";
import { runsOf } from "#app/features/selling/series/runs.server.ts";
import { findSeries } from "#app/features/selling/series/series.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { runDueJobs } from "#app/platform/jobs/job-worker.server.ts";
import { handlers } from "#app/jobs.server.ts";
import { onDatabaseOfDay } from "../../support/databases/databases.ts";
import { newSeries } from "../../support/invoices/series-input.ts";
import {
  later,
  member,
  sendingMember,
  type TestPlatform,
  testPlatform,
  visitor,
} from "../../support/platform.ts";

const DAY = 86_400_000;

onDatabaseOfDay((open) => {
  it("writes a draft on the day, with its period and the words of its period", async () => {
    const platform = testPlatform(await open());
    const ctx = await member(platform);
    const id = await newSeries(ctx);
    await runJobs(platform);
    const [invoice, ...others] = await invoicesOf(ctx, id);
    expect(others).toEqual([]);
    expect(invoice).toMatchObject({
      status: "draft",
      subject: "Rent November 2026",
      notes: "For 21 Nov 2026 to 20 Dec 2026",
      issueDate: "2026-11-21",
      dueDate: "2026-12-11",
      serviceFrom: "2026-11-21",
      serviceTo: "2026-12-20",
      total: 10000,
      items: [{ description: "Rent November", quantity: 1000, unitPrice: 10000 }],
    });
    expect((await historyOf(ctx, invoice!.id)).map(({ event, data }) => [event, data.series])).toEqual([
      ["invoice.recurring", "Rent"],
      ["invoice.created", undefined],
    ]);
    expect(await findSeries(ctx, id)).toMatchObject({ state: "active", nextK: 1, nextOn: "2026-12-21" });
    expect(await noticesAfterAMinute(platform)).toEqual(["A draft is ready: Rent"]);
    expect(platform.mailbox.at(-1)?.text).toContain(`${platform.env.appUrl}/recurring/${id}`);
    await runSeries(visitor(platform));
    expect(await invoicesOf(ctx, id)).toHaveLength(1);
  });

  it("makes up for missed periods, the oldest first, as drafts of today with their own periods", async () => {
    const platform = testPlatform(await open());
    const ctx = await sendingMember(platform);
    const id = await newSeries(ctx, { mode: "send" });
    const other = await newSeries(ctx, {
      name: "Hosting",
      rule: { every: 20, unit: "day", start: "2026-11-22" },
    });
    platform.pass(69 * DAY);
    await runJobs(platform);
    const written = await invoicesOf(later(ctx), id);
    expect(written.map(({ issueDate, serviceFrom, status }) => [issueDate, serviceFrom, status])).toEqual([
      ["2027-01-29", "2026-11-21", "draft"],
      ["2027-01-29", "2026-12-21", "draft"],
      ["2027-01-29", "2027-01-21", "draft"],
    ]);
    const all = [...written, ...(await invoicesOf(ctx, other))].toSorted((a, b) =>
      a.number < b.number ? -1 : 1,
    );
    const planned = all.map(({ serviceFrom }) => serviceFrom);
    expect(planned).toEqual(planned.toSorted());
    expect(await noticesAfterAMinute(platform)).toEqual([
      "A draft is ready: Hosting",
      "Late drafts to check: Rent",
    ]);
    expect(platform.mailbox.filter(({ to }) => to !== ctx.user.email)).toEqual([]);
  });

  it("issues and sends on the day, and up to three days late", async () => {
    const platform = testPlatform(await open());
    const ctx = await sendingMember(platform);
    const rule = { every: 10, unit: "day", start: "2026-11-21" };
    const id = await newSeries(ctx, { mode: "send", rule, template: { termDays: 60 } });
    await runJobs(platform);
    platform.pass(13 * DAY);
    await runJobs(platform);
    platform.pass(11 * DAY);
    await runJobs(platform);
    const written = await invoicesOf(later(ctx), id);
    expect(written.map(({ issueDate, serviceFrom, status }) => [issueDate, serviceFrom, status])).toEqual([
      ["2026-11-21", "2026-11-21", "sent"],
      ["2026-12-04", "2026-12-01", "sent"],
      ["2026-12-15", "2026-12-11", "draft"],
    ]);
    expect(platform.mailbox.filter(({ to }) => to.endsWith("@client.example"))).toHaveLength(2);
  });

  it("sends the newest of several that are due, and never a pile", async () => {
    const platform = testPlatform(await open());
    const ctx = await sendingMember(platform);
    const id = await newSeries(ctx, { mode: "send", rule: { every: 1, unit: "day", start: "2026-11-22" } });
    platform.pass(3 * DAY);
    await runJobs(platform);
    expect((await invoicesOf(later(ctx), id)).map(({ status }) => status)).toEqual([
      "draft",
      "draft",
      "sent",
    ]);
  });

  it("leaves a draft, and says so, where the address is not confirmed any more", async () => {
    const platform = testPlatform(await open());
    const ctx = await sendingMember(platform);
    const id = await newSeries(ctx, { mode: "send" });
    await ctx.db
      .updateTable("users")
      .set({ email_verified_at: null })
      .where("id", "=", ctx.user.id)
      .execute();
    await runJobs(platform);
    const invoices = await invoicesOf(ctx, id);
    expect(invoices.map(({ status }) => status)).toEqual(["draft"]);
    expect((await historyOf(ctx, invoices[0]?.id ?? ""))[0]).toMatchObject({ event: "invoice.not_sent" });
    expect(await noticesAfterAMinute(platform)).toEqual(["Not sent: Rent"]);
  });

  it.each<[string, string, (ctx: UserContext, id: string) => Promise<unknown>]>([
    [
      "client_missing",
      "its client was deleted",
      async (ctx, id) => deleteClient(ctx, (await findSeries(ctx, id)).clientId!),
    ],
    ["account_missing", "the IBAN is gone", (ctx) => setBusiness(ctx, { iban: "", qr_iban: "" })],
    ["plan_over", "the plan is over", (ctx) => setBusiness(ctx, { plan: "free" })],
    [
      "vat_number_changed",
      "the VAT registration changed",
      (ctx) => setBusiness(ctx, { vat_number: "CHE-123.456.788 MWST" }),
    ],
    ["limit_reached", "the plan's invoices are used up", (ctx, id) => useUp(ctx, id)],
  ])("stops with a notice (%s) where %s, and writes nothing", async (reason, _, change) => {
    const platform = testPlatform(await open());
    const ctx = await sendingMember(platform);
    const id = await newSeries(ctx, { mode: "send" });
    await change(ctx, id);
    await runJobs(platform);
    expect(await findSeries(ctx, id)).toMatchObject({
      state: "stopped",
      stopReason: reason,
      nextOn: "2026-11-21",
    });
    expect(await runsOf(ctx, id)).toEqual([]);
    expect(await noticesAfterAMinute(platform)).toEqual(["Stopped: Rent"]);
    const event = await ctx.db
      .selectFrom("history")
      .select("data")
      .where("event", "=", "series.stopped")
      .execute();
    expect(event.map(({ data }) => JSON.parse(data) as unknown)).toEqual([{ series: "Rent", reason }]);
  });

  it("stops before a period across a change of VAT rates, where a row has an old rate", async () => {
    const platform = testPlatform(await open());
    platform.pass(Date.parse("2023-12-10T12:00:00Z") - platform.now().getTime());
    const ctx = await member(platform);
    const rule = { every: 1, unit: "month", start: "2023-12-10" };
    const items = (vatRate: number) => [{ description: "Work", quantity: 1, unitPrice: 100, vatRate }];
    const old = await newSeries(ctx, { rule, template: { items: items(7.7) } });
    const none = await newSeries(ctx, { name: "Abroad", rule, template: { items: items(0) } });
    const foreign = await newSeries(ctx, { name: "Germany", rule, template: { items: items(19) } });
    await runJobs(platform);
    expect(await findSeries(ctx, old)).toMatchObject({ state: "stopped", stopReason: "vat_rates_changed" });
    for (const id of [none, foreign]) expect(await invoicesOf(ctx, id)).toHaveLength(1);
  });

  it("goes on with others when one fails, and with that one at the next attempt", async () => {
    const platform = testPlatform(await open());
    const ctx = await member(platform);
    const [broken, sound] = [await newSeries(ctx), await newSeries(ctx, { name: "Hosting" })];
    const template = await ctx.db
      .selectFrom("series")
      .select("template")
      .where("id", "=", broken)
      .executeTakeFirst();
    await ctx.db.updateTable("series").set({ template: "{}" }).where("id", "=", broken).execute();
    await expect(runSeries(visitor(platform))).rejects.toThrow();
    expect(await runsOf(ctx, sound)).toHaveLength(1);
    await ctx.db.updateTable("series").set(template!).where("id", "=", broken).execute();
    await runSeries(visitor(platform));
    expect([(await runsOf(ctx, broken)).length, (await runsOf(ctx, sound)).length]).toEqual([1, 1]);
  });
});

async function runJobs(platform: TestPlatform): Promise<void> {
  await runSeries(visitor(platform));
  await runDueJobs(platform, handlers);
}

/** Subjects of what the owner gets; several drafts of a run share one. */
async function noticesAfterAMinute(platform: TestPlatform): Promise<string[]> {
  platform.pass(61_000);
  const before = platform.mailbox.length;
  await runDueJobs(platform, handlers);
  return platform.mailbox
    .slice(before)
    .map(({ subject }) => subject)
    .toSorted();
}

/** The invoices in the order of their periods. */
async function invoicesOf(ctx: UserContext, id: string) {
  const runs = (await runsOf(ctx, id)).toReversed();
  return Promise.all(runs.map(({ invoice_id }) => findInvoice(ctx, invoice_id!)));
}

async function setBusiness(ctx: UserContext, columns: Record<string, string>): Promise<void> {
  await ctx.db.updateTable("businesses").set(columns).where("id", "=", ctx.businessId).execute();
}

async function useUp(ctx: UserContext, id: string): Promise<void> {
  await setBusiness(ctx, { plan: "free", usage_month: ctx.month });
  await ctx.db
    .updateTable("businesses")
    .set({ invoices_generated: 999 })
    .where("id", "=", ctx.businessId)
    .execute();
  await ctx.db.updateTable("series").set({ mode: "draft" }).where("id", "=", id).execute();
}

import { expect, it } from "vitest";
import { emptySandbox } from "#app/features/front/sandbox/sandboxes.server.ts";
import { findInvoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { checkOverdue } from "#app/features/selling/invoices/status/overdue-check.server.ts";
import { followClocks } from "#app/features/front/sandbox/follow-clock.server.ts";
import { moveClock, readClock } from "#app/features/front/sandbox/move-clock.server.ts";
import { handlers } from "#app/jobs.server.ts";
import { instantOn } from "#app/platform/clock.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { runDueJobs } from "#app/platform/jobs/job-worker.server.ts";
import { zurichDay } from "#app/swiss/dates.ts";
import { onDatabaseOfDay, type OpenDatabase } from "../support/databases/databases.ts";
import { invoiceWith } from "../support/invoices/invoice-with.ts";
import { newSeries } from "../support/invoices/series-input.ts";
import { sendingMember, testPlatform, visitor } from "../support/platform.ts";
import { remindBy } from "../support/reminders/reminder-rules.ts";
import { contextOfKey, inSandboxOf } from "../support/sandbox.ts";

const HOUR = 60 * 60 * 1000;

async function start(open: OpenDatabase) {
  const platform = testPlatform(await open());
  const ctx = await sendingMember(platform);
  const { sandbox, secret } = await inSandboxOf(ctx);
  return { platform, ctx, sandbox, now: () => contextOfKey(ctx, secret) };
}

async function count(
  ctx: UserContext,
  table: "invoices" | "reminders" | "history",
  event = "",
): Promise<number> {
  const rows = ctx.db.selectFrom(table).select("id").where("business_id", "=", ctx.businessId);
  const all = table === "history" ? rows.where("history.event", "=", event) : rows;
  return (await all.execute()).length;
}

onDatabaseOfDay((open) => {
  it("moving the day makes invoices overdue, writes series and reminders once, in the sandbox alone", async () => {
    const { platform, ctx, sandbox, now } = await start(open);
    const ids = [await invoiceWith(ctx, "sent"), await invoiceWith(sandbox, "sent")];
    await newSeries(sandbox);
    await remindBy(sandbox, { mode: "draft" });
    expect(await moveClock(sandbox, "2027-01-31")).toMatchObject({ day: "2027-01-31", daysAhead: 71 });
    const moved = await now();
    expect([moved.today, moved.month]).toEqual(["2027-01-31", "2027-01"]);
    expect((await findInvoice(moved, ids[1] ?? "")).status).toBe("overdue");
    const made = async () => [
      await count(moved, "invoices"),
      await count(moved, "reminders"),
      await count(moved, "history", "invoice.overdue"),
    ];
    expect(await made()).toEqual([4, 1, 1]);
    await moveClock(moved, "2027-01-31");
    await checkOverdue(visitor(platform));
    await followClocks(visitor(platform));
    await runDueJobs(platform, handlers);
    expect(await made()).toEqual([4, 1, 1]);
    expect((await findInvoice(ctx, ids[0] ?? "")).status).toBe("sent");
    expect([await count(ctx, "history", "invoice.overdue"), ctx.clock]).toEqual([0, undefined]);
  });

  it("the day goes onwards only, five years at most, and goes on with the true days", async () => {
    const { platform, ctx, sandbox, now } = await start(open);
    await newSeries(sandbox);
    expect(await moveClock(sandbox, sandbox.today)).toMatchObject({ day: sandbox.today, daysAhead: 0 });
    await moveClock(sandbox, "2026-12-20");
    await expect(moveClock(await now(), "2026-12-19")).rejects.toMatchObject({
      fields: [{ field: "day", code: "sandbox.clock_back" }],
    });
    await expect(moveClock(await now(), "2032-01-01")).rejects.toMatchObject({
      fields: [{ field: "day", code: "sandbox.clock_too_far" }],
    });
    expect(await count(sandbox, "invoices")).toBe(1);
    platform.pass(24 * HOUR);
    expect(readClock(await now())).toMatchObject({ day: "2026-12-21" });
    await followClocks(visitor(platform));
    await runDueJobs(platform, handlers);
    expect(await count(sandbox, "invoices")).toBe(2);
    await emptySandbox(ctx, sandbox.businessId);
    expect(readClock(await now())).toMatchObject({ day: "2026-11-22", daysAhead: 0 });
  });

  it("only a sandbox has a clock that moves", async () => {
    const { ctx } = await start(open);
    const refused = new AppError("sandbox.test_key_required");
    await expect(moveClock(ctx, "2027-01-31")).rejects.toThrow(refused);
  });
});

it.each([
  ["2026-07-01T22:10:00.000Z", 183, "2027-01-01"],
  ["2026-07-01T21:50:00.000Z", 183, "2026-12-31"],
  ["2026-12-01T22:30:00.000Z", 212, "2027-07-01"],
])("%s and %i days is on %s, across summer time", (now, daysAhead, day) => {
  expect(zurichDay(instantOn({ businessId: "1", daysAhead }, new Date(now)))).toBe(day);
});

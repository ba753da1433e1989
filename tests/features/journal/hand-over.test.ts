import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { handlers } from "#app/jobs.server.ts";
import { createExpense } from "#app/features/taxes/expenses/change-expenses.server.ts";
import { chartOf } from "#app/features/books/book/accounts.ts";
import { downloadHandover } from "#app/features/front/exports/journal/download-handover.server.ts";
import { JOURNAL_FORMATS } from "#app/features/front/exports/journal/journal-sheet.ts";
import { markUnpaid } from "#app/features/selling/invoices/settling/change-status.server.ts";
import { sendJournalHandover } from "#app/features/books/journal/handover/handover-email.server.ts";
import { handoverPage } from "#app/features/books/journal/handover/handover-page.server.ts";
import { lastPeriodEnd, listPeriods } from "#app/features/taxes/tax/periods/periods.server.ts";
import { saveYearSetting } from "#app/features/taxes/year/save-year-setting.server.ts";
import { saveChart } from "#app/features/books/journal/chart.server.ts";
import { handOver, previewHandOver } from "#app/features/books/journal/handover/hand-over.server.ts";
import { handoverJson, listHandovers } from "#app/features/books/journal/handover/handovers.server.ts";
import { journalJson } from "#app/features/books/journal/journal-json.server.ts";
import { vatCodesSchema } from "#app/features/books/journal/own-vat-codes.ts";
import { EVER } from "#app/features/books/journal/span.ts";
import { vatCodeSums } from "#app/features/books/journal/vat-codes.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { runDueJobs } from "#app/platform/jobs/job-worker.server.ts";
import { onEachDatabase } from "../../support/databases/databases.ts";
import { expenseInput } from "../../support/expense-input.ts";
import { sendingMember, type TestPlatform, visitor } from "../../support/platform.ts";
import { newEmails } from "../../support/server/mailbox.ts";
import { seated } from "../../support/seats/seated.ts";
import { readXlsx } from "../../support/read/read-xlsx.ts";
import { issued, paid, registeredBusiness, row, useMethod } from "../../support/tax/worked-year.ts";
import type { DaySpan } from "#app/swiss/dates.ts";

onEachDatabase((open) => {
  async function booked(): Promise<{ ctx: UserContext; id: string }> {
    const ctx = await registeredBusiness(await open());
    await useMethod(ctx);
    const id = await issued(ctx, "2026-09-10", [row(1000, 8.1)]);
    await paid(ctx, id, 1081, "2026-09-20");
    await issued(ctx, "2026-10-02", [row(500, 8.1)]);
    return { ctx, id };
  }

  it("a hand-over holds the bookings of its days, and its hash can be checked by anybody", async () => {
    const { ctx } = await booked();
    const first = await handOver(ctx, "2026-09-30");
    expect(handoverJson(first)).toMatchObject({
      from: "2026-09-10",
      to: "2026-09-30",
      firstSequence: 1,
      lastSequence: 3,
      createdBy: "Anna Muster",
    });
    const second = await handOver(ctx, "2026-10-31");
    expect(second).toMatchObject({ from: "2026-10-01", firstSequence: 4, lastSequence: 5 });
    expect(first.sha256).toBe(await checkedHash(ctx, "", { from: EVER.from, to: "2026-09-30" }));
    expect(second.sha256).toBe(await checkedHash(ctx, first.sha256, second));
    const { handovers, total } = await listHandovers(ctx, { limit: 1 });
    expect([handovers, total]).toEqual([[second], 2]);
  });

  it("a hand-over is told to who sees the books, and not to others or after the end of a seat", async () => {
    const { ctx } = await booked();
    const platform = ctx.platform as TestPlatform;
    const { ctx: accountant } = await seated(ctx, "accountant", "treuhand@example.ch");
    const { ctx: writer } = await seated(ctx, "writer", "writer@example.ch");
    const stranger = await sendingMember(platform, { email: "other@example.ch" });
    const { businessId } = ctx;
    const { id: handoverId } = await handOver(ctx, "2026-09-30");
    const toldTo = async (userId: string) => {
      await newEmails(platform);
      const payload = { businessId, userId, handoverId };
      await sendJournalHandover(visitor(platform), payload, ctx.newId());
      return (await newEmails(platform)).map(({ to }) => to);
    };
    expect(await toldTo(accountant.user.id)).toEqual(["treuhand@example.ch"]);
    for (const { user } of [writer, stranger]) expect(await toldTo(user.id)).toEqual([]);
    expect(await toldTo(ctx.newId())).toEqual([]);
  });

  it("what is undone once its day was handed over counts today, and no such day can be typed", async () => {
    const { ctx, id } = await booked();
    await handOver(ctx, "2026-09-30");
    await markUnpaid(ctx, id);
    const { bookings } = await journalJson(ctx, { ...EVER, since: 5, limit: 10, after: null });
    expect(bookings).toMatchObject([{ factDay: "2026-09-20", day: ctx.today, reverses: "3" }]);
    await expect(paid(ctx, id, 1081, "2026-09-30")).rejects.toMatchObject({ code: "journal.handed_over" });
    await paid(ctx, id, 1081, "2026-10-01");
  });

  it("a day that is to come, handed over already or without bookings is refused, and names the field", async () => {
    const { ctx } = await booked();
    await expect(handOver(ctx, "2026-11-22")).rejects.toMatchObject(refusal("field.handover_future"));
    await handOver(ctx, "2026-09-30");
    await expect(handOver(ctx, "2026-09-30")).rejects.toMatchObject(refusal("field.handover_again"));
    await expect(handOver(ctx, "2026-10-01")).rejects.toMatchObject({ code: "handover.empty" });
  });

  it("of two at once one hands over", async () => {
    const { ctx } = await booked();
    const both = await Promise.allSettled([handOver(ctx, "2026-09-30"), handOver(ctx, "2026-09-30")]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    expect((await listHandovers(ctx, {})).total).toBe(1);
  });

  it("what was seen is what is handed over", async () => {
    const { ctx } = await booked();
    const { content } = await previewHandOver(ctx, "2026-09-30");
    expect(content).toMatchObject({ bookings: 3, sum: 2162_00, from: "2026-09-10" });
    await createExpense(ctx, expenseInput({ day: "2026-09-11" }));
    const seen = content?.sha256;
    await expect(handOver(ctx, "2026-09-30", seen)).rejects.toMatchObject({ code: "handover.changed" });
    const now = (await previewHandOver(ctx, "2026-09-30")).content?.sha256;
    expect((await handOver(ctx, "2026-09-30", now)).sha256).toBe(now);
  });

  it("its files are the same, byte for byte, in every language, with other accounts and after later acts", async () => {
    const { ctx, id } = await booked();
    const { id: handoverId } = await handOver({ ...ctx, locale: "de" }, "2026-09-30");
    const before = await filesOf(ctx, handoverId);
    await saveChart(ctx, chartOf(new Map([["bank", "1021"]])));
    await markUnpaid(ctx, id);
    await handOver({ ...ctx, locale: "fr" }, "2026-10-31");
    const later = new Date(ctx.now.getTime() + 400 * 86_400_000);
    expect(await filesOf({ ...ctx, locale: "it", now: later }, handoverId)).toEqual(before);
    expect(before[0]?.toString()).toContain("Zahlung");
    expect(before[1]?.readUInt16LE(12)).toBe(dosDay(2026, 11, 21));
    const sheets = readXlsx(before[1] ?? Buffer.alloc(0));
    expect([...sheets.keys()]).toEqual(["Journal", "Konten"]);
    expect(sheets.get("Konten")?.map((cells) => cells[0]?.value)).toEqual([
      ...["Konto", "1020", "1100", "2200", "3400"],
    ]);
  });

  it("the business year of its day stays, and hand-overs from before carry no result on", async () => {
    const ctx = await registeredBusiness(await open());
    await useMethod(ctx);
    await issued(ctx, "2026-05-10", [row(1000, 8.1)]);
    await handOver(ctx, "2026-06-30");
    await issued(ctx, "2026-09-10", [row(500, 8.1)]);
    await saveYearSetting(ctx, { begins: 7, firstFrom: "", firstTo: "" });
    const { id } = await handOver(ctx, "2026-09-30");
    const carried = await resultsOf(ctx, id);
    expect(carried).toEqual([
      ["2979", -1000, -1000],
      ["3400", 0, -500],
    ]);
    await saveYearSetting(ctx, { begins: 1, firstFrom: "", firstTo: "" });
    expect(await resultsOf(ctx, id)).toEqual(carried);
    await ctx.db.updateTable("journal_handovers").set({ year_begins: "" }).where("id", "=", id).execute();
    expect(await resultsOf(ctx, id)).toEqual([["3400", -1000, -1500]]);
  });

  it("the page proposes the end of the newest VAT return, and of the month once that is handed over", async () => {
    const { ctx } = await booked();
    await listPeriods(ctx);
    const proposed = async () => {
      const { to } = await handoverPage(ctx, { page: 1, to: "", periodEnded: await lastPeriodEnd(ctx) });
      return to;
    };
    expect(await proposed()).toBe("2026-09-30");
    await handOver(ctx, "2026-09-30");
    expect(await proposed()).toBe("2026-10-31");
  });

  it("the owner is told by e-mail what was handed over", async () => {
    const { ctx } = await booked();
    await runDueJobs(ctx.platform, handlers);
    const { sha256 } = await handOver(ctx, "2026-09-30");
    const texts: string[] = [];
    ctx.platform.mailer.send = async (message) => void texts.push(`${message.to} ${message.text}`);
    await runDueJobs(ctx.platform, handlers);
    expect(texts).toEqual([expect.stringContaining(sha256)]);
    expect(texts[0]).toContain("1 to 3");
    const history = await ctx.db
      .selectFrom("history")
      .select("event")
      .where("invoice_id", "is", null)
      .execute();
    expect(history).toContainEqual({ event: "journal.handed_over" });
  });

  it("accountants are told of it too, except those who may no longer read the books", async () => {
    const { ctx } = await booked();
    const kept = await seated(ctx, "accountant", "kept@example.ch");
    const moved = await seated(ctx, "accountant", "moved@example.ch");
    await runDueJobs(ctx.platform, handlers);
    await handOver(ctx, "2026-09-30");
    await ctx.db
      .updateTable("memberships")
      .set({ role: "writer" })
      .where("user_id", "=", moved.ctx.user.id)
      .execute();
    const told: string[] = [];
    ctx.platform.mailer.send = async ({ to }) => void told.push(to);
    await runDueJobs(ctx.platform, handlers);
    expect(told.toSorted()).toEqual([ctx.user.email, kept.ctx.user.email].toSorted());
  });

  it("turnover of one Rappen is in the list of VAT codes", async () => {
    const { ctx } = await booked();
    await issued(ctx, "2026-10-03", [row(0.01, 2.6)]);
    const sums = await vatCodeSums(ctx, { from: "2026-10-03", to: "2026-10-03" });
    expect(sums).toMatchObject([{ code: "sales-2.6", net: 1, vat: 0 }]);
  });
});

it("a code of another program has at most 20 characters", () => {
  const isRight = (length: number) => vatCodesSchema.safeParse({ sales_8_1: "V".repeat(length) }).success;
  expect([isRight(20), isRight(21)]).toEqual([true, false]);
});

function refusal(code: string) {
  return { code: "input.invalid", fields: [{ field: "to", code }] };
}

/** The day as archives write it (APPNOTE.TXT 4.4.6). */
function dosDay(year: number, month: number, day: number): number {
  return (year - 1980) * 512 + month * 32 + day;
}

/** The hash that docs/api.md describes. */
async function checkedHash(ctx: UserContext, before: string, { from, to }: DaySpan) {
  const { bookings } = await journalJson(ctx, { from, to, since: 0, limit: 100, after: null });
  return createHash("sha256")
    .update(before + bookings.map(({ hash }) => hash).join(""))
    .digest("hex");
}

/** Number, opening and closing balance of the accounts of results in the workbook of a hand-over. */
async function resultsOf(ctx: UserContext, id: string) {
  const { pieces } = await downloadHandover(ctx, id, "xlsx");
  const parts = [];
  for await (const piece of pieces) parts.push(Buffer.from(piece));
  const rows = readXlsx(Buffer.concat(parts)).get("Accounts") ?? [];
  return rows
    .map((cells) => [0, 2, 5].map((place) => cells[place]?.value))
    .filter(([number]) => number === "2979" || number === "3400");
}

async function filesOf(ctx: UserContext, id: string): Promise<Buffer[]> {
  const files = [];
  for (const format of JOURNAL_FORMATS) {
    const { name, pieces } = await downloadHandover(ctx, id, format);
    const parts = [Buffer.from("")];
    for await (const piece of pieces) parts.push(Buffer.from(piece));
    expect(name).toContain("2026-09-10-2026-09-30");
    files.push(Buffer.concat(parts));
  }
  return files;
}

import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { handlers } from "#app/jobs.server.ts";
import { createExpense } from "#app/features/taxes/expenses/change-expenses.server.ts";
import { replaceReceipt } from "#app/features/taxes/expenses/receipts/keep-receipt.server.ts";
import { closePeriod } from "#app/features/taxes/tax/periods/close-period.server.ts";
import { periodJson } from "#app/features/taxes/tax/json/period-json.server.ts";
import { handoverZip } from "#app/features/front/exports/handover/handover-zip.server.ts";
import { returnEntries } from "#app/features/front/exports/handover/return-entries.server.ts";
import { bookByHand } from "#app/features/books/journal/by-hand/manual-bookings.server.ts";
import { keepBookingReceipt } from "#app/features/taxes/expenses/receipts/booking-receipts.server.ts";
import { handOver } from "#app/features/books/journal/handover/hand-over.server.ts";
import { listPeriods } from "#app/features/taxes/tax/periods/periods.server.ts";
import { saveVatCodes } from "#app/features/books/journal/own-vat-codes.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { IN_STORE } from "#app/platform/storage/documents.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { runDueJobs } from "#app/platform/jobs/job-worker.server.ts";
import { purgeRows } from "#app/platform/database/purge-rows.server.ts";
import { onDatabaseOfDay } from "../../support/databases/databases.ts";
import { expenseInput, PDF } from "../../support/expense-input.ts";
import {
  expectOfTheBook,
  handedOver,
  rappenIn,
  rowsIn,
  zipOf,
} from "../../support/handover/read-handover.ts";
import { NothingThere, perform, randomBusiness } from "../../support/book/random-acts.ts";
import { plainModel } from "../../support/book/plain-model.ts";
import { makePro, member } from "../../support/platform.ts";
import { readZip } from "../../support/read/read-zip.ts";
import {
  issued,
  registeredBusiness,
  row,
  useMethod,
  workedExpenses,
  workedYear,
} from "../../support/tax/worked-year.ts";

const OTHER = Buffer.from("%PDF-1.7\nSecond receipt");

onDatabaseOfDay((open) => {
  async function business(): Promise<UserContext> {
    const ctx = await registeredBusiness(await open());
    await useMethod(ctx);
    await workedYear(ctx);
    await workedExpenses(ctx);
    return ctx;
  }

  async function spent(ctx: UserContext, day: string, reference: string, bytes: Buffer): Promise<string> {
    const { id } = await createExpense(ctx, expenseInput({ day, reference }));
    await replaceReceipt(ctx, id, { name: "a.pdf", bytes });
    return id;
  }

  it("every file of a hand-over agrees with the book, and with the index", async () => {
    const ctx = await business();
    const { handover, files } = await handedOver(ctx, "2026-09-30");
    await expectOfTheBook(ctx, handover, files);
    expect([...files.keys()].filter((name) => /^(?!accounts)/.test(name))).toEqual([
      ...["csv", "xlsx"].map((ending) => `journal/journal.${ending}`),
      ...["banana.txt", "bexio.csv", "abacus.xml", "EXTF_Buchungsstapel_2026.csv"].map(
        (name) => `journal/${name}`,
      ),
      ...["trial-balance.csv", "open-items.csv", "ageing.csv", "vat/vat-codes.csv"],
      ...["vat/turnover.csv", "vat/input-tax.csv"],
      ...["journal", "balances", "ageing"].map((name) => `papers/${name}.pdf`),
      "vat/vat-2026-07-01-2026-09-30.pdf",
      ...["receipts.csv", "index.csv"],
    ]);
  });

  it("the second hand-over begins where the first ended, and goes on with its balances", async () => {
    const ctx = await business();
    const first = await handedOver(ctx, "2026-09-30");
    const second = await handedOver(ctx, "2026-10-31");
    await expectOfTheBook(ctx, second.handover, second.files);
    const before = rowsIn(first.files, "trial-balance.csv").map((row) => [row[0], row[5]]);
    const after = new Map(rowsIn(second.files, "trial-balance.csv").map((row) => [row[0], row[2]]));
    expect(before.filter(([, closing]) => closing !== "0").map(([number = ""]) => after.get(number))).toEqual(
      before.filter(([, closing]) => closing !== "0").map(([, closing]) => closing),
    );
  });

  it("a return that was filed is there as XML, and book and returns are compared", async () => {
    const ctx = await registeredBusiness(await open());
    await useMethod(ctx);
    await issued(ctx, "2026-07-10", [row(1000, 8.1)]);
    const [, third] = await listPeriods(ctx);
    const { hash } = await periodJson(ctx, third?.id ?? "");
    await closePeriod(ctx, third?.id ?? "", hash);
    const { files } = await handedOver(ctx, "2026-09-30");
    expect(files.get("vat/vat-2026-07-01-2026-09-30.xml")?.toString()).toContain(
      "<totalConsideration>1000.00</totalConsideration>",
    );
    const turnover = rowsIn(files, "vat/turnover.csv");
    expect(turnover[0]).toEqual(["200", expect.any(String), "1000", "1000", "0"]);
    for (const [, , book, filed, difference] of turnover)
      expect(rappenIn(book) - rappenIn(filed)).toBe(rappenIn(difference));
  });

  it("receipts are called by their number, and those that are missing are listed without a file", async () => {
    const ctx = await business();
    await spent(ctx, "2026-08-01", "R/17", PDF);
    await spent(ctx, "2026-08-02", "R/17", OTHER);
    await spent(ctx, "2026-08-04", "", Buffer.from("%PDF-1.7\nThird"));
    const { files } = await handedOver(ctx, "2026-09-30");
    const listed = rowsIn(files, "receipts.csv");
    const paths = listed.map((row) => row[5] ?? "");
    expect(paths).toEqual([
      "",
      "receipts/R_17.pdf",
      "receipts/R_17 (2).pdf",
      `receipts/${listed[3]?.[0]}.pdf`,
    ]);
    for (const [, , , , , path = "", sha256] of listed.slice(1))
      expect(
        createHash("sha256")
          .update(files.get(path) ?? "")
          .digest("hex"),
      ).toBe(sha256);
    expect(files.get("receipts/R_17 (2).pdf")).toEqual(OTHER);
  });

  it("the list of receipts has what was spent, whoever paid it and when", async () => {
    const ctx = await business();
    const ways = { cash: {}, private: {}, open: {}, bank: { paidOn: "2026-08-20", privateShare: 40 } };
    for (const [paidFrom, more] of Object.entries(ways))
      await createExpense(ctx, expenseInput({ day: "2026-08-01", supplier: paidFrom, paidFrom, ...more }));
    const credited = { day: "2026-08-03", supplier: "credit", paidFrom: "cash", privateShare: 40 };
    await createExpense(ctx, expenseInput({ ...credited, rows: [{ rate: 8.1, gross: -54.05 }] }));
    const { files } = await handedOver(ctx, "2026-09-30");
    const amounts = rowsIn(files, "receipts.csv").map(([, , , supplier, amount]) => [supplier, amount]);
    expect(amounts.slice(-5)).toEqual([
      ["cash", "108.1"],
      ["private", "108.1"],
      ["open", "108.1"],
      ["bank", "108.1"],
      ["credit", "-54.05"],
    ]);
  });

  it("the list of receipts names the booking that paid, beside what is declared of it alone", async () => {
    const ctx = await business();
    const abroad = { acquisitionTax: "standard", rows: [{ rate: 0, gross: 0.05 }] };
    await createExpense(ctx, expenseInput({ day: "2026-08-02", supplier: "Cloud Ltd", ...abroad }));
    const { files } = await handedOver(ctx, "2026-09-30");
    const rows = rowsIn(files, "receipts.csv").filter(([, , , supplier]) => supplier === "Cloud Ltd");
    expect(rows).toMatchObject([
      [expect.stringMatching(/^[1-9]/), "2026-08-02", "", "Cloud Ltd", "0.05", "", ""],
    ]);
  });

  it("a return is in the hand-over whose first or last day is its end", async () => {
    const ctx = await business();
    await listPeriods(ctx);
    const returns = async (from: string, to: string) => {
      const names: string[] = [];
      for await (const { name } of returnEntries(ctx, { from, to })) names.push(name);
      return names;
    };
    const file = "vat/vat-2026-07-01-2026-09-30.pdf";
    expect(await returns("2026-09-30", "2026-10-15")).toContain(file);
    expect(await returns("2026-08-01", "2026-09-30")).toContain(file);
    expect(await returns("2026-07-01", "2026-09-29")).toEqual([]);
    expect(await returns("2026-10-01", "2026-10-15")).toEqual([]);
  });

  it("VAT codes have the names of the program of whoever does the books", async () => {
    const ctx = await business();
    const { handover } = await handedOver(ctx, "2026-09-30");
    await saveVatCodes(ctx, { sales_8_1: "V80", sales_2_6: "V26" });
    await saveVatCodes(ctx, { sales_8_1: "V81", input_400: "M81" });
    const codes = rowsIn(readZip(await zipOf(ctx, handover.id)), "vat/vat-codes.csv");
    const named = codes.filter(([, theirs]) => theirs).map(([ours, theirs]) => [ours, theirs]);
    expect(named).toEqual([
      ["input-400", "M81"],
      ["sales-8.1", "V81"],
    ]);
  });

  it("whatever happened, the files of a hand-over are those of the book", async () => {
    for (const start of [1, 5]) {
      const ctx = await randomBusiness(open);
      const model = plainModel();
      for (let step = 0; step < 24; step++) {
        const act = ACTS[(step * start) % ACTS.length] ?? "issue";
        const day = DAYS[(step * 3 + start) % DAYS.length] ?? "2026-02-14";
        const done = perform(ctx, model, { act, pick: step % 7, share: ((step * 37) % 120) + 1, day });
        await done.catch((error: unknown) => {
          if (!(error instanceof NothingThere) && !(error instanceof AppError)) throw error;
        });
      }
      const { handover, files } = await handedOver(ctx, "2026-11-20");
      await expectOfTheBook(ctx, handover, files);
    }
  });

  it("any part of it can be read by itself, and it stays the same while nothing in it changes", async () => {
    const ctx = await business();
    await spent(ctx, "2026-08-01", "R-1", PDF);
    const { handover } = await handedOver(ctx, "2026-09-30");
    const whole = await zipOf(ctx, handover.id);
    const { size, version } = await handoverZip(ctx, handover.id);
    expect(whole.byteLength).toBe(size);
    const receipt = whole.indexOf(PDF);
    for (const from of [0, 1, receipt, receipt + 5, size - 1])
      expect((await zipOf(ctx, handover.id, from)).equals(whole.subarray(from))).toBe(true);
    expect(await zipOf(ctx, handover.id, receipt + 2, receipt + 9)).toEqual(PDF.subarray(2, 9));
    await createExpense(ctx, expenseInput({ day: "2026-11-01" }));
    expect(await handoverZip(ctx, handover.id)).toMatchObject({ size, version });
  });

  it("stays the same whatever another business files and keeps", async () => {
    const ctx = await business();
    const { handover } = await handedOver(ctx, "2026-09-30");
    const { version } = await handoverZip(ctx, handover.id);
    const other = await member(ctx.platform, {
      email: "other@example.ch",
      vatNumber: "CHE-123.456.788 MWST",
    });
    await makePro(other);
    await useMethod(other);
    await listPeriods(other);
    await spent(other, "2026-08-01", "R-1", PDF);
    const sides = { debitAccount: "6000", creditAccount: "1020" };
    const byHand = { ...sides, day: "2026-08-02", text: "Rent", reference: "", amount: 450_00 };
    await keepBookingReceipt(other, (await bookByHand(other, byHand)).id, { name: "a.pdf", bytes: OTHER });
    expect((await handoverZip(ctx, handover.id)).version).toBe(version);
    const receipts = rowsIn(readZip(await zipOf(ctx, handover.id)), "receipts.csv");
    expect(receipts.filter((row) => row[5])).toEqual([]);
  });

  it("a receipt that is added later is in the next ZIP, and old ones are removed after a week", async () => {
    const ctx = await business();
    const id = await spent(ctx, "2026-08-01", "R-1", PDF);
    const { handover } = await handedOver(ctx, "2026-09-30");
    const { version } = await handoverZip(ctx, handover.id);
    await replaceReceipt(ctx, id, { name: "b.pdf", bytes: OTHER });
    const files = readZip(await zipOf(ctx, handover.id));
    expect(files.get("receipts/R-1.pdf")).toEqual(OTHER);
    expect((await handoverZip(ctx, handover.id)).version).not.toBe(version);
    const later = new Date(ctx.now.getTime() + 8 * 86_400_000);
    await purgeRows({ ...ctx, now: later }, "kept_results");
    expect(await ctx.db.selectFrom("kept_pieces").select("result_id").execute()).toEqual([]);
  });

  it("of a damaged receipt there is a note instead, and while their store is away nothing is handed over", async () => {
    const ctx = await business();
    const id = await spent(ctx, "2026-08-01", "R-1", PDF);
    await spent(ctx, "2026-08-02", "R-2", OTHER);
    const { id: handoverId } = await handOver(ctx, "2026-09-30");
    const change = (columns: { in_store: number } | { bytes: Buffer }) =>
      ctx.db.updateTable("expense_receipts").set(columns).where("expense_id", "=", id).execute();
    await change({ in_store: IN_STORE });
    await expect(handoverZip(ctx, handoverId)).rejects.toMatchObject({ code: "server.storage_away" });
    await change({ in_store: 0, bytes: OTHER });
    const files = readZip(await zipOf(ctx, handoverId));
    expect([...files.keys()].filter((name) => name.startsWith("receipts/"))).toEqual([
      "receipts/R-1.pdf.txt",
      "receipts/R-2.pdf",
    ]);
    expect(files.get("receipts/R-1.pdf.txt")?.toString()).toContain("damaged");
    expect(files.get("receipts/R-2.pdf")).toEqual(OTHER);
  });

  it("a large one is made in the background, and is there afterwards", async () => {
    const ctx = await business();
    const { handover } = await handedOver(ctx, "2026-09-30");
    await ctx.db.deleteFrom("kept_results").execute();
    const many = handover.firstSequence + 100_000;
    await ctx.db.updateTable("journal_handovers").set({ last_sequence: many }).execute();
    const beingMade = { code: "handover.being_made", retryAfter: 15 };
    for (let asked = 0; asked < 2; asked++)
      await expect(handoverZip(ctx, handover.id)).rejects.toMatchObject(beingMade);
    await runDueJobs(ctx.platform, handlers);
    await expectOfTheBook(ctx, handover, readZip(await zipOf(ctx, handover.id)));
    expect(await ctx.db.selectFrom("kept_results").select("id").execute()).toHaveLength(1);
  });
});

const DAYS = ["2025-11-30", "2026-02-14", "2026-06-30", "2026-07-01", "2026-10-05", "2026-11-20"];

const ACTS = [
  "issue",
  "pay",
  "issue",
  "credit",
  "pay",
  "undo",
  "report",
  "assign",
  "writeOff",
  "pay",
] as const;

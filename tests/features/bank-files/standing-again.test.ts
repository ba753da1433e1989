import { expect, it } from "vitest";
import { undoBankFile } from "#app/features/money/bank-files/undo-bank-file.server.ts";
import { findInvoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { markUnpaid } from "#app/features/selling/invoices/settling/change-status.server.ts";
import { withdrawCreditNote } from "#app/features/selling/invoices/correcting/withdraw-credit-note.server.ts";
import { issueCreditNote } from "#app/features/selling/invoices/correcting/issue-credit-note.server.ts";
import { settleFromCredit } from "#app/features/money/payments/client-credit.server.ts";
import { recordPayment } from "#app/features/money/payments/record-payment.server.ts";
import { assignPayment } from "#app/features/money/payments/review/assign-payment.server.ts";
import { undoPayment } from "#app/features/money/payments/undo-payment.server.ts";
import { amountDue } from "#app/features/books/ledger/amount-due.ts";
import { creditOf } from "#app/features/books/ledger/payment.ts";
import { findPayment } from "#app/features/books/ledger/payments.server.ts";
import { writeOff } from "#app/features/money/payments/write-off.server.ts";
import { createReminder } from "#app/features/money/reminders/create-reminder.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { importEntries, sentInvoice } from "../../support/bank-files/bookkeeper.ts";
import type { CamtEntry } from "../../support/camt.ts";
import { onDatabaseOfDay } from "../../support/databases/databases.ts";
import { later, makePro, member, testPlatform } from "../../support/platform.ts";
import { remindBy } from "../../support/reminders/reminder-rules.ts";

onDatabaseOfDay((open) => {
  async function start(count = 0) {
    const platform = testPlatform(await open());
    const ctx = await member(platform);
    await makePro(ctx);
    const invoices = [];
    for (let n = 0; n < count; n++) invoices.push(await sentInvoice(ctx, 75));
    return { platform, ctx, invoices };
  }

  let files = 0;
  const importOne = (ctx: UserContext, entry: CamtEntry) =>
    importEntries(ctx, [entry], { messageId: `MSG-${files++}` });

  const statuses = async (ctx: UserContext, invoices: { id: string }[]) =>
    Promise.all(invoices.map(async ({ id }) => (await findInvoice(ctx, id)).status));

  it("what stands again settles nothing that has been paid otherwise in part", async () => {
    const { ctx } = await start();
    const terms = { issueDate: "2026-11-20", skonto: [{ percent: 2, days: 10 }] };
    const { id, reference } = await sentInvoice(ctx, 100, terms);
    const credit: CamtEntry = { amount: "98.00", ref: "C", details: [{ reference }] };
    const [booked] = (await importOne(ctx, credit)).results;
    const { file } = await importOne(ctx, { ...credit, ref: "R", direction: "DBIT", reversal: true });
    await recordPayment(ctx, id, { amount: 50_00, note: "" });
    await undoBankFile(ctx, file.id);
    const { allocations } = await findInvoice(ctx, id);
    expect(allocations.map(({ kind, amount }) => [kind, amount])).toEqual([["payment", 50_00]]);
    const again = { state: "unassigned", reason: "taken_back" };
    expect(await findPayment(ctx, booked!.payment!.id)).toMatchObject(again);
  });

  it("what stands again and is a single Rappen more than is still due waits for a person", async () => {
    const { ctx, invoices } = await start(1);
    const [{ id, reference }] = invoices as [(typeof invoices)[0]];
    const credit: CamtEntry = { amount: "75.00", ref: "C", details: [{ reference }] };
    await importOne(ctx, credit);
    const { file } = await importOne(ctx, { ...credit, ref: "R", direction: "DBIT", reversal: true });
    await recordPayment(ctx, id, { amount: 1, note: "" });
    await undoBankFile(ctx, file.id);
    expect((await findInvoice(ctx, id)).settled).toBe(1);
  });

  it("a single Rappen that stands again settles its invoice in part again", async () => {
    const { ctx, invoices } = await start(1);
    const [{ id, reference }] = invoices as [(typeof invoices)[0]];
    const credit: CamtEntry = { amount: "0.01", ref: "C", details: [{ reference }] };
    const [{ payment } = { payment: null }] = (await importOne(ctx, credit)).results;
    await assignPayment(ctx, payment!.id, id);
    const { file } = await importOne(ctx, { ...credit, ref: "R", direction: "DBIT", reversal: true });
    expect((await findInvoice(ctx, id)).settled).toBe(0);
    await undoBankFile(ctx, file.id);
    expect((await findInvoice(ctx, id)).settled).toBe(1);
  });

  it("money from before a letter that stands again pays the rows, and what the letter charged lapses", async () => {
    const { ctx } = await start();
    const { id, reference } = await sentInvoice(ctx, 75, { issueDate: "2026-09-01", dueDate: "2026-10-01" });
    const days = { bookedOn: "2026-11-10", valueOn: "2026-11-10" };
    const credit: CamtEntry = { amount: "75.00", ref: "C", ...days, details: [{ reference }] };
    await importOne(ctx, credit);
    const { file } = await importOne(ctx, { ...credit, ref: "R", direction: "DBIT", reversal: true });
    await remindBy(ctx, { levels: Array(3).fill({ daysAfter: 10, newTermDays: 10, fee: 20 }) });
    await createReminder(ctx, id);
    await undoBankFile(ctx, file.id);
    expect(await findInvoice(ctx, id)).toMatchObject({ status: "paid", charged: 0, settled: 75_00 });
  });

  async function creditUsed(ctx: UserContext) {
    const first = await sentInvoice(ctx, 100, { saveClient: true });
    const { clientId } = await findInvoice(ctx, first.id);
    const other = await sentInvoice(ctx, 60, { clientId });
    const credit: CamtEntry = { amount: "100.00", ref: "C", details: [{ reference: first.reference }] };
    await importOne(ctx, credit);
    const noteId = await issueCreditNote(ctx, first.id, { reason: "Zurück" });
    await settleFromCredit(ctx, other.id);
    const stand = async () => ({
      due: await Promise.all([first, other].map(async ({ id }) => amountDue(await findInvoice(ctx, id)))),
      money: (await findInvoice(ctx, first.id)).allocations.map(({ kind, amount }) => [kind, amount]),
      credit: creditOf(await findPayment(ctx, noteId)),
    });
    expect(await stand()).toEqual({ due: [0, 0], money: [["payment", 100_00]], credit: 40_00 });
    const reversal: CamtEntry = { ...credit, ref: "R", direction: "DBIT", reversal: true };
    const { file } = await importOne(ctx, reversal);
    expect(await stand()).toMatchObject({ due: [0, 60_00], credit: 0 });
    return { fileId: file.id, reversal, noteId, other, stand };
  }

  it("credit notes give way to what stands again, and their credit pays elsewhere what it had paid", async () => {
    const { ctx } = await start();
    const { fileId, stand } = await creditUsed(ctx);
    await undoBankFile(ctx, fileId);
    expect(await stand()).toEqual({ due: [0, 0], money: [["payment", 100_00]], credit: 40_00 });
  });

  it("credit of what stands again is left where the other invoice was paid meanwhile", async () => {
    const { ctx } = await start();
    const { fileId, other, stand } = await creditUsed(ctx);
    await recordPayment(ctx, other.id, { amount: 1, note: "" });
    await undoBankFile(ctx, fileId);
    expect(await stand()).toEqual({ due: [0, 59_99], money: [["payment", 100_00]], credit: 100_00 });
  });

  it("a credit note that was withdrawn meanwhile pays nothing again", async () => {
    const { ctx } = await start();
    const { fileId, noteId, stand } = await creditUsed(ctx);
    await withdrawCreditNote(ctx, noteId);
    await undoBankFile(ctx, fileId);
    expect(await stand()).toEqual({ due: [0, 60_00], money: [["payment", 100_00]], credit: 0 });
  });

  it("a use of credit that a person had undone before the reversal stays undone", async () => {
    const { ctx, platform } = await start();
    const { fileId, reversal, other, stand } = await creditUsed(ctx);
    await undoBankFile(ctx, fileId);
    await markUnpaid(ctx, other.id);
    platform.pass(1000);
    const { file } = await importOne(later(ctx), { ...reversal, ref: "R2" });
    await undoBankFile(later(ctx), file.id);
    expect(await stand()).toEqual({ due: [0, 60_00], money: [["payment", 100_00]], credit: 100_00 });
  });

  it("credit notes keep what they settled where the money does not stand again, and their days", async () => {
    const { ctx } = await start();
    const terms = { issueDate: "2026-11-02", dueDate: "2026-12-02" };
    const { id, reference } = await sentInvoice(ctx, 100, terms);
    const days = { bookedOn: "2026-11-10", valueOn: "2026-11-10" };
    const credit: CamtEntry = { amount: "100.00", ref: "C", ...days, details: [{ reference }] };
    await importOne(ctx, credit);
    const amount = { reason: "Zurück", items: [{ position: 1, quantity: 400 }] };
    await issueCreditNote(ctx, id, amount);
    const { file } = await importOne(ctx, { ...credit, ref: "R", direction: "DBIT", reversal: true });
    await recordPayment(ctx, id, { amount: 60_00, note: "" });
    const before = (await findInvoice(ctx, id)).allocations;
    await undoBankFile(ctx, file.id);
    const facts = (all: typeof before) => all.map(({ kind, amount, settledOn }) => [kind, amount, settledOn]);
    expect(facts((await findInvoice(ctx, id)).allocations).toSorted()).toEqual(facts(before).toSorted());
  });

  it("what a credit note had settled before the money came keeps its day", async () => {
    const { ctx } = await start();
    const { id, reference } = await sentInvoice(ctx, 100, { issueDate: "2026-11-02", dueDate: "2026-12-02" });
    await issueCreditNote(ctx, id, { reason: "Zurück", items: [{ position: 1, quantity: 400 }] });
    const days = { bookedOn: "2026-11-10", valueOn: "2026-11-10" };
    const credit: CamtEntry = { amount: "60.00", ref: "C", ...days, details: [{ reference }] };
    await importOne(ctx, credit);
    const before = (await findInvoice(ctx, id)).allocations;
    const { file } = await importOne(ctx, { ...credit, ref: "R", direction: "DBIT", reversal: true });
    await undoBankFile(ctx, file.id);
    const daysOf = (all: typeof before) =>
      all.map(({ kind, settledOn }) => `${kind} ${settledOn}`).toSorted();
    expect(daysOf((await findInvoice(ctx, id)).allocations)).toEqual(daysOf(before));
  });

  it("what recovers a loss and stands again recovers it again", async () => {
    const { ctx, invoices } = await start(1);
    const [{ id, reference }] = invoices as [(typeof invoices)[0]];
    const credit: CamtEntry = { amount: "25.00", ref: "C", details: [{ reference }] };
    const [{ payment } = { payment: null }] = (await importOne(ctx, credit)).results;
    await writeOff(ctx, id, { reason: "Konkurs" });
    await assignPayment(ctx, payment!.id, id);
    const settling = async () =>
      (await findInvoice(ctx, id)).allocations.map(({ kind, amount }) => [kind, amount]);
    const recovered = await settling();
    expect(recovered.slice(1)).toEqual([
      ["write_off", -25_00],
      ["payment", 25_00],
    ]);
    const { file } = await importOne(ctx, { ...credit, ref: "R", direction: "DBIT", reversal: true });
    expect(await settling()).toEqual(recovered.slice(0, 1));
    await undoBankFile(ctx, file.id);
    expect(await settling()).toEqual(recovered);
    expect(await statuses(ctx, invoices)).toEqual(["written_off"]);
  });

  it("what stands again settles what it last did, not what a person had taken it from", async () => {
    const { ctx, invoices } = await start(2);
    const [first, second] = invoices as [(typeof invoices)[0], (typeof invoices)[0]];
    const credit: CamtEntry = { amount: "75.00", ref: "C", details: [{ reference: first.reference }] };
    const { id } = (await importOne(ctx, credit)).results[0]!.payment!;
    await undoPayment(ctx, id);
    await assignPayment(ctx, id, second.id);
    for (const again of [1, 2]) {
      const reversal: CamtEntry = { ...credit, ref: `R${again}`, direction: "DBIT", reversal: true };
      const { file } = await importOne(ctx, reversal);
      expect(await statuses(ctx, invoices)).toEqual(["sent", "sent"]);
      await undoBankFile(ctx, file.id);
      expect(await statuses(ctx, invoices)).toEqual(["sent", "paid"]);
      expect((await findPayment(ctx, id)).state).toBe("booked");
    }
  });

  it("each that was taken back stands again by itself, or waits where its invoice owes less", async () => {
    const { ctx, invoices } = await start(3);
    const reversals = [];
    for (const [n, { reference }] of invoices.entries()) {
      const credit: CamtEntry = { amount: "75.00", ref: `C${n}`, details: [{ reference }] };
      await importOne(ctx, credit);
      reversals.push(await importOne(ctx, { ...credit, ref: `R${n}`, direction: "DBIT", reversal: true }));
    }
    await recordPayment(ctx, invoices[2]!.id, { amount: 10_00, note: "" });
    for (const { file } of reversals) await undoBankFile(ctx, file.id);
    expect(await statuses(ctx, invoices)).toEqual(["paid", "paid", "sent"]);
    const waiting = await ctx.db
      .selectFrom("payments")
      .select("reason")
      .where("state", "=", "unassigned")
      .execute();
    expect(waiting).toEqual([{ reason: "taken_back" }]);
  });

  it("what stands again and had settled nothing waits for the reason it had", async () => {
    const { ctx } = await start();
    const credit: CamtEntry = { amount: "20.00", ref: "C", details: [{ texts: ["Spende"] }] };
    const { id } = (await importOne(ctx, credit)).results[0]!.payment!;
    const { counts, file } = await importOne(ctx, { ...credit, direction: "DBIT", reversal: true });
    expect(counts).toMatchObject({ reversed: 1 });
    await undoBankFile(ctx, file.id);
    expect(await findPayment(ctx, id)).toMatchObject({ state: "unassigned", reason: "no_match" });
  });
});

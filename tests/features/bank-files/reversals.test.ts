import { expect, it } from "vitest";
import { checkBooks } from "#db/doctor/books-check.ts";
import { undoBankFile } from "#app/features/money/bank-files/undo-bank-file.server.ts";
import {
  listReversals,
  waitingReversals,
} from "#app/features/money/bank-files/reversals/list-reversals.server.ts";
import { invoiceJson } from "#app/features/selling/invoices/json/invoice-json.ts";
import { findInvoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { assignPayment } from "#app/features/money/payments/review/assign-payment.server.ts";
import { openInvoicesFor } from "#app/features/money/payments/review/open-invoices.server.ts";
import { deleteInvoice } from "#app/features/selling/invoices/delete-invoice.server.ts";
import { owedBack } from "#app/features/books/ledger/payment.ts";
import { creditRows } from "#app/features/money/payments/credits-left.server.ts";
import { findPayment } from "#app/features/books/ledger/payments.server.ts";
import { recordRefund, undoRefund } from "#app/features/money/payments/refunds/record-refund.server.ts";
import { refundsOf } from "#app/features/money/payments/refunds/refunds.server.ts";
import { confirmPayments } from "#app/features/money/payments/review/confirm-payments.server.ts";
import { recordPayment } from "#app/features/money/payments/record-payment.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { importEntries, sentInvoice } from "../../support/bank-files/bookkeeper.ts";
import type { CamtDetails, CamtEntry } from "../../support/camt.ts";
import { onDatabaseOfDay } from "../../support/databases/databases.ts";
import { expectSameEverywhere } from "../../support/ledger/everywhere.ts";
import { makePro, member, testPlatform } from "../../support/platform.ts";

onDatabaseOfDay((open) => {
  async function start(count = 1) {
    const platform = testPlatform(await open());
    const ctx = await member(platform);
    await makePro(ctx);
    const invoices = [];
    for (let n = 0; n < count; n++) invoices.push(await sentInvoice(ctx, 75));
    return { ctx, invoices, database: platform.database };
  }

  let files = 0;
  const importOne = (ctx: UserContext, ...entries: CamtEntry[]) =>
    importEntries(ctx, entries, { messageId: `MSG-${files++}` });

  const statuses = async (ctx: UserContext, invoices: { id: string }[]) =>
    Promise.all(invoices.map(async ({ id }) => (await findInvoice(ctx, id)).status));

  const uetrOf = (n: number) => `8a562c67-ca16-48ba-b074-65581be6f00${n}`;

  /** Four memberships of one amount in one batch, for which the bank has one reference. */
  async function batchOfFour() {
    const started = await start(4);
    const details = started.invoices.map(({ reference }, n) => ({
      amount: "75.00",
      reference,
      ref: "BATCH",
      uetr: uetrOf(n),
      payer: { name: `Mitglied ${n}` },
    }));
    await importOne(started.ctx, { amount: "300.00", ref: "BATCH", details });
    expect(await statuses(started.ctx, started.invoices)).toEqual(["paid", "paid", "paid", "paid"]);
    return started;
  }

  it.each<[string, string, (reference: string) => CamtDetails]>([
    ["the reference, beside the batch's", "BATCH", (reference) => ({ reference })],
    [
      "the reference, beside the batch's of the transaction",
      "OWN",
      (reference) => ({ reference, ref: "BATCH" }),
    ],
    ["the UETR", "BATCH", () => ({ uetr: uetrOf(1) })],
    ["the payer, beside the batch's", "BATCH", () => ({ payer: { name: "Mitglied 1" } })],
  ])("of a batch exactly that payment is taken back which is named by %s", async (_, ref, detailsOf) => {
    const { ctx, invoices } = await batchOfFour();
    const details = [{ amount: "75.00", ...detailsOf(invoices[1]!.reference) }];
    const reversal: CamtEntry = { amount: "75.00", direction: "DBIT", reversal: true, ref, details };
    expect((await importOne(ctx, reversal)).counts).toMatchObject({ reversed: 1, waiting: 0 });
    expect(await statuses(ctx, invoices)).toEqual(["paid", "sent", "paid", "paid"]);
  });

  it("the ledger shows what the bank took back, until that is undone", async () => {
    const { ctx, invoices } = await start();
    const { id, reference } = invoices[0]!;
    const details = [{ reference }];
    await importOne(ctx, { amount: "75.00", valueOn: "2026-11-10", ref: "C", details });
    const back = { amount: "75.00", valueOn: "2026-11-12", ref: "R", details };
    const { file } = await importOne(ctx, { ...back, direction: "DBIT", reversal: true });
    const taken = await findInvoice(ctx, id);
    expect(invoiceJson(taken).ledger.map(({ day, kind, amount }) => [day, kind, amount])).toEqual([
      [taken.issueDate, "invoice", 75],
      ["2026-11-10", "payment", 75],
      ["2026-11-12", "reversal", -75],
    ]);
    await expectSameEverywhere(ctx, taken, 75_00);
    await undoBankFile(ctx, file.id);
    const paid = await findInvoice(ctx, id);
    expect(invoiceJson(paid).ledger.map(({ kind }) => kind)).toEqual(["invoice", "payment"]);
    await expectSameEverywhere(ctx, paid, 0);
  });

  it("a file is not undone while part of its payment is refunded, and nothing of it is", async () => {
    const { ctx, invoices } = await start(2);
    const details = invoices.map(({ reference }, n) => ({ amount: n === 0 ? "75.00" : "100.00", reference }));
    const { file, results } = await importOne(ctx, { amount: "175.00", ref: "C", details });
    const [first, second] = results.map(({ payment }) => payment?.id ?? "");
    await confirmPayments(ctx, [second ?? ""]);
    await recordRefund(ctx, second ?? "", { amount: 25_00, note: "" });
    await expect(undoBankFile(ctx, file.id)).rejects.toMatchObject({ code: "payment.refunded" });
    expect((await findPayment(ctx, first ?? "")).state).toBe("booked");
    const [refund] = await refundsOf(ctx, second ?? "");
    await undoRefund(ctx, second ?? "", refund?.id ?? "");
    await undoBankFile(ctx, file.id);
    expect((await findPayment(ctx, second ?? "")).state).toBe("reversed");
  });

  it("what was refunded before the bank took all back is shown as owed by the client", async () => {
    const { ctx, invoices } = await start(1);
    const details = [{ reference: invoices[0]!.reference }];
    const { results } = await importOne(ctx, { amount: "100.00", ref: "C", details });
    const id = results[0]?.payment?.id ?? "";
    await confirmPayments(ctx, [id]);
    await recordRefund(ctx, id, { amount: 25_00, note: "" });
    const shown = async () => creditRows([await findPayment(ctx, id)], "en").map(({ isOwed }) => isOwed);
    expect(await shown()).toEqual([false]);
    await importOne(ctx, { amount: "100.00", ref: "R", direction: "DBIT", reversal: true, details });
    expect(await shown()).toEqual([true]);
    const stripe = { state: "reversed", source: "stripe", refunded: 25_00 } as const;
    expect(owedBack(stripe)).toBe(0);
  });

  it("a file is undone though part of a payment is refunded that another file reports as well", async () => {
    const { ctx, invoices } = await start();
    const entry = { amount: "100.00", ref: "C", details: [{ reference: invoices[0]!.reference }] };
    const { results } = await importOne(ctx, entry);
    const id = results[0]?.payment?.id ?? "";
    const { file } = await importOne(ctx, { ...entry, bookedOn: "2026-11-12" });
    await confirmPayments(ctx, [id]);
    await recordRefund(ctx, id, { amount: 25_00, note: "" });
    await undoBankFile(ctx, file.id);
    expect(await findPayment(ctx, id)).toMatchObject({ state: "booked", refunded: 25_00 });
  });

  it("of a long file nothing is undone while a payment far down in it is refunded", async () => {
    const { ctx, invoices } = await start(1);
    const gifts = Array.from({ length: 30 }, (_, n) => ({
      amount: "5.00",
      ref: `GIFT-${n}`,
      details: [{ texts: [`Spende ${n}`] }],
    }));
    const entry = { amount: "100.00", ref: "C", details: [{ reference: invoices[0]!.reference }] };
    const { file, results } = await importOne(ctx, ...gifts, entry);
    const ids = results.map(({ payment }) => payment?.id ?? "");
    await confirmPayments(ctx, [ids.at(-1) ?? ""]);
    await recordRefund(ctx, ids.at(-1) ?? "", { amount: 25_00, note: "" });
    await expect(undoBankFile(ctx, file.id)).rejects.toMatchObject({ code: "payment.refunded" });
    expect((await findPayment(ctx, ids[0] ?? "")).state).toBe("unassigned");
  });

  it("a deleted invoice is listed again once its money is gone, or somebody assigns money to it", async () => {
    const { ctx, invoices } = await start(2);
    const [paid, owed] = invoices.map(({ id }) => id);
    const details = invoices.map(({ reference }) => [{ reference }]);
    await importOne(ctx, { amount: "75.00", ref: "C", details: details[0]! });
    for (const id of [paid!, owed!]) await deleteInvoice(ctx, id);
    const { results } = await importOne(ctx, { amount: "75.00", ref: "D", details: details[1]! });
    const payment = results[0]?.payment;
    expect(payment).toMatchObject({ state: "unassigned", reason: "invoice_deleted" });
    const offered = await openInvoicesFor(ctx, payment!, "");
    const named = await openInvoicesFor(ctx, { ...payment!, reference: invoices[0]!.reference }, "");
    expect(named).toEqual([]);
    expect(offered.map(({ id, due, isHidden }) => [id, due, isHidden])).toEqual([[owed, 75_00, true]]);
    await assignPayment(ctx, payment?.id ?? "", owed!);
    const back = { direction: "DBIT", reversal: true } as const;
    await importOne(ctx, { amount: "75.00", ref: "R", details: details[0]!, ...back });
    expect(await statuses(ctx, invoices)).toEqual(["sent", "paid"]);
  });

  it("a reversal that several payments fit waits, and books nothing", async () => {
    const { ctx, invoices } = await batchOfFour();
    const reversal: CamtEntry = { amount: "75.00", direction: "DBIT", reversal: true, ref: "BATCH" };
    const { counts, results } = await importOne(ctx, reversal);
    expect(counts).toMatchObject({ reversed: 0, waiting: 1, skipped: 0 });
    expect(results).toMatchObject([{ outcome: "waiting", payment: null }]);
    expect(await statuses(ctx, invoices)).toEqual(["paid", "paid", "paid", "paid"]);
  });

  it("for a reversal that names no payment those of its amount are offered", async () => {
    const { ctx, invoices } = await start();
    const other = await sentInvoice(ctx, 80);
    await recordPayment(ctx, other.id, { amount: 80_00, note: "" });
    const fitting = await recordPayment(ctx, invoices[0]!.id, { amount: 75_00, note: "" });
    const back = { amount: "75.00", valueOn: ctx.today, bookedOn: ctx.today, ref: "X" };
    await importOne(ctx, { ...back, direction: "DBIT", reversal: true });
    const reversals = await listReversals(ctx, { state: "waiting", page: 1 });
    expect(reversals.map(({ payments }) => payments.map(({ payment }) => payment.id))).toEqual([[fitting]]);
  });

  it("what waits is told with its sum, and with the latest payers, each once", async () => {
    const { ctx } = await start();
    expect(await waitingReversals(ctx, 3)).toEqual({ count: 0, amount: { CHF: 0, EUR: 0 }, names: [] });
    for (const [n, name] of ["Anna", "Berta", "", "Berta"].entries()) {
      const details = [{ amount: `1${n}.00`, payer: { name }, ref: `R-${n}` }];
      await importOne(ctx, { amount: `1${n}.00`, direction: "DBIT", reversal: true, details });
      if (n === 0) expect(await waitingReversals(ctx, 3)).toMatchObject({ count: 1, names: ["Anna"] });
    }
    const amount = { CHF: 46_00, EUR: 0 };
    expect(await waitingReversals(ctx, 3)).toEqual({ count: 4, amount, names: ["Berta"] });
    expect((await waitingReversals(ctx, 4)).names).toEqual(["Berta", "Anna"]);
  });

  it("a reference, an amount or a payer that differs excludes a payment", async () => {
    const { ctx, invoices } = await start();
    const [{ reference } = { reference: "" }] = invoices;
    const credit = { reference, payer: { name: "Zbinden AG" } };
    await importOne(ctx, { amount: "75.00", ref: "E1", details: [credit] });
    const reversalOf = (amount: string, details: CamtDetails): CamtEntry => ({
      amount,
      direction: "DBIT",
      reversal: true,
      ref: "E1",
      details: [details],
    });
    const others = [
      reversalOf("75.00", { reference: "RF18539007547034" }),
      reversalOf("74.00", { reference }),
      reversalOf("75.00", { reference, payer: { name: "Muster GmbH" } }),
    ];
    for (const [n, other] of others.entries())
      expect((await importOne(ctx, { ...other, bookedOn: `2026-11-1${n}` })).counts.waiting).toBe(1);
    expect(await statuses(ctx, invoices)).toEqual(["paid"]);
    expect((await importOne(ctx, reversalOf("75.00", credit))).counts.reversed).toBe(1);
    expect(await statuses(ctx, invoices)).toEqual(["sent"]);
  });

  it.each(["credit first", "reversal first"])(
    "undoing a credit's and its reversal's file, %s, leaves the books as if neither had come",
    async (order) => {
      const { ctx, invoices, database } = await start();
      const [{ reference } = { reference: "" }] = invoices;
      const credit: CamtEntry = { amount: "75.00", ref: "C", details: [{ reference }] };
      const reversal: CamtEntry = { ...credit, ref: "R", direction: "DBIT", reversal: true };
      const imported = [await importOne(ctx, credit), await importOne(ctx, reversal)];
      if (order === "reversal first") imported.reverse();
      for (const { file } of imported) {
        await undoBankFile(ctx, file.id);
        expect(await checkBooks(database)).toMatchObject({ level: "ok" });
      }
      expect(await statuses(ctx, invoices)).toEqual(["sent"]);
      const standing = ctx.db.selectFrom("payments").select("id").where("state", "<>", "reversed");
      expect(await standing.execute()).toEqual([]);
      expect((await importOne(ctx, credit)).counts).toMatchObject({ booked: 1, twice: 0 });
    },
  );

  it("the doctor finds a standing payment whose file was undone", async () => {
    const { ctx, database } = await start();
    const { file } = await importOne(ctx, { amount: "75.00", details: [{ texts: ["Spende"] }] });
    await ctx.db.updateTable("bank_files").set({ state: "undone" }).where("id", "=", file.id).execute();
    const finding = await checkBooks(database);
    expect(finding.level).toBe("fail");
    expect(finding.text).toContain("1 payments that stand although their bank file was undone");
  });

  it("a reversal that comes before its credit waits, and takes it back once it comes", async () => {
    const { ctx, invoices } = await start();
    const [{ reference } = { reference: "" }] = invoices;
    const credit: CamtEntry = { amount: "75.00", ref: "C", details: [{ reference }] };
    const reversal: CamtEntry = { ...credit, ref: "R", direction: "DBIT", reversal: true };
    const early = await importOne(ctx, reversal);
    expect(early.counts).toMatchObject({ waiting: 1 });
    expect((await importOne(ctx, credit)).counts).toMatchObject({ booked: 0, reversed: 1 });
    expect(await statuses(ctx, invoices)).toEqual(["sent"]);
    await undoBankFile(ctx, early.file.id);
    expect(await statuses(ctx, invoices)).toEqual(["paid"]);
  });

  it("of two payments alike the one that still stands is taken back", async () => {
    const { ctx, invoices } = await start();
    const [{ reference } = { reference: "" }] = invoices;
    for (const day of ["2026-11-10", "2026-11-12"]) {
      const credit: CamtEntry = {
        amount: "75.00",
        ref: day,
        bookedOn: day,
        valueOn: day,
        details: [{ reference }],
      };
      expect((await importOne(ctx, credit)).counts).toMatchObject({ booked: 1 });
      const reversal: CamtEntry = { ...credit, ref: `R${day}`, direction: "DBIT", reversal: true };
      expect((await importOne(ctx, reversal)).counts).toMatchObject({ reversed: 1, waiting: 0 });
      expect(await statuses(ctx, invoices)).toEqual(["sent"]);
    }
  });

  it("a returned transfer waits for a person even where one payment fits", async () => {
    const { ctx, invoices } = await start();
    const [{ reference } = { reference: "" }] = invoices;
    await importOne(ctx, { amount: "75.00", ref: "C", details: [{ reference }] });
    const returned: CamtEntry = {
      amount: "75.00",
      direction: "DBIT",
      family: "RRTN",
      ref: "X",
      details: [{ reference, xml: "<RtrInf><Rsn><Cd>AC04</Cd></Rsn></RtrInf>" }],
    };
    const { counts, file } = await importOne(ctx, returned);
    expect(counts).toMatchObject({ waiting: 1, reversed: 0, skipped: 0 });
    expect(file.statements).toMatchObject([{ outgoing: 0, unknownReversals: 1 }]);
    expect(await statuses(ctx, invoices)).toEqual(["paid"]);
  });
});

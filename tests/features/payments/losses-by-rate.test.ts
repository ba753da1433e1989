import { expect, it } from "vitest";
import { issueCreditNote } from "#app/features/selling/invoices/correcting/issue-credit-note.server.ts";
import { findInvoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { markUnpaid } from "#app/features/selling/invoices/settling/change-status.server.ts";
import { confirmPayments } from "#app/features/money/payments/review/confirm-payments.server.ts";
import { undoConfirmed } from "#app/features/money/payments/review/undo-confirmed.server.ts";
import { recordPayment } from "#app/features/money/payments/record-payment.server.ts";
import { undoPayment } from "#app/features/money/payments/undo-payment.server.ts";
import { undoWriteOff, writeOff } from "#app/features/money/payments/write-off.server.ts";
import { leftByRate } from "#app/features/books/ledger/left-by-rate.ts";
import { findPayment, insertPayment } from "#app/features/books/ledger/payments.server.ts";
import { closeYear, seeYear } from "#app/features/taxes/year/close-year.server.ts";
import { yearFigures } from "#app/features/taxes/year/year-figures.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { type VatRow, vatRateToNumber } from "#app/swiss/vat.ts";
import { onEachDatabase } from "../../support/databases/databases.ts";
import { accountBalances } from "../../support/ledger/books.ts";
import { issued, paid, registeredBusiness, row, useMethod } from "../../support/tax/worked-year.ts";

type Shown = [kind: string, day: string, amount: number, ...vat: string[]];

/** What settles the invoice, in CHF; VAT as `rate: net + VAT`. */
async function settlingOf(ctx: UserContext, id: string): Promise<Shown[]> {
  const { allocations } = await findInvoice(ctx, id);
  const shown = ({ rate, net, vat }: VatRow) =>
    `${vatRateToNumber(rate)}: ${(net / 100).toFixed(2)} + ${(vat / 100).toFixed(2)}`;
  return allocations.map(({ kind, settledOn, amount, vat }) => [
    kind,
    settledOn,
    amount / 100,
    ...vat.map(shown),
  ]);
}

async function leftOn(ctx: UserContext, id: string) {
  const { vatRows: rows, total, allocations } = await findInvoice(ctx, id);
  return leftByRate({ rows, total }, allocations);
}

async function proposed(ctx: UserContext, invoiceId: string, amount: number): Promise<string> {
  return ctx.transaction((ctx) =>
    insertPayment(ctx, {
      state: "proposed",
      source: "bank",
      reason: "reference",
      amount,
      paid_on: "2026-03-15",
      payer_name: "Muster AG",
      proposal: JSON.stringify([{ invoiceId, kind: "payment", amount }]),
    }),
  );
}

const LOST: Shown = ["write_off", "2025-12-30", 5405, "8.1: 5000.00 + 405.00"];
const BACK: Shown = ["write_off", "2026-03-15", -1081, "8.1: -1000.00 + -81.00"];
const CAME: Shown = ["payment", "2026-03-15", 1081, "8.1: 1000.00 + 81.00"];

onEachDatabase((open) => {
  /** Written off on 30.12.2025; that year is closed. */
  async function lostInClosedYear() {
    const ctx = await registeredBusiness(await open());
    await useMethod(ctx, { validFrom: "2025-01-01" });
    const id = await issued(ctx, "2025-11-03", [row(5000, 8.1)]);
    await writeOff(ctx, id, { reason: "Konkurs", writtenOffOn: "2025-12-30" });
    await closeYear(ctx, 2025, (await seeYear(ctx, 2025)).hash);
    return { ctx, id, before: await yearFigures(ctx, 2025) };
  }

  it("money for a claim that a closed year gave up is booked on its own day, and the loss stays", async () => {
    const { ctx, id, before } = await lostInClosedYear();
    await paid(ctx, id, 1081, "2026-03-15");
    expect(await settlingOf(ctx, id)).toEqual([LOST, BACK, CAME]);
    expect(await findInvoice(ctx, id)).toMatchObject({ status: "written_off", settled: 5405_00 });
    expect(await yearFigures(ctx, 2025)).toEqual(before);
    expect(await accountBalances(ctx)).toMatchObject({ bank: 1081_00, losses: 4000_00, vat: -81_00 });
    await paid(ctx, id, 4324, "2026-03-20");
    expect(await findInvoice(ctx, id)).toMatchObject({ status: "paid", paidOn: "2026-03-20" });
    expect((await leftOn(ctx, id)).rows).toEqual([{ rate: 81, net: 0, vat: 0 }]);
  });

  it("two payments for it are confirmed together, and each is undone with what it took back", async () => {
    const { ctx, id } = await lostInClosedYear();
    const [first, second] = [await proposed(ctx, id, 1081_00), await proposed(ctx, id, 2162_00)];
    expect(await confirmPayments(ctx, [first, second])).toMatchObject({ confirmed: 2, outdated: 0 });
    expect(await settlingOf(ctx, id)).toEqual([
      LOST,
      BACK,
      CAME,
      ["write_off", "2026-03-15", -2162, "8.1: -2000.00 + -162.00"],
      ["payment", "2026-03-15", 2162, "8.1: 2000.00 + 162.00"],
    ]);
    await undoConfirmed(ctx, [second]);
    expect(await settlingOf(ctx, id)).toEqual([LOST, BACK, CAME]);
    const { proposal } = await findPayment(ctx, second);
    expect(proposal).toMatchObject([{ invoiceId: id, kind: "payment", amount: 2162_00 }]);
    await undoPayment(ctx, first);
    expect(await settlingOf(ctx, id)).toEqual([LOST]);
    expect(await findInvoice(ctx, id)).toMatchObject({ status: "written_off" });
  });

  it("a write-off that a person takes back stays, and is owed again from today", async () => {
    const { ctx, id, before } = await lostInClosedYear();
    await paid(ctx, id, 1081, "2026-03-15");
    const undone = await Promise.allSettled([undoWriteOff(ctx, id), undoWriteOff(ctx, id)]);
    expect(undone.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    expect(await settlingOf(ctx, id)).toEqual([
      LOST,
      BACK,
      CAME,
      ["write_off", "2026-11-21", -4324, "8.1: -4000.00 + -324.00"],
    ]);
    expect(await findInvoice(ctx, id)).toMatchObject({ status: "overdue", settled: 1081_00 });
    expect(await yearFigures(ctx, 2025)).toEqual(before);
  });

  it("what is marked as unpaid leaves a small rest that was let go as it was", async () => {
    const ctx = await registeredBusiness(await open());
    const id = await issued(ctx, "2026-07-01", [row(100, 8.1)]);
    await paid(ctx, id, 108, "2026-07-10");
    await writeOff(ctx, id, { reason: "Rundung", writtenOffOn: "2026-07-11" });
    await markUnpaid(ctx, id);
    expect(await settlingOf(ctx, id)).toEqual([
      ["payment", "2026-07-10", 108, "8.1: 99.91 + 8.09"],
      ["write_off", "2026-07-11", 0.1, "8.1: 0.09 + 0.01"],
      ["write_off", "2026-11-21", -0.1, "8.1: -0.09 + -0.01"],
    ]);
    await paid(ctx, id, 0.1, "2026-07-20");
    expect(await findInvoice(ctx, id)).toMatchObject({ status: "paid", paidOn: "2026-07-20" });
  });

  /** 10'000 at each rate; the first is credited. */
  async function creditedAtOneRate(more = {}) {
    const ctx = await registeredBusiness(await open());
    await useMethod(ctx, { validFrom: "2026-01-01" });
    const items = [row(10_000, 8.1), row(10_000, 2.6)];
    const id = await issued(ctx, "2026-11-20", items, more);
    await issueCreditNote(ctx, id, { reason: "Zurück", items: [{ position: 1, quantity: 1000 }] });
    return { ctx, id };
  }

  it("after a credit note for one rate, what is written off is of the other", async () => {
    const { ctx, id } = await creditedAtOneRate();
    await writeOff(ctx, id, { reason: "Konkurs" });
    expect((await settlingOf(ctx, id)).at(-1)).toEqual([
      "write_off",
      "2026-11-21",
      10_260,
      "2.6: 10000.00 + 260.00",
    ]);
    expect(await accountBalances(ctx)).toMatchObject({ debtors: 0, vat: 0 });
  });

  it("and so is Skonto", async () => {
    const { ctx, id } = await creditedAtOneRate({ skonto: [{ percent: 2, days: 10 }] });
    await recordPayment(ctx, id, { amount: 10_054_80, paidOn: "2026-11-21", note: "", skonto: true });
    expect((await settlingOf(ctx, id)).slice(1)).toEqual([
      ["payment", "2026-11-21", 10_054.8, "2.6: 9800.00 + 254.80"],
      ["skonto", "2026-11-21", 205.2, "2.6: 200.00 + 5.20"],
    ]);
  });

  it("a credit note takes back the Skonto of its rate on its own day, and undoing the payment all of it", async () => {
    const ctx = await registeredBusiness(await open());
    await useMethod(ctx, { validFrom: "2026-01-01" });
    const items = [row(10_000, 8.1), row(10_000, 2.6)];
    const id = await issued(ctx, "2026-11-10", items, { skonto: [{ percent: 2, days: 10 }] });
    await paid(ctx, id, 20_648.6, "2026-11-15", true);
    await issueCreditNote(ctx, id, { reason: "Zurück", items: [{ position: 1, quantity: 1000 }] });
    expect(await settlingOf(ctx, id)).toEqual([
      ["payment", "2026-11-15", 20_648.6, "8.1: 9800.00 + 793.80", "2.6: 9800.00 + 254.80"],
      ["skonto", "2026-11-15", 421.4, "8.1: 200.00 + 16.20", "2.6: 200.00 + 5.20"],
      ["skonto", "2026-11-21", -216.2, "8.1: -200.00 + -16.20"],
      ["credit", "2026-11-21", 216.2, "8.1: 200.00 + 16.20"],
    ]);
    expect((await leftOn(ctx, id)).total).toBe(0);
    const { allocations } = await findInvoice(ctx, id);
    await undoPayment(ctx, allocations[0]?.paymentId ?? "");
    // The credit note settles its rows, and nothing of it is the client's credit any more.
    expect((await settlingOf(ctx, id)).map(([kind]) => kind)).toEqual(["credit", "credit"]);
    expect(await leftOn(ctx, id)).toMatchObject({ total: 10_260_00 });
  });

  it("part payments of three rates end at 0.00 in each, and so does the VAT that was received", async () => {
    const ctx = await registeredBusiness(await open());
    const id = await issued(ctx, "2026-07-01", [row(1000, 8.1), row(500, 3.8), row(200, 2.6)]);
    for (const day of ["2026-07-10", "2026-08-10"]) await paid(ctx, id, 600, day);
    await paid(ctx, id, 605.2, "2026-10-10");
    expect((await settlingOf(ctx, id))[0]).toEqual([
      "payment",
      "2026-07-10",
      600,
      "8.1: 332.38 + 26.92",
      "3.8: 166.18 + 6.32",
      "2.6: 66.47 + 1.73",
    ]);
    expect((await leftOn(ctx, id)).rows.every(({ net, vat }) => net === 0 && vat === 0)).toBe(true);
  });

  it("prices with VAT, turnover without it, discounts and rounding are divided by what is left", async () => {
    const ctx = await registeredBusiness(await open());
    const items = [row(108.1, 8.1), row(100, 0)];
    const id = await issued(ctx, "2026-07-01", items, { pricesIncludeVat: true, discount: { percent: 50 } });
    await paid(ctx, id, 52.03, "2026-07-10");
    await writeOff(ctx, id, { reason: "Kulanz", writtenOffOn: "2026-07-11" });
    expect(await settlingOf(ctx, id)).toEqual([
      ["payment", "2026-07-10", 52.03, "8.1: 25.00 + 2.03", "0: 25.00 + 0.00"],
      ["write_off", "2026-07-11", 52.02, "8.1: 25.00 + 2.02", "0: 25.00 + 0.00"],
    ]);
  });
});

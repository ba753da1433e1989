import { expect, it } from "vitest";
import { createClient } from "#app/features/selling/clients/clients.server.ts";
import { invoiceJson } from "#app/features/selling/invoices/json/invoice-json.ts";
import { findInvoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { restoreAllocations } from "#app/features/selling/invoices/settling/restore-allocations.server.ts";
import { reverseSettling } from "#app/features/selling/invoices/settling/take-back-allocations.server.ts";
import { markUnpaid } from "#app/features/selling/invoices/settling/change-status.server.ts";
import { recordPayment } from "#app/features/money/payments/record-payment.server.ts";
import { undoWriteOff, writeOff } from "#app/features/money/payments/write-off.server.ts";
import { createReminder } from "#app/features/money/reminders/create-reminder.server.ts";
import { waiveClaim } from "#app/features/money/reminders/open-claims.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { onDatabaseOfDay } from "../../support/databases/databases.ts";
import { clientInput } from "../../support/invoices/client-input.ts";
import { invoiceWith } from "../../support/invoices/invoice-with.ts";
import { makePro, member, testPlatform } from "../../support/platform.ts";
import { remindBy } from "../../support/reminders/reminder-rules.ts";

/** The total of the invoice with 8.1 % VAT; each letter charges a fee of 20.00, the second 0.75 interest as well. */
const TOTAL = 108_10;
const VAT_OF_FEE = { rate: 8.1, net: 18.5, vat: 1.5 };

const WITH_VAT = {
  issueDate: "2026-09-01",
  dueDate: "2026-10-01",
  items: [{ description: "Konzept", quantity: 1, unitPrice: 100, vatRate: 8.1 }],
};

onDatabaseOfDay((open) => {
  /** A late invoice of a business that is registered for VAT. */
  async function lateInvoice(): Promise<[UserContext, string]> {
    const ctx = await member(testPlatform(await open()), { vatNumber: "CHE-123.456.788 MWST" });
    await makePro(ctx);
    const levels = [{}, { interest: true }, {}].map((rules, index) => ({
      daysAfter: 10 + index,
      newTermDays: 10,
      fee: 20,
      ...rules,
    }));
    await remindBy(ctx, { levels });
    await createClient(ctx, clientInput());
    return [ctx, await invoiceWith(ctx, "sent", WITH_VAT)];
  }

  it("a fee carries the VAT of its rows, and so does each part of it that is paid", async () => {
    const [ctx, id] = await lateInvoice();
    await letter(ctx, id, 1);
    await pay(ctx, id, 10_00);
    await pay(ctx, id, 8_00);
    expect(await entries(ctx, id, "reminder_fee")).toEqual([
      { type: "charge", amount: 20, vat: [VAT_OF_FEE] },
      { type: "settlement", amount: 10, vat: [{ rate: 8.1, net: 9.25, vat: 0.75 }] },
      { type: "settlement", amount: 8, vat: [{ rate: 8.1, net: 7.4, vat: 0.6 }] },
    ]);
  });

  it("a fee that is waived frees what had settled it, and takes its VAT along", async () => {
    const [ctx, id] = await lateInvoice();
    const reminderId = await letter(ctx, id, 1);
    await pay(ctx, id, 18_00);
    await waiveClaim(ctx, id, { reminderId, kind: "fee" });
    expect(await entries(ctx, id, "reminder_fee")).toEqual([]);
    const { charges, ...invoice } = await findInvoice(ctx, id);
    expect(charges.map(({ vat }) => vat)).toEqual([
      [{ rate: 81, net: 18_50, vat: 1_50 }],
      [{ rate: 81, net: -18_50, vat: -1_50 }],
    ]);
    expect(invoiceJson({ ...invoice, charges }).amountDue).toBe(90.1);
  });

  it("of a payment that is freed in part, the rest settles the fee of the other letter", async () => {
    const [ctx, id] = await lateInvoice();
    const reminderId = await letter(ctx, id, 1);
    await pay(ctx, id, 5_00);
    await letter(ctx, id, 3);
    await pay(ctx, id, 20_00);
    expect(await sumsOfFee(ctx, id)).toEqual([25, 25]);
    await waiveClaim(ctx, id, { reminderId, kind: "fee" });
    expect(await entries(ctx, id, "reminder_fee")).toEqual([
      { type: "settlement", amount: 5, vat: [{ rate: 8.1, net: 4.63, vat: 0.37 }] },
      { type: "charge", amount: 20, vat: [VAT_OF_FEE] },
      { type: "settlement", amount: 15, vat: [{ rate: 8.1, net: 13.88, vat: 1.12 }] },
    ]);
    expect(await dueOf(ctx, id)).toBe(103.1);
  });

  it("a waived fee of which another letter took the place frees nothing while that one is open", async () => {
    const [ctx, id] = await lateInvoice();
    const reminderId = await letter(ctx, id, 1);
    await pay(ctx, id, 5_00);
    await letter(ctx, id, 3);
    await waiveClaim(ctx, id, { reminderId, kind: "fee" });
    expect(await sumsOfFee(ctx, id)).toEqual([20, 5]);
    expect(await dueOf(ctx, id)).toBe(123.1);
  });

  it("where an earlier fee is paid, a later letter ends nothing of it", async () => {
    const [ctx, id] = await lateInvoice();
    await letter(ctx, id, 1);
    await pay(ctx, id, 20_00);
    await letter(ctx, id, 3);
    const { charges } = await findInvoice(ctx, id);
    expect(charges.map(({ amount }) => amount)).toEqual([20_00, 20_00]);
  });

  it("the rows are let go first, then the fee, then the interest, each with its VAT, until it is undone", async () => {
    const [ctx, id] = await lateInvoice();
    await letter(ctx, id, 2);
    await writeOff(ctx, id, { amount: TOTAL + 7_00, reason: "Kulanz" });
    expect(await sumsOfFee(ctx, id)).toEqual([13, 0]);
    expect(await entries(ctx, id, "reminder_fee")).toMatchObject([
      { vat: [{ rate: 8.1, net: 12.02, vat: 0.98 }] },
    ]);
    expect(await entries(ctx, id, "interest")).toMatchObject([{ amount: 0.75, vat: [] }]);
    expect(await entries(ctx, id, "deduction")).toMatchObject([{ vat: [{ rate: 8.1, net: 100, vat: 8.1 }] }]);
    await writeOff(ctx, id, { amount: 13_50, reason: "Kulanz" });
    expect(await entries(ctx, id, "interest")).toMatchObject([{ amount: 0.25 }]);
    await undoWriteOff(ctx, id);
    expect(await entries(ctx, id, "reminder_fee")).toMatchObject([{ amount: 7 }]);
  });

  it("a write-off that is undone charges the fee again with its VAT", async () => {
    const [ctx, id] = await lateInvoice();
    await letter(ctx, id, 1);
    await writeOff(ctx, id, { reason: "Konkurs" });
    expect(await entries(ctx, id, "reminder_fee")).toEqual([]);
    await undoWriteOff(ctx, id);
    expect(await entries(ctx, id, "reminder_fee")).toEqual([
      { type: "charge", amount: 20, vat: [VAT_OF_FEE] },
    ]);
    await pay(ctx, id, 20_00);
    expect((await entries(ctx, id, "reminder_fee")).at(-1)).toEqual({
      type: "settlement",
      amount: 20,
      vat: [VAT_OF_FEE],
    });
  });

  it("of a debt recovered in part, the rest stays given up with its VAT", async () => {
    const [ctx, id] = await lateInvoice();
    await writeOff(ctx, id, { reason: "Konkurs" });
    await pay(ctx, id, 8_10);
    expect(await entries(ctx, id, "bad_debt")).toEqual([
      { type: "settlement", amount: 108.1, vat: [{ rate: 8.1, net: 100, vat: 8.1 }] },
      { type: "settlement", amount: -8.1, vat: [{ rate: 8.1, net: -7.49, vat: -0.61 }] },
    ]);
    await pay(ctx, id, 100_00);
    expect(await entries(ctx, id, "bad_debt")).toEqual([]);
    expect((await entries(ctx, id, "deduction")).at(-1)).toEqual({
      type: "settlement",
      amount: -100,
      vat: [{ rate: 8.1, net: -92.51, vat: -7.49 }],
    });
  });

  it("marked as unpaid, only the payments go without which it would not be paid", async () => {
    const [ctx, id] = await lateInvoice();
    await letter(ctx, id, 1);
    await pay(ctx, id, TOTAL + 19_99);
    await pay(ctx, id, 1);
    await markUnpaid(ctx, id);
    expect(await dueOf(ctx, id)).toBe(0.01);
  });

  it("a payment that stands again settles what is still owed, part for part", async () => {
    const [ctx, id] = await lateInvoice();
    await letter(ctx, id, 1);
    await pay(ctx, id, 60_00);
    const { allocations } = await findInvoice(ctx, id);
    expect(allocations.map(({ kind, amount }) => [kind, amount])).toEqual([
      ["reminder_fee", 20_00],
      ["payment", 40_00],
    ]);
    const paymentId = allocations[0]!.paymentId!;
    await ctx.transaction(async (ctx) => {
      await reverseSettling(ctx, allocations, { by: "file", on: ctx.today });
      await ctx.db
        .updateTable("payments")
        .set({ state: "reversed", reversed_by: "file", former_state: "booked" })
        .where("id", "=", paymentId)
        .execute();
    });
    await recordPayment(ctx, id, { amount: TOTAL - 30_00, note: "", order: "rows_first" });
    await ctx.transaction((ctx) => restoreAllocations(ctx, paymentId, "file"));
    const standing = await findInvoice(ctx, id);
    const own = standing.allocations.filter((allocation) => allocation.paymentId === paymentId);
    expect(own.map(({ kind, amount }) => [kind, amount])).toEqual([["reminder_fee", 20_00]]);
    expect(invoiceJson(standing).amountDue).toBe(30);
  });
});

function letter(ctx: UserContext, id: string, level: 1 | 2 | 3): Promise<string> {
  return createReminder(ctx, id, { level });
}

function pay(ctx: UserContext, id: string, amount: number) {
  return recordPayment(ctx, id, { amount, note: "" });
}

async function entries(ctx: UserContext, id: string, kind: string) {
  const { ledger } = invoiceJson(await findInvoice(ctx, id));
  return ledger
    .filter((entry) => entry.kind === kind)
    .map(({ type, amount, vat }) => ({
      type,
      amount,
      vat: (vat ?? []).map(({ rate, net, amount }) => ({ rate, net, vat: amount })),
    }));
}

/** What is charged and what is paid of it, CHF. */
async function sumsOfFee(ctx: UserContext, id: string): Promise<[number, number]> {
  const all = await entries(ctx, id, "reminder_fee");
  const sum = (wanted: string) =>
    all.reduce((sum, { type, amount }) => sum + (type === wanted ? amount : 0), 0);
  return [sum("charge"), sum("settlement")];
}

async function dueOf(ctx: UserContext, id: string): Promise<number | undefined> {
  return invoiceJson(await findInvoice(ctx, id)).amountDue;
}

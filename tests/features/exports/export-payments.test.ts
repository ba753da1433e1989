import { afterAll, expect, it } from "vitest";
import { dataExportSchema } from "#app/features/front/exports/data-export.schema.ts";
import { findExportSize } from "#app/features/front/exports/export-size.server.ts";
import { closeWorkbookPool } from "#app/features/front/exports/workbook.server.ts";
import { findInvoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { listPayments } from "#app/features/money/payments/list-payments.server.ts";
import { readPaymentQuery } from "#app/features/money/payments/payment-query.ts";
import { recordPayment } from "#app/features/money/payments/record-payment.server.ts";
import { undoPayment } from "#app/features/money/payments/undo-payment.server.ts";
import { allocate } from "#app/features/books/ledger/allocations.server.ts";
import { insertPayment } from "#app/features/books/ledger/payments.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { onDatabaseOfDay } from "../../support/databases/databases.ts";
import { downloadExport } from "../../support/invoices/download-export.ts";
import { creditFor } from "../../support/invoices/credit-for.ts";
import { invoiceWith } from "../../support/invoices/invoice-with.ts";
import { makePro, member, testPlatform } from "../../support/platform.ts";
import { readCsv } from "../../support/read/read-csv.ts";
import { readXlsx } from "../../support/read/read-xlsx.ts";

const PAYMENTS = { includePayments: "true" };

afterAll(() => closeWorkbookPool());

onDatabaseOfDay((open) => {
  async function pro(): Promise<UserContext> {
    const ctx = await member(testPlatform(await open()));
    await makePro(ctx);
    return ctx;
  }

  it("writes each payment with what it settles, and what is left of it", async () => {
    const ctx = await pro();
    const invoiceId = await invoiceWith(ctx, "sent");
    await recordPayment(ctx, invoiceId, { amount: 700_00, paidOn: "2026-11-20", note: "=bar" });
    const rows = await csvOf(ctx, PAYMENTS);
    expect(rows).toEqual([
      {
        "Payment date": "2026-11-20",
        "Payment CHF": "700",
        "Entered by": "By hand",
        "Payment status": "Booked",
        Payer: "Šárka Łącka-Ğül",
        "Payment reference": "",
        "Payment note": "'=bar",
        "Invoices settled": "INV-2026-0001",
        "Amounts settled CHF": "648.49",
        "Credit CHF": "51.51",
        "Fee CHF": "",
      },
    ]);
    const sheet = readXlsx(await downloadExport(ctx, { ...PAYMENTS, format: "excel" })).get("Payments")!;
    expect(sheet[1]!.map(({ value }) => value)).toEqual(expect.arrayContaining([700, "'=bar", 51.51]));
  });

  it("names every invoice of a payment, a rounding apart, and says the same as the API", async () => {
    const ctx = await pro();
    const ids = [await invoiceWith(ctx, "sent"), await invoiceWith(ctx, "sent")];
    const settledOn = ctx.today;
    const paymentId = await ctx.transaction(async (ctx) => {
      const id = await insertPayment(ctx, {
        state: "booked",
        source: "bank",
        amount: 1_296_93,
        paid_on: settledOn,
        payer_name: "Zbinden AG",
        reference: "RF18539007547034",
      });
      for (const [invoiceId, amount] of [[ids[0]!, 648_49] as const, [ids[1]!, 648_44] as const])
        await allocate(ctx, { invoiceId, paymentId: id, kind: "payment", amount, settledOn });
      await allocate(ctx, { invoiceId: ids[1]!, paymentId: id, kind: "rounding", amount: 5, settledOn });
      return id;
    });
    expect(await csvOf(ctx, PAYMENTS)).toMatchObject([
      {
        "Invoices settled": "INV-2026-0001, INV-2026-0002",
        "Entered by": "Bank file",
        "Amounts settled CHF": "648.49, 648.44",
        "Payment reference": "RF18539007547034",
        "Credit CHF": "0",
      },
    ]);
    const { payments } = await jsonOf(ctx, PAYMENTS);
    expect(payments).toMatchObject([
      {
        id: paymentId,
        amount: 1296.93,
        payer: { name: "Zbinden AG" },
        allocations: [
          { invoiceNumber: "INV-2026-0001", amount: 648.49 },
          { invoiceNumber: "INV-2026-0002", amount: 648.44 },
          { invoiceNumber: "INV-2026-0002", amount: 0.05, kind: "rounding" },
        ],
      },
    ]);
  });

  it("has payments that were taken back, with their state and nothing settled", async () => {
    const ctx = await pro();
    const invoiceId = await invoiceWith(ctx, "paid");
    const [settled] = (await findInvoice(ctx, invoiceId)).allocations;
    await undoPayment(ctx, settled!.paymentId!);
    expect(await csvOf(ctx, PAYMENTS)).toMatchObject([
      { "Payment status": "Reversed", "Payment CHF": "648.49", "Invoices settled": "", "Credit CHF": "0" },
    ]);
  });

  it("leaves out what credit notes are worth, also of the period, whose first and last day belong to it", async () => {
    const ctx = await pro();
    await creditFor(ctx, await invoiceWith(ctx, "sent"), 100_00);
    await pay(ctx, ctx.today);
    const ofDay: Record<string, string> = { dateFrom: ctx.today, dateTo: ctx.today };
    for (const period of [{}, ofDay]) {
      const rows = await csvOf(ctx, { ...PAYMENTS, ...period });
      expect(rows.map((row) => row["Payment CHF"])).toEqual(["1"]);
    }
    expect(await csvOf(ctx, { ...PAYMENTS, dateFrom: "2026-11-22" })).toEqual([]);
    expect(await csvOf(ctx, { ...PAYMENTS, dateTo: "2026-11-20" })).toEqual([]);
  });

  it("has those of the period, over many pages, none twice, nobody else's", async () => {
    const ctx = await pro();
    const other = await member(ctx.platform, { email: "other@example.ch" });
    await pay(other, "2026-11-10");
    for (let count = 0; count < 205; count++) await pay(ctx, `2026-11-${10 + (count % 3)}`);
    const all = (await csvOf(ctx, PAYMENTS)).map((row) => row["Payment note"]);
    expect(all).toHaveLength(205);
    expect(new Set(all).size).toBe(205);
    const period = { ...PAYMENTS, dateFrom: "2026-11-10", dateTo: "2026-11-11" };
    expect(await csvOf(ctx, period)).toHaveLength(137);
    const options = dataExportSchema.parse({ ...period, format: "csv" });
    expect(await findExportSize(ctx, options)).toBe(137);
    const { total } = await listPayments(ctx, readPaymentQuery(new URLSearchParams()));
    expect((await jsonOf(ctx, PAYMENTS)).payments).toHaveLength(total);
  });
});

function pay(ctx: UserContext, paid_on: string) {
  return ctx.transaction((ctx) =>
    insertPayment(ctx, {
      state: "unassigned",
      source: "bank",
      amount: 100,
      paid_on,
      note: ctx.newId(),
    }),
  );
}

async function jsonOf(ctx: UserContext, fields: Record<string, string>) {
  const bytes = await downloadExport(ctx, { ...fields, format: "json" });
  return JSON.parse(bytes.toString("utf8")) as { payments: unknown[] };
}

async function csvOf(ctx: UserContext, fields: Record<string, string>): Promise<Record<string, string>[]> {
  const bytes = await downloadExport(ctx, { ...fields, format: "csv" });
  const [headings = [], ...rows] = readCsv(bytes.toString("utf8"), ";");
  return rows.map((row) => Object.fromEntries(headings.map((heading, at) => [heading, row[at] ?? ""])));
}

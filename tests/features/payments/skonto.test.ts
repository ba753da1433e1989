import { expect, it } from "vitest";
import { findInvoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { recordPayment } from "#app/features/money/payments/record-payment.server.ts";
import { undoPayment } from "#app/features/money/payments/undo-payment.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { freshSqlite } from "../../support/databases/databases.ts";
import { invoiceWith } from "../../support/invoices/invoice-with.ts";
import { member, testPlatform } from "../../support/platform.ts";

/** On 648.49, 2 % are 12.97 in the first ten days, 1 % are 6.48 in the first twenty. */
const TERMS = [
  { percent: 2, days: 10 },
  { percent: 1, days: 20 },
];

it.each<[number, string, { skonto: number; rounding?: number } | null]>([
  [635_52, "2026-11-11", { skonto: 12_97 }],
  [635_50, "2026-11-11", { skonto: 12_97, rounding: 2 }],
  [635_51, "2026-11-11", { skonto: 12_97, rounding: 1 }],
  [635_55, "2026-11-11", { skonto: 12_94 }],
  [635_52, "2026-11-12", null],
  [642_01, "2026-11-12", { skonto: 6_48 }],
  [642_01, "2026-11-21", { skonto: 6_48 }],
  [635_46, "2026-11-11", null],
  [648_49, "2026-11-11", null],
])("of %i Rappen on %s, Skonto settles the rest: %j", async (amount, paidOn, expected) => {
  const ctx = await member(testPlatform(await freshSqlite()));
  const id = await invoiceWith(ctx, "sent", { issueDate: "2026-11-01", skonto: TERMS });
  const payment = { amount, paidOn, note: "", skonto: true };
  if (!expected) {
    await expect(recordPayment(ctx, id, payment)).rejects.toMatchObject({
      fields: [{ field: "skonto", code: "field.no_skonto" }],
    });
    return expect(await findInvoice(ctx, id)).toMatchObject({ settled: 0 });
  }
  const paid = await recordPayment(ctx, id, payment);
  const { skonto, rounding } = expected;
  expect(await partsOf(ctx, id)).toEqual([
    ["payment", amount],
    ["skonto", skonto],
    ...(rounding ? [["rounding", rounding]] : []),
  ]);
  expect(await findInvoice(ctx, id)).toMatchObject({ status: "paid", paidOn });
  await undoPayment(ctx, paid);
  expect(await partsOf(ctx, id)).toEqual([]);
});

it("after a part payment, what the original promises settles the rest", async () => {
  const ctx = await member(testPlatform(await freshSqlite()));
  const items = [{ description: "Konzept", quantity: 1, unitPrice: 1000, vatRate: 0 }];
  const id = await invoiceWith(ctx, "sent", { issueDate: "2026-11-20", skonto: [TERMS[0]], items });
  await recordPayment(ctx, id, { amount: 300_00, note: "" });
  await expect(recordPayment(ctx, id, { amount: 686_00, note: "", skonto: true })).rejects.toThrow();
  await recordPayment(ctx, id, { amount: 680_00, note: "", skonto: true });
  expect(await partsOf(ctx, id)).toEqual([
    ["payment", 300_00],
    ["payment", 680_00],
    ["skonto", 20_00],
  ]);
  expect((await findInvoice(ctx, id)).status).toBe("paid");
});

it("without being asked, a reduced amount is a part payment", async () => {
  const ctx = await member(testPlatform(await freshSqlite()));
  const id = await invoiceWith(ctx, "sent", { skonto: TERMS });
  await recordPayment(ctx, id, { amount: 635_52, note: "" });
  expect(await findInvoice(ctx, id)).toMatchObject({ status: "sent", settled: 635_52 });
});

async function partsOf(ctx: UserContext, id: string) {
  return (await findInvoice(ctx, id)).allocations.map(({ kind, amount }) => [kind, amount]);
}

import { expect, it } from "vitest";
import { findInvoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { findPayment, insertPayment } from "#app/features/books/ledger/payments.server.ts";
import { assignPayment } from "#app/features/money/payments/review/assign-payment.server.ts";
import { confirmPayments } from "#app/features/money/payments/review/confirm-payments.server.ts";
import { undoConfirmed } from "#app/features/money/payments/review/undo-confirmed.server.ts";
import { undoPayment } from "#app/features/money/payments/undo-payment.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { onDatabaseOfDay } from "../../support/databases/databases.ts";
import { invoiceWith } from "../../support/invoices/invoice-with.ts";
import { member, testPlatform } from "../../support/platform.ts";

/** The total of every invoice here, Rappen. */
const TOTAL = 648_49;

onDatabaseOfDay((open) => {
  async function start() {
    const ctx = await member(testPlatform(await open()));
    const invoiceId = await invoiceWith(ctx, "sent");
    const id = await proposed(ctx, invoiceId);
    return { ctx, invoiceId, id };
  }

  it("payments that were confirmed are proposed again as they were", async () => {
    const { ctx, invoiceId, id } = await start();
    const before = await findPayment(ctx, id);
    const { ids } = await confirmPayments(ctx, [id]);
    expect(await undoConfirmed(ctx, ids)).toBe(1);
    expect(await undoConfirmed(ctx, ids)).toBe(0);
    const { proposal, ...payment } = await findPayment(ctx, id);
    expect({ ...payment, proposal: before.proposal }).toEqual(before);
    expect(proposal).toMatchObject(before.proposal);
    expect(await findInvoice(ctx, invoiceId)).toMatchObject({ status: "sent", settled: 0 });
    await confirmPayments(ctx, ids);
    expect(await findInvoice(ctx, invoiceId)).toMatchObject({ status: "paid", settled: TOTAL });
  });

  it("what somebody has decided anew since is not undone, nor anything beside it", async () => {
    const { ctx, invoiceId, id } = await start();
    const second = await proposed(ctx, await invoiceWith(ctx, "sent"));
    const { ids } = await confirmPayments(ctx, [second, id]);
    await undoPayment(ctx, id);
    await expect(undoConfirmed(ctx, ids)).rejects.toThrow("payment.not_undone");
    await assignPayment(ctx, id, invoiceId);
    await expect(undoConfirmed(ctx, ids)).rejects.toThrow("payment.not_undone");
    expect(await findPayment(ctx, second)).toMatchObject({ state: "booked" });
    const other = await member(ctx.platform, { email: "other@example.ch" });
    await expect(undoConfirmed(other, ids)).rejects.toThrow("payment.not_found");
  });
});

function proposed(ctx: UserContext, invoiceId: string): Promise<string> {
  return ctx.transaction((ctx) =>
    insertPayment(ctx, {
      state: "proposed",
      source: "bank",
      reason: "reference_rounding",
      amount: TOTAL - 4,
      paid_on: ctx.today,
      payer_name: "Kundin AG",
      proposal: JSON.stringify([
        { invoiceId, kind: "payment", amount: TOTAL - 4 },
        { invoiceId, kind: "rounding", amount: 4 },
      ]),
    }),
  );
}

import { expect, it } from "vitest";
import { createClient } from "#app/features/selling/clients/clients.server.ts";
import { issueCreditNote } from "#app/features/selling/invoices/correcting/issue-credit-note.server.ts";
import { findInvoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { markUnpaid } from "#app/features/selling/invoices/settling/change-status.server.ts";
import { amountDue } from "#app/features/books/ledger/amount-due.ts";
import { settleFromCredit } from "#app/features/money/payments/client-credit.server.ts";
import { recordRefund } from "#app/features/money/payments/refunds/record-refund.server.ts";
import { undoPayment } from "#app/features/money/payments/undo-payment.server.ts";
import { findStatement } from "#app/features/money/statements/client-statement.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { onEachDatabase } from "../../support/databases/databases.ts";
import { clientInput } from "../../support/invoices/client-input.ts";
import { accountBalances, expectJournalAgrees } from "../../support/ledger/books.ts";
import { issued, paid, registeredBusiness, row } from "../../support/tax/worked-year.ts";

const SETTLED = { due: 0, status: "credited", open: 0, credit: 0 };

onEachDatabase((open) => {
  it("of an invoice that was paid and credited, nothing is owed when the payment is undone", async () => {
    const { ctx, clientId, invoice, payment } = await paidInvoice(1081);
    await issueCreditNote(ctx, invoice, { reason: "Storniert" });
    expect(await standing(ctx, invoice, clientId)).toMatchObject({ credit: 1081_00 });
    await undoPayment(ctx, payment);
    expect(await standing(ctx, invoice, clientId)).toEqual(SETTLED);
    expect(await accountBalances(ctx)).toMatchObject({ debtors: 0, clientCredit: 0, bank: 0 });
    await expectJournalAgrees(ctx);
  });

  it("a part payment that is undone leaves what the credit note does not cover", async () => {
    const { ctx, clientId, invoice, payment } = await paidInvoice(1000);
    const items = [{ position: 1, quantity: 500 }];
    await issueCreditNote(ctx, invoice, { reason: "Halb", items });
    await undoPayment(ctx, payment);
    expect(await standing(ctx, invoice, clientId)).toMatchObject({ due: 540_50, open: 540_50, credit: 0 });
    await expectJournalAgrees(ctx);
  });

  it("what was done with the credit comes first: undoing its money is refused and changes nothing", async () => {
    const { ctx, clientId, invoice, payment } = await paidInvoice(1081);
    await issueCreditNote(ctx, invoice, { reason: "Storniert" });
    const other = await issued(ctx, "2026-11-01", [row(100, 8.1)], { clientId });
    await settleFromCredit(ctx, other);
    const before = await standing(ctx, invoice, clientId);
    await expect(undoPayment(ctx, payment)).rejects.toMatchObject({ code: "payment.credit_used" });
    expect(await standing(ctx, invoice, clientId)).toEqual(before);
    await markUnpaid(ctx, other);
    await undoPayment(ctx, payment);
    expect(await standing(ctx, invoice, clientId)).toEqual({ ...SETTLED, open: 108_10 });
    await expectJournalAgrees(ctx);
  });

  it("another payment that stays does not make up for credit that was used", async () => {
    const { ctx, clientId, invoice, payment } = await paidInvoice(541);
    await paid(ctx, invoice, 540, "2026-09-21");
    await issueCreditNote(ctx, invoice, { reason: "Halb", items: [{ position: 1, quantity: 500 }] });
    await settleFromCredit(ctx, await issued(ctx, "2026-11-01", [row(100, 8.1)], { clientId }));
    await expect(undoPayment(ctx, payment)).rejects.toMatchObject({ code: "payment.credit_used" });
    await expectJournalAgrees(ctx);
  });

  it("credit that was paid back is not undone with its money either", async () => {
    const { ctx, invoice, payment } = await paidInvoice(1081);
    const note = await issueCreditNote(ctx, invoice, { reason: "Storniert" });
    await recordRefund(ctx, note, { note: "" });
    await expect(undoPayment(ctx, payment)).rejects.toMatchObject({ code: "payment.credit_used" });
    await expectJournalAgrees(ctx);
  });

  async function paidInvoice(amount: number) {
    const ctx = await registeredBusiness(await open());
    const { id: clientId } = await createClient(ctx, clientInput());
    const invoice = await issued(ctx, "2026-09-10", [row(1000, 8.1)], { clientId });
    await paid(ctx, invoice, amount, "2026-09-20");
    const payments = ctx.db.selectFrom("payments").select("id").where("business_id", "=", ctx.businessId);
    const { id: payment } = await payments.executeTakeFirstOrThrow();
    return { ctx, clientId, invoice, payment };
  }
});

async function standing(ctx: UserContext, id: string, clientId: string) {
  const invoice = await findInvoice(ctx, id);
  const { open, credit } = await findStatement(ctx, clientId);
  return { due: amountDue(invoice), status: invoice.status, open, credit };
}

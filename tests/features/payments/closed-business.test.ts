import { it } from "vitest";
import { recordPayment } from "#app/features/money/payments/record-payment.server.ts";
import { recordRefund, undoRefund } from "#app/features/money/payments/refunds/record-refund.server.ts";
import { refundsOf } from "#app/features/money/payments/refunds/refunds.server.ts";
import { confirmPayments } from "#app/features/money/payments/review/confirm-payments.server.ts";
import { undoPayment } from "#app/features/money/payments/undo-payment.server.ts";
import { undoWriteOff, writeOff } from "#app/features/money/payments/write-off.server.ts";
import { closeBusiness, expectRefusedAsClosed } from "../../support/accounts/close-business.ts";
import { freshSqlite } from "../../support/databases/databases.ts";
import { invoiceWith } from "../../support/invoices/invoice-with.ts";
import { member, testPlatform } from "../../support/platform.ts";

it("nothing is booked or taken back for a business that was closed meanwhile", async () => {
  const ctx = await member(testPlatform(await freshSqlite()));
  const [open, writtenOff] = [await invoiceWith(ctx, "sent"), await invoiceWith(ctx, "written_off")];
  const payment = await recordPayment(ctx, await invoiceWith(ctx, "sent"), { amount: 700_00, note: "" });
  await recordRefund(ctx, payment, { amount: 1_00, note: "" });
  const [refund] = await refundsOf(ctx, payment);
  await closeBusiness(ctx);
  await expectRefusedAsClosed({
    recordPayment: () => recordPayment(ctx, open, { amount: 1_00, note: "" }),
    writeOff: () => writeOff(ctx, open, { reason: "Kulanz" }),
    undoWriteOff: () => undoWriteOff(ctx, writtenOff),
    recordRefund: () => recordRefund(ctx, payment, { note: "" }),
    undoRefund: () => undoRefund(ctx, payment, refund!.id),
    undoPayment: () => undoPayment(ctx, payment),
    confirmPayments: () => confirmPayments(ctx, [payment]),
  });
});

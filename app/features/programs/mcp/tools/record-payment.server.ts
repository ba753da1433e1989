import { findInvoice, type Invoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { invoiceWithStep } from "#app/features/money/next-step/json/with-next-step.server.ts";
import { lockInvoice } from "#app/features/selling/invoices/status/lock-invoice.server.ts";
import { requireAction } from "#app/features/selling/invoices/status/invoice-actions.ts";
import { confirmRule } from "#app/features/programs/mcp/argument-rules.ts";
import { ID_DESCRIPTIONS } from "#app/features/programs/mcp/argument-descriptions.ts";
import { briefInvoiceJson, invoiceSentence, quoted } from "#app/features/programs/mcp/sentences.ts";
import { readPaymentJson } from "#app/features/money/payments/payment-answers.server.ts";
import { createPaymentSchema } from "#app/features/money/payments/payment.schema.ts";
import { recordPayment } from "#app/features/money/payments/record-payment.server.ts";
import { amountDue } from "#app/features/books/ledger/amount-due.ts";
import { requireSeen } from "#app/features/selling/papers/kinds.ts";
import { optionalVersion } from "#app/platform/forms/fields.ts";
import { AppError, invalid } from "#app/platform/errors.ts";
import { answerOf } from "#app/features/programs/mcp/tool-answers.ts";
import { scopeOf } from "#app/features/programs/mcp/tool-access.ts";
import { type ToolAnswer, toolOf } from "#app/platform/mcp/tool.server.ts";
import { formatMoney, type Rappen } from "#app/swiss/money.ts";

export const recordPaymentTool = toolOf({
  name: "record_payment",
  title: "Record a payment",
  description:
    "Records that money has come in for a sent invoice. When the amount is not exactly what is due, it records " +
    "nothing without confirm, and answers what would happen: show that to the user, and call again with confirm " +
    "true and the version it names once the user has said yes. What is too much becomes the client's credit.",
  scope: scopeOf("payments", "write"),
  changes: {},
  schema: createPaymentSchema.extend({ confirm: confirmRule, version: optionalVersion() }),
  answer: answerOf("payment", "invoice", "needsConfirmation"),
  descriptions: {
    ...ID_DESCRIPTIONS,
    amount: "What came in, in the invoice's currency, above 0, such as 199.95",
    paidOn: "Day on which it came in, YYYY-MM-DD, not in the future; today when left out",
    note: "Note for the account's owner, at most 140 characters",
    order:
      "charges_first settles interest and fees of reminders before the invoice (so when left out), rows_first after it",
    keepCharges:
      "true when interest and fees of a reminder are still claimed although the money came in before the reminder",
    skonto: "true when the client has deducted the early-payment discount of the invoice",
    confirm: "true to record an amount other than the one due, after the user has agreed",
  },
  run: async (ctx, { invoiceId, confirm = false, version, ...payment }) => {
    const invoice = await findInvoice(ctx, invoiceId);
    requireSeen("invoice", invoice, version);
    requireAction(invoice.status, "recordPayment");
    const { amount, paidOn = ctx.today } = payment;
    if (paidOn > ctx.today) throw invalid([{ field: "paidOn", code: "field.paid_in_future" }]);
    if (amount !== amountDue(invoice) && !confirm) return question(invoice, amount, paidOn);
    const id = await ctx.transaction(async (ctx) => {
      const locked = await lockInvoice(ctx, invoiceId);
      requireSeen("invoice", locked, version);
      if (amount !== amountDue(locked) && !confirm) throw new AppError("invoice.changed");
      return recordPayment(ctx, invoiceId, payment);
    });
    const settled = await findInvoice(ctx, invoiceId);
    return {
      text: `Recorded ${formatMoney(amount, settled.currency)} of ${paidOn} for invoice ${invoiceSentence(settled)}`,
      data: { payment: await readPaymentJson(ctx, id), invoice: await invoiceWithStep(ctx, settled) },
    };
  },
});

function question(invoice: Invoice, amount: Rappen, paidOn: string): ToolAnswer {
  const due = amountDue(invoice);
  const shown = (rappen: Rappen) => formatMoney(rappen, invoice.currency);
  const difference = amount < due ? `${shown(due - amount)} less` : `${shown(amount - due)} more`;
  return {
    text:
      `Nothing has been recorded yet. ${shown(amount)} of ${paidOn} is ${difference} than the ` +
      `${shown(due)} that invoice ${quoted(invoice.number)} of ${quoted(invoice.recipient.name)} still owes. ` +
      `Ask the user, then call record_payment again with confirm true and version ${invoice.version}.`,
    data: { needsConfirmation: true, invoice: briefInvoiceJson(invoice) },
    isQuestion: true,
  };
}

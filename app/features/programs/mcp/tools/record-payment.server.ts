import { findInvoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { invoiceWithStep } from "#app/features/money/next-step/json/with-next-step.server.ts";
import { confirmationRule } from "#app/features/programs/mcp/argument-rules.ts";
import {
  ASKS_FIRST,
  CONFIRMATION,
  ID_DESCRIPTIONS,
} from "#app/features/programs/mcp/argument-descriptions.ts";
import { askingFirst } from "#app/features/programs/mcp/asking-first.server.ts";
import { briefSentence, invoiceSentence } from "#app/features/programs/mcp/sentences.ts";
import { readPaymentJson } from "#app/features/money/payments/payment-answers.server.ts";
import { createPaymentSchema } from "#app/features/money/payments/payment.schema.ts";
import { recordPayment } from "#app/features/money/payments/record-payment.server.ts";
import { optionalVersion } from "#app/platform/forms/fields.ts";
import { answerOf, QUESTION_FIELDS } from "#app/features/programs/mcp/tool-answers.ts";
import { recordingPayment } from "#app/features/programs/previews/invoice-acts.server.ts";
import { scopeOf } from "#app/features/programs/mcp/tool-access.ts";
import { toolOf } from "#app/platform/mcp/tool.server.ts";
import { formatMoney, type Rappen } from "#app/swiss/money.ts";

export const recordPaymentTool = toolOf({
  name: "record_payment",
  title: "Record a payment",
  description:
    "Records that money has come in for a sent invoice. What is too much becomes the client's credit." +
    ASKS_FIRST,
  scope: scopeOf("payments", "write"),
  changes: {},
  schema: createPaymentSchema.extend({ confirmation: confirmationRule, version: optionalVersion() }),
  answer: answerOf("payment", "invoice", ...QUESTION_FIELDS),
  descriptions: {
    ...ID_DESCRIPTIONS,
    amount: "What came in, in the invoice's currency, above 0, such as 199.95",
    paidOn: "Day on which it came in, YYYY-MM-DD, not in the future; today when left out",
    note: "Note for the account's owner, at most 140 characters",
    method: "How paid: cash, card",
    order:
      "charges_first settles interest and fees of reminders before the invoice (so when left out), rows_first after it",
    keepCharges:
      "true when interest and fees of a reminder are still claimed although the money came in before the reminder",
    skonto: "true when the client has deducted the early-payment discount of the invoice",
    confirmation: CONFIRMATION,
  },
  run: async (ctx, { invoiceId, confirmation, version, ...payment }) =>
    askingFirst(ctx, {
      act: recordingPayment({ id: invoiceId, version }, payment),
      tool: "record_payment",
      confirmation,
      say: ({ invoice, payment: { paidOn } }) => {
        const shown = (rappen: Rappen) => formatMoney(rappen, invoice.currency);
        const due = Math.round(invoice.amountDue * 100);
        const less = payment.amount < due ? `, ${shown(due - payment.amount)} less than is due` : "";
        const more = payment.amount > due ? `, ${shown(payment.amount - due)} more than is due` : "";
        const what = `${shown(payment.amount)} of ${paidOn}${less}${more}`;
        return `${what} would be recorded for invoice ${briefSentence(invoice)}.`;
      },
      run: async (ctx, { invoice: { version }, payment: { paidOn } }) => {
        const id = await recordPayment(ctx, invoiceId, { ...payment, paidOn }, version);
        const settled = await findInvoice(ctx, invoiceId);
        const amount = formatMoney(payment.amount, settled.currency);
        return {
          text: `Recorded ${amount} of ${paidOn} for invoice ${invoiceSentence(settled)}`,
          data: { payment: await readPaymentJson(ctx, id), invoice: await invoiceWithStep(ctx, settled) },
        };
      },
    }),
});

import { z } from "zod";
import { amountDue } from "#app/features/books/ledger/amount-due.ts";
import { emptyPlan, type ImportPlan } from "#app/features/front/imports/import-plan.ts";
import type { ImportRow } from "#app/features/front/imports/import-rows.ts";
import { inPieces } from "#app/features/front/imports/file/in-pieces.server.ts";
import { readDay } from "#app/features/front/imports/file/row-reader.ts";
import { MAX_NOTE } from "#app/features/money/payments/payment-limits.ts";
import { bookPayment } from "#app/features/selling/invoices/settling/book-payment.server.ts";
import { allows } from "#app/features/selling/invoices/status/invoice-actions.ts";
import { changeInvoice } from "#app/features/selling/invoices/status/lock-invoice.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import type { FieldError } from "#app/platform/errors.ts";
import { fieldErrorsOf } from "#app/platform/forms/field-errors.server.ts";
import { day, optionalLine } from "#app/platform/forms/fields.ts";
import { positiveAmount } from "#app/platform/forms/numeric-field.ts";
import { formatDay } from "#app/swiss/dates.ts";
import { formatBesideChf } from "#app/swiss/money.ts";
import { bookedPayments, invoicesByNumber, paymentKey } from "./payments-there.server.ts";

const rowSchema = z.object({ amount: positiveAmount, paidOn: day(), note: optionalLine({ max: MAX_NOTE }) });

/** Money for invoices that are here. What would be more than is due is shown, and nothing is made of it. */
export async function planPayments(ctx: UserContext, rows: ImportRow[]): Promise<ImportPlan> {
  const plan = emptyPlan();
  const invoices = await invoicesByNumber(
    ctx,
    rows.map(({ values }) => values.number ?? ""),
  );
  const booked = await bookedPayments(ctx, invoices);
  const due = new Map([...invoices.values()].map((invoice) => [invoice.id, amountDue(invoice)]));
  for await (const [, { row, values }] of inPieces(rows)) {
    const { number = "", amount = "", paidOn = "", note = "" } = values;
    const parsed = rowSchema.safeParse({ amount, paidOn: readDay(paidOn), note });
    const errors: FieldError[] = parsed.error ? fieldErrorsOf(parsed.error) : [];
    const input = parsed.data;
    const invoice = invoices.get(number.trim().toLowerCase());
    const left = due.get(invoice?.id ?? "") ?? 0;
    if (!number.trim()) errors.push({ field: "number", code: "field.required" });
    else if (!invoice) errors.push({ field: "number", code: "import.invoice_unknown" });
    if (input && input.paidOn > ctx.today) errors.push({ field: "paidOn", code: "field.paid_in_future" });
    else if (invoice && input && booked.has(paymentKey(invoice.id, input))) {
      plan.skipped.push(row);
      continue;
    } else if (invoice && !allows(invoice.status, "recordPayment"))
      errors.push({ field: "number", code: "import.invoice_not_payable" });
    else if (invoice && input && input.amount > left) {
      const params = { due: formatBesideChf(left, invoice.currency) };
      errors.push({ field: "amount", code: "import.more_than_due", params });
    }
    plan.errors.push(...errors.map((error) => ({ ...error, row })));
    if (!invoice || !input || errors.length > 0) continue;
    due.set(invoice.id, left - input.amount);
    plan.entries.push({
      rows: [row],
      isUpdate: false,
      cells: () => [
        invoice.number ?? "",
        invoice.recipient.name,
        formatDay(input.paidOn, ctx.locale),
        formatBesideChf(input.amount, invoice.currency),
      ],
      async write(ctx) {
        await changeInvoice(
          ctx,
          invoice.id,
          { action: "recordPayment", version: undefined },
          (ctx, invoice) => bookPayment(ctx, invoice, { ...input, source: "import" }),
        );
        return undefined;
      },
    });
  }
  return plan;
}

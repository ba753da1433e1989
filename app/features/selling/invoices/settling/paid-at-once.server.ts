import { z } from "zod";
import { requireOpenDay } from "#app/features/books/book/closed-days.server.ts";
import type { Invoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { AppError, type FieldError } from "#app/platform/errors.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import type { Day } from "#app/swiss/dates.ts";
import { paidAtOnceSchema } from "#app/features/selling/invoices/fields/paid-at-once.ts";

const withPayment = z.object({ payment: paidAtOnceSchema.pick({ paidOn: true }) });

/** What only the business knows to be wrong with `payment` of a call; for one that is no such payment, nothing. */
export async function paymentProblems(ctx: UserContext, json: object): Promise<FieldError[]> {
  const { data } = withPayment.safeParse(json);
  if (!data) return [];
  const { paidOn } = data.payment;
  const field = "payment.paidOn";
  if (paidOn > ctx.today) return [{ field, code: "field.paid_in_future" }];
  try {
    await requireOpenDay(ctx, paidOn);
    return [];
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return [{ field, code: error.code, params: error.params }];
  }
}

/** The draft as it will stand once it is issued and paid. */
export function asPaid(draft: Invoice, paidOn: Day, language: Locale): Invoice {
  const { id: invoiceId, total: amount } = draft;
  const none = { id: "", paymentId: null, note: "", vat: [], creditNoteNumber: "" };
  return {
    ...draft,
    state: "sent",
    status: "paid",
    language,
    paidOn,
    settled: amount,
    allocations: [
      { ...none, invoiceId, kind: "payment", amount, settledOn: paidOn, isOfCredit: false, takesBack: null },
    ],
  };
}

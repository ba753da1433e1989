import { invalid } from "#app/platform/errors.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import { isAfter } from "#app/swiss/dates.ts";
import { contentFields } from "#app/features/selling/invoices/fields/invoice-fields.ts";
import { pickFields } from "#app/platform/forms/field-record.ts";
import { NOTHING_SETTLED, type Deduction, type InvoiceDocument } from "./invoice-document.ts";
import type { InvoiceInput } from "./invoice.schema.ts";
import { totalsLess } from "#app/features/selling/invoices/pricing/totals.ts";
import { roundsIn, totalsOf } from "#app/features/selling/invoices/pricing/totals.ts";

type Resolved = Pick<
  InvoiceDocument,
  "sender" | "referenceType" | "reference" | "number" | "issueDate" | "dueDate" | "design"
> & {
  language: Locale;
  roundsToFive: boolean;
  deductions?: Deduction[] | undefined;
};

/** The only place where totals are computed. @throws AppError `input.invalid` at `dueDate`, `items` */
export function draftDocument(
  input: InvoiceInput,
  { roundsToFive, deductions = [], ...resolved }: Resolved,
): InvoiceDocument {
  const rounds = roundsIn(input.currency, roundsToFive);
  const charged = totalsLess(totalsOf(input.items, input, rounds), deductions);
  if (!charged) throw invalid([{ field: "items", code: "field.less_than_deducted" }]);
  const { subtotal, vatTotal, rounding, total, vatRows } = charged;
  const dueDate = input.dueDate ?? resolved.dueDate;
  if (!isAfter(dueDate, resolved.issueDate))
    throw invalid([{ field: "dueDate", code: "field.due_after_issue" }]);
  const { address, ...person } = input.recipient;
  return {
    ...resolved,
    kind: "invoice",
    corrects: null,
    recipient: { ...person, ...address },
    items: input.items,
    ...(deductions.length > 0 ? { deductions } : {}),
    dueDate,
    ...pickFields(contentFields, input),
    exchangeRate: input.currency === "CHF" ? 0 : input.exchangeRate,
    serviceFrom: input.serviceFrom,
    serviceTo: input.serviceFrom ? input.serviceTo || input.serviceFrom : "",
    subtotal,
    vatTotal,
    rounding,
    total,
    vatRows,
    language: input.language ?? resolved.language,
    isCopy: false,
    ...NOTHING_SETTLED,
    mark: null,
  };
}

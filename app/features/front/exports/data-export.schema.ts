import { z } from "zod";
import { checkbox, optionalDay, addFieldError } from "#app/platform/forms/fields.ts";
import { CSV_SEPARATORS, EXPORT_FORMATS, EXPORT_HEADINGS, EXPORT_PARTS } from "./export-choices.ts";

export const dataExportSchema = z
  .object({
    format: oneOf(EXPORT_FORMATS),
    includeInvoices: checkbox(),
    includeItems: checkbox(),
    includeOffers: checkbox(),
    includeCustomers: checkbox(),
    includePayments: checkbox(),
    /** Every charge and settlement of the invoices, with the balance after it. */
    includeLedger: checkbox(),
    includeExpenses: checkbox(),
    includeCatalogue: checkbox(),
    includeStats: checkbox(),
    /** Day of issue, of payment or of the receipt, both included; clients and catalogue have no day. */
    dateFrom: optionalDay(),
    dateTo: optionalDay(),
    /** Excel in Switzerland expects the semicolon. */
    separator: oneOf(CSV_SEPARATORS).prefault("semicolon"),
    /** JSON has the names of the API in any case. */
    headings: oneOf(EXPORT_HEADINGS).prefault("translated"),
  })
  .superRefine(({ includeItems: _within, dateFrom, dateTo, ...parts }, ctx) => {
    if (EXPORT_PARTS.every((part) => part === "includeItems" || !parts[part]))
      ctx.addIssue({ code: "custom", path: ["includeInvoices"], params: { code: "field.export_nothing" } });
    if (typeof dateFrom === "string" && typeof dateTo === "string" && dateFrom && dateTo && dateTo < dateFrom)
      ctx.addIssue({ code: "custom", path: ["dateTo"], params: { code: "field.period" } });
  });

export type DataExport = z.output<typeof dataExportSchema>;

function oneOf<const T extends readonly string[]>(values: T) {
  return z.string().transform((value, ctx): T[number] => {
    const known = values.find((candidate) => candidate === value);
    return known ?? addFieldError(ctx, "field.not_one_of", { values: values.join(", ") });
  });
}

export function dataExportQuery(options: DataExport): string {
  const { format, dateFrom, dateTo, separator, headings } = options;
  const chosen = EXPORT_PARTS.filter((part) => options[part]).map((part) => [part, "true"]);
  const days = Object.entries({ dateFrom, dateTo }).filter(([, day]) => day);
  const asked = [...chosen, ...days, ["separator", separator], ["headings", headings]];
  return new URLSearchParams([["format", format], ...asked]).toString();
}

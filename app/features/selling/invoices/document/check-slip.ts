import { AppError, invalid } from "#app/platform/errors.ts";
import { postalCodeProblem } from "#app/swiss/postal-prefix.ts";
import { qrBillProblems } from "#app/swiss/qr-payload.ts";
import type { InvoiceDocument } from "./invoice-document.ts";
import { slipWithDebtor } from "./invoice-slip.ts";

const SOURCES: [RegExp, string][] = [
  [/^iban$/, "sender.iban"],
  [/^creditor\.name$/, "sender.name"],
  [/^creditor\./, "sender.address."],
  [/^debtor\.name$/, "recipient.name"],
  [/^debtor\./, "recipient.address."],
  [/^reference(Type)?$/, "paymentReference"],
  [/^amount$/, "items"],
];

/** A slip that a bank would refuse is never printed. @throws AppError `input.invalid` at the invoice's field */
export function checkSlip(document: InvoiceDocument): void {
  const problems = slipProblems(document);
  if (problems.length)
    throw invalid(problems.map(({ field }) => ({ field: sourceOf(field), code: "field.slip_refused" })));
}

/** A draft about to be issued may be older than a rule. @throws AppError `invoice.slip_refused` */
export function requireSlip(document: InvoiceDocument): void {
  if (slipProblems(document).length) throw new AppError("invoice.slip_refused");
}

function slipProblems(document: InvoiceDocument) {
  const slip = slipWithDebtor(document);
  if (!slip) return [];
  const parties = Object.entries({ creditor: slip.creditor, debtor: slip.debtor });
  const impossible = parties.flatMap(([field, party]) =>
    party && postalCodeProblem(party.postalCode, party.country) ? [{ field: `${field}.postalCode` }] : [],
  );
  return [...qrBillProblems(slip), ...impossible];
}

function sourceOf(field: string): string {
  const source = SOURCES.find(([pattern]) => pattern.test(field));
  if (!source) return "items";
  const [pattern, name] = source;
  return name.endsWith(".") ? field.replace(pattern, name) : name;
}

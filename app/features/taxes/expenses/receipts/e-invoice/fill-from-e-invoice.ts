import { expenseFields } from "#app/features/taxes/expenses/expense-fields.ts";
import { padded } from "#app/features/taxes/expenses/expense-form.ts";
import type {
  Believed,
  FilledForm,
  ReadFact,
  ReadingNote,
  Readings,
} from "#app/features/taxes/expenses/receipts/receipt-reading.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import { formatDay } from "#app/swiss/dates.ts";
import { ibanProblem } from "#app/swiss/iban.ts";
import { compareReadings, type ReadingComparison, money, shownIbans } from "./compare-readings.ts";
import { fillAmounts } from "./fill-amounts.ts";
import type { ReadEInvoice } from "./read-e-invoice.ts";

type Source = "eInvoice" | "qr" | "nobody";

export function fillFromEInvoice(invoice: ReadEInvoice, readings: Readings): FilledForm {
  const { qr, problem, believed, today, locale } = readings;
  const comparison = qr ? compareReadings(invoice, qr) : null;
  const amounts = fillAmounts(invoice, qr, sourceOf("amount", comparison, believed));
  const source = sourceOf("iban", comparison, believed);
  const iban = accountOf(invoice, qr?.iban ?? "", source);
  const reference = referenceOf(invoice, qr?.reference ?? "", sourceOf("reference", comparison, believed));
  const isLeft = iban === "" && invoice.ibans.length > 0;
  const isDifferent = comparison !== null && Object.values(comparison).some(isContradiction);
  return {
    values: {
      supplier: invoice.supplier,
      day: invoice.day || today,
      reference,
      iban: expenseFields.iban.kind.form(iban),
      rows: padded(amounts.rows),
    },
    reading: {
      source: "eInvoice",
      currency: "",
      problem,
      notes: [
        ...(isDifferent && believed === "" ? [note("differs")] : []),
        ...amounts.notes,
        ...(isLeft && source !== "nobody" ? [note("otherAccount")] : []),
      ],
      facts: [
        ...factsOf(invoice, locale),
        ...(comparison ? [] : unfilledFacts(invoice, iban, reference)),
      ].filter(({ value }) => value !== ""),
      comparison,
      believed: isDifferent ? believed : "",
    },
  };
}

function note(key: ReadingNote["key"]): ReadingNote {
  return { key, params: {} };
}

function isContradiction({ answer }: ReadingComparison["amount"]): boolean {
  return answer === "different";
}

function sourceOf(
  name: keyof ReadingComparison,
  comparison: ReadingComparison | null,
  believed: Believed,
): Source {
  if (!comparison || !isContradiction(comparison[name])) return "eInvoice";
  return believed || "nobody";
}

/** Several accounts, and one that no expense can have, are left to a person. */
function accountOf({ ibans }: ReadEInvoice, ofQr: string, source: Source): string {
  if (source === "nobody") return "";
  if (source === "qr" || ibans.length === 0 || ibans.includes(ofQr)) return ofQr;
  const [iban = "", second] = ibans;
  return second === undefined && ibanProblem(iban) === null ? iban : "";
}

function referenceOf({ reference, number }: ReadEInvoice, ofQr: string, source: Source): string {
  if (source === "nobody") return "";
  if (source === "qr") return ofQr;
  const isShort = (text: string) => text !== "" && text.length <= expenseFields.reference.cap;
  return [reference, ofQr, number].find(isShort) ?? "";
}

/** What the form has no field for. */
function factsOf(
  { number, vatNumber, dueDay, total, due, currency }: ReadEInvoice,
  locale: Locale,
): ReadFact[] {
  return [
    { name: "number", value: number },
    { name: "vatNumber", value: vatNumber },
    { name: "dueDay", value: dueDay === "" ? "" : formatDay(dueDay, locale) },
    { name: "total", value: total === null ? "" : money(total, currency) },
    { name: "due", value: due === null || due === total ? "" : money(due, currency) },
  ];
}

/** What it has a field for, which holds something else or nothing. */
function unfilledFacts(invoice: ReadEInvoice, iban: string, reference: string): ReadFact[] {
  return [
    { name: "iban", value: iban === "" ? shownIbans(invoice.ibans) : "" },
    { name: "reference", value: reference === invoice.reference ? "" : invoice.reference },
  ];
}

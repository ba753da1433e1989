import { z } from "zod";
import { parseXml } from "#app/platform/xml/parse-xml.ts";
import { PlannedReading } from "#app/platform/xml/planned-reading.ts";
import { UnreadableXml, type XmlProblem } from "#app/platform/xml/unreadable-xml.ts";
import { compactCode } from "#app/swiss/characters.ts";
import { type Day, isDay } from "#app/swiss/dates.ts";
import { normaliseIban } from "#app/swiss/iban.ts";
import { normaliseUid } from "#app/swiss/uid.ts";
import { storedRows } from "#app/features/taxes/expenses/expense-row.ts";
import { CII } from "./cii-plan.ts";
import { MAX_E_INVOICE_BYTES } from "./e-invoice-limits.ts";
import { sumsOfEInvoice } from "./e-invoice-sums.ts";
import { UBL_CREDIT_NOTE, UBL_INVOICE } from "./ubl-plan.ts";
import { WrittenInvoice } from "./written-invoice.ts";

export type EInvoiceProblem = XmlProblem | "too_large" | "unknown";

/** `unread`: reading was not finished, so nobody knows what else the receipt says. */
export type ReceiptProblem = EInvoiceProblem | "unread";

/** The parts of an e-invoice that whoever pays it books. Amounts are in hundredths of `currency`. */
export const storedEInvoice = z.object({
  isCreditNote: z.boolean(),
  supplier: z.string(),
  /** Compact, or else the supplier's UID. */
  vatNumber: z.string(),
  number: z.string(),
  day: z.string(),
  dueDay: z.string(),
  currency: z.string(),
  /** The total with VAT and rounding; null where it is not stated, or sums contradict one another. */
  total: z.number().int().nullable(),
  due: z.number().int().nullable(),
  /** Empty where they are not stated or do not come to the total. */
  rows: storedRows,
  ibans: z.array(z.string()),
  reference: z.string(),
});

export type ReadEInvoice = z.output<typeof storedEInvoice>;

const PLAN = {
  children: new Map([
    ["CrossIndustryInvoice", CII],
    ["Invoice", UBL_INVOICE],
    ["CreditNote", UBL_CREDIT_NOTE],
  ]),
};

/** UNTDID 1001: credit notes of all kinds. */
const CREDIT_NOTES = ["81", "83", "261", "262", "296", "308", "381", "396", "420", "458", "532"];

const UID_SCHEME = "0183";

const MOST_IBANS = 20;

/** Characters of what is shown or compared. */
const LONGEST = 140;

/** Why there is none, or the invoice. */
export function readEInvoice(xml: string): ReadEInvoice | EInvoiceProblem {
  const written = new WrittenInvoice();
  try {
    parseXml([xml], new PlannedReading(PLAN, written), MAX_E_INVOICE_BYTES);
  } catch (error) {
    if (error instanceof UnreadableXml) return error.problem;
    throw error;
  }
  const { isKnown, type, supplier, number, reference, accounts, currency } = written;
  if (!isKnown || line(number) === "") return "unknown";
  return {
    isCreditNote: written.isCreditNote || CREDIT_NOTES.includes(type),
    supplier: line(supplier),
    vatNumber: vatNumberOf(written),
    number: line(number),
    day: dayIn(written.day),
    dueDay: dayIn(written.dueDay),
    currency: line(currency).toUpperCase(),
    ...sumsOfEInvoice(written),
    ibans: [...new Set(accounts.map((account) => line(normaliseIban(account))))].slice(0, MOST_IBANS),
    reference: line(reference),
  };
}

function vatNumberOf({ vatNumbers, ids }: WrittenInvoice): string {
  const vat = vatNumbers.find(({ scheme }) => scheme === "VA" || scheme === "VAT");
  const uid = ids.find(({ scheme }) => scheme === UID_SCHEME);
  const number = line(vat?.text || uid?.text || "");
  return compactCode(normaliseUid(number) ?? number).replace(/[-.]/g, "");
}

/** `20261101` or `2026-11-01`, whatever time or zone follows. */
function dayIn(text: string): Day | "" {
  const day = text.replace(/^(\d{4})-?(\d\d)-?(\d\d)(?!\d).*$/s, "$1-$2-$3");
  return isDay(day) ? day : "";
}

function line(text: string): string {
  return text.replace(/\s+/g, " ").trim().slice(0, LONGEST);
}

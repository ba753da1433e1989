import { decimalText } from "#app/swiss/decimal.ts";
import type { Rappen } from "#app/swiss/money.ts";
import {
  type QrParty,
  type QrProblem,
  amountProblems,
  ibanProblems,
  informationProblems,
  partyProblems,
  procedureProblems,
  referenceProblems,
} from "#app/swiss/qr-bill-rules.ts";
import type { ReferenceType } from "#app/swiss/reference.ts";

export type { QrParty, QrProblem };

/** IG QR-bill v2.4, chapter 4.2.2. Empty text where a line is unused. */
export interface QrBill {
  iban: string;
  creditor: QrParty;
  /** Null: the payer fills it in. 0 only for a notification, with its exact phrase as the message. */
  amount: Rappen | null;
  currency: "CHF" | "EUR";
  debtor: QrParty | null;
  referenceType: ReferenceType;
  reference: string;
  message: string;
  /** Starts with two slashes, or empty. */
  billingInformation: string;
  alternativeProcedures: string[];
}

/** Of a QR code of version 25 with error correction M, in byte mode and marked as UTF-8. */
const MAX_BYTES = 996;

/** Repairs nothing. */
export function qrBillProblems(bill: QrBill): QrProblem[] {
  const problems = [
    ...ibanProblems(bill.iban),
    ...partyProblems("creditor", bill.creditor),
    ...amountProblems(bill.amount, bill.message),
    ...(["CHF", "EUR"].includes(bill.currency) ? [] : [{ field: "currency", code: "format" }]),
    ...(bill.debtor ? partyProblems("debtor", bill.debtor) : []),
    ...referenceProblems(bill.referenceType, bill.reference, bill.iban, bill.currency),
    ...informationProblems(bill.message, bill.billingInformation),
    ...procedureProblems(bill.alternativeProcedures),
  ];
  if (problems.length > 0) return problems;
  const bytes = new TextEncoder().encode(payloadLines(bill).join("\n")).length;
  return bytes > MAX_BYTES ? [{ field: "bill", code: "too_long", max: MAX_BYTES }] : [];
}

/** LF between lines, none after the last. @throws RangeError naming every problem */
export function qrPayload(bill: QrBill): string {
  const problems = qrBillProblems(bill);
  if (problems.length > 0) {
    throw new RangeError(
      `not a QR-bill: ${problems.map(({ field, code }) => `${field} ${code}`).join(", ")}`,
    );
  }
  return payloadLines(bill).join("\n");
}

/** Line 19: two decimals, no thousands separator. */
export function formatPayloadAmount(rappen: Rappen): string {
  return decimalText(rappen, 2);
}

function payloadLines(bill: QrBill): string[] {
  return [
    "SPC",
    "0200",
    "1",
    bill.iban,
    ...partyLines(bill.creditor),
    ...NO_PARTY, // Ultimate creditor: reserved, never filled.
    bill.amount === null ? "" : formatPayloadAmount(bill.amount),
    bill.currency,
    ...(bill.debtor ? partyLines(bill.debtor) : NO_PARTY),
    bill.referenceType,
    bill.reference,
    bill.message,
    "EPD",
    ...trailingLines(bill),
  ];
}

const NO_PARTY = ["", "", "", "", "", "", ""];

function partyLines(party: QrParty): string[] {
  return ["S", party.name, party.street, party.buildingNumber, party.postalCode, party.city, party.country];
}

/** Unused lines 32–34 are left out, except line 32 before line 33. */
function trailingLines({ billingInformation, alternativeProcedures }: QrBill): string[] {
  if (billingInformation === "" && alternativeProcedures.length === 0) return [];
  return [billingInformation, ...alternativeProcedures];
}

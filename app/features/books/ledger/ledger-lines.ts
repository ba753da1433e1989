import type { Day } from "#app/swiss/dates.ts";
import type { Rappen } from "#app/swiss/money.ts";
import type { LedgerEntry } from "./ledger.ts";

/** A ledger entry as printed on papers and shown on the client's page. */
export interface LedgerLine {
  id: string;
  word: LedgerWord;
  day: Day;
  /** Number of the credit note; else empty. */
  number: string;
  /** Charges are above 0, settlements below. */
  amount: Rappen;
  balance: Rappen;
}

/** Texts of papers, in `pdf.json`. */
type LedgerWord =
  | "ledgerInvoice"
  | "ledgerInterest"
  | "ledgerFee"
  | "ledgerPayment"
  | "ledgerPaidInterest"
  | "ledgerPaidFee"
  | "ledgerCredit"
  | "ledgerCreditUsed"
  | "ledgerRefund"
  | "ledgerReversal"
  | "ledgerSkonto"
  | "ledgerRounding"
  | "ledgerDeduction"
  | "ledgerLapsed"
  | "ledgerTakenBack"
  | "ledgerBalance";

const CHARGES: Partial<Record<LedgerEntry["kind"], LedgerWord>> = {
  invoice: "ledgerInvoice",
  interest: "ledgerInterest",
  reminder_fee: "ledgerFee",
};

const SETTLEMENTS: Partial<Record<LedgerEntry["kind"], LedgerWord>> = {
  payment: "ledgerPayment",
  interest: "ledgerPaidInterest",
  reminder_fee: "ledgerPaidFee",
  credit: "ledgerCredit",
  credit_used: "ledgerCreditUsed",
  refund: "ledgerRefund",
  reversal: "ledgerReversal",
  skonto: "ledgerSkonto",
  rounding: "ledgerRounding",
  lapsed: "ledgerLapsed",
};

/** The most lines that fit on a page. Earlier entries are summed up as a balance brought forward. */
const MOST_LINES = 20;

export function ledgerLines(entries: readonly LedgerEntry[], most = MOST_LINES): LedgerLine[] {
  const lines = entries.map(lineOf);
  const last = lines[lines.length - most];
  if (!last) return lines;
  const before: LedgerLine = { ...last, word: "ledgerBalance", number: "", amount: last.balance };
  return [before, ...lines.slice(lines.length - most + 1)];
}

function lineOf({ id, type, kind, day, amount, balance, creditNoteNumber }: LedgerEntry): LedgerLine {
  const isCharge = type === "charge";
  const isTakenBack = amount < 0 && kind !== "refund" && kind !== "reversal";
  return {
    id,
    day,
    balance,
    word: isTakenBack ? "ledgerTakenBack" : ((isCharge ? CHARGES : SETTLEMENTS)[kind] ?? "ledgerDeduction"),
    number: creditNoteNumber,
    amount: isCharge ? amount : -amount,
  };
}

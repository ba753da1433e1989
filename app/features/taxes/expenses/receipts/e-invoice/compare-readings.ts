import type { ReadQrBill } from "#app/features/taxes/expenses/receipts/read-qr-payload.ts";
import { compactCode } from "#app/swiss/characters.ts";
import { formatIban } from "#app/swiss/iban.ts";
import { formatMoney, type Rappen } from "#app/swiss/money.ts";
import type { ReadEInvoice } from "./read-e-invoice.ts";

/** `unclear`: only one of the two says it, or neither. */
type Answer = "same" | "different" | "unclear";

interface Compared {
  answer: Answer;
  eInvoice: string;
  qr: string;
}

export type ReadingComparison = Record<"amount" | "iban" | "reference", Compared>;

/** What is to be paid, to which account, with which reference. */
export function compareReadings(invoice: ReadEInvoice, qr: ReadQrBill): ReadingComparison {
  const { due, currency, ibans, reference } = invoice;
  return {
    amount: {
      answer: answerOf(
        due === null ? [] : [money(due, currency)],
        qr.amount === null ? "" : money(qr.amount, qr.currency),
      ),
      eInvoice: due === null ? "" : money(due, currency),
      qr: qr.amount === null ? "" : money(qr.amount, qr.currency),
    },
    iban: { answer: answerOf(ibans, qr.iban), eInvoice: shownIbans(ibans), qr: formatIban(qr.iban) },
    reference: {
      answer: answerOf([bare(reference)].filter(Boolean), bare(qr.reference)),
      eInvoice: reference,
      qr: qr.reference,
    },
  };
}

export function shownIbans(ibans: string[]): string {
  return ibans.map(formatIban).join(", ");
}

/** `EUR 1'234.50`, with a no-break space. */
export function money(amount: Rappen, currency: string): string {
  return formatMoney(amount, currency).trim();
}

function answerOf(ones: string[], other: string): Answer {
  if (ones.length === 0 || other === "") return "unclear";
  return ones.includes(other) ? "same" : "different";
}

/** Some programs fill a QR reference up with zeros, others take them away. */
function bare(reference: string): string {
  return compactCode(reference).replace(/^0+(?=\d)/, "");
}

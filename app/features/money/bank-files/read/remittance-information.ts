import { smallestUnits, type WrittenAmount } from "./money-text.ts";
import { normalisedReference } from "./references.ts";
import type { BankTransaction } from "./bank-document.ts";
import type { WrittenDetails } from "./written-entry.ts";

/** What banks made of the payment slip's reference, for machines. */
const BANK_CODES = /\?(REJECT|ERROR)\?\w*/g;

const NOT_PLAIN = /\?|[^\S ]|\s\s/;

/** @param ofEntry what the bank wrote about the whole entry, where it has no other transactions */
export function remittanceTextOf(details: WrittenDetails | null, ofEntry: string): string {
  const own = plainText(details?.texts.join(" ") ?? "");
  const more = plainText(ofEntry);
  return own.includes(more) ? own : `${own} ${more}`.trim();
}

/** Some banks have the name in the first line of the address only, others the address in lines below the name. */
export function payerNameOf({ debtor, ultimateDebtor }: WrittenDetails): string {
  const names = [debtor.name, debtor.addressLine, ultimateDebtor.name, ultimateDebtor.addressLine];
  const name = names.find((name) => stated(name)) ?? "";
  return plainText(name.replace(/[\r\n].*/s, ""));
}

export function remittancesOf(
  { remittances }: WrittenDetails,
  currency: string,
): BankTransaction["remittances"] {
  if (remittances.length < 2 && remittances.every(({ documentNumber, amount }) => !documentNumber && !amount))
    return [];
  return remittances
    .map(({ reference, documentNumber, amount }) => ({
      reference: normalisedReference(reference),
      documentNumber: plainText(documentNumber),
      amount: amountIn(amount, currency),
    }))
    .filter(({ reference, documentNumber, amount }) => reference || documentNumber || amount !== null);
}

export function stated(text = ""): string {
  return text === "NOTPROVIDED" ? "" : text;
}

function plainText(text: string): string {
  if (!NOT_PLAIN.test(text)) return text.trim();
  return text.replace(BANK_CODES, " ").replace(/\s+/g, " ").trim();
}

function amountIn(amount: WrittenAmount | null, currency: string): number | null {
  return amount && (amount.currency === currency || !amount.currency) ? smallestUnits(amount) : null;
}

import { parseDecimal } from "#app/swiss/decimal.ts";
import type { QrBill, QrParty } from "#app/swiss/qr-payload.ts";
import { REFERENCE_TYPES, type ReferenceType, referenceProblem } from "#app/swiss/reference.ts";

/**
 * Also reads older bills: version `02nn`, CR+LF, empty lines at the end, combined addresses (type K), QRR in EUR. Null
 * when a part cannot be read or paired; the result need not pass `qrBillProblems`.
 */
export function parseQrPayload(text: string): QrBill | null {
  const lines = text.split(/\r?\n/);
  const line = (number: number) => lines[number - 1] ?? "";
  const [currency, referenceType] = [line(20), line(28)];
  const amount = line(19) === "" ? null : readAmount(line(19));
  if (line(1) !== "SPC" || !/^02\d\d$/.test(line(2)) || line(3) !== "1" || line(31) !== "EPD") return null;
  if (amount === undefined || !isCurrency(currency) || !isReferenceType(referenceType)) return null;
  if (isMispaired(referenceType, line(29), line(4))) return null;
  return {
    iban: line(4),
    creditor: readParty(lines.slice(4, 11)),
    amount,
    currency,
    debtor: lines.slice(20, 27).some((part) => part !== "") ? readParty(lines.slice(20, 27)) : null,
    referenceType,
    reference: line(29),
    message: line(30),
    billingInformation: line(32),
    alternativeProcedures: [line(33), line(34)].filter((procedure) => procedure !== ""),
  };
}

function readAmount(text: string): number | undefined {
  return /^(?:0|[1-9]\d{0,8})\.\d\d$/.test(text) ? (parseDecimal(text, 2) ?? undefined) : undefined;
}

function isCurrency(text: string): text is QrBill["currency"] {
  return text === "CHF" || text === "EUR";
}

function isReferenceType(text: string): text is ReferenceType {
  return REFERENCE_TYPES.some((type) => type === text);
}

function isMispaired(type: ReferenceType, reference: string, iban: string): boolean {
  const problem = referenceProblem(type, reference, iban);
  return problem === "needs_qr_iban" || problem === "needs_qrr" || problem === "must_be_empty";
}

function readParty(parts: string[]): QrParty {
  const [type = "", name = "", first = "", second = "", postalCode = "", city = "", country = ""] = parts;
  if (type !== "K") {
    return { name, street: first, buildingNumber: second, postalCode, city, country };
  }
  // Combined addresses ended with IG v2.3: the second line held postal code and town together.
  const [, code = "", town = second] = /^(\S*\d\S*)\s+(.+)$/.exec(second) ?? [];
  return { name, street: first, buildingNumber: "", postalCode: code, city: town, country };
}

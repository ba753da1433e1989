import { isDay, type Day } from "#app/swiss/dates.ts";
import { ibanProblem, normaliseIban } from "#app/swiss/iban.ts";
import { parseAmount, type Rappen } from "#app/swiss/money.ts";
import { parseVatRate, vatAmount, type VatRate } from "#app/swiss/vat.ts";

/** What a payment part says, as far as whoever pays it books it. */
export interface ReadQrBill {
  iban: string;
  creditor: string;
  /** Null where the payer fills it in, and on a notice over 0.00. */
  amount: Rappen | null;
  currency: string;
  reference: string;
  day: Day | "";
  number: string;
  /** Amounts with VAT for each rate; empty where they are not stated or do not come to the amount. */
  rows: { rate: VatRate; gross: Rappen }[];
}

/** The sum may be rounded to 5 Rappen. */
const ROUNDING: Rappen = 5;

/** IG QR-bill, chapter 4.2; lines end with LF or CR LF. Null for anything else than a Swiss QR code. */
export function readQrPayload(text: string): ReadQrBill | null {
  const lines = text.split(/\r?\n/).map((line) => line.trim());
  const line = (number: number) => lines[number - 1] ?? "";
  const iban = normaliseIban(line(4));
  if (line(1) !== "SPC" || !line(2).startsWith("02") || line(31) !== "EPD" || ibanProblem(iban)) return null;
  const amount = parseAmount(line(19)) || null;
  const billed = readBilling(line(32));
  return {
    iban,
    creditor: line(6),
    amount,
    currency: line(20),
    reference: line(29),
    day: dayIn(billed.get("11") ?? ""),
    number: billed.get("10") ?? "",
    rows: amount === null ? [] : rowsIn(billed.get("32") ?? "", amount),
  };
}

/** Swico S1: `//S1/10/X.66711/11/200126/32/8.1:553.39`, where a backslash escapes slash and backslash. */
function readBilling(text: string): Map<string, string> {
  if (!text.startsWith("//S1/")) return new Map();
  const parts = text.slice("//S1/".length).match(/(?:\\.|[^/\\])+/g) ?? [];
  const plain = parts.map((part) => part.replace(/\\(.)/g, "$1"));
  return new Map(plain.flatMap((tag, at) => (at % 2 === 0 ? [[tag, plain[at + 1] ?? ""] as const] : [])));
}

/** `YYMMDD`. */
function dayIn(text: string): Day | "" {
  const day = text.replace(/^(\d\d)(\d\d)(\d\d)$/, "20$1-$2-$3");
  return isDay(day) ? day : "";
}

/** `8.1` of the whole amount, or net amounts by rate: `8.1:553.39;2.6:400`. */
function rowsIn(text: string, amount: Rappen): ReadQrBill["rows"] {
  if (text === "") return [];
  if (!text.includes(":")) {
    const rate = parseVatRate(text);
    return rate === null ? [] : [{ rate, gross: amount }];
  }
  const rows = text.split(";").flatMap((part) => {
    const [percent = "", net = ""] = part.split(":");
    const [rate, base] = [parseVatRate(percent), parseAmount(net)];
    return rate === null || base === null ? [] : [{ rate, gross: base + vatAmount(base, rate) }];
  });
  const left = amount - rows.reduce((sum, { gross }) => sum + gross, 0);
  if (Math.abs(left) > ROUNDING) return [];
  return rows.map(({ rate, gross }, at) => ({ rate, gross: at === 0 ? gross + left : gross }));
}

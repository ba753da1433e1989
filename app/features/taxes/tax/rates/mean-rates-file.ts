import { parseRate } from "#app/swiss/currency/exchange-rate.ts";
import { isMonth } from "#app/swiss/dates.ts";
import { parseXml } from "#app/platform/xml/parse-xml.ts";
import { UnreadableXml } from "#app/platform/xml/unreadable-xml.ts";

/** Bytes; a month's file has 25 kB. */
export const MAX_RATES_FILE = 500_000;

/**
 * Of the file of monthly mean rates that the tax administration links to (`monatsmittelkurs`, by the customs office):
 * the month, and CHF for 1 EUR in hundred-thousandths. Null for any other file.
 */
export function readMeanRates(text: string): { month: string; rate: number } | null {
  const found = { root: "", month: "", unit: "", rate: "" };
  const path: string[] = [];
  let isEur = false;
  try {
    parseXml([text], {
      open(name, { code = "" }) {
        if (path.length === 0) found.root = localName(name);
        path.push(localName(name));
        if (path.length === 2) isEur = code.toLowerCase() === "eur";
      },
      text(piece) {
        const [, second, third] = path;
        if (second === "monat" && path.length === 2) found.month += piece;
        if (!isEur || path.length !== 3) return;
        if (third === "waehrung") found.unit += piece;
        if (third === "kurs") found.rate += piece;
      },
      close() {
        path.pop();
      },
    });
  } catch (error) {
    if (error instanceof UnreadableXml) return null;
    throw error;
  }
  const [month, unit, rate] = [found.month, found.unit, found.rate].map((part) => part.trim());
  const value = parseRate(rate ?? "");
  const isRead = found.root === "monatsmittelkurs" && isMonth(month ?? "") && unit === "1 EUR";
  return isRead && month && value ? { month, rate: value } : null;
}

function localName(name: string): string {
  return name.slice(name.indexOf(":") + 1);
}

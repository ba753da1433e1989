import { fitsQrBill } from "#app/swiss/characters.ts";
import { type Day, daysBetween } from "#app/swiss/dates.ts";
import { decimalText } from "#app/swiss/decimal.ts";
import type { Rappen } from "#app/swiss/money.ts";
import { isUidChecksumValid, normaliseUid } from "#app/swiss/uid.ts";
import { includedVat, vatAmount, type VatRow } from "#app/swiss/vat.ts";

interface Billed {
  number: string;
  issueDate: Day;
  dueDate: Day;
  /** The client's order number, or empty. */
  purchaseOrder: string;
  /** Empty where none is stated; both the same for a single day. */
  serviceFrom: string;
  serviceTo: string;
  /** The terms as stored: `2:10;1:20`, or empty. */
  skonto: string;
  sender: { vatNumber: string };
  vatRows: readonly VatRow[];
  total: Rappen;
}

/**
 * Billing information by Swico's syntax S1 (v1.2 of 2018-11-23; IG QR-bill v2.4, annex D). The fullest text first, then
 * shorter ones, for slips with less room. None where it would say something else than the invoice.
 */
export function billingInformation(billed: Billed): string[] {
  const { number, issueDate, purchaseOrder, sender } = billed;
  const uid = isUidChecksumValid(sender.vatNumber) ? normaliseUid(sender.vatNumber) : null;
  const [date, vat, terms] = [shortDay(issueDate), vatOf(billed), termsOf(billed)];
  if (!uid || !date || !vat || !terms || !fitsQrBill(number)) return [];
  const order = fitsQrBill(purchaseOrder) ? purchaseOrder : "";
  const text = (order: string, service: string) =>
    tagged([
      ["10", escaped(number)],
      ["11", date],
      ["20", escaped(order)],
      ["30", uid.replace(/\D/g, "")],
      ["31", service],
      ["32", vat],
      ["40", terms],
    ]);
  const service = serviceOf(billed);
  return [...new Set([text(order, service), text("", service), text("", "")])];
}

function tagged(tags: [tag: string, value: string][]): string {
  const stated = tags.filter(([, value]) => value !== "");
  return `//S1${stated.map(([tag, value]) => `/${tag}/${value}`).join("")}`;
}

function escaped(text: string): string {
  return text.replace(/[\\/]/g, "\\$&");
}

/** YYMMDD; null outside of this century. */
function shortDay(day: string): string | null {
  return day.startsWith("20") ? day.slice(2).replaceAll("-", "") : null;
}

function serviceOf({ serviceFrom, serviceTo }: Billed): string {
  const [from, to] = [shortDay(serviceFrom), shortDay(serviceTo || serviceFrom)];
  if (!from || !to) return "";
  return from === to ? from : from + to;
}

/** One rate by itself, several with their nets. Null where what a reader computes from them is not the total. */
function vatOf({ vatRows, total }: Billed): string | null {
  const rows = vatRows.filter(({ net, vat }) => net !== 0 || vat !== 0);
  const [first, ...others] = rows;
  if (!first || rows.some(({ net }) => net < 0)) return null;
  if (rows.reduce((sum, { net, vat }) => sum + net + vat, 0) !== total) return null;
  if (others.length === 0 && includedVat(total, first.rate) === first.vat) return short(first.rate, 1);
  const isExact = rows.every(({ rate, net, vat }) => vatAmount(net, rate) === vat);
  return isExact ? rows.map(({ rate, net }) => `${short(rate, 1)}:${short(net, 2)}`).join(";") : null;
}

/** Early-payment discounts, then the term itself. Null where a discount would outlast it. */
function termsOf({ skonto, issueDate, dueDate }: Billed): string | null {
  const term = daysBetween(issueDate, dueDate);
  const discounts = skonto.split(";").filter(Boolean);
  const isShorter = discounts.every((discount) => Number(discount.split(":")[1]) <= term);
  return term >= 0 && isShorter ? [...discounts, `0:${term}`].join(";") : null;
}

function short(value: number, places: number): string {
  return decimalText(value, places).replace(/\.?0+$/, "");
}

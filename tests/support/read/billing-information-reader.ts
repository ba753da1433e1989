import { parseDecimal } from "#app/swiss/decimal.ts";

export interface ReadBilling {
  number: string;
  /** `YYYY-MM-DD`; days of 2000 to 2099. */
  date: string;
  order: string;
  uid: string;
  /** First and last day; none where it is not stated. */
  service: string[];
  /** Rates in tenths of a percent, net amounts in Rappen; null where one rate applies to the whole amount. */
  vat: { rate: number; net: number | null }[];
  /** Hundredths of a percent within days of the date; 0 for the whole amount. */
  terms: { percent: number; days: number }[];
}

const TAG = /\/(\d\d)\/((?:[^\\/]|\\[\\/])+)/gy;

const KNOWN = ["10", "11", "20", "30", "31", "32", "40"];

/** Swico S1, without import VAT (tag 33). Null for anything that its syntax does not allow. */
export function readBillingInformation(text: string): ReadBilling | null {
  try {
    return read(text);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function read(text: string): ReadBilling {
  const tags = tagsIn(text);
  const value = (tag: string) => tags.get(tag) ?? "";
  const list = (tag: string) => (tags.has(tag) ? value(tag).split(";") : []);
  return {
    number: plain(value("10")),
    date: dayOf(value("11")),
    order: plain(value("20")),
    uid: matched(/^\d{9}$/, value("30")),
    service: tags.has("31") ? serviceOf(value("31")) : [],
    vat: list("32").map((part, _index, { length }) => vatOf(part, length === 1)),
    terms: list("40").map(termOf),
  };
}

function tagsIn(text: string): Map<string, string> {
  const line = matched(/^\/\/S1\/.+/, text).slice("//S1".length);
  const tags = [...line.matchAll(TAG)].map(([, tag = "", value = ""]) => [tag, value] as const);
  const names = tags.map(([tag]) => tag);
  const length = tags.reduce((sum, [, value]) => sum + value.length + 4, 0);
  const isAscending = [...new Set(names)].toSorted().join() === names.join();
  if (length !== line.length || !isAscending || !names.every((name) => KNOWN.includes(name)))
    throw new RangeError(text);
  return new Map(tags);
}

function matched(pattern: RegExp, text: string): string {
  if (!pattern.test(text)) throw new RangeError(text);
  return text;
}

function plain(value: string): string {
  return value.replace(/\\(.)/g, "$1");
}

function dayOf(value: string): string {
  const [, year = "", month = "", day = ""] = /^(\d\d)(\d\d)(\d\d)$/.exec(value) ?? [];
  const date = `20${year}-${month}-${day}`;
  if (new Date(`${date}T00:00:00Z`).toISOString().slice(0, 10) !== date) throw new RangeError(value);
  return date;
}

function serviceOf(value: string): string[] {
  const days = [dayOf(value.slice(0, 6)), dayOf(value.length > 6 ? value.slice(6) : value)];
  if (days.toSorted().join() !== days.join()) throw new RangeError(value);
  return days;
}

function numberOf(value: string, places: number): number {
  const number = parseDecimal(matched(/^(0|[1-9]\d*)(\.\d+)?$/, value), places);
  if (number === null) throw new RangeError(value);
  return number;
}

function vatOf(value: string, isAlone: boolean): ReadBilling["vat"][number] {
  const [rate = "", net] = matched(isAlone ? /^[^:]+(:[^:]+)?$/ : /^[^:]+:[^:]+$/, value).split(":");
  return { rate: numberOf(rate, 1), net: net === undefined ? null : numberOf(net, 2) };
}

function termOf(value: string): ReadBilling["terms"][number] {
  const [percent = "", days = ""] = matched(/^[^:]+:\d{1,3}$/, value).split(":");
  return { percent: numberOf(percent, 2), days: Number(days) };
}

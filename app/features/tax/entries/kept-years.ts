import type { BookEntriesTable, TaxEntriesTable } from "#app/platform/database/schema/tax.ts";
import { yearOf } from "#app/swiss/dates.ts";

type TaxFact = Pick<TaxEntriesTable, "basis" | "kind" | "day" | "rate" | "net" | "vat"> & {
  invoice_id: string;
};
type BookFact = Pick<BookEntriesTable, "invoice_id" | "kind" | "day" | "amount">;

interface Facts {
  tax: readonly TaxFact[];
  books: readonly BookFact[];
}

/**
 * What closed years hold of documents before and after they are read anew. Reasons for 0 % and activities are no
 * figures of a year. @returns the first closed year whose figures would change
 */
export function changedYear(before: Facts, after: Facts, closed: readonly number[]): number | undefined {
  const [was, is] = [figures(before), figures(after)];
  const changed = [...new Set([...was.keys(), ...is.keys()])].filter((key) => was.get(key) !== is.get(key));
  const years = changed.map((key) => yearOf(key.slice(0, 10)));
  return closed.find((year) => years.includes(year));
}

/** Sums, Rappen, by day and fact. */
function figures({ tax, books }: Facts): Map<string, number> {
  const sums = new Map<string, number>();
  const add = (amount: number, ...fact: (string | number)[]) => {
    const key = fact.join(" ");
    const sum = (sums.get(key) ?? 0) + amount;
    if (sum === 0) sums.delete(key);
    else sums.set(key, sum);
  };
  for (const { day, invoice_id: id, basis, kind, rate, net, vat } of tax) {
    add(net, day, id, basis, kind, rate, "net");
    add(vat, day, id, basis, kind, rate, "vat");
  }
  for (const { day, invoice_id: id, kind, amount } of books) add(amount, day, id, kind);
  return sums;
}

import type { VatApart } from "#app/features/books/book/bookings.ts";
import type { Day } from "#app/swiss/dates.ts";
import { methodOn, type VatMethod } from "./vat-method.ts";

/**
 * By net tax rates neither stands apart. Who has no method may still print VAT, which is owed (Art. 27 MWSTG), but
 * deducts none on expenses.
 * @param methods by day
 */
export function vatApart(methods: readonly VatMethod[], day: Day): VatApart {
  const method = methodOn(methods, day)?.method;
  return { output: method !== "net", input: method === "effective" };
}

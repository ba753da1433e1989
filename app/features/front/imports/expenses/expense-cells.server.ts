import type { z } from "zod";
import { CATEGORIES, type Category, CATEGORY_NAMES } from "#app/features/books/book/categories.ts";
import type { expenseSchema } from "#app/features/taxes/expenses/expense.schema.ts";
import { ACQUISITION_RATES } from "#app/features/taxes/expenses/acquisition-tax.ts";
import { PAID_FROM } from "#app/features/taxes/expenses/paid-from.ts";
import type { RowValues } from "#app/features/front/imports/clients/client-row.ts";
import { readDay } from "#app/features/front/imports/file/row-reader.ts";
import type { FieldError } from "#app/platform/errors.ts";
import { fold } from "#app/platform/lists/fold.ts";
import { LOCALES } from "#app/platform/i18n/locale.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";
import { parseDay } from "#app/swiss/dates.ts";
import { parseSignedAmount } from "#app/swiss/money.ts";
import { formatVatRate, includedVat, type VatRate } from "#app/swiss/vat.ts";
import { suggestedVatRates } from "#app/swiss/vat/statutory-rates.ts";

interface Usual {
  usualRate: VatRate | null;
  category: Category | null;
}

/** Undefined where nothing is said, null where it is no category that we know. */
type ReadCategory = Category | null | undefined;

/** Reads a category by its code, its name in four languages, or the number of its account. */
export function categoryReader(): (cell: string) => ReadCategory {
  const known = new Map<string, Category>();
  for (const name of CATEGORY_NAMES) {
    known.set(name, name).set(String(CATEGORIES[name].account), name);
    for (const locale of LOCALES) known.set(fold(translator(locale)(`expenses:category.${name}`)), name);
  }
  return (cell) => {
    const word = fold(cell.trim());
    if (word === "") return undefined;
    return known.get(word) ?? known.get(/^\d{4}(?=\D)/.exec(word)?.[0] ?? "") ?? null;
  };
}

/** What decides tax and is not said is asked once; something stands in for it until then. */
export function rawExpense(values: RowValues, found: ReadCategory, { usualRate, category }: Usual) {
  const {
    supplier = "",
    day = "",
    amount = "",
    vatRate = "",
    vat = "",
    reference,
    iban,
    note,
    project,
  } = values;
  const acquisitionTax = named(
    values.acquisitionTax,
    ACQUISITION_RATES,
    (kind) => `expenses:acquisition.${kind}` as const,
  );
  const usual = acquisitionTax === "" ? usualRate : 0;
  const rate = vatRate.trim() || rateBy({ day, amount, vat }) || (usual === null ? "" : String(usual / 10));
  const errors: FieldError[] = found === null ? [{ field: "category", code: "import.category_unknown" }] : [];
  const input: z.input<typeof expenseSchema> = {
    supplier,
    day: readDay(day),
    category: found ?? category ?? "other",
    paidFrom: named(values.paidFrom, PAID_FROM, (name) => `expenses:paidFrom.${name}`),
    acquisitionTax,
    privateShare: values.privateShare,
    dueOn: readDay(values.dueOn ?? ""),
    paidOn: readDay(values.paidOn ?? ""),
    reference,
    iban,
    note,
    project,
    rows: [{ rate: rate || "0", gross: amount, ...(vat.trim() && rate ? { vat } : {}) }],
  };
  return {
    input,
    errors,
    isRateAsked: rate === "",
    isCategoryAsked: found === undefined && category === null,
  };
}

/** Reads a code or a name in four languages; what is none of them is refused as it was typed. */
function named<const Name extends string>(
  cell = "",
  names: readonly Name[],
  keyOf: (name: Name) => string,
): string {
  const word = fold(cell.trim());
  const isCalled = (name: Name) =>
    name === word || LOCALES.some((locale) => fold(translator(locale)([keyOf(name)])) === word);
  return names.find(isCalled) ?? cell.trim();
}

/** The statutory rate at which the amount contains the tax that is stated; empty where none does. */
function rateBy({ day, amount, vat }: { day: string; amount: string; vat: string }): string {
  const [gross, tax, on] = [parseSignedAmount(amount), parseSignedAmount(vat), parseDay(readDay(day))];
  if (gross === null || tax === null || on === null) return "";
  const rates = suggestedVatRates(on).filter((rate) => Math.abs(includedVat(gross, rate) - tax) <= 1);
  return rates.length === 1 ? formatVatRate(rates[0]!) : "";
}

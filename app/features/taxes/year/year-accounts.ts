import { ACCOUNT_NAMES, type AccountName, kindOfAccount } from "#app/features/books/book/accounts.ts";
import { CATEGORIES, type Category, CATEGORY_NAMES } from "#app/features/books/book/categories.ts";

export function isInvestment(category: Category): boolean {
  return CATEGORIES[category].account < 2000;
}

export const COST_ACCOUNTS: readonly AccountName[] = [
  ...CATEGORY_NAMES.filter((category) => !isInvestment(category)),
  "providerFees",
];

const COUNTED: readonly AccountName[] = [...CATEGORY_NAMES, "providerFees", "exchange"];

/** Income and costs that only bookings by hand are counted of, as documents count by their VAT. */
export const ACCOUNTS_BY_HAND = ACCOUNT_NAMES.filter(
  (name) => kindOfAccount(name) === "result" && !COUNTED.includes(name),
);

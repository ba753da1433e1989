import { CATEGORIES, type Category, CATEGORY_NAMES } from "#app/features/books/book/categories.ts";

/** Accounts of the journal beside those of the expenses, by the Swiss chart of accounts for SMEs. */
const OWN_ACCOUNTS = {
  bank: "1020",
  debtors: "1100",
  inputTax: "1170",
  clientCredit: "2030",
  vat: "2200",
  taxOffice: "2201",
  revenue: "3400",
  fees: "3600",
  skonto: "3800",
  losses: "3805",
  rounding: "3809",
  providerFees: "6940",
  exchange: "6949",
  interest: "6950",
} as const;

export type AccountName = keyof typeof OWN_ACCOUNTS | Category;

const OWN_NAMES = Object.keys(OWN_ACCOUNTS) as (keyof typeof OWN_ACCOUNTS)[];

export const ACCOUNT_NAMES: AccountName[] = [...OWN_NAMES, ...CATEGORY_NAMES];

export function accountWord(name: AccountName) {
  return isCategory(name) ? (`expenses:category.${name}` as const) : (`journal:account.${name}` as const);
}

/** Until the business chooses another one. */
export function standardNumber(name: AccountName): string {
  return isCategory(name) ? String(CATEGORIES[name].account) : OWN_ACCOUNTS[name];
}

function isCategory(name: AccountName): name is Category {
  return name in CATEGORIES;
}

/** Each needs a number of its own: on one account money and debts would cancel each other out. */
const OF_BALANCE: readonly AccountName[] = [
  "bank",
  "debtors",
  "inputTax",
  "clientCredit",
  "vat",
  "taxOffice",
];

/** The names whose number another account has too. Income and costs may share theirs. */
export function sharedNumbers(chart: Chart): AccountName[] {
  const shared = OF_BALANCE.flatMap((name) => {
    const same = ACCOUNT_NAMES.filter((other) => chart[other] === chart[name]);
    return same.length > 1 ? same : [];
  });
  return ACCOUNT_NAMES.filter((name) => shared.includes(name));
}

export type Chart = Record<AccountName, string>;

/** @param chosen numbers by name; the others are those of the SME chart */
export function chartOf(chosen: ReadonlyMap<string, string>): Chart {
  const numbers = ACCOUNT_NAMES.map((name) => [name, chosen.get(name) ?? standardNumber(name)]);
  return Object.fromEntries(numbers) as Chart;
}

/** Those that have this number: income and costs may share one. */
export function accountsOf(chart: Chart, number: string): AccountName[] {
  return ACCOUNT_NAMES.filter((name) => chart[name] === number);
}

/** By number, each once. */
export function chartNumbers(chart: Chart): string[] {
  return [...new Set(Object.values(chart))].toSorted();
}

import type { Translate } from "#app/platform/i18n/messages.ts";
import { CATEGORIES, type Category, CATEGORY_NAMES } from "#app/features/books/book/categories.ts";

/** Accounts of the journal beside those of the expenses, by the Swiss chart of accounts for SMEs. */
const OWN_ACCOUNTS = {
  cash: "1000",
  bank: "1020",
  debtors: "1100",
  inputTax: "1170",
  inputTaxOther: "1171",
  stock: "1200",
  prepaid: "1300",
  machines: "1500",
  vehicles: "1530",
  creditors: "2000",
  clientCredit: "2030",
  vat: "2200",
  taxOffice: "2201",
  accruals: "2300",
  loans: "2400",
  capital: "2800",
  private: "2850",
  carriedForward: "2970",
  yearResult: "2979",
  revenue: "3400",
  fees: "3600",
  skonto: "3800",
  losses: "3805",
  rounding: "3809",
  wages: "5000",
  socialInsurance: "5700",
  depreciation: "6800",
  financeCosts: "6900",
  providerFees: "6940",
  exchange: "6949",
  interest: "6950",
  directTaxes: "8900",
  opening: "9100",
} as const;

export type AccountName = keyof typeof OWN_ACCOUNTS | Category;

const OWN_NAMES = Object.keys(OWN_ACCOUNTS) as (keyof typeof OWN_ACCOUNTS)[];

export const ACCOUNT_NAMES: AccountName[] = [...OWN_NAMES, ...CATEGORY_NAMES];

export function accountWord(name: AccountName) {
  return isCategory(name) ? (`expenses:category.${name}` as const) : (`journal:account.${name}` as const);
}

/** Such as "1020 Bank". */
export function numberedAccount(t: Translate, chart: Chart, name: AccountName): string {
  return `${chart[name]} ${t(accountWord(name))}`;
}

/** Until the business chooses another one. */
export function standardNumber(name: AccountName): string {
  return isCategory(name) ? String(CATEGORIES[name].account) : OWN_ACCOUNTS[name];
}

function isCategory(name: AccountName): name is Category {
  return name in CATEGORIES;
}

/** The kind by the SME chart: assets below 2000, debts and equity below 3000, results below 9000. */
export function kindOfAccount(name: AccountName): "asset" | "debt" | "result" | "opening" {
  const number = Number(standardNumber(name));
  if (number < 2000) return "asset";
  if (number < 3000) return "debt";
  return number < 9000 ? "result" : "opening";
}

/** Each needs a number of its own: on one account money and debts would cancel each other out. */
const OF_BALANCE: readonly AccountName[] = OWN_NAMES.filter((name) => kindOfAccount(name) !== "result");

/** The names whose number another account has too. Income and costs may share theirs. */
export function sharedNumbers(chart: Chart): AccountName[] {
  const shared = OF_BALANCE.flatMap((name) => {
    const same = ACCOUNT_NAMES.filter((other) => chart[other] === chart[name]);
    return same.length > 1 ? same : [];
  });
  return ACCOUNT_NAMES.filter((name) => shared.includes(name));
}

export type Chart = Record<AccountName, string>;

/**
 * @param chosen numbers by name; the others are those of the SME chart, or of the balance the next one that nobody has
 * chosen for another
 */
export function chartOf(chosen: ReadonlyMap<string, string>): Chart {
  const taken = new Set(chosen.values());
  const numbers = ACCOUNT_NAMES.map((name) => [name, chosen.get(name) ?? freeNumber(name, taken)]);
  return Object.fromEntries(numbers) as Chart;
}

function freeNumber(name: AccountName, taken: ReadonlySet<string>): string {
  const standard = standardNumber(name);
  if (!OF_BALANCE.includes(name)) return standard;
  const isFree = (number: string) =>
    !taken.has(number) &&
    (number === standard || ACCOUNT_NAMES.every((one) => standardNumber(one) !== number));
  return Array.from({ length: 100 }, (_, step) => String(Number(standard) + step)).find(isFree) ?? standard;
}

/** Those that have this number: income and costs may share one. */
export function accountsOf(chart: Chart, number: string): AccountName[] {
  return ACCOUNT_NAMES.filter((name) => chart[name] === number);
}

/** The accounts in the order of their numbers; of those that share one, the first. */
export function chosenAccounts(chart: Chart): AccountName[] {
  return chartNumbers(chart).flatMap((number) => accountsOf(chart, number).slice(0, 1));
}

/** The numbers of the chart in their order, each once. */
export function chartNumbers(chart: Chart): string[] {
  return [...new Set(Object.values(chart))].toSorted();
}

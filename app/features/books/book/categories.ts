import type { ExpensesTable } from "#app/platform/database/schema/expenses.ts";

export type Category = ExpensesTable["category"];

interface CategoryFacts {
  /** An account of the Swiss chart of accounts for SMEs. */
  account: number;
  /** The line of the VAT return: 400 material and services, 405 investments and other operating expenses. */
  ziffer: 400 | 405;
}

export const CATEGORIES: Record<Category, CategoryFacts> = {
  material: { account: 4000, ziffer: 400 },
  services: { account: 4400, ziffer: 400 },
  rent: { account: 6000, ziffer: 405 },
  vehicle: { account: 6200, ziffer: 405 },
  insurance: { account: 6300, ziffer: 405 },
  energy: { account: 6400, ziffer: 405 },
  office: { account: 6500, ziffer: 405 },
  software: { account: 6570, ziffer: 405 },
  advertising: { account: 6600, ziffer: 405 },
  other: { account: 6700, ziffer: 405 },
  furniture: { account: 1510, ziffer: 405 },
  computers: { account: 1520, ziffer: 405 },
};

export const CATEGORY_NAMES = [
  "material",
  "services",
  "rent",
  "vehicle",
  "insurance",
  "energy",
  "office",
  "software",
  "advertising",
  "other",
  "furniture",
  "computers",
] as const satisfies readonly Category[];

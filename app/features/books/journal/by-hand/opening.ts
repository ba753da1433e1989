import { ACCOUNT_NAMES, kindOfAccount } from "#app/features/books/book/accounts.ts";

export const OPENING_ACCOUNTS = ACCOUNT_NAMES.filter((name) =>
  ["asset", "debt"].includes(kindOfAccount(name)),
);

export const TAKES_DIFFERENCE = ["capital", "carriedForward", "yearResult"] as const;

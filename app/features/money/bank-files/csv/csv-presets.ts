import type { CsvColumn } from "./csv-columns.ts";
import type { CsvMapping } from "./csv-mapping.ts";

const CSV_BANKS = { wise: "Wise", revolut: "Revolut", neon: "neon", yuh: "Yuh" } as const;

export type CsvBank = keyof typeof CSV_BANKS;

export function bankName(bank: string): string {
  return Object.entries(CSV_BANKS).find(([key]) => key === bank)?.[1] ?? "";
}

interface Preset extends Omit<CsvMapping, "columns"> {
  bank: CsvBank;
  /** All of them stand in the file; it may have more. */
  columns: Record<string, CsvColumn | "">;
}

const DAY_FIRST = { dayOrder: "dmy", decimal: ".", currency: "CHF" } as const;
const YEAR_FIRST = { dayOrder: "ymd", decimal: ".", currency: "CHF" } as const;

/** Presets as published by people who read such files; docs/decisions/0075 says how sure each is. */
const PRESETS: readonly Preset[] = [
  {
    bank: "wise",
    ...DAY_FIRST,
    columns: {
      "TransferWise ID": "id",
      Date: "date",
      Amount: "amount",
      Currency: "currency",
      Description: "text",
      "Payment Reference": "reference",
      "Running Balance": "balance",
      "Payer Name": "payer",
    },
  },
  {
    bank: "revolut",
    ...YEAR_FIRST,
    columns: {
      Type: "",
      Product: "part",
      "Completed Date": "date",
      Description: "text",
      Amount: "amount",
      Fee: "fee",
      Currency: "currency",
      State: "state",
      Balance: "balance",
    },
  },
  {
    bank: "revolut",
    ...YEAR_FIRST,
    columns: {
      Art: "",
      Produkt: "part",
      "Datum des Abschlusses": "date",
      Beschreibung: "text",
      Betrag: "amount",
      Gebühr: "fee",
      Währung: "currency",
      Status: "state",
      Saldo: "balance",
    },
  },
  {
    bank: "revolut",
    ...YEAR_FIRST,
    columns: {
      "Date completed (UTC)": "date",
      ID: "id",
      State: "state",
      Description: "text",
      Reference: "reference",
      "Payment currency": "currency",
      Amount: "amount",
      Fee: "fee",
      Balance: "balance",
    },
  },
  {
    bank: "neon",
    ...YEAR_FIRST,
    columns: {
      Date: "date",
      Amount: "amount",
      "Original amount": "",
      "Original currency": "",
      "Exchange rate": "",
      Description: "payer",
      Subject: "text",
      Category: "",
    },
  },
  {
    bank: "yuh",
    ...DAY_FIRST,
    columns: {
      DATE: "date",
      "ACTIVITY TYPE": "",
      "ACTIVITY NAME": "text",
      DEBIT: "debit",
      "DEBIT CURRENCY": "debitCurrency",
      CREDIT: "credit",
      "CREDIT CURRENCY": "currency",
      SENDER: "payer",
    },
  },
];

/** @returns null when the headings belong to none of these banks */
export function presetFor(headings: readonly string[]): { bank: CsvBank; mapping: CsvMapping } | null {
  const preset = PRESETS.find(({ columns }) =>
    Object.keys(columns).every((heading) => headings.includes(heading)),
  );
  if (!preset) return null;
  const { bank, columns, ...settings } = preset;
  const seen = new Set<string>();
  const mapped = headings.map((heading) => {
    const column = seen.has(heading) ? "" : (columns[heading] ?? "");
    seen.add(heading);
    return column;
  });
  return { bank, mapping: { ...settings, columns: mapped } };
}

import type { Locale } from "#app/platform/i18n/locale.ts";
import { formatInstant } from "#app/swiss/dates.ts";
import { shortIban } from "#app/swiss/iban.ts";
import type { BankFile, BankFileCounts, BankFileState } from "./bank-file.ts";

export interface BankFileRow {
  id: string;
  name: string;
  state: BankFileState;
  at: string;
  accounts: string[];
  counts: BankFileCounts;
}

export function bankFileRows(files: BankFile[], locale: Locale): BankFileRow[] {
  return files.map(({ id, name, state, counts, createdAt, statements }) => ({
    id,
    name,
    state,
    counts,
    at: formatInstant(createdAt, locale),
    accounts: [...new Set(statements.map(({ account }) => shortIban(account)))],
  }));
}

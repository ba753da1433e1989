import {
  type BankFileImport,
  importDocuments,
  type ImportOptions,
} from "#app/features/money/bank-files/import-bank-files.server.ts";
import type { CsvSource } from "#app/features/money/bank-files/bank-file.ts";
import { requireOwnAccounts } from "#app/features/money/bank-files/own-accounts.server.ts";
import { findSameFile } from "#app/features/money/bank-files/bank-files.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { invalid } from "#app/platform/errors.ts";
import { yieldToRequests } from "#app/platform/jobs/yield-to-requests.server.ts";
import type { CsvTable } from "./csv-mapping.ts";
import { readCsvTable } from "./csv-document.ts";
import type { KeptMapping } from "./kept-mappings.server.ts";

const MOST_UNREADABLE = 200;

export interface CsvUpload {
  name: string;
  sha256: string;
  table: CsvTable;
}

/**
 * Handles a file that was uploaded before: nothing changes, or a broken-off import continues. Null for a new
 * file.
 */
export async function importedAlready(
  ctx: UserContext,
  upload: CsvUpload,
  options?: ImportOptions,
): Promise<BankFileImport | null> {
  const same = await findSameFile(ctx, upload.sha256);
  if (!same?.csv) return null;
  const { mappingId: id, ...source } = same.csv;
  return importCsv(ctx, upload, { ...source, id }, options);
}

/** @throws AppError `input.invalid` at `file` when no row can be read, or for an account that is not the business's */
export async function importCsv(
  ctx: UserContext,
  { name, sha256, table }: CsvUpload,
  { id, bank, account, headings, mapping }: Omit<KeptMapping, "usedAt">,
  options?: ImportOptions,
): Promise<BankFileImport> {
  const { document, unreadable } = await readCsvTable(table, mapping, { name, account }, yieldToRequests);
  if (document.statements.length === 0) throw invalid([{ field: "file", code: "bank_file.csv_unreadable" }]);
  await requireOwnAccounts(ctx, [document]);
  const csv: CsvSource = {
    mappingId: id,
    bank,
    account,
    headings,
    mapping,
    unreadableCount: unreadable.length,
    unreadable: unreadable.slice(0, MOST_UNREADABLE),
  };
  return importDocuments(ctx, { name, sha256 }, [document], { ...options, csv });
}

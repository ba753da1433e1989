import {
  confirmCsv,
  type ConfirmCsvInput,
  OTHER_ACCOUNT,
} from "#app/features/money/bank-files/csv/confirm-csv.server.ts";
import type { CsvMapping } from "#app/features/money/bank-files/csv/csv-mapping.ts";
import { guessMapping } from "#app/features/money/bank-files/csv/guess-mapping.ts";
import { keepWaitingFile } from "#app/features/money/bank-files/csv/waiting-files.server.ts";
import { findBankFile } from "#app/features/money/bank-files/bank-files.server.ts";
import { uploadBankFiles } from "#app/features/money/bank-files/upload-bank-files.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { OWN_ACCOUNT } from "./bookkeeper.ts";

export function uploadCsv(ctx: UserContext, text: string, accounts: string[] = []) {
  return uploadBankFiles(ctx, [{ name: "bank.csv", bytes: Buffer.from(text) }], { accounts });
}

/** Imports as somebody does who finds the columns right; without asking once they are known. */
export async function importCsvText(ctx: UserContext, text: string, account = OWN_ACCOUNT) {
  const uploaded = await uploadCsv(ctx, text);
  if (uploaded.kind === "imported") return uploaded.imported.file;
  if (uploaded.kind === "preview") throw new Error("a CSV file is no report");
  const id = await keepWaitingFile(ctx, uploaded.csv);
  const { mapping } = guessMapping(uploaded.csv.table);
  return findBankFile(ctx, await confirmCsv(ctx, id, confirmation(mapping, account)));
}

export function confirmation({ columns, ...rest }: CsvMapping, account: string): ConfirmCsvInput {
  const isOwn = account === OWN_ACCOUNT;
  return {
    ...rest,
    columns: columns.map((field) => ({ field })),
    account: isOwn ? account : OTHER_ACCOUNT,
    otherAccount: isOwn ? "" : account,
  };
}

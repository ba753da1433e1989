import type { ImportOptions } from "#app/features/money/bank-files/import-bank-files.server.ts";
import { acceptAccount } from "#app/features/money/bank-files/own-accounts.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { type FieldError, invalid } from "#app/platform/errors.ts";
import { yieldToRequests } from "#app/platform/jobs/yield-to-requests.server.ts";
import { isQrIban, normaliseIban } from "#app/swiss/iban.ts";
import { hasValidCheckDigits } from "#app/swiss/mod97.ts";
import { csvMappingInput, judgedMapping } from "./checked-mapping.server.ts";
import { z } from "zod";
import { readCsvTable } from "./csv-document.ts";
import { presetFor } from "./csv-presets.ts";
import { importCsv, importedAlready } from "./import-csv.server.ts";
import { keepMapping, type NewMapping } from "./kept-mappings.server.ts";
import { endWaitingFile, findWaitingFile, type WaitingFile } from "./waiting-files.server.ts";

export const OTHER_ACCOUNT = "other";

export const confirmCsvInput = csvMappingInput.extend({
  account: z.string().default(""),
  otherAccount: z.string().default(""),
});

export type ConfirmCsvInput = z.output<typeof confirmCsvInput>;

/**
 * Keeps how the file is read and imports it; repeated, it leads to what was imported.
 * @returns the bank file's id
 * @throws AppError `csv_file.not_found`, `input.invalid`, `csv_mapping.too_many`
 */
export async function confirmCsv(ctx: UserContext, id: string, input: ConfirmCsvInput): Promise<string> {
  const waiting = await findWaitingFile(ctx, id);
  if (waiting.bankFileId) return waiting.bankFileId;
  const { mapping, account, errors } = await judged(ctx, waiting, input);
  if (errors.length) throw invalid(errors);
  const { headings } = waiting.table;
  const kept: NewMapping = { account, bank: presetFor(headings)?.bank ?? "", headings, mapping };
  const options = { keep: () => Promise.resolve(id) };
  const earlier = await importedAlready(ctx, waiting, options);
  const { file } = earlier ?? (await keepAndImport(ctx, waiting, kept, options));
  if (file.state === "done") await endWaitingFile(ctx, id, file.id);
  return file.id;
}

async function keepAndImport(
  ctx: UserContext,
  waiting: WaitingFile,
  kept: NewMapping,
  options: ImportOptions,
) {
  await acceptAccount(ctx, kept.account);
  return importCsv(ctx, waiting, { ...kept, id: await keepMapping(ctx, kept) }, options);
}

async function judged(ctx: UserContext, { name, table }: WaitingFile, input: ConfirmCsvInput) {
  const { mapping, errors } = judgedMapping(ctx, table.headings, input);
  const isOther = input.account === OTHER_ACCOUNT;
  const account = normaliseIban(isOther ? input.otherAccount : input.account);
  const field = isOther ? "otherAccount" : "account";
  const all = [...errors, ...accountErrors(account, field)];
  const { document } = await readCsvTable(table, mapping, { name, account }, yieldToRequests);
  if (all.length === 0 && document.statements.length === 0)
    all.push({ field: "columns", code: "bank_file.csv_unreadable" });
  return { mapping, account, errors: all };
}

/** Statements name the normal IBAN, so a payment is recognised in both kinds of files. */
function accountErrors(account: string, field: string): FieldError[] {
  if (account === "") return [{ field, code: "bank_file.csv_account" }];
  if (isQrIban(account)) return [{ field, code: "bank_file.csv_qr_iban" }];
  const isIban = /^[A-Z]{2}\d{2}[0-9A-Z]{11,30}$/.test(account) && hasValidCheckDigits(account);
  return isIban ? [] : [{ field, code: "account.iban_checksum" }];
}

import { expressionBuilder } from "kysely";
import type { BusinessContext } from "#app/platform/context.server.ts";
import type { Schema } from "#app/platform/database/schema.ts";
import { listPage, newestFirst, type WantedPage } from "#app/platform/lists/listing.server.ts";
import { type ListPage, listPageJson } from "#app/platform/lists/pages.ts";
import type { BankFile } from "./bank-file.ts";
import { bankFileJson } from "./bank-file-json.ts";
import { bankFileOf, ownBankFiles } from "./bank-files.server.ts";

interface BankFilePage extends ListPage {
  files: BankFile[];
}

const NEWEST = newestFirst(expressionBuilder<Schema, "bank_files">().ref("id"));

/** The newest first, undone ones too. @throws AppError `input.invalid` at `starting_after` */
export async function listBankFiles(ctx: BusinessContext, wanted: WantedPage): Promise<BankFilePage> {
  const { rows, ...page } = await listPage(wanted, NEWEST, ownBankFiles(ctx).selectAll());
  return { files: rows.map(bankFileOf), ...page };
}

export function bankFilePageJson({ files, ...list }: BankFilePage) {
  return {
    bankFiles: files.map(bankFileJson),
    ...listPageJson(list),
  };
}

import { stringify } from "csv-stringify/sync";
import { checkImport, type ImportCheck } from "#app/features/front/imports/check-import.server.ts";
import type { ExistingChoice, ImportKind } from "#app/features/front/imports/mapping/import-kinds.ts";
import { chooseRate, mapColumns } from "#app/features/front/imports/change-import.server.ts";
import { findImport, type Import, startImport } from "#app/features/front/imports/imports.server.ts";
import {
  type ImportResult,
  mappingSchema,
  usualRateSchema,
} from "#app/features/front/imports/mapping/mapping.schema.ts";
import { runImport } from "#app/features/front/imports/run-import.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";

/** A CSV file whose headings are the keys of its first row. */
export function csvFile(rows: Record<string, string | number>[], delimiter = ";"): Buffer {
  return Buffer.from(stringify(rows, { header: true, delimiter, record_delimiter: "\r\n" }));
}

/** Uploads a file and takes the columns as they are suggested. */
export async function uploadFile(
  ctx: UserContext,
  kind: ImportKind,
  file: Uint8Array,
  existing: ExistingChoice = "skip",
  vatRate = "",
): Promise<Import> {
  const id = await startImport(ctx, kind, file);
  const { fields } = (await waitingImport(ctx, id)).mapping;
  await mapColumns(ctx, id, mappingSchema.parse({ columns: fields.map((field) => ({ field })), existing }));
  if (vatRate) await chooseRate(ctx, id, usualRateSchema.parse({ vatRate }).vatRate);
  return waitingImport(ctx, id);
}

/** Uploads a file and brings it in. */
export async function importFile(
  ctx: UserContext,
  kind: ImportKind,
  file: Uint8Array,
  existing: ExistingChoice = "skip",
  vatRate = "",
): Promise<ImportResult> {
  return runImport(ctx, (await uploadFile(ctx, kind, file, existing, vatRate)).id);
}

/** Uploads a file and sees what would happen. */
export async function checkFile(
  ctx: UserContext,
  kind: ImportKind,
  file: Uint8Array,
  existing: ExistingChoice = "skip",
): Promise<ImportCheck> {
  return checkImport(ctx, await uploadFile(ctx, kind, file, existing));
}

export async function waitingImport(ctx: UserContext, id: string): Promise<Import> {
  const { waiting } = await findImport(ctx, id);
  if (!waiting) throw new Error("the import is carried out already");
  return waiting;
}

import { usesEur } from "#app/features/taxes/tax/rates/exchange-rates.server.ts";
import { requirePro } from "#app/features/running/subscriptions/require-pro.server.ts";
import { readsMayLag, type UserContext } from "#app/platform/context.server.ts";
import type { FileInPieces } from "#app/platform/http/responses/stream-response.server.ts";
import type { Archive, ZipEntry } from "#app/platform/http/responses/zip-response.server.ts";
import { keptFile } from "#app/platform/kept-results/kept-results.server.ts";
import { csvPieces } from "./csv.ts";
import type { DataExport } from "./data-export.schema.ts";
import type { Asked } from "./export-part.server.ts";
import { chosenParts } from "./export-parts.server.ts";
import { countRows, type ExportProgress } from "./export-progress.ts";
import { type ExportSheet, XLSX } from "./sheet.ts";
import { workbookPieces } from "./workbook.server.ts";

/** `progress` counts written rows; `ids` are those of a selection, of one part. @throws AppError `plan.pro_required` */
export async function exportData(
  ctx: UserContext,
  options: DataExport,
  { progress = { done: 0 }, ids }: { progress?: ExportProgress; ids?: readonly string[] } = {},
): Promise<FileInPieces | Archive> {
  await requirePro(ctx);
  ctx.log.info({ event: "data.exported", format: options.format });
  const onKept = () => void (progress.isKept = true);
  const question = { kind: "export", asked: { options, ids } } as const;
  return keptFile(ctx, question, (ctx) => madeNow(ctx, options, { progress, ids }), { onKept });
}

async function madeNow(
  ctx: UserContext,
  options: DataExport,
  { progress, ids }: { progress: ExportProgress; ids?: readonly string[] | undefined },
): Promise<FileInPieces | Archive> {
  const hasEur = await usesEur(ctx);
  const asked: Asked = {
    ctx: await readsMayLag(ctx),
    options,
    ids,
    hasEur,
    counted: (pages) => countRows(pages, progress),
  };
  const name = `rappen-export-${ctx.today}`;
  if (options.format === "json") {
    return {
      name: `${name}.json`,
      type: "application/json",
      pieces: logged(ctx, jsonPieces(asked)),
    };
  }
  const sheets = chosenParts(options).map(({ sheet }) => sheet(asked));
  if (options.format === "excel") {
    const pieces = workbookPieces(sheets, ctx.now.toISOString());
    return { name: `${name}.xlsx`, type: XLSX, pieces: logged(ctx, pieces) };
  }
  const delimiter = options.separator === "comma" ? "," : ";";
  const [only, ...others] = sheets;
  if (only && others.length === 0) {
    const pieces = logged(ctx, csvPieces(only, delimiter));
    return { name: `rappen-${only.file}-${ctx.today}.csv`, type: "text/csv; charset=utf-8", pieces };
  }
  return { name: `${name}.zip`, at: ctx.now, entries: csvEntries(ctx, sheets, delimiter) };
}

async function* csvEntries(
  ctx: UserContext,
  sheets: ExportSheet[],
  delimiter: ";" | ",",
): AsyncGenerator<ZipEntry> {
  for (const sheet of sheets) {
    yield { name: `${sheet.file}.csv`, content: logged(ctx, csvPieces(sheet, delimiter)) };
  }
}

async function* jsonPieces(asked: Asked): AsyncGenerator<string> {
  let before = "{";
  for (const { name, json } of chosenParts(asked.options)) {
    yield `${before}"${name}":`;
    yield* json(asked);
    before = ",";
  }
  yield "}\n";
}

/** A fault after the beginning can only be logged: the download breaks off. */
async function* logged<T>(ctx: UserContext, pieces: AsyncIterable<T>): AsyncGenerator<T> {
  let isOver = false;
  try {
    yield* pieces;
    isOver = true;
  } catch (error) {
    isOver = true;
    ctx.log.error({ event: "data.export_failed", err: error });
    throw error;
  } finally {
    if (!isOver) ctx.log.info({ event: "data.export_stopped" });
  }
}

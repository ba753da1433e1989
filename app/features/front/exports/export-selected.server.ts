import type { UserContext } from "#app/platform/context.server.ts";
import type { FileInPieces } from "#app/platform/http/responses/stream-response.server.ts";
import type { Archive } from "#app/platform/http/responses/zip-response.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { dataExportSchema } from "./data-export.schema.ts";
import { exportData } from "./export-data.server.ts";

type Selectable = "includeInvoices" | "includeOffers" | "includeCustomers";

/** A workbook, in the order of the list. @throws AppError `batch.none_chosen`, and as `exportData` */
export function exportSelected(
  ctx: UserContext,
  part: Selectable,
  ids: readonly string[],
): Promise<FileInPieces | Archive> {
  if (ids.length === 0) throw new AppError("batch.none_chosen");
  return exportData(ctx, dataExportSchema.parse({ format: "excel", [part]: "true" }), { ids });
}

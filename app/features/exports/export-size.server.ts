import { readAtItsSize } from "#app/features/accounts/large-business.server.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import type { DataExport } from "./data-export.schema.ts";
import { chosenParts } from "./export-parts.server.ts";

/** Writes during the export may change it slightly. */
export async function findExportSize(ctx: BusinessContext, options: DataExport): Promise<number> {
  return readAtItsSize(ctx, "invoices", async () => {
    let sum = 0;
    for (const { size } of chosenParts(options)) sum += await size(ctx, options);
    return sum;
  });
}

import { type BusinessContext, readsMayLag } from "#app/platform/context.server.ts";
import type { DataExport } from "./data-export.schema.ts";
import { chosenParts } from "./export-parts.server.ts";

/** Writes during the export may change it slightly. */
export async function findExportSize(of: BusinessContext, options: DataExport): Promise<number> {
  const ctx = await readsMayLag(of);
  let sum = 0;
  for (const { size } of chosenParts(options)) sum += await size(ctx, options);
  return sum;
}

import { promisify } from "node:util";
import { deflateRawSync, inflateRaw } from "node:zlib";
import { z } from "zod";
import { cellsRule } from "#app/features/running/table-files/file-table.ts";
import { fromJson, fromText } from "#app/platform/database/json.ts";
import type { JsonText } from "#app/platform/database/json-column.ts";
import type { ImportTable } from "./import-table.ts";

const unpacked = promisify(inflateRaw);

const packed = z.object({ packed: z.string() });

const table = z.object({
  parts: z.array(z.object({ name: z.string(), columns: z.number() })),
  headings: z.array(z.string()),
  rows: z.array(z.object({ lines: z.array(z.number()), cells: cellsRule })),
});

/** Megabytes written and read as they are would hold the event loop. Run it in a thread. */
export function packTable(table: ImportTable): string {
  const bytes = deflateRawSync(JSON.stringify(table), { level: 1 });
  return JSON.stringify({ packed: bytes.toString("base64") });
}

export async function unpackTable(content: JsonText): Promise<ImportTable> {
  const kept = fromJson(z.union([packed, table]), content);
  // Earlier releases kept it as it was.
  if (!("packed" in kept)) return kept;
  const bytes = await unpacked(Buffer.from(kept.packed, "base64"));
  return fromText(table, bytes.toString());
}

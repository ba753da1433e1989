import { dataExportSchema } from "#app/features/front/exports/data-export.schema.ts";
import { exportData } from "#app/features/front/exports/export-data.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { streamResponse } from "#app/platform/http/responses/stream-response.server.ts";

/** What somebody gets who asks for an export by these fields of its form. */
export async function downloadExport(ctx: UserContext, fields: Record<string, string>): Promise<Buffer> {
  const file = await exportData(ctx, dataExportSchema.parse(fields));
  const response = streamResponse(file, () => Promise.resolve(true));
  return Buffer.from(await response.arrayBuffer());
}

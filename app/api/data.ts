import { dataExportSchema } from "#app/features/front/exports/data-export.schema.ts";
import { exportData } from "#app/features/front/exports/export-data.server.ts";
import { requirePro } from "#app/features/running/subscriptions/require-pro.server.ts";
import { handle } from "#app/platform/http/api.server.ts";
import { queryOf } from "#app/platform/http/query.server.ts";
import { streamResponse } from "#app/platform/http/responses/stream-response.server.ts";
import { apiCalls } from "./api-calls.ts";

const route = apiCalls("data", {
  exportData: handle(async (ctx, { url, drained }) => {
    await requirePro(ctx);
    return streamResponse(await exportData(ctx, queryOf(dataExportSchema, url)), drained);
  }),
});

export const loader = route.loader;
export const action = route.action;

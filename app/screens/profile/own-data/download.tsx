import { downloadMyData } from "#app/features/front/exports/my-data/my-data.server.ts";
import { screenLoader } from "#app/platform/http/screen.server.ts";
import { zipResponse } from "#app/platform/http/responses/zip-response.server.ts";

export const loader = screenLoader(async (ctx, { drained }) =>
  zipResponse(await downloadMyData(ctx), drained),
);

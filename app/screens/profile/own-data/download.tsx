import { downloadMyData } from "#app/features/front/exports/my-data/my-data.server.ts";
import { screenLoader } from "#app/platform/http/screen.server.ts";
import { streamResponse } from "#app/platform/http/responses/stream-response.server.ts";

export const loader = screenLoader(async (ctx, { drained }) =>
  streamResponse(await downloadMyData(ctx), drained),
);

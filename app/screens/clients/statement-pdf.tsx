import { downloadStatement } from "#app/features/statements/draw-statement.server.ts";
import { fileResponse } from "#app/platform/http/file-response.server.ts";
import { fileOrPage } from "#app/platform/http/plain-error-page.server.ts";
import { screenLoader } from "#app/platform/http/screen.server.ts";

export const loader = screenLoader((ctx, { id }) =>
  fileOrPage(ctx, async () => fileResponse(await downloadStatement(ctx, id))),
);

import { downloadSelected } from "#app/features/selling/invoices/pdf/download-invoice.server.ts";
import { fileResponse } from "#app/platform/http/responses/file-response.server.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { fileOrPage } from "#app/platform/http/plain-error-page.server.ts";
import { screenLoader } from "#app/platform/http/screen.server.ts";
import { paths } from "#app/paths.ts";

export const loader = screenLoader((ctx, { url }) => {
  const ids = url.searchParams.getAll("id");
  if (ids.length > 0) return fileOrPage(ctx, async () => fileResponse(await downloadSelected(ctx, ids)));
  const nothing = { key: "errors:invoice.none_selected", tone: "bad" as const };
  return redirectWithFlash(ctx.platform, paths.invoices, nothing);
});

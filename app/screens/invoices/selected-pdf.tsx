import { downloadSelected } from "#app/features/invoices/download-invoice.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { redirectWithFlash } from "#app/platform/flash.server.ts";
import { fileResponse } from "#app/platform/file-response.server.ts";
import { screenLoader } from "#app/platform/screen.server.ts";
import { paths } from "#app/paths.ts";

/** The invoices ticked in the list, joined into one file. */
export const loader = screenLoader(async (ctx, { url }) => {
  try {
    return fileResponse(await downloadSelected(ctx, url.searchParams.getAll("id")));
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "invoice.none_selected") throw error;
    return redirectWithFlash(ctx.platform, paths.invoices, {
      key: "errors:invoice.none_selected",
      tone: "bad",
    });
  }
});

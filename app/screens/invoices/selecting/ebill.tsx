import { downloadForEBill } from "#app/features/selling/invoices/pdf/download-for-ebill.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { fileOrPage } from "#app/platform/http/plain-error-page.server.ts";
import { screenLoader } from "#app/platform/http/screen.server.ts";
import { zipResponse } from "#app/platform/http/responses/zip-response.server.ts";
import { paths } from "#app/paths.ts";

const NOTHING = ["invoice.none_selected", "invoice.none_for_ebill"] as const;

export const loader = screenLoader((ctx, { url, drained }) =>
  fileOrPage(ctx, async () => {
    try {
      return zipResponse(await downloadForEBill(ctx, url.searchParams.getAll("id")), drained);
    } catch (error) {
      const code = NOTHING.find((one) => error instanceof AppError && error.code === one);
      if (!code) throw error;
      return redirectWithFlash(ctx.platform, paths.invoices, { key: `errors:${code}`, tone: "bad" });
    }
  }),
);

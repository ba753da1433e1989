import { redirect } from "@remix-run/node";
import { LETTERS_A_FILE } from "#app/features/selling/batches/batch.ts";
import { countSeen } from "#app/features/selling/batches/chosen/chosen.ts";
import { joinInvoices } from "#app/features/selling/invoices/pdf/download-invoice.server.ts";
import { fileResponse } from "#app/platform/http/responses/file-response.server.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { fileOrPage } from "#app/platform/http/plain-error-page.server.ts";
import { screenLoader } from "#app/platform/http/screen.server.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";
import { rowsOfPart } from "#app/platform/lists/parts.ts";
import { paths } from "#app/paths.ts";
import { chosenInvoices } from "./chosen.server.ts";

/** Of more than one file holds, or of others than were seen, a page says so first. */
export const loader = screenLoader(async (ctx, { url: { searchParams } }) => {
  const ids = (await chosenInvoices(ctx, searchParams)).map(({ id }) => id);
  const seen = countSeen(searchParams);
  const isAsked = searchParams.has("part") || ids.length <= LETTERS_A_FILE;
  if (ids.length > 0 && (!isAsked || (seen !== null && seen !== ids.length))) {
    searchParams.set("act", "pdf");
    return redirect(`${paths.selectedInvoices}?${searchParams.toString()}`);
  }
  const t = translator(ctx.locale);
  const title = `${t("invoice-list:title")} ${ctx.today}`;
  const wanted = rowsOfPart(ids, searchParams.get("part"), LETTERS_A_FILE);
  if (wanted.length > 0)
    return fileOrPage(ctx, async () => fileResponse(await joinInvoices(ctx, wanted, title)));
  const nothing = { key: "errors:invoice.none_selected", tone: "bad" as const };
  return redirectWithFlash(ctx.platform, paths.invoices, nothing);
});

import { redirect } from "@remix-run/node";
import { ALL } from "#app/features/selling/batches/chosen/chosen.ts";
import { chosenClientsIn } from "#app/features/selling/batches/chosen/chosen-clients.server.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { fileOrPage } from "#app/platform/http/plain-error-page.server.ts";
import { screenLoader } from "#app/platform/http/screen.server.ts";
import { searchOf } from "#app/platform/lists/pages.ts";
import { paths } from "#app/paths.ts";

/** The most ids in an address; a group alone may be of any size. */
const MOST_IN_ADDRESS = 300;

export const loader = screenLoader((ctx, { url: { searchParams } }) =>
  fileOrPage(ctx, async () => {
    const group = searchParams.get("group") ?? "";
    if (searchParams.has(ALL) && group && searchOf(searchParams) === "")
      return redirect(paths.invoiceMany(group));
    const clients = await chosenClientsIn(ctx, searchParams, MOST_IN_ADDRESS);
    if (clients.length === 0)
      return redirectWithFlash(ctx.platform, paths.clients, { key: "errors:batch.none_chosen", tone: "bad" });
    return redirect(paths.invoiceMany("", clients.map(({ id }) => id).join(",")));
  }),
);

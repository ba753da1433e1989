import { findClientOptions } from "#app/features/selling/invoices/form/client-options.server.ts";
import { screenLoader } from "#app/platform/http/screen.server.ts";
import { searchOf } from "#app/platform/lists/pages.ts";

const SHOWN = 8;

export const loader = screenLoader(async (ctx, { url }) =>
  Response.json({ options: await findClientOptions(ctx, searchOf(url.searchParams), SHOWN) }),
);

import { findClientOptions } from "#app/features/invoices/form/client-options.server.ts";
import { screenLoader } from "#app/platform/http/screen.server.ts";

const SHOWN = 8;

export const loader = screenLoader(async (ctx, { url }) => {
  const search = (url.searchParams.get("q") ?? "")
    .replace(/\p{Cc}/gu, " ")
    .trim()
    .slice(0, 100);
  return Response.json({ options: await findClientOptions(ctx, search, SHOWN) });
});

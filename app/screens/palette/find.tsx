import { findByText } from "#app/features/front/find/find-by-text.server.ts";
import { screenLoader } from "#app/platform/http/screen.server.ts";
import { searchOf } from "#app/platform/lists/pages.ts";

export const loader = screenLoader(async (ctx, { url }) =>
  Response.json(await findByText(ctx, searchOf(url.searchParams))),
);

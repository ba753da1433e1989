import { balancesPaper } from "#app/features/front/exports/papers/balances-paper.server.ts";
import { spanIn } from "#app/features/taxes/year/current-year.server.ts";
import { fileLoader } from "#app/platform/http/pages/file-loader.server.ts";

export const loader = fileLoader(async (ctx, { url }) =>
  balancesPaper(ctx, await spanIn(ctx, url.searchParams)),
);

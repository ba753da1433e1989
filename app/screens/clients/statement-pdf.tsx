import { chosenCurrency } from "#app/swiss/money.ts";
import { downloadStatement } from "#app/features/money/statements/draw-statement.server.ts";
import { fileLoader } from "#app/platform/http/pages/file-loader.server.ts";

export const loader = fileLoader((ctx, { id, url }) =>
  downloadStatement(ctx, id, chosenCurrency(url.searchParams)),
);

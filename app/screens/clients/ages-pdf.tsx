import { agesPaper } from "#app/features/front/exports/papers/ages-paper.server.ts";
import { fileLoader } from "#app/platform/http/pages/file-loader.server.ts";
import { chosenCurrency } from "#app/swiss/money.ts";

export const loader = fileLoader((ctx, { url }) => agesPaper(ctx, chosenCurrency(url.searchParams)));

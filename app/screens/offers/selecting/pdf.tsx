import { screenLoader } from "#app/platform/http/screen.server.ts";
import { pdfOfSelected } from "#app/screens/answers/selected.server.ts";

export const loader = screenLoader((ctx, { url }) => pdfOfSelected(ctx, "offers", url.searchParams));

import { screenLoader } from "#app/platform/http/screen.server.ts";
import { workbookOfSelected } from "#app/screens/answers/selected.server.ts";

export const loader = screenLoader((ctx, screen) => workbookOfSelected(ctx, "offers", screen));

import { offlinePage } from "#app/platform/http/plain-error-page.server.ts";
import { publicLoader } from "#app/platform/http/screen.server.ts";

/** The service worker keeps it, in each language, and shows it where there is no connection. */
export const loader = publicLoader((ctx) => Promise.resolve(offlinePage(ctx.locale)));

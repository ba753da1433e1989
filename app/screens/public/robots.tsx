import { publicLoader } from "#app/platform/http/screen.server.ts";
import { paths } from "#app/paths.ts";

/** Everything may be read; pages that should not be found say so themselves. */
export const loader = publicLoader((ctx) =>
  Promise.resolve(
    new Response(`User-agent: *\nAllow: /\nSitemap: ${ctx.platform.env.appUrl}${paths.sitemap}\n`, {
      headers: { "Content-Type": "text/plain; charset=utf-8" },
    }),
  ),
);

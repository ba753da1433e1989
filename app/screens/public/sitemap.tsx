import { sitemap } from "#app/features/front/legal/sitemap.ts";
import { publicLoader } from "#app/platform/http/screen.server.ts";
import { paths } from "#app/paths.ts";

const PAGES = [
  paths.home,
  paths.pricing,
  paths.features,
  paths.apiInfo,
  paths.apiReference,
  paths.help,
  paths.contact,
  paths.privacy,
  paths.terms,
  paths.cookies,
  paths.imprint,
];

export const loader = publicLoader((ctx) =>
  Promise.resolve(
    new Response(sitemap(ctx.platform.env.appUrl, PAGES), {
      headers: { "Content-Type": "application/xml; charset=utf-8" },
    }),
  ),
);

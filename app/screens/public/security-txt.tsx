import { AppError } from "#app/platform/errors.ts";
import { publicLoader } from "#app/platform/http/screen.server.ts";
import { LOCALES } from "#app/platform/i18n/locale.ts";
import { paths } from "#app/paths.ts";

const LIFE_MS = 180 * 24 * 60 * 60 * 1000;

/** RFC 9116, where there is an address to write to. */
export const loader = publicLoader((ctx) => {
  const { appUrl, SUPPORT_EMAIL } = ctx.platform.env;
  if (!SUPPORT_EMAIL) throw new AppError("route.not_found");
  const lines = [
    `Contact: mailto:${SUPPORT_EMAIL}`,
    `Expires: ${new Date(ctx.now.getTime() + LIFE_MS).toISOString()}`,
    `Preferred-Languages: ${LOCALES.join(", ")}`,
    `Canonical: ${appUrl}${paths.securityTxt}`,
  ];
  const headers = { "Content-Type": "text/plain; charset=utf-8" };
  return Promise.resolve(new Response(`${lines.join("\n")}\n`, { headers }));
});

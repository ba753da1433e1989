import type { Context } from "./context.server.ts";
import type { AppError } from "./errors.ts";
import { html } from "./html.ts";
import { LOCALE_TAGS } from "./locale.ts";
import { translator } from "./words.server.ts";

/** Says why a file cannot be had, in words. Routes that answer with files have no page of their own to say it on. */
export function plainErrorPage(ctx: Context, error: AppError): Response {
  const t = translator(ctx.locale);
  const message = t(`errors:${error.code}`);
  const page = html`<!doctype html>
    <html lang="${LOCALE_TAGS[ctx.locale]}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${message}</title>
      </head>
      <body>
        <main>
          <h1>${message}</h1>
          <p><a href="/">${t("errors:page.home")}</a></p>
        </main>
      </body>
    </html>`;
  const headers = { "Content-Type": "text/html; charset=utf-8", ...error.headers };
  return new Response(page.text, { status: error.status, headers });
}

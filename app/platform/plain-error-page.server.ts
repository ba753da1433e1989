import type { Context } from "./context.server.ts";
import { AppError } from "./errors.ts";
import { html } from "./html.ts";
import { LOCALE_TAGS } from "./locale.ts";
import { translator } from "./words.server.ts";

/** Answers with a file, or says in words why it cannot be had: such a route has no page of its own to say it on. */
export async function fileOrPage(ctx: Context, file: () => Promise<Response>): Promise<Response> {
  try {
    return await file();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return plainErrorPage(ctx, error);
  }
}

function plainErrorPage(ctx: Context, error: AppError): Response {
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

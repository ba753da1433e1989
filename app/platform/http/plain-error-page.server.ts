import type { Context } from "#app/platform/context.server.ts";
import { detectLocale } from "#app/platform/i18n/detect-locale.server.ts";
import { AppError, type ErrorCode } from "#app/platform/errors.ts";
import { type Html, html } from "#app/platform/mail/html.ts";
import { type Locale, LOCALE_TAGS } from "#app/platform/i18n/locale.ts";
import type { MessageKey } from "#app/platform/i18n/message-key.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";

export async function fileOrPage(
  ctx: Context,
  file: () => Promise<Response>,
  help?: { text: MessageKey; label: MessageKey; href: string },
): Promise<Response> {
  try {
    return await file();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const status = ctx.platform.product.errorStatuses[error.code];
    const t = translator(ctx.locale);
    const about =
      help &&
      html`<p>${t(help.text)}</p>
        <p><a href="${help.href}">${t(help.label)}</a></p>`;
    const page = plainPage(ctx.locale, t(`errors:${error.code}`, error.params), about);
    return htmlResponse(page, status, error.headers);
  }
}

export async function applicationErrorPage(request: Request, requestId: string): Promise<Response> {
  const locale = await detectLocale(request, null);
  const t = translator(locale);
  const about = html`<p>${t("errors:page.text")}</p>
    <p>${t("errors:page.request", { requestId })}</p>`;
  return htmlResponse(plainPage(locale, t("errors:page.application"), about), 500);
}

/** It says nothing of anybody, as browsers keep it. Its link asks once more for the page that did not come. */
export function offlinePage(locale: Locale): Response {
  const t = translator(locale);
  const page = html`<!doctype html>
    <html lang="${LOCALE_TAGS[locale]}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>${t("errors:offline.title")} – Rappen</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="/offline.css" />
      </head>
      <body>
        <main>
          <img src="/favicon.svg" alt="" width="40" height="40" />
          <h1>${t("errors:offline.title")}</h1>
          <p>${t("errors:offline.text")}</p>
          <p><a href="">${t("errors:offline.again")}</a></p>
        </main>
      </body>
    </html>`.text;
  return htmlResponse(page, 200);
}

export function refusalPage(locale: Locale, code: ErrorCode, requestId: string): string {
  const t = translator(locale);
  return plainPage(locale, t(`errors:${code}`), html`<p>${t("errors:page.request", { requestId })}</p>`);
}

function plainPage(locale: Locale, title: string, about?: Html): string {
  return html`<!doctype html>
    <html lang="${LOCALE_TAGS[locale]}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title}</title>
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          ${about ?? ""}
          <p><a href="/">${translator(locale)("errors:page.home")}</a></p>
        </main>
      </body>
    </html>`.text;
}

function htmlResponse(page: string, status: number, headers: Record<string, string> = {}): Response {
  return new Response(page, { status, headers: { "Content-Type": "text/html; charset=utf-8", ...headers } });
}

import type { Context } from "./context.server.ts";
import { detectLocale } from "./detect-locale.server.ts";
import { AppError } from "./errors.ts";
import { type Html, html } from "./html.ts";
import { type Locale, LOCALE_TAGS } from "./locale.ts";
import { translator } from "./words.server.ts";

/** Answers with a file, or says in words why it cannot be had: such a route has no page of its own to say it on. */
export async function fileOrPage(ctx: Context, file: () => Promise<Response>): Promise<Response> {
  try {
    return await file();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { status, headers } = error;
    return plainPage({
      locale: ctx.locale,
      title: translator(ctx.locale)(`errors:${error.code}`),
      status,
      headers,
    });
  }
}

/** The last page there is, for when none of ours can be drawn. */
export async function applicationErrorPage(request: Request, requestId: string): Promise<Response> {
  const locale = await detectLocale(request, null);
  const t = translator(locale);
  const about = html`<p>${t("errors:page.text")}</p>
    <p>${t("errors:page.request", { requestId })}</p>`;
  return plainPage({ locale, title: t("errors:page.application"), about, status: 500 });
}

interface PlainPage {
  locale: Locale;
  title: string;
  about?: Html;
  status: number;
  headers?: Record<string, string>;
}

function plainPage({ locale, title, about, status, headers }: PlainPage): Response {
  const page = html`<!doctype html>
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
    </html>`;
  return new Response(page.text, {
    status,
    headers: { "Content-Type": "text/html; charset=utf-8", ...headers },
  });
}

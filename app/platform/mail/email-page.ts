import type { Translate } from "#app/platform/i18n/messages.ts";
import { html, type Html } from "./html.ts";

const BUTTON =
  "display:inline-block;padding:12px 20px;background:#d52b1e;color:#ffffff;text-decoration:none;border-radius:2px";

export interface EmailContent {
  subject: string;
  text: string;
  html: string;
}

interface EmailParts {
  subject: string;
  paragraphs: string[];
  action?: { label: string; href: string };
  after?: string[];
  isUnsigned?: boolean;
}

/** The HTML stays readable in dark mode. Everything filled in is escaped. */
export function emailPage(
  t: Translate,
  { subject, paragraphs, action, after = [], isUnsigned = false }: EmailParts,
): EmailContent {
  const closing = isUnsigned ? after : [...after, t("emails:signature")];
  const text = [
    ...paragraphs,
    ...(action ? [`${t("emails:action", { label: action.label })}\n${action.href}`] : []),
    ...closing,
  ].join("\n\n");
  const button = action
    ? html`<p style="margin:24px 0">
          <a href="${action.href}" style="${BUTTON}">${action.label}</a>
        </p>
        <p style="font-size:13px;word-break:break-all">${action.href}</p>`
    : "";
  const body = html`${paragraphs.map(paragraph)} ${button} ${closing.map(paragraph)}`;
  return { subject, text: `${text}\n`, html: emailFrame(t, subject, body) };
}

export function paragraph(text: string): Html {
  return html`<p>${text.split("\n").map((line, index) => html`${index > 0 ? html`<br />` : ""}${line}`)}</p>`;
}

export function emailFrame(t: Translate, subject: string, body: Html, style: Html | "" = ""): string {
  return html`<!doctype html>
    <html lang="${t("common:languageTag")}">
      <head>
        <meta charset="utf-8" />
        <meta name="color-scheme" content="light dark" />
        <title>${subject}</title>
        ${style}
      </head>
      <body style="margin:0;padding:32px 16px;font:16px/24px Helvetica,Arial,sans-serif">
        <div style="max-width:560px;margin:0 auto">${body}</div>
      </body>
    </html>`.text;
}

import type { Translate } from "#app/platform/i18n/messages.ts";
import { type EmailContent, emailFrame, paragraph } from "./email-page.ts";
import { html } from "./html.ts";

/** To a client of the sender, in the sender's name. Everything filled in is escaped. */
export function clientEmail(
  t: Translate,
  { subject, message, footer }: { subject: string; message: string; footer: string },
): EmailContent {
  const body = html`${message.split(/\n{2,}/).map(paragraph)}
    <p style="font-size:13px;line-height:20px">${footer}</p>`;
  return { subject, text: `${message}\n\n-- \n${footer}\n`, html: emailFrame(t, subject, body) };
}

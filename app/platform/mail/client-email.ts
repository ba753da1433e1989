import type { Translate } from "#app/platform/i18n/messages.ts";
import { emailFrame } from "./email-page.ts";
import { html, type Html } from "./html.ts";

interface Shades {
  text: string;
  fill: string;
  onFill: string;
}

/** What the reader knows the sender by. Colours are `#rrggbb`. */
export interface Letterhead {
  name: string;
  day: Shades;
  night: Shades;
  /** Pixels. */
  picture: { cid: string; width: number; height: number } | null;
}

const BUTTON = "display:inline-block;padding:12px 20px;text-decoration:none;border-radius:2px";

/** px, on a screen. */
const PICTURE_HEIGHT = 48;

/** An e-mail to a client of the sender, in the sender's name. Everything filled in is escaped. */
export function clientEmail(
  t: Translate,
  { subject, head, body }: { subject: string; head: Letterhead; body: Html },
): string {
  const { name, day, night } = head;
  const content = html`<div
      class="rule"
      style="margin:0 0 24px;padding:0 0 16px;border-bottom:3px solid ${day.fill}"
    >
      ${picture(head)}
      <h1 style="margin:0;font-size:20px;line-height:28px">${name}</h1>
    </div>
    ${body}`;
  return emailFrame(t, subject, content, nightStyle(night));
}

export function amountStyle({ day }: Letterhead): string {
  return `font-size:20px;color:${day.text}`;
}

export function emailButton({ day }: Letterhead, { label, href }: { label: string; href: string }): Html {
  const style = `${BUTTON};background:${day.fill};color:${day.onFill}`;
  return html`<p style="margin:24px 0"><a href="${href}" class="button" style="${style}">${label}</a></p>`;
}

/** The picture on white, as it was drawn; its name stands below it. */
function picture({ picture: shown }: Letterhead): Html | string {
  if (!shown) return "";
  const height = Math.min(PICTURE_HEIGHT, shown.height);
  const width = Math.round((shown.width * height) / shown.height);
  return html`<img
    src="cid:${shown.cid}"
    alt=""
    width="${width}"
    height="${height}"
    style="display:block;margin:0 0 12px;background:#ffffff"
  />`;
}

function nightStyle({ text, fill, onFill }: Shades): Html {
  return html`<style>
    @media (prefers-color-scheme: dark) {
      .amount {
        color: ${text} !important;
      }
      .rule {
        border-color: ${fill} !important;
      }
      .button {
        background: ${fill} !important;
        color: ${onFill} !important;
      }
    }
  </style>`;
}

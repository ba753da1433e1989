import type { Brand } from "#app/features/selling/design/brand.ts";
import { fileName } from "#app/platform/files/file-name.ts";
import type { Translate } from "#app/platform/i18n/messages.ts";
import { amountStyle, emailButton, clientEmail, type Letterhead } from "#app/platform/mail/client-email.ts";
import type { Attachment, Email } from "#app/platform/mail/email.ts";
import { type EmailContent, paragraph } from "#app/platform/mail/email-page.ts";
import { html, type Html } from "#app/platform/mail/html.ts";
import { letterhead, pictures } from "./letterhead.ts";

export interface Fact {
  label: string;
  value: string;
  isAmount?: boolean;
}

export interface AutomaticLines {
  facts: Fact[];
  online: Fact | null;
  footer: string;
}

export interface EmailedLetter {
  subject: string;
  message: string;
  replyTo: string;
  brand: Brand;
}

/** All of an e-mail to a client but whom it goes to. @param sender its name */
export function paperEmail(
  t: Translate,
  { sender, ...lines }: { sender: string; facts: Fact[]; online: Fact | null },
  letter: EmailedLetter,
  attachments: Attachment[],
): Omit<Email, "id" | "to" | "cc"> {
  const { replyTo, brand } = letter;
  const footer = footerOf(t, sender, letter);
  return {
    ...letterEmail(t, letter, { ...lines, footer, head: letterhead(sender, brand) }),
    fromName: fromName(t, sender, brand),
    replyTo,
    attachments: [...attachments, ...pictures(brand)],
  };
}

export function fromName(
  t: Translate,
  sender: string,
  { showsMadeWith }: Pick<Brand, "showsMadeWith">,
): string {
  return showsMadeWith ? t("emails:invoice.from", { sender }) : sender;
}

export function footerOf(
  t: Translate,
  sender: string,
  { replyTo, brand }: { replyTo: string; brand: Pick<Brand, "showsMadeWith"> },
): string {
  const footer = t("emails:invoice.footer", { sender, replyTo });
  return brand.showsMadeWith ? `${footer}\n${t("emails:invoice.madeWith")}` : footer;
}

/** @param title as the paper is called */
export function pdfAttachment(title: string, pdf: Uint8Array): Attachment {
  return { filename: pdfName(title), content: Buffer.from(pdf), contentType: "application/pdf" };
}

export function pdfName(title: string): string {
  return `${fileName(title)}.pdf`;
}

/** Everything filled in is escaped. */
function letterEmail(
  t: Translate,
  { subject, message }: { subject: string; message: string },
  lines: AutomaticLines & { head: Letterhead },
): EmailContent {
  const { facts, online, footer, head } = lines;
  const width = Math.max(...facts.map(({ label }) => label.length)) + 2;
  const text = [
    message,
    ...(facts.length > 0 ? [facts.map(({ label, value }) => label.padEnd(width) + value).join("\n")] : []),
    ...(online ? [`${online.label}\n${online.value}`] : []),
    `-- \n${footer}`,
  ].join("\n\n");
  const body = html`${message.split(/\n{2,}/).map(paragraph)}
    ${facts.length > 0 ? factTable(facts, head) : ""}
    ${online ? emailButton(head, { label: withoutColon(online.label), href: online.value }) : ""}
    <div style="font-size:13px;line-height:20px">${paragraph(footer)}</div>`;
  return { subject, text: `${text}\n`, html: clientEmail(t, { subject, head, body }) };
}

function factTable(facts: Fact[], head: Letterhead): Html {
  const rows = facts.map(({ label, value, isAmount }) => {
    const style = `padding:6px 0${isAmount ? `;${amountStyle(head)}` : ""}`;
    return html`<tr>
      <td style="padding:6px 24px 6px 0">${label}</td>
      <td class="${isAmount ? "amount" : "fact"}" style="${style}"><strong>${value}</strong></td>
    </tr>`;
  });
  return html`<table
    style="margin:24px 0;border-collapse:collapse;border-top:1px solid #8a8578;border-bottom:1px solid #8a8578"
  >
    ${rows}
  </table>`;
}

function withoutColon(label: string): string {
  return label.replace(/\s*:$/, "");
}

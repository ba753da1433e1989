import { fileName } from "#app/platform/files/file-name.ts";
import type { Translate } from "#app/platform/i18n/messages.ts";
import type { Email } from "#app/platform/mail/email.ts";
import { type EmailContent, emailFrame, paragraph } from "#app/platform/mail/email-page.ts";
import { html } from "#app/platform/mail/html.ts";

type Attachment = NonNullable<Email["attachments"]>[number];

interface Fact {
  label: string;
  value: string;
}

export interface AutomaticLines {
  facts: Fact[];
  online: Fact | null;
  footer: string;
}

/** All of an e-mail to a client but whom it goes to. @param sender its name */
export function paperEmail(
  t: Translate,
  { sender, ...lines }: { sender: string; facts: Fact[]; online: Fact | null },
  letter: { subject: string; message: string; replyTo: string },
  attachments: Attachment[],
): Omit<Email, "id" | "to" | "cc"> {
  const { replyTo } = letter;
  return {
    ...letterEmail(t, letter, { ...lines, footer: footerOf(t, sender, replyTo) }),
    fromName: fromName(t, sender),
    replyTo,
    attachments,
  };
}

export function fromName(t: Translate, sender: string): string {
  return t("emails:invoice.from", { sender });
}

export function footerOf(t: Translate, sender: string, replyTo: string): string {
  return t("emails:invoice.footer", { sender, replyTo });
}

/** @param title as the paper is called */
export function pdfAttachment(title: string, pdf: Uint8Array): Attachment {
  return { filename: pdfName(title), content: Buffer.from(pdf), contentType: "application/pdf" };
}

export function pdfName(title: string): string {
  return `${fileName(title)}.pdf`;
}

/** Everything filled in is escaped. */
export function letterEmail(
  t: Translate,
  letter: { subject: string; message: string },
  { facts, online, footer }: AutomaticLines,
): EmailContent {
  const width = Math.max(...facts.map(({ label }) => label.length)) + 2;
  const text = [
    letter.message,
    facts.map(({ label, value }) => label.padEnd(width) + value).join("\n"),
    ...(online ? [`${online.label}\n${online.value}`] : []),
    `-- \n${footer}`,
  ].join("\n\n");
  const body = html`${letter.message.split(/\n{2,}/).map(paragraph)}
    <table
      style="margin:24px 0;border-collapse:collapse;border-top:1px solid #8a8578;border-bottom:1px solid #8a8578"
    >
      ${facts.map(
        ({ label, value }) =>
          html`<tr>
            <td style="padding:6px 24px 6px 0">${label}</td>
            <td style="padding:6px 0"><strong>${value}</strong></td>
          </tr>`,
      )}
    </table>
    ${online ? html`<p><a href="${online.value}">${withoutColon(online.label)}</a></p>` : ""}
    <p style="font-size:13px;line-height:20px">${footer}</p>`;
  return { subject: letter.subject, text: `${text}\n`, html: emailFrame(t, letter.subject, body) };
}

function withoutColon(label: string): string {
  return label.replace(/\s*:$/, "");
}

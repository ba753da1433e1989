import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import type nodemailer from "nodemailer";
import type { Env } from "#app/platform/env.server.ts";
import { packageOnUse } from "#app/platform/package-on-use.ts";
import type { Email, Mailer } from "./email.ts";
import { outstandingOf } from "./refusals.ts";
import { smtpMailer } from "./smtp-mailer.server.ts";

export function outboxFolder(env: Env): string {
  return path.join(env.dataDir, "outbox");
}

export function senderAddress({ MAIL_FROM, appUrl }: Env): string {
  return MAIL_FROM ?? `rappen@${new URL(appUrl).hostname}`;
}

/** SMTP when `SMTP_URL` is set, else `.eml` files in `DATA_DIR/outbox`. */
export function createMailer(env: Env): Mailer {
  const host = new URL(env.appUrl).hostname;
  const address = senderAddress(env);
  const compose = ({ fromName = "Rappen", delivered, ...email }: Email) => ({
    ...(email.replyTo === undefined ? systemHeaders(env) : {}),
    ...email,
    from: { name: fromName, address },
    messageId: `<${email.id}@${host}>`,
    ...(delivered ? { envelope: { from: address, to: outstandingOf({ ...email, delivered }) } } : {}),
  });
  return env.SMTP_URL ? smtpMailer(env.SMTP_URL, compose) : intoOutbox(outboxFolder(env), compose);
}

/** RFC 3834 prevents automatic replies; people's replies go to support. */
function systemHeaders({ SUPPORT_EMAIL }: Env) {
  const headers = { "Auto-Submitted": "auto-generated" };
  return SUPPORT_EMAIL ? { headers, replyTo: SUPPORT_EMAIL } : { headers };
}

type Compose = (email: Email) => Email & { from: { name: string; address: string }; messageId: string };

function intoOutbox(folder: string, compose: Compose): Mailer {
  return {
    isOutbox: true,
    send: async (email) => {
      const { createTransport } = packageOnUse<typeof nodemailer>("nodemailer");
      const transport = createTransport({ streamTransport: true, buffer: true });
      const { message } = await transport.sendMail(compose(email));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(path.join(folder, `${email.id}.eml`), message as Buffer, { mode: 0o600 });
    },
    close: () => {},
  };
}

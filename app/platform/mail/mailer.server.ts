import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import nodemailer from "nodemailer";
import type { Env } from "#app/platform/env.server.ts";
import { smtpMailer } from "./smtp-mailer.server.ts";

export interface Email {
  /** Stable for one message, so that a repeat is recognised. */
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The name before our address; ours when left out. */
  fromName?: string;
  /** Whoever the message is from. Left out of the system's own messages: answers to them go to support. */
  replyTo?: string;
  attachments?: { filename: string; content: Buffer; contentType: string }[];
}

export interface Mailer {
  /**
   * Resolves when the server has taken the message (or the file is written).
   * @throws PermanentFailure when it never will, UncertainDelivery when nobody knows; any other error: surely not yet
   */
  send(email: Email): Promise<void>;
  /** True when e-mails only become files in the outbox. */
  readonly isOutbox: boolean;
  /** Lets go of connections to the mail server that nothing uses. */
  close(): void;
}

export function outboxFolder(env: Env): string {
  return path.join(env.dataDir, "outbox");
}

/** The address that every e-mail of this copy comes from. */
export function senderAddress({ MAIL_FROM, appUrl }: Env): string {
  return MAIL_FROM ?? `rappen@${new URL(appUrl).hostname}`;
}

/** SMTP when `SMTP_URL` is set, else `.eml` files in `DATA_DIR/outbox`. */
export function createMailer(env: Env): Mailer {
  const host = new URL(env.appUrl).hostname;
  const address = senderAddress(env);
  const compose = ({ fromName = "Rappen", ...email }: Email) => ({
    ...(email.replyTo === undefined ? ownHeaders(env) : {}),
    ...email,
    from: { name: fromName, address },
    messageId: `<${email.id}@${host}>`,
  });
  return env.SMTP_URL ? smtpMailer(env.SMTP_URL, compose) : intoOutbox(outboxFolder(env), compose);
}

/** Keeps automatic answers from coming back (RFC 3834), and people's answers from getting lost. */
function ownHeaders({ SUPPORT_EMAIL }: Env) {
  const headers = { "Auto-Submitted": "auto-generated" };
  return SUPPORT_EMAIL ? { headers, replyTo: SUPPORT_EMAIL } : { headers };
}

type Compose = (email: Email) => Email & { from: { name: string; address: string }; messageId: string };

function intoOutbox(folder: string, compose: Compose): Mailer {
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true });
  return {
    isOutbox: true,
    send: async (email) => {
      const { message } = await transport.sendMail(compose(email));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(path.join(folder, `${email.id}.eml`), message as Buffer, { mode: 0o600 });
    },
    close: () => {},
  };
}

import type nodemailer from "nodemailer";
import type SMTPPool from "nodemailer/lib/smtp-pool";
import { CopySent, PermanentFailure, UncertainDelivery } from "#app/platform/errors.ts";
import { packageOnUse } from "#app/platform/package-on-use.ts";
import { inSpan } from "#app/platform/observability/tracing/spans.server.ts";
import type { Email, Mailer } from "./email.ts";

/** ms. The whole conversation ends before another process may take over the job. */
const TIMEOUTS = {
  dnsTimeout: 15_000,
  connectionTimeout: 30_000,
  greetingTimeout: 30_000,
  socketTimeout: 120_000,
};
const CONVERSATION_TIMEOUT = 240_000;

/**
 * Servers and networks drop silent connections. A message whose connection closes is never put on another one, as the
 * server may have it.
 */
const POOL = { pool: true as const, idleTimeout: 15_000, maxRequeues: 0 };

/** Characters. */
const MAX_REPLY = 300;

type Compose = (email: Email) => object & { messageId: string };

export function smtpMailer(url: string, compose: Compose): Mailer {
  const onTheirWay = new Set<string>();
  let transport: ReturnType<typeof openTransport> | undefined;
  return {
    isOutbox: false,
    send: (email) =>
      inSpan("send e-mail", { kind: "client", attributes: serverOf(url) }, async () => {
        const message = compose(email);
        let refused: Error[] = [];
        try {
          const signal = AbortSignal.timeout(CONVERSATION_TIMEOUT);
          transport ??= openTransport(url, onTheirWay);
          refused = (await transport.sendMail({ ...message, signal })).rejectedErrors ?? [];
        } catch (error) {
          throw meaningOf(error, onTheirWay.has(message.messageId));
        } finally {
          onTheirWay.delete(message.messageId);
        }
        return whatOf(refused, email);
      }),
    close: () => transport?.close(),
  };
}

function serverOf(url: string) {
  return { "network.protocol.name": "smtp", "server.address": new URL(url).hostname };
}

/** @param onTheirWay gets the id of each message that the server may have */
function openTransport(url: string, onTheirWay: Set<string>) {
  const { createTransport } = packageOnUse<typeof nodemailer>("nodemailer");
  const Pool = packageOnUse<typeof SMTPPool>("nodemailer/lib/smtp-pool");
  const transport = createTransport(new Pool({ url, ...TIMEOUTS, ...POOL }));
  transport.on("error", () => {});
  // A message is first read when the server has accepted DATA. From then on it may have it, whatever happens.
  transport.use("stream", ({ data, message }, done) => {
    const { messageId = "" } = data;
    message?.processFunc((content) => content.once("resume", () => void onTheirWay.add(messageId)));
    done();
  });
  return transport;
}

/** With two recipients, one may be refused. Whoever has the message does not get it again. */
function whatOf(refused: Error[], { to }: Email): { copyRefused: string } | undefined {
  const [first] = refused;
  if (!first) return undefined;
  const own = refused.find((error) => (error as SmtpError).recipient === to);
  if (own) throw new (isForNow(own) ? CopySent : PermanentFailure)(own.message, { cause: own });
  return { copyRefused: serverReply(first) };
}

/** One line fit to be shown. */
export function serverReply(error: unknown): string {
  const source = isAnswer(error) ? error : error instanceof Error ? error.cause : undefined;
  if (!isAnswer(source)) return "";
  return (source.response ?? "")
    .replace(/[\s\p{C}]+/gu, " ")
    .trim()
    .slice(0, MAX_REPLY);
}

interface SmtpError extends Error {
  code?: string;
  responseCode?: number;
  response?: string;
  recipient?: string;
}

/** Unlike a refused sign-in, which the operator can fix. */
function isAnswer(error: unknown): error is SmtpError {
  const { code } = (error ?? {}) as { code?: string };
  return code === "EENVELOPE" || code === "EMESSAGE";
}

/** Permanent, temporary (certainly not accepted), or unknown, as after an unreadable reply to the content. */
function meaningOf(error: unknown, isOnItsWay: boolean): unknown {
  const message = error instanceof Error ? error.message : String(error);
  const code = replyCode(error);
  if (isForNow(error)) return error;
  if (code >= 500 && code < 600) return new PermanentFailure(message, { cause: error });
  return isOnItsWay ? new UncertainDelivery(message, { cause: error }) : error;
}

function isForNow(error: unknown): boolean {
  const code = replyCode(error);
  return code >= 400 && code < 500;
}

/** 0 without a reply; 500 when nodemailer itself found the message unfit to send. */
function replyCode(error: unknown): number {
  if (!isAnswer(error)) return 0;
  return error.responseCode ?? (error.response === undefined ? 500 : 0);
}

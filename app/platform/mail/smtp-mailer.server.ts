import type nodemailer from "nodemailer";
import type SMTPPool from "nodemailer/lib/smtp-pool";
import { PermanentFailure, UncertainDelivery } from "#app/platform/errors.ts";
import { packageOnUse } from "#app/platform/package-on-use.ts";
import { inSpan } from "#app/platform/observability/tracing/spans.server.ts";
import type { Email, Mailer } from "./email.ts";
import { isForGood, isForNow, refusedBy } from "./refusals.ts";

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

type Compose = (email: Email) => object & { messageId: string };

export function smtpMailer(url: string, compose: Compose): Mailer {
  const onTheirWay = new Set<string>();
  let transport: ReturnType<typeof openTransport> | undefined;
  return {
    isOutbox: false,
    send: (email) =>
      inSpan("send e-mail", { kind: "client", attributes: serverOf(url) }, async () => {
        const message = compose(email);
        try {
          const signal = AbortSignal.timeout(CONVERSATION_TIMEOUT);
          transport ??= openTransport(url, onTheirWay);
          return refusedBy(await transport.sendMail({ ...message, signal }), email);
        } catch (error) {
          throw meaningOf(error, onTheirWay.has(message.messageId));
        } finally {
          onTheirWay.delete(message.messageId);
        }
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

/** Permanent, temporary (certainly not accepted), or unknown, as after an unreadable reply to the content. */
function meaningOf(error: unknown, isOnItsWay: boolean): unknown {
  const message = error instanceof Error ? error.message : String(error);
  if (isForNow(error)) return error;
  if (isForGood(error)) return new PermanentFailure(message, { cause: error });
  return isOnItsWay ? new UncertainDelivery(message, { cause: error }) : error;
}

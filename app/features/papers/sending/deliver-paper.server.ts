import { sendBusinessEmail } from "#app/features/accounts/sandbox/business-email.server.ts";
import { findBrand } from "#app/features/design/brand.server.ts";
import { type BusinessContext, type Context, withBusiness } from "#app/platform/context.server.ts";
import { AppError, CopySent, PermanentFailure, UncertainDelivery, unlessGone } from "#app/platform/errors.ts";
import { isLocale } from "#app/platform/i18n/locale.ts";
import type { Email } from "#app/platform/mail/email.ts";
import { serverReply } from "#app/platform/mail/smtp-mailer.server.ts";
import type { Paper, PaperKind, WaitingWords, MailText } from "#app/features/papers/paper.ts";
import { heldBackFor, subjectOf } from "./emailed-paper.server.ts";
import type { HeldBack } from "./held-back.ts";
import { type EmailedDocument, type EmailRow, recordsOf } from "./record-delivery.server.ts";

const SENDING = ["sending"] as const;
/** The result of an attempt counts even when somebody has given up waiting for it. */
const ATTEMPTED = ["sending", "uncertain"] as const;

/** Remembered until its recipient has it too, whatever else goes wrong. */
const COPY_SENT = "copy_sent";

export function deliverPaper<P extends Paper>(kind: PaperKind<P>, document: EmailedDocument) {
  return deliverBy((ctx, delivery) => compose(ctx, delivery, kind), document);
}

/**
 * Recorded before the mail server is contacted. An attempt without a result is never repeated: it becomes `uncertain`,
 * and people decide (docs/security-checks.md 17).
 * @param compose answers why, for what must not leave any more
 */
export function deliverBy(compose: Compose, document: EmailedDocument) {
  return {
    run: (ctx: Context, payload: Record<string, string>) => deliver(ctx, payload, { compose, document }),
    givenUp: (ctx: Context, payload: Record<string, string>) => giveUp(ctx, payload, document),
  };
}

interface Delivering {
  compose: Compose;
  document: EmailedDocument;
}

export type Compose = (ctx: BusinessContext, delivery: EmailRow) => Promise<Email | HeldBack>;

async function deliver(
  ctx: Context,
  { deliveryId = "" }: Record<string, string>,
  { compose, document }: Delivering,
): Promise<void> {
  const delivery = await findDelivery(ctx, deliveryId);
  if (!delivery) return;
  const own = withBusiness(ctx, delivery.business_id);
  const record = recordsOf(document);
  if (delivery.state === "sending")
    return record.outcome(own, delivery, { state: "uncertain", from: SENDING });
  if (delivery.state !== "queued") return;
  const email = await compose(own, delivery);
  if (typeof email === "string") return record.outcome(own, delivery, heldBackFor(email));
  const attempt = await record.attempt(own, delivery);
  if (attempt) await sendAttempt(own, attempt, { email, record });
}

async function giveUp(
  ctx: Context,
  { deliveryId = "" }: Record<string, string>,
  document: EmailedDocument,
): Promise<void> {
  const { outcome } = recordsOf(document);
  const delivery = await findDelivery(ctx, deliveryId);
  if (!delivery) return;
  const own = withBusiness(ctx, delivery.business_id);
  if (delivery.state === "queued") await outcome(own, delivery, { state: "failed", from: ["queued"] });
  if (delivery.state === "sending") await outcome(own, delivery, { state: "uncertain", from: SENDING });
}

function findDelivery(ctx: Context, id: string): Promise<EmailRow | undefined> {
  return ctx.db.selectFrom("deliveries").selectAll().where("id", "=", id).executeTakeFirst();
}

/** What was cancelled, withdrawn or deleted while its e-mail was waiting is not sent. */
export async function findSendable<P extends Paper>(
  ctx: BusinessContext,
  { find, heldBack }: Pick<PaperKind<P>, "find" | "heldBack">,
  id: string,
): Promise<P | HeldBack> {
  const paper = await unlessGone(find(ctx, id));
  return paper ? (heldBack(paper) ?? paper) : "deleted";
}

async function compose<P extends Paper>(
  ctx: BusinessContext,
  delivery: EmailRow,
  kind: PaperKind<P>,
): Promise<Email | HeldBack> {
  // A copy is of what has left.
  const heldBack = delivery.copy_of ? () => null : kind.heldBack;
  const paper = await findSendable(ctx, { find: kind.find, heldBack }, subjectOf(kind.noun, delivery));
  if (typeof paper === "string") return paper;
  const language = isLocale(delivery.language) ? delivery.language : paper.language;
  const { cc, reply_to: replyTo, created_at: since } = delivery;
  const waiting = { subject: delivery.subject, message: delivery.message, language, since };
  const { subject, message } = delivery.copy_of
    ? waiting
    : await wordsNow(ctx, paper, { kind, delivery, waiting });
  const pdf = await kind.pdf(ctx, paper, language).catch(refuseDamaged);
  return {
    ...kind.email(paper, { subject, message, language, replyTo, brand: await findBrand(ctx) }, pdf),
    id: delivery.id,
    to: delivery.recipient,
    ...(cc ? { cc, isCopySent: delivery.error_code === COPY_SENT } : {}),
  };
}

interface Waiting<P extends Paper> {
  kind: PaperKind<P>;
  delivery: EmailRow;
  waiting: WaitingWords;
}

/** Kept as they leave, for the copy and for who looks it up. */
async function wordsNow<P extends Paper>(
  ctx: BusinessContext,
  paper: P,
  { kind, delivery, waiting }: Waiting<P>,
): Promise<MailText> {
  const { subject, message } = await kind.wordsNow(ctx, paper, waiting);
  if (subject !== waiting.subject || message !== waiting.message)
    await ctx.db
      .updateTable("deliveries")
      .set({ subject, message })
      .where("id", "=", delivery.id)
      .where("state", "=", "queued")
      .execute();
  return { subject, message };
}

/** A damaged stored PDF stays damaged until the operator repairs it: no retry. */
export function refuseDamaged(error: unknown): never {
  const isDamaged = error instanceof AppError && error.code.endsWith(".pdf_damaged");
  throw isDamaged ? new PermanentFailure("the stored PDF is damaged", { cause: error }) : error;
}

interface Attempted {
  email: Email;
  record: ReturnType<typeof recordsOf>;
}

async function sendAttempt(
  ctx: BusinessContext,
  attempt: EmailRow,
  { email, record }: Attempted,
): Promise<void> {
  let result;
  try {
    result = await sendBusinessEmail(ctx, email);
  } catch (error) {
    return recordFailure(ctx, attempt, { error, record });
  }
  const { isOutbox, copyRefused } = result;
  const state = isOutbox ? "outbox" : "sent";
  const error_code = copyRefused ? "copy_refused" : "";
  await record.outcome(ctx, attempt, { state, from: ATTEMPTED, error_code, error_text: copyRefused });
}

/** Throws after a temporary fault, so that the job is tried again. */
async function recordFailure(
  ctx: BusinessContext,
  attempt: EmailRow,
  { error, record }: { error: unknown; record: Attempted["record"] },
): Promise<void> {
  const error_text = serverReply(error);
  if (error instanceof UncertainDelivery)
    return record.outcome(ctx, attempt, { state: "uncertain", from: SENDING });
  if (error instanceof PermanentFailure) {
    return record.outcome(ctx, attempt, {
      state: "failed",
      from: ATTEMPTED,
      error_code: "refused",
      error_text,
    });
  }
  const hasCopy = error instanceof CopySent || attempt.error_code === COPY_SENT;
  const error_code = hasCopy ? COPY_SENT : error_text ? "deferred" : "unreachable";
  await record.putOff(ctx, attempt, { error_code, error_text });
  const { code = "no code" } = error as { code?: string };
  throw new Error(`delivery put off: ${error_code}, ${code}`);
}

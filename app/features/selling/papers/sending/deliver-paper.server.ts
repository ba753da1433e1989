import { sendBusinessEmail } from "#app/features/people/accounts/sandbox/business-email.server.ts";
import { findBrand } from "#app/features/selling/design/brand.server.ts";
import { type BusinessContext, type Context, withBusiness } from "#app/platform/context.server.ts";
import { AppError, PermanentFailure, UncertainDelivery, unlessGone } from "#app/platform/errors.ts";
import { isLocale } from "#app/platform/i18n/locale.ts";
import type { Email, RefusedAddress } from "#app/platform/mail/email.ts";
import { joinAddresses } from "#app/platform/mail/addresses.ts";
import { refusalsOf, serverReply } from "#app/platform/mail/refusals.ts";
import type { Paper, PaperKind, WaitingWords, MailText } from "#app/features/selling/papers/paper.ts";
import { heldBackFor, subjectOf } from "./emailed-paper.server.ts";
import type { HeldBack } from "./held-back.ts";
import { afterAttempt, isReached, unreached } from "./reached.ts";
import { type EmailedDocument, type EmailRow, recordsOf } from "./record-delivery.server.ts";

const SENDING = ["sending"] as const;
/** The result of an attempt counts even when somebody has given up waiting for it. */
const ATTEMPTED = ["sending", "uncertain"] as const;

export function deliverPaper<P extends Paper>(kind: PaperKind<P>, document: EmailedDocument) {
  return deliverBy((ctx, delivery) => compose(ctx, delivery, kind), document);
}

type Composed = Omit<Email, "id" | "to" | "cc" | "delivered">;

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

export type Compose = (ctx: BusinessContext, delivery: EmailRow) => Promise<Composed | HeldBack>;

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
  const composed = await compose(own, delivery);
  if (typeof composed === "string") return record.outcome(own, delivery, heldBackFor(delivery, composed));
  const attempt = await record.attempt(own, delivery);
  if (!attempt) return;
  const { id, recipient: to, cc, delivered_to: delivered } = attempt;
  const email = { ...composed, id, to, delivered, ...(cc ? { cc } : {}) };
  await sendAttempt(own, attempt, { email, record });
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
  const state = isReached(delivery) ? "sent" : "failed";
  if (delivery.state === "queued") await outcome(own, delivery, { state, from: ["queued"] });
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
): Promise<Composed | HeldBack> {
  // A copy is of what has left.
  const heldBack = delivery.copy_of ? () => null : kind.heldBack;
  const paper = await findSendable(ctx, { find: kind.find, heldBack }, subjectOf(kind.noun, delivery));
  if (typeof paper === "string") return paper;
  const language = isLocale(delivery.language) ? delivery.language : paper.language;
  const { id: deliveryId, reply_to: replyTo, subject: waitingSubject, message: waitingMessage } = delivery;
  const waiting = { subject: waitingSubject, message: waitingMessage, language, deliveryId };
  const { subject, message } = delivery.copy_of
    ? waiting
    : await wordsNow(ctx, paper, { kind, delivery, waiting });
  const pdf = await kind.pdf(ctx, paper, language).catch(refuseDamaged);
  return kind.email(paper, { subject, message, language, replyTo, brand: await findBrand(ctx) }, pdf);
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
    const refused = refusalsOf(error, email);
    if (refused.length === 0) return recordFailure(ctx, attempt, { error, record });
    result = { isOutbox: false, refused };
  }
  if (result.isOutbox) return record.outcome(ctx, attempt, { state: "outbox", from: ATTEMPTED, ...WELL });
  await recordReached(ctx, attempt, { refused: result.refused, record });
}

const WELL = { error_code: "", error_text: "" };

/** Throws while the server puts off one of those whom the message is for. */
async function recordReached(
  ctx: BusinessContext,
  attempt: EmailRow,
  { refused, record }: { refused: readonly RefusedAddress[]; record: Attempted["record"] },
): Promise<void> {
  const { isPutOff, isReached, ...result } = afterAttempt(attempt, refused);
  if (isPutOff) return putOff(ctx, attempt, { reason: { ...result, error_code: "deferred" }, record });
  const error_code = !isReached ? "refused" : refused.length > 0 ? "copy_refused" : "";
  const state = isReached ? "sent" : "failed";
  await record.outcome(ctx, attempt, { ...result, state, from: ATTEMPTED, error_code });
}

/** Records why the whole message failed. Throws after a temporary fault, so that the job is tried again. */
async function recordFailure(
  ctx: BusinessContext,
  attempt: EmailRow,
  { error, record }: { error: unknown; record: Attempted["record"] },
): Promise<void> {
  const error_text = serverReply(error);
  if (error instanceof UncertainDelivery)
    return record.outcome(ctx, attempt, { state: "uncertain", from: SENDING });
  if (error instanceof PermanentFailure) {
    const refused = { from: ATTEMPTED, ...refusedWhole(attempt, error_text) };
    return record.outcome(ctx, attempt, refused);
  }
  const { code = "no code" } = error as { code?: string };
  const error_code = error_text ? "deferred" : "unreachable";
  await putOff(ctx, attempt, { reason: { error_code, error_text }, record, code });
}

function refusedWhole(attempt: EmailRow, reply: string) {
  if (!isReached(attempt)) return { state: "failed", error_code: "refused", error_text: reply } as const;
  const error_text = [joinAddresses(unreached(attempt)), reply].filter(Boolean).join(": ");
  return { state: "sent", error_code: "copy_refused", error_text } as const;
}

interface PuttingOff {
  reason: Parameters<Attempted["record"]["putOff"]>[2];
  record: Attempted["record"];
  code?: string;
}

async function putOff(
  ctx: BusinessContext,
  attempt: EmailRow,
  { reason, record, code = "EENVELOPE" }: PuttingOff,
): Promise<never> {
  await record.putOff(ctx, attempt, reason);
  throw new Error(`delivery put off: ${reason.error_code}, ${code}`);
}

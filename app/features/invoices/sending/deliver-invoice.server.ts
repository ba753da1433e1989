import type { Selectable } from "kysely";
import { lockBusiness } from "#app/features/accounts/business.server.ts";
import { sendBusinessEmail } from "#app/features/accounts/sandbox/business-email.server.ts";
import { recordInvoiceHistory } from "#app/features/invoices/status/record-invoice-history.server.ts";
import { type BusinessContext, type Context, withBusiness } from "#app/platform/context.server.ts";
import { AppError, isNotFound, PermanentFailure, UncertainDelivery } from "#app/platform/errors.ts";
import { isLocale } from "#app/platform/i18n/locale.ts";
import type { Email } from "#app/platform/mail/email.ts";
import type { DeliveriesTable } from "#app/platform/database/schema/invoices.ts";
import { serverReply } from "#app/platform/mail/smtp-mailer.server.ts";
import { composeEmail } from "./compose-email.server.ts";
import { queueCopy } from "./deliveries.server.ts";
import { pdfOf } from "#app/features/invoices/pdf/download-invoice.server.ts";
import { allows } from "#app/features/invoices/status/invoice-actions.ts";
import { findInvoice, type Invoice } from "#app/features/invoices/invoices.server.ts";

type Row = Selectable<DeliveriesTable>;

/** `from` are the states that may still change to it. */
interface Outcome {
  state: "sent" | "outbox" | "failed" | "uncertain";
  from: string[];
  error_code?: string;
  error_text?: string;
}

const SENDING = ["sending"];
/** The result of an attempt counts even when somebody has given up waiting for it. */
const ATTEMPTED = ["sending", "uncertain"];

/**
 * Recorded before the mail server is contacted. An attempt without a result is never repeated: it becomes `uncertain`,
 * and people decide (docs/security-checks.md 17).
 */
export const deliverInvoice = deliverBy(compose);

/** @param compose answers null for what must not leave any more */
export function deliverBy(compose: Compose) {
  return {
    run: (ctx: Context, payload: Record<string, string>) => deliver(ctx, payload, compose),
    givenUp: giveUp,
  };
}

export type Compose = (ctx: BusinessContext, delivery: Row) => Promise<Email | null>;

async function deliver(
  ctx: Context,
  { deliveryId = "" }: Record<string, string>,
  compose: Compose,
): Promise<void> {
  const delivery = await findDelivery(ctx, deliveryId);
  if (!delivery) return;
  const own = withBusiness(ctx, delivery.business_id);
  if (delivery.state === "sending")
    return recordOutcome(own, delivery, { state: "uncertain", from: SENDING });
  if (delivery.state !== "queued") return;
  const email = await compose(own, delivery);
  if (!email)
    return recordOutcome(own, delivery, {
      state: "failed",
      from: ["queued"],
      error_code: "withdrawn",
      error_text: "",
    });
  const attempt = await recordAttempt(own, delivery);
  if (attempt) await sendAttempt(own, attempt, email);
}

async function giveUp(ctx: Context, { deliveryId = "" }: Record<string, string>): Promise<void> {
  const delivery = await findDelivery(ctx, deliveryId);
  if (!delivery) return;
  const own = withBusiness(ctx, delivery.business_id);
  if (delivery.state === "queued") await recordOutcome(own, delivery, { state: "failed", from: ["queued"] });
  if (delivery.state === "sending") await recordOutcome(own, delivery, { state: "uncertain", from: SENDING });
}

function findDelivery(ctx: Context, id: string): Promise<Row | undefined> {
  return ctx.db.selectFrom("deliveries").selectAll().where("id", "=", id).executeTakeFirst();
}

/** One paid, cancelled or deleted while its e-mail was waiting is not sent. */
export async function findSendableInvoice(ctx: BusinessContext, id: string): Promise<Invoice | null> {
  try {
    const invoice = await findInvoice(ctx, id);
    return allows(invoice.status, "sendAgain") ? invoice : null;
  } catch (error) {
    if (isNotFound(error)) return null;
    throw error;
  }
}

async function compose(ctx: BusinessContext, delivery: Row): Promise<Email | null> {
  const invoice = await findSendableInvoice(ctx, delivery.invoice_id);
  if (!invoice) return null;
  const language = isLocale(delivery.language) ? delivery.language : invoice.language;
  const { subject, message, cc, reply_to: replyTo } = delivery;
  const pdf = await pdfOf(ctx, invoice, language).catch(refuseDamaged);
  return {
    ...composeEmail(invoice, { subject, message, language, replyTo }, pdf),
    id: delivery.id,
    to: delivery.recipient,
    ...(cc ? { cc } : {}),
  };
}

/** A damaged stored PDF stays damaged until the operator repairs it: no retry. */
export function refuseDamaged(error: unknown): never {
  const isDamaged = error instanceof AppError && error.code === "invoice.pdf_damaged";
  throw isDamaged ? new PermanentFailure("the stored PDF is damaged", { cause: error }) : error;
}

async function recordAttempt(ctx: BusinessContext, { id }: Row): Promise<Row | null> {
  const attempt = await ctx.db
    .updateTable("deliveries")
    .set({ state: "sending", attempted_at: ctx.platform.now().toISOString() })
    .where("id", "=", id)
    .where("state", "=", "queued")
    .returningAll()
    .executeTakeFirst();
  return attempt ?? null;
}

async function sendAttempt(ctx: BusinessContext, attempt: Row, email: Email): Promise<void> {
  let result;
  try {
    result = await sendBusinessEmail(ctx, email);
  } catch (error) {
    return recordFailure(ctx, attempt, error);
  }
  const { isOutbox, copyRefused } = result;
  const state = isOutbox ? "outbox" : "sent";
  const error_code = copyRefused ? "copy_refused" : "";
  await recordOutcome(ctx, attempt, { state, from: ATTEMPTED, error_code, error_text: copyRefused });
}

/** Throws after a temporary fault, so that the job is tried again. */
async function recordFailure(ctx: BusinessContext, attempt: Row, error: unknown): Promise<void> {
  const error_text = serverReply(error);
  if (error instanceof UncertainDelivery)
    return recordOutcome(ctx, attempt, { state: "uncertain", from: SENDING });
  if (error instanceof PermanentFailure) {
    return recordOutcome(ctx, attempt, {
      state: "failed",
      from: ATTEMPTED,
      error_code: "refused",
      error_text,
    });
  }
  const error_code = error_text ? "deferred" : "unreachable";
  await ctx.db
    .updateTable("deliveries")
    .set({ state: "queued", error_code, error_text })
    .where("id", "=", attempt.id)
    .where("state", "=", "sending")
    .where("attempted_at", "=", attempt.attempted_at)
    .execute();
  const { code = "no code" } = error as { code?: string };
  throw new Error(`delivery put off: ${error_code}, ${code}`);
}

async function recordOutcome(
  ctx: BusinessContext,
  { id, attempted_at }: Row,
  outcome: Outcome,
): Promise<void> {
  const { from, ...result } = outcome;
  const now = ctx.platform.now();
  await { ...ctx, now }.transaction(async (ctx) => {
    await lockBusiness(ctx);
    const delivery = await ctx.db
      .updateTable("deliveries")
      .set({ ...result, finished_at: now.toISOString() })
      .where("id", "=", id)
      .where("state", "in", from)
      .where("attempted_at", attempted_at === null ? "is" : "=", attempted_at)
      .returningAll()
      .executeTakeFirst();
    if (!delivery) return;
    ctx.log.info({ event: "invoice.delivery", deliveryId: id, state: result.state });
    if (delivery.copy_of) return;
    const { invoice_id: invoiceId, recipient } = delivery;
    await recordInvoiceHistory(ctx, {
      invoiceId,
      event: `invoice.email_${result.state}`,
      data: { recipient },
    });
    const hasLeft = result.state === "sent" || result.state === "outbox";
    if (hasLeft && delivery.copy_to_me && delivery.reply_to) await queueCopy(ctx, delivery);
  });
}

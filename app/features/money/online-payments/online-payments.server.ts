import type { Selectable } from "kysely";
import type { BusinessContext } from "#app/platform/context.server.ts";
import { isId } from "#app/platform/database/ids.ts";
import type { OnlinePaymentsTable } from "#app/platform/database/schema/online-payments.ts";
import { isLocale, type Locale } from "#app/platform/i18n/locale.ts";
import type { Currency, Rappen } from "#app/swiss/money.ts";
import type { ProviderNotice } from "./payment-provider.ts";

export type OnlinePaymentState = OnlinePaymentsTable["state"];

export interface OnlinePayment {
  id: string;
  invoiceId: string;
  paymentId: string | null;
  reference: string | null;
  intent: string | null;
  amount: Rappen;
  currency: Currency;
  linkVersion: number;
  locale: Locale;
  state: OnlinePaymentState;
  answered: number;
  expiresAt: string;
  createdAt: string;
}

export async function insertOnlinePayment(
  ctx: BusinessContext,
  given: Pick<OnlinePayment, "invoiceId" | "amount" | "currency" | "linkVersion" | "locale" | "expiresAt">,
): Promise<OnlinePayment> {
  const now = ctx.now.toISOString();
  const row = await ctx.db
    .insertInto("online_payments")
    .values({
      id: ctx.newId(),
      business_id: ctx.businessId,
      invoice_id: given.invoiceId,
      payment_id: null,
      provider: "stripe",
      session_id: null,
      payment_intent: null,
      amount: given.amount,
      currency: given.currency,
      link_version: given.linkVersion,
      locale: given.locale,
      state: "open",
      expires_at: given.expiresAt,
      created_at: now,
      updated_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return onlinePaymentOf(row);
}

export async function findOnlinePayment(ctx: BusinessContext, id: string): Promise<OnlinePayment | null> {
  const row = await own(ctx).where("id", "=", id).executeTakeFirst();
  return row ? onlinePaymentOf(row) : null;
}

/** The newest attempt that may still be paid. */
export async function findOpenAttempt(
  ctx: BusinessContext,
  invoiceId: string,
): Promise<OnlinePayment | null> {
  const row = await own(ctx)
    .where("invoice_id", "=", invoiceId)
    .where("state", "=", "open")
    .where("expires_at", ">", ctx.now.toISOString())
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return row ? onlinePaymentOf(row) : null;
}

export async function findAttemptOf(
  ctx: BusinessContext,
  about: NonNullable<ProviderNotice["about"]>,
): Promise<OnlinePayment | null> {
  if ("account" in about) return null;
  if ("intent" in about) {
    const row = await own(ctx).where("payment_intent", "=", about.intent).executeTakeFirst();
    return row ? onlinePaymentOf(row) : null;
  }
  const row = await own(ctx).where("session_id", "=", about.reference).executeTakeFirst();
  if (row) return onlinePaymentOf(row);
  const named = isId(about.orderId) ? await findOnlinePayment(ctx, about.orderId) : null;
  return named?.reference === null ? named : null;
}

/** Whether a payment that no row knows may still turn out to be ours. */
export async function hasUnknownIntents(ctx: BusinessContext): Promise<boolean> {
  const row = await own(ctx)
    .where("state", "=", "open")
    .where("payment_intent", "is", null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function saveReference(ctx: BusinessContext, id: string, reference: string): Promise<void> {
  await ctx.db
    .updateTable("online_payments")
    .set({ session_id: reference, updated_at: ctx.now.toISOString() })
    .where("business_id", "=", ctx.businessId)
    .where("id", "=", id)
    .where("session_id", "is", null)
    .execute();
}

export async function endAttempt(
  ctx: BusinessContext,
  id: string,
  state: "failed" | "expired",
): Promise<void> {
  await ctx.db
    .updateTable("online_payments")
    .set({ state, updated_at: ctx.now.toISOString() })
    .where("business_id", "=", ctx.businessId)
    .where("id", "=", id)
    .where("state", "=", "open")
    .execute();
}

/** A number drawn before the provider is asked: of two answers, the one with the higher number is newer. */
export async function takeQuestionNumber(ctx: BusinessContext, id: string): Promise<number> {
  const { asked } = await ctx.db
    .updateTable("online_payments")
    .set((set) => ({ asked: set("asked", "+", 1), updated_at: ctx.now.toISOString() }))
    .where("business_id", "=", ctx.businessId)
    .where("id", "=", id)
    .returning("asked")
    .executeTakeFirstOrThrow();
  return asked;
}

export async function saveAnswer(
  ctx: BusinessContext,
  id: string,
  answer: Pick<OnlinePayment, "answered" | "state" | "paymentId" | "intent">,
): Promise<void> {
  await ctx.db
    .updateTable("online_payments")
    .set({
      answered: answer.answered,
      state: answer.state,
      payment_id: answer.paymentId,
      payment_intent: answer.intent,
      updated_at: ctx.now.toISOString(),
    })
    .where("business_id", "=", ctx.businessId)
    .where("id", "=", id)
    .execute();
}

function own(ctx: BusinessContext) {
  return ctx.db.selectFrom("online_payments").selectAll().where("business_id", "=", ctx.businessId);
}

export function onlinePaymentOf(row: Selectable<OnlinePaymentsTable>): OnlinePayment {
  return {
    id: row.id,
    invoiceId: row.invoice_id,
    paymentId: row.payment_id,
    reference: row.session_id,
    intent: row.payment_intent,
    amount: row.amount,
    currency: row.currency,
    linkVersion: row.link_version,
    locale: isLocale(row.locale) ? row.locale : "en",
    state: row.state,
    answered: row.answered,
    expiresAt: row.expires_at,
    createdAt: row.created_at,
  };
}

import { type BusinessContext, type Context, withBusiness } from "#app/platform/context.server.ts";
import {
  findAttemptOf,
  findOnlinePayment,
  type OnlinePayment,
  saveReference,
  takeQuestionNumber,
} from "#app/features/money/online-payments/online-payments.server.ts";
import type { PaymentProvider } from "#app/features/money/online-payments/payment-provider.ts";
import {
  openProvider,
  rememberingFailure,
} from "#app/features/money/online-payments/provider/open-provider.server.ts";
import { settleOnlinePayment } from "./settle-online-payment.server.ts";

/**
 * A job: asks the provider how the payment stands, and brings our books there. What it is asked about came with an
 * event; a failure is tried again for about a day.
 */
export async function checkOnlinePayment(
  ctx: Context,
  { businessId = "", id = "", reference = "", intent = "" }: Record<string, string>,
): Promise<void> {
  const business = withBusiness(ctx, businessId);
  const provider = await openProvider(business);
  if (!provider) return;
  await rememberingFailure(business, async () => {
    const attempt = id
      ? await findOnlinePayment(business, id)
      : await attemptOfIntent(business, provider, intent);
    if (!attempt) return;
    const known = attempt.reference ?? reference;
    if (known) await askAndSettle(business, provider, { ...attempt, reference: known });
  });
}

/** An event about the money may come before the one about the page on which it was paid. */
async function attemptOfIntent(
  ctx: BusinessContext,
  provider: PaymentProvider,
  intent: string,
): Promise<OnlinePayment | null> {
  const reference = intent ? await provider.findReference(intent) : null;
  return reference ? findAttemptOf(ctx, { reference, orderId: "" }) : null;
}

export async function askAndSettle(
  ctx: BusinessContext,
  provider: PaymentProvider,
  attempt: OnlinePayment & { reference: string },
): Promise<void> {
  const number = await takeQuestionNumber(ctx, attempt.id);
  const answer = await provider.readPayment(attempt.reference);
  if (!answer || !isOf(ctx, answer, attempt)) return;
  await saveReference(ctx, attempt.id, attempt.reference);
  await settleOnlinePayment(ctx, attempt.id, { number, answer });
}

type Answer = NonNullable<Awaited<ReturnType<PaymentProvider["readPayment"]>>>;

/** Another page of the same account, or one that was changed there, books nothing. */
function isOf(ctx: BusinessContext, { order, currency, amount }: Answer, attempt: OnlinePayment): boolean {
  const { id, invoiceId, linkVersion } = attempt;
  const isOurs = order.id === id && order.invoiceId === invoiceId && order.linkVersion === linkVersion;
  const isRight = isOurs && currency === attempt.currency.toLowerCase() && amount === attempt.amount;
  if (!isRight) ctx.log.error({ event: "online_payment.mismatch", businessId: ctx.businessId, attempt: id });
  return isRight;
}

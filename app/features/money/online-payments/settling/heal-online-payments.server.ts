import { type Context, withBusiness } from "#app/platform/context.server.ts";
import { endAttempt, onlinePaymentOf } from "#app/features/money/online-payments/online-payments.server.ts";
import { ProviderFailure } from "#app/features/money/online-payments/payment-provider.ts";
import {
  openProvider,
  rememberingFailure,
} from "#app/features/money/online-payments/provider/open-provider.server.ts";
import { askAndSettle } from "./check-online-payment.server.ts";

const PAGE = 50;

/** ms after which an attempt is closed, whatever the provider says. */
const ASKED_FOR = 7 * 24 * 60 * 60_000;

/** A job: attempts whose time is over without an event, in case it was missed. */
export async function healOnlinePayments(ctx: Context): Promise<void> {
  const rows = await ctx.db
    .selectFrom("online_payments")
    .selectAll()
    .where("state", "=", "open")
    .where("expires_at", "<", ctx.now.toISOString())
    .orderBy("updated_at")
    .limit(PAGE)
    .execute();
  for (const row of rows) {
    const business = withBusiness(ctx, row.business_id);
    const attempt = onlinePaymentOf(row);
    const { reference } = attempt;
    const provider = reference ? await openProvider(business) : null;
    if (reference && provider)
      await rememberingFailure(business, () =>
        askAndSettle(business, provider, { ...attempt, reference }),
      ).catch(passOver);
    const isOver = Date.parse(attempt.expiresAt) < ctx.now.getTime() - ASKED_FOR;
    if (!reference || !provider || isOver) await endAttempt(business, attempt.id, "expired");
  }
}

function passOver(error: unknown): void {
  if (!(error instanceof ProviderFailure)) throw error;
}

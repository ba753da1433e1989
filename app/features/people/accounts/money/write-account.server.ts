import { willTell } from "#app/features/running/events/will-tell.server.ts";
import { noticeAct } from "#app/features/people/accounts/not-me/security-events.server.ts";
import { recordHistory } from "#app/features/running/history/history.server.ts";
import type { BusinessContext, UserContext } from "#app/platform/context.server.ts";
import { type PaymentAccount, shownAccount } from "./payment-account.ts";

/** Under the lock of the business: from now on; what was sent keeps its account. A wish that waits is thrown away. */
export async function writeAccount(
  ctx: UserContext,
  before: PaymentAccount,
  after: PaymentAccount,
): Promise<void> {
  await ctx.db
    .updateTable("businesses")
    .set({ iban: after.iban, qr_iban: after.qrIban, updated_at: ctx.now.toISOString() })
    .where("id", "=", ctx.businessId)
    .execute();
  willTell(ctx, "profile", ctx.businessId);
  await forgetWish(ctx);
  const facts = { iban: shownAccount(after), former: shownAccount(before) };
  await noticeAct(ctx, { kind: "account_changed", before, after }, facts);
  const data = { account: facts.iban, former: facts.former };
  await recordHistory(ctx, { invoiceId: null, event: "money.account_changed", data });
}

export async function forgetWish(ctx: BusinessContext, only?: string): Promise<number> {
  let waiting = ctx.db.deleteFrom("pending_account_changes").where("business_id", "=", ctx.businessId);
  if (only !== undefined) waiting = waiting.where("id", "=", only);
  return (await waiting.returning("id").execute()).length;
}

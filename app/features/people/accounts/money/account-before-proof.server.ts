import { keepSecurityEvent } from "#app/features/people/accounts/not-me/security-events.server.ts";
import { recordHistory } from "#app/features/running/history/history.server.ts";
import { type Context, withBusiness } from "#app/platform/context.server.ts";
import { shownAccount } from "./payment-account.ts";

/** Whoever proves the address may be another person than whoever entered the account: overview and log say it. */
export async function noteAccountsBeforeProof(ctx: Context, userId: string): Promise<void> {
  const businesses = await ctx.db
    .selectFrom("memberships")
    .innerJoin("businesses", "businesses.id", "memberships.business_id")
    .select(["businesses.id", "iban", "qr_iban as qrIban"])
    .where("user_id", "=", userId)
    .where("role", "=", "owner")
    .where("sandbox_of", "is", null)
    .where(({ or, eb }) => or([eb("iban", "<>", ""), eb("qr_iban", "<>", "")]))
    .orderBy("businesses.id")
    .execute();
  for (const { id: businessId, iban, qrIban } of businesses) {
    const undo = { kind: "account_before_proof" as const, account: { iban, qrIban } };
    const facts = { iban: shownAccount(undo.account) };
    await keepSecurityEvent(ctx, { userId, undo, facts, inBusiness: { businessId, user: { id: "" } } });
    const data = { account: facts.iban };
    await recordHistory(withBusiness(ctx, businessId), {
      invoiceId: null,
      event: "money.account_before_proof",
      data,
    });
  }
}

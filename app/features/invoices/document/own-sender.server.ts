import { findProfile } from "#app/features/accounts/profile.server.ts";
import type { Plan } from "#app/features/subscriptions/plan.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import type { Sender } from "./invoice-document.ts";
import { senderOf } from "./payment-details.ts";

export async function findOwnSender(
  ctx: UserContext,
): Promise<{ sender: Sender; plan: Plan; roundsToFive: boolean }> {
  const { business, phone, plan } = await findProfile(ctx);
  return { sender: senderOf(business, ctx.user, phone), plan, roundsToFive: business.roundsToFive };
}

export async function findPhone(ctx: UserContext): Promise<string> {
  const { phone } = await ctx.db
    .selectFrom("users")
    .select("phone")
    .where("id", "=", ctx.user.id)
    .executeTakeFirstOrThrow();
  return phone;
}

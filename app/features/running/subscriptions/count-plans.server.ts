import type { Context } from "#app/platform/context.server.ts";
import { currentPlan } from "./current-plan.server.ts";
import type { Plan } from "./plan.ts";
import { listSubscriptions } from "./subscriptions.server.ts";

export async function countPlans(ctx: Context): Promise<Record<Plan, number>> {
  const subscriptions = await listSubscriptions(ctx);
  const businesses = await ctx.db
    .selectFrom("businesses")
    .select(["id", "plan"])
    .where("sealed_until", "is", null)
    .where("sandbox_of", "is", null)
    .execute();
  const counts: Record<Plan, number> = { free: 0, pro: 0 };
  for (const { id, plan } of businesses)
    counts[currentPlan(ctx, { plan, subscription: subscriptions.get(id) ?? null })]++;
  return counts;
}

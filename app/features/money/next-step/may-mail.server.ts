import { shownPlan } from "#app/features/running/subscriptions/current-plan.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";

/** Whether an e-mail of one press can leave. */
export async function mayMail(ctx: UserContext): Promise<boolean> {
  return ctx.user.emailVerified && (await shownPlan(ctx)).plan === "pro";
}

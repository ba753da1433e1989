import type { Context } from "#app/platform/context.server.ts";
import { type Plan, planOf } from "./plan.ts";

/** The plan of a business at the instant of the request. */
export function currentPlan(ctx: Context, business: Parameters<typeof planOf>[0]): Plan {
  return planOf(business, { defaultPlan: ctx.platform.env.DEFAULT_PLAN, now: ctx.now });
}

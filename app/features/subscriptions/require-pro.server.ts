import type { BusinessContext } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { planOf } from "./plan.ts";

export async function isPro(ctx: BusinessContext): Promise<boolean> {
  const business = await ctx.db
    .selectFrom("businesses")
    .select("plan")
    .where("id", "=", ctx.businessId)
    .executeTakeFirstOrThrow();
  return planOf(business, ctx.platform.env.DEFAULT_PLAN) === "pro";
}

/** For what only Pro includes. @throws AppError `plan.pro_required` */
export async function requirePro(ctx: BusinessContext): Promise<void> {
  if (!(await isPro(ctx))) throw new AppError("plan.pro_required");
}

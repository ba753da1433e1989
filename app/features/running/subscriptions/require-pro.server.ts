import type { BusinessContext, UserContext } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { findPlan } from "./current-plan.server.ts";

export async function isPro(ctx: BusinessContext): Promise<boolean> {
  return (await findPlan(ctx)) === "pro";
}

export async function requirePro(ctx: BusinessContext): Promise<void> {
  if (!(await isPro(ctx))) throw new AppError("plan.pro_required");
}

/** For e-mails to clients. @throws AppError `plan.pro_required`, `account.email_not_verified` */
export async function requireMailing(ctx: UserContext): Promise<void> {
  await requirePro(ctx);
  if (!ctx.user.emailVerified) throw new AppError("account.email_not_verified");
}

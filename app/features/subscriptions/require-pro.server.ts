import type { BusinessContext } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { findPlan } from "./current-plan.server.ts";

export async function isPro(ctx: BusinessContext): Promise<boolean> {
  return (await findPlan(ctx)) === "pro";
}

export async function requirePro(ctx: BusinessContext): Promise<void> {
  if (!(await isPro(ctx))) throw new AppError("plan.pro_required");
}

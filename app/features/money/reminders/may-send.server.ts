import { isPro, requirePro } from "#app/features/running/subscriptions/require-pro.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";
import type { ReminderMode, WhyLeftOut } from "./reminder-settings.ts";

/** What keeps the business from sending e-mails; empty where nothing does. */
export async function leftOutBecause(
  ctx: UserContext,
  { mode }: { mode: ReminderMode },
): Promise<WhyLeftOut | ""> {
  if (mode !== "send") return "";
  if (!(await isPro(ctx))) return "plan_over";
  return ctx.user.emailVerified ? "" : "unconfirmed";
}

/** @throws AppError `plan.pro_required`, `account.email_not_verified` */
export async function requireMode(ctx: UserContext, mode: ReminderMode): Promise<void> {
  if (mode !== "send") return;
  await requirePro(ctx);
  const code = "account.email_not_verified";
  if (!ctx.user.emailVerified) throw new AppError(code, [{ field: "mode", code }]);
}

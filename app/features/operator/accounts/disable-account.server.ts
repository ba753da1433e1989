import { endOtherAccess } from "#app/features/accounts/sign-in/end-other-access.server.ts";
import { actOnAccount, refuseOnOperator } from "#app/features/operator/acts/act-on-account.server.ts";
import type { ActOrder } from "#app/features/operator/acts/act.ts";
import type { BusinessContext, Context } from "#app/platform/context.server.ts";

/**
 * Ends all sessions; from now on nobody signs in, and nothing is done in its name. A sign-in under way fails by the
 * access version.
 * @returns false where it was disabled already
 * @throws AppError as `actOnAccount` and `refuseOnOperator`
 */
export function disableAccount(ctx: Context, accountId: string, order: ActOrder): Promise<boolean> {
  return actOnAccount(ctx, accountId, order, async (ctx, account) => {
    refuseOnOperator(ctx, account, order);
    if (account.disabledAt) return null;
    await mark(ctx, ctx.now.toISOString());
    await endOtherAccess(ctx, account.userId, null);
    await ctx.db.deleteFrom("sessions").where("business_id", "=", account.id).execute();
    return { act: "disabled" };
  });
}

/** @returns false where it was not disabled @throws AppError as `actOnAccount` */
export function enableAccount(ctx: Context, accountId: string, order: ActOrder): Promise<boolean> {
  return actOnAccount(ctx, accountId, order, async (ctx, account) => {
    if (!account.disabledAt) return null;
    await mark(ctx, null);
    return { act: "enabled" };
  });
}

/** With its sandbox. */
async function mark(ctx: BusinessContext, disabled_at: string | null): Promise<void> {
  const { businessId } = ctx;
  await ctx.db
    .updateTable("businesses")
    .set({ disabled_at })
    .where(({ eb, or }) => or([eb("id", "=", businessId), eb("sandbox_of", "=", businessId)]))
    .execute();
}

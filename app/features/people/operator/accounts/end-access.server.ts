import { endOtherAccess } from "#app/features/people/accounts/sign-in/end-other-access.server.ts";
import { dropSecondStep } from "#app/features/people/accounts/sign-in/two-step.server.ts";
import { actOnAccount, refuseOnOperator } from "#app/features/people/operator/acts/act-on-account.server.ts";
import type { ActOrder } from "#app/features/people/operator/acts/act.ts";
import type { Context } from "#app/platform/context.server.ts";

/**
 * Sessions, bearer tokens, links in e-mails and sign-ins under way; API keys stay.
 * @throws AppError as `actOnAccount`
 */
export function endSessions(ctx: Context, accountId: string, order: ActOrder): Promise<boolean> {
  return actOnAccount(ctx, accountId, order, async (ctx, { userId }) => {
    await endOtherAccess(ctx, userId, null);
    return { act: "sessions_ended" };
  });
}

/**
 * With the recovery codes; ends all sessions.
 * @returns false where it was off already
 * @throws AppError as `actOnAccount` and `refuseOnOperator`
 */
export function removeSecondStep(ctx: Context, accountId: string, order: ActOrder): Promise<boolean> {
  return actOnAccount(ctx, accountId, order, async (ctx, account) => {
    refuseOnOperator(ctx, account, order);
    if (!(await dropSecondStep(ctx, account.userId))) return null;
    await endOtherAccess(ctx, account.userId, null);
    return { act: "second_step_removed" };
  });
}

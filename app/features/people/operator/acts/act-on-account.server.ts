import { lockBusiness } from "#app/features/people/accounts/business.server.ts";
import { type BusinessContext, type Context, withBusiness } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { isOperatorAddress } from "#app/features/people/operator/operators.server.ts";
import {
  type DeskAccount,
  findDeskAccount,
} from "#app/features/people/operator/accounts/desk-account.server.ts";
import { type ActFacts, type ActOrder, COMMAND_LINE, type OperatorAct } from "./act.ts";
import { latestActId, recordAct } from "./acts.server.ts";

/** Null where there is nothing to do. */
type Work = (
  ctx: BusinessContext,
  account: DeskAccount,
) => Promise<{ act: OperatorAct; data?: ActFacts } | null>;

/**
 * One transaction for the act and its entry in the log; acts on one account wait for each other.
 * @returns false where there was nothing to do
 * @throws AppError `operator_account.not_found`, `operator_account.changed`
 */
export async function actOnAccount(
  ctx: Context,
  accountId: string,
  order: ActOrder,
  work: Work,
): Promise<boolean> {
  return ctx.transaction(async (ctx) => {
    await findDeskAccount(ctx, accountId);
    const own = withBusiness(ctx, accountId);
    await lockBusiness(own);
    const account = await findDeskAccount(ctx, accountId);
    if (order.seen !== undefined && order.seen !== (await latestActId(own)))
      throw new AppError("operator_account.changed");
    const done = await work(own, account);
    if (!done) return false;
    await recordAct(ctx, { ...order, act: done.act, data: done.data ?? {}, businessId: accountId });
    return true;
  });
}

/** From the web nobody locks an operator out, themselves included. @throws AppError `operator_account.of_operator` */
export function refuseOnOperator(ctx: Context, { email }: DeskAccount, { by }: ActOrder): void {
  if (by !== COMMAND_LINE && isOperatorAddress(ctx, email))
    throw new AppError("operator_account.of_operator");
}

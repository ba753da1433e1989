import { confirmPassword } from "#app/features/people/accounts/sign-in/confirm-password.server.ts";
import { findDeskAccount } from "#app/features/people/operator/accounts/desk-account.server.ts";
import { latestActId } from "#app/features/people/operator/acts/acts.server.ts";
import type { ActOrder } from "#app/features/people/operator/acts/act.ts";
import { type UserContext, withBusiness } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import type { ScreenArgs } from "#app/platform/http/form-submission.server.ts";
import { paths } from "#app/paths.ts";
import { deskAction, deskLoader } from "#app/screens/admin/desk.server.ts";
import type { z } from "zod";

export const accountLoader = deskLoader(async (ctx, args) => actPage(ctx, args));

export async function actPage(ctx: UserContext, args: ScreenArgs) {
  const { id, email } = await findDeskAccount(ctx, args.id);
  return { id, email, seen: await latestActId(withBusiness(ctx, id)) };
}

type Act<I> = (
  ctx: UserContext,
  accountId: string,
  order: ActOrder,
  input: I,
  args: ScreenArgs,
) => Promise<boolean>;

/** Only once the operator has given the password again. */
export function withPassword(
  act: (ctx: UserContext, accountId: string, order: ActOrder) => Promise<boolean>,
): Act<{ password: string }> {
  return async (ctx, accountId, order, { password }) => {
    await confirmPassword(ctx, password);
    return act(ctx, accountId, order);
  };
}

/** @throws AppError `operator_account.done_already` where there was nothing to do */
export function accountAction<S extends z.ZodType<{ reason: string; seen: string }>>(
  form: string,
  schema: S,
  act: Act<z.output<S>>,
) {
  return deskAction({ form, schema }, async (ctx, input, args) => {
    const { id } = await findDeskAccount(ctx, args.id);
    const { reason, seen } = input;
    if (!(await act(ctx, id, { by: ctx.user.email, reason, seen }, input, args)))
      throw new AppError("operator_account.done_already");
    return redirectWithFlash(ctx.platform, paths.deskAccount(id), { key: "admin:done" });
  });
}

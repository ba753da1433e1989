import { lockOpenBusiness } from "#app/features/people/accounts/business.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { closeSandbox, findSandbox, requireSandbox } from "./sandbox.server.ts";

/** Test keys go on with a fresh one, which has the profile as it is now. */
export async function emptySandbox(ctx: UserContext): Promise<void> {
  await ctx.transaction(async (ctx) => {
    await lockOpenBusiness(ctx);
    if (!(await findSandbox(ctx))) return;
    await closeSandbox(ctx);
    await requireSandbox(ctx);
  });
}

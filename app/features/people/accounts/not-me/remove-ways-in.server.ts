import { revokeAllPrograms } from "#app/platform/auth/api-key.server.ts";
import type { Context } from "#app/platform/context.server.ts";
import { dropSecondStep } from "#app/features/people/accounts/sign-in/two-step.server.ts";

/** All but password, address and sessions: passkeys, connections, second step and programs. Run it in a transaction. */
export async function removeWaysIn(ctx: Context, userId: string): Promise<void> {
  for (const table of ["passkeys", "identities"] as const)
    await ctx.db.deleteFrom(table).where("user_id", "=", userId).execute();
  await dropSecondStep(ctx, userId);
  await revokeAllPrograms(ctx, userId);
}

import { expressionBuilder } from "kysely";
import { endOtherAccess } from "#app/features/people/accounts/sign-in/end-other-access.server.ts";
import { actOnAccount, refuseOnOperator } from "#app/features/people/operator/acts/act-on-account.server.ts";
import type { ActOrder } from "#app/features/people/operator/acts/act.ts";
import type { BusinessContext, Context } from "#app/platform/context.server.ts";
import type { Schema } from "#app/platform/database/schema.ts";
import { AppError } from "#app/platform/errors.ts";

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
    await closeAccount(ctx, account.userId);
    return { act: "disabled" };
  });
}

/**
 * Also one whose move to another database was broken off.
 * @returns false where it was not disabled
 * @throws AppError as `actOnAccount`, and `operator_account.moved`
 */
export function enableAccount(ctx: Context, accountId: string, order: ActOrder): Promise<boolean> {
  return actOnAccount(ctx, accountId, order, async (ctx, account) => {
    if (!account.disabledAt) return null;
    const { moved_at } = await ctx.db
      .selectFrom("businesses")
      .select("moved_at")
      .where("id", "=", account.id)
      .executeTakeFirstOrThrow();
    if (moved_at !== null) throw new AppError("operator_account.moved");
    await openAccount(ctx);
    return { act: "enabled" };
  });
}

/** Call it in the transaction of the act. @param ownerId whose sign-ins under way fail */
export async function closeAccount(ctx: BusinessContext, ownerId: string): Promise<void> {
  await ownAndSandbox(ctx).set({ disabled_at: ctx.now.toISOString() }).execute();
  await endOtherAccess(ctx, ownerId, null);
  await ctx.db.deleteFrom("sessions").where("business_id", "=", ctx.businessId).execute();
}

export async function openAccount(ctx: BusinessContext): Promise<void> {
  await ownAndSandbox(ctx).set({ disabled_at: null, moved_to: null, moved_at: null }).execute();
  await ctx.db.deleteFrom("archive_links").where("business_id", "=", ctx.businessId).execute();
  await ctx.db
    .updateTable("jobs")
    .set({ state: "ready" })
    .where("business_id", "in", ownAndSandboxIds(ctx))
    .where("state", "=", HELD)
    .execute();
  ctx.afterCommit(() => ctx.platform.jobQueued());
}

/** The state of a job whose account is being moved: no worker takes it. */
export const HELD = "held";

export function ownAndSandbox({ db, businessId }: BusinessContext) {
  return db.updateTable("businesses").where(isOwnOrSandbox(businessId));
}

export function ownAndSandboxIds({ db, businessId }: BusinessContext) {
  return db.selectFrom("businesses").select("id").where(isOwnOrSandbox(businessId));
}

function isOwnOrSandbox(businessId: string) {
  const eb = expressionBuilder<Schema, "businesses">();
  return eb.or([eb("id", "=", businessId), eb("sandbox_of", "=", businessId)]);
}

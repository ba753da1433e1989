import { lockBusiness } from "#app/features/people/accounts/business.server.ts";
import { recordAct } from "#app/features/people/operator/acts/acts.server.ts";
import { COMMAND_LINE } from "#app/features/people/operator/acts/act.ts";
import { type BusinessContext, type Context, withBusiness } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { findDeskAccount } from "./desk-account.server.ts";
import {
  closeAccount,
  HELD,
  openAccount,
  ownAndSandbox,
  ownAndSandboxIds,
} from "./disable-account.server.ts";

interface MoveState {
  /** Null where it was never begun. */
  to: string | null;
  isMoved: boolean;
  isDisabled: boolean;
}

/** Null where there is no such account. */
export async function moveStateOf({ db }: Context, accountId: string): Promise<MoveState | null> {
  const row = await db
    .selectFrom("businesses")
    .select(["moved_to", "moved_at", "disabled_at"])
    .where("id", "=", accountId)
    .where("sandbox_of", "is", null)
    .executeTakeFirst();
  return row
    ? { to: row.moved_to, isMoved: row.moved_at !== null, isDisabled: row.disabled_at !== null }
    : null;
}

/**
 * Closes the account and holds its jobs back, so that nothing is written while its rows are read.
 * @param to name of the other database
 * @throws AppError `operator_account.not_found`, `operator_account.busy`
 */
export function beginMove(ctx: Context, accountId: string, to: string): Promise<void> {
  return locked(ctx, accountId, async (ctx) => {
    const { userId } = await findDeskAccount(ctx, accountId);
    const ofAccount = ctx.db.updateTable("jobs").where("business_id", "in", ownAndSandboxIds(ctx));
    await ofAccount.set({ state: HELD }).where("state", "=", "ready").execute();
    const running = await ctx.db
      .selectFrom("jobs")
      .select("id")
      .where("business_id", "in", ownAndSandboxIds(ctx))
      .where("state", "=", "running")
      .executeTakeFirst();
    if (running) throw new AppError("operator_account.busy");
    await closeAccount(ctx, userId);
    await ownAndSandbox(ctx).set({ moved_to: to }).execute();
  });
}

/** The account goes on here; one that has moved stays closed. */
export function breakOffMove(ctx: Context, accountId: string): Promise<void> {
  return locked(ctx, accountId, async (ctx) => {
    const state = await moveStateOf(ctx, accountId);
    if (state?.to && !state.isMoved) await openAccount(ctx);
  });
}

/**
 * From then on nobody opens it here. @throws AppError `operator_account.changed` when it was opened meanwhile
 */
export function finishMove(ctx: Context, accountId: string, to: string): Promise<void> {
  return locked(ctx, accountId, async (ctx) => {
    const state = await moveStateOf(ctx, accountId);
    if (state?.to !== to) throw new AppError("operator_account.changed");
    await ownAndSandbox(ctx).set({ moved_at: ctx.now.toISOString() }).execute();
    const act = { act: "moved", by: COMMAND_LINE, reason: "", data: {}, businessId: accountId } as const;
    await recordAct(ctx, act);
  });
}

function locked<T>(ctx: Context, accountId: string, work: (ctx: BusinessContext) => Promise<T>): Promise<T> {
  return ctx.transaction(async (ctx) => {
    const own = withBusiness(ctx, accountId);
    await lockBusiness(own);
    return work(own);
  });
}

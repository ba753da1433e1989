import { noticeAct } from "#app/features/people/accounts/not-me/security-events.server.ts";
import { confirmStep } from "#app/features/people/accounts/passkeys/confirm-act.server.ts";
import type { Confirmation } from "#app/features/people/accounts/passkeys/confirmation.schema.ts";
import { lockOpenSeatsAs } from "#app/features/people/accounts/lock-seats.server.ts";
import { recordHistory } from "#app/features/running/history/history.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { isOpenToMembers } from "./money-right.server.ts";

/**
 * Whether members may change where payments go. Repeated, it does nothing.
 * @returns the proof of the password while the second step is missing; null once it is done
 * @throws AppError `seat.owner_only`, and what `confirmStep` throws
 */
export async function openToMembers(
  ctx: UserContext,
  after: boolean,
  confirmation: Confirmation,
): Promise<string | null> {
  if (ctx.role !== "owner") throw new AppError("seat.owner_only");
  const act = `${after ? "open" : "close"} the account of ${ctx.businessId} to members`;
  const proof = await confirmStep(ctx, act, confirmation);
  if (proof !== null) return proof;
  await ctx.transaction(async (ctx) => {
    await lockOpenSeatsAs(ctx);
    const before = await isOpenToMembers(ctx);
    if (before === after) return;
    await ctx.db
      .updateTable("businesses")
      .set({ members_change_accounts: after ? 1 : 0, updated_at: ctx.now.toISOString() })
      .where("id", "=", ctx.businessId)
      .execute();
    await noticeAct(ctx, { kind: "money_right_changed", before, after }, {});
    await recordHistory(ctx, { invoiceId: null, event: after ? "money.opened" : "money.closed" });
  });
  return null;
}

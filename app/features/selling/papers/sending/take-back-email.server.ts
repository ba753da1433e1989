import { findLocked } from "#app/features/selling/papers/issue-paper.server.ts";
import type { Paper, PaperKind } from "#app/features/selling/papers/paper.ts";
import { touchPaper } from "#app/features/selling/papers/paper-rows.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { withdrawDelivery } from "./withdraw-delivery.server.ts";

/**
 * The paper stays issued: its number, PDF and link exist. Asking twice changes nothing.
 * @param version from which it was sent
 * @throws AppError `….not_found`, `delivery.left`
 */
export async function takeBackEmail<P extends Paper>(
  ctx: UserContext,
  kind: PaperKind<P>,
  id: string,
  version: number,
): Promise<void> {
  await ctx.transaction(async (ctx) => {
    await findLocked(ctx, kind, id);
    const delivery = await ctx.db
      .selectFrom("deliveries")
      .select(["id", "error_code", "recipient"])
      .where("business_id", "=", ctx.businessId)
      .where(`${kind.noun}_id`, "=", id)
      .where("version", "=", version)
      .where("reminder_id", "=", "")
      .where("copy_of", "=", "")
      .orderBy("id", "desc")
      .executeTakeFirst();
    if (!delivery) throw new AppError("delivery.left");
    if (delivery.error_code === "undone") return;
    await withdrawDelivery(ctx, delivery.id);
    await touchPaper(ctx, kind.noun, id);
    await kind.record(ctx, id, `${kind.noun}.email_undone`, { recipient: delivery.recipient });
  });
}

import { lockOffer, touchOffer } from "./document/lock-offer.server.ts";
import { type ExternalInput, sentExternal } from "#app/features/external/external-fields.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { holdsAlready } from "#app/platform/database/holds-already.server.ts";

/** In any status: it is no part of what is printed. @throws AppError `offer.not_found` */
export async function noteOnOffer(ctx: UserContext, id: string, input: ExternalInput): Promise<void> {
  await ctx.transaction(async (ctx) => {
    await lockOffer(ctx, id);
    await annotateOffer(ctx, id, input);
  });
}

/** What other programs note about an offer; only what was sent. */
export async function annotateOffer(ctx: UserContext, id: string, input: ExternalInput): Promise<void> {
  const written = sentExternal(input);
  const offer = await ctx.db
    .selectFrom("offers")
    .select(["external_id", "metadata"])
    .where("business_id", "=", ctx.businessId)
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  if (holdsAlready(offer, written)) return;
  await ctx.db
    .updateTable("offers")
    .set(written)
    .where("business_id", "=", ctx.businessId)
    .where("id", "=", id)
    .execute();
  await touchOffer(ctx, id);
}

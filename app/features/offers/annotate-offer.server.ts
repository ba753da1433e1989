import { lockOffer, touchOffer } from "./document/lock-offer.server.ts";
import { type ExternalInput, externalFields, NO_EXTERNAL } from "#app/features/external/external-fields.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { columnsOf } from "#app/platform/forms/field-record.ts";

/** In any status: it is no part of what is printed. @throws AppError `offer.not_found` */
export async function noteOnOffer(ctx: UserContext, id: string, input: ExternalInput): Promise<void> {
  await ctx.transaction(async (ctx) => {
    await lockOffer(ctx, id);
    await annotateOffer(ctx, id, input);
    await touchOffer(ctx, id);
  });
}

/** What other programs note about an offer; only what was sent. */
export async function annotateOffer(ctx: UserContext, id: string, input: ExternalInput): Promise<void> {
  const { externalId, metadata } = input;
  if (externalId === undefined && metadata === undefined) return;
  const given = {
    externalId: externalId ?? NO_EXTERNAL.externalId,
    metadata: metadata ?? NO_EXTERNAL.metadata,
  };
  const { external_id, metadata: noted } = columnsOf(externalFields, given);
  await ctx.db
    .updateTable("offers")
    .set({
      ...(externalId === undefined ? {} : { external_id }),
      ...(metadata === undefined ? {} : { metadata: noted }),
    })
    .where("business_id", "=", ctx.businessId)
    .where("id", "=", id)
    .execute();
}

import { linkClient } from "#app/features/invoices/document/link-client.server.ts";
import { findIssuer } from "#app/features/invoices/document/resolve-invoice.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { annotateOffer } from "./annotate-offer.server.ts";
import { lockOffer, requireOfferVersion, saveOffer } from "./document/lock-offer.server.ts";
import { resolveOffer } from "./document/resolve-offer.server.ts";
import { offerColumns } from "./document/store-offer.server.ts";
import type { OfferInput } from "./offer.schema.ts";
import { draftAgain } from "./status/draft-again.ts";
import { requireOfferAction } from "./status/offer-actions.ts";
import { recordOfferHistory } from "./status/record-offer-history.server.ts";

/**
 * What the client has seen already becomes a draft of the next revision, and its link ends.
 * @throws AppError `offer.not_found`, `offer.locked`, `offer.changed` when `input.version` is not the latest,
 * `input.invalid`
 */
export async function updateOffer(ctx: UserContext, id: string, input: OfferInput): Promise<void> {
  await ctx.transaction(async (ctx) => {
    const offer = await lockOffer(ctx, id);
    requireOfferAction(offer.status, "edit");
    requireOfferVersion(offer, input.version);
    const { number, issueDate, state } = offer;
    const isDraft = state === "draft";
    const content = resolveOffer(ctx, input, {
      ...{ issuer: await findIssuer(ctx), number },
      ...(isDraft ? { issueDate } : {}),
    });
    const columns = offerColumns(content, await linkClient(ctx, input));
    await saveOffer(ctx, offer, { ...columns, ...(isDraft ? {} : draftAgain(offer)) });
    await annotateOffer(ctx, id, input);
    const event = isDraft ? "offer.updated" : "offer.revised";
    const revision = String(offer.revision + (isDraft ? 0 : 1));
    await recordOfferHistory(ctx, { offerId: id, event, data: { number, revision } });
  });
}

import { clientOfPaper, linkClient } from "#app/features/selling/invoices/document/link-client.server.ts";
import { findIssuer } from "#app/features/selling/invoices/document/resolve-invoice.server.ts";
import { annotatePaper, holdsPaper, savePaper } from "#app/features/selling/papers/paper-rows.server.ts";
import { requireSeen } from "#app/features/selling/papers/kinds.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { lockOffer } from "#app/features/selling/offers/status/lock-offer.server.ts";
import { resolveOffer } from "./document/resolve-offer.server.ts";
import { offerColumns } from "./document/store-offer.server.ts";
import type { OfferInput } from "#app/features/selling/offers/document/offer.schema.ts";
import { draftAgain } from "./status/draft-again.ts";
import { holdBackOffer } from "./status/emailed-offer.server.ts";
import { requireOfferAction } from "./status/offer-actions.ts";
import { recordOfferHistory } from "./status/record-offer-history.server.ts";

/**
 * What the client has seen already becomes a draft of the next revision, and its link ends, unless nothing changes.
 * @throws AppError `offer.not_found`, `offer.locked`, `offer.changed`, `input.invalid`
 */
export async function updateOffer(ctx: UserContext, id: string, input: OfferInput): Promise<void> {
  await ctx.transaction(async (ctx) => {
    const offer = await lockOffer(ctx, id);
    requireOfferAction(offer.status, "edit");
    requireSeen("offer", offer, input.version);
    const { number, issueDate, state } = offer;
    const isDraft = state === "draft";
    const issuer = await findIssuer(ctx);
    const client = await linkClient(ctx, input);
    const columnsOn = (day?: string) => {
      const content = resolveOffer(ctx, input, { issuer, number, client, issueDate: day });
      return offerColumns(content, clientOfPaper(client, content.recipient.email, offer));
    };
    await annotatePaper(ctx, "offer", id, input);
    if (await holdsPaper(ctx, "offer", id, columnsOn(issueDate))) return;
    const columns = columnsOn(isDraft ? issueDate : undefined);
    await savePaper(ctx, "offer", offer, { ...columns, ...(isDraft ? {} : draftAgain(offer)) });
    const event = isDraft ? "offer.updated" : "offer.revised";
    const revision = String(offer.revision + (isDraft ? 0 : 1));
    await recordOfferHistory(ctx, { offerId: id, event, data: { number, revision } });
    await holdBackOffer(ctx, id);
  });
}

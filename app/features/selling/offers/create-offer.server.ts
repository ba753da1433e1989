import { lockAndFindBusiness } from "#app/features/people/accounts/business.server.ts";
import { clientOfPaper, linkClient } from "#app/features/selling/invoices/document/link-client.server.ts";
import { findIssuer } from "#app/features/selling/invoices/document/resolve-invoice.server.ts";
import { allocateNumber } from "#app/features/selling/papers/numbering/allocate-number.server.ts";
import { seriesOf, seriesIn } from "#app/features/selling/papers/numbering/number-series.ts";
import { externalColumns } from "#app/features/running/external/hold-external-id.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { resolveOffer } from "./document/resolve-offer.server.ts";
import { insertOffer } from "./document/store-offer.server.ts";
import type { OfferInput } from "#app/features/selling/offers/document/offer.schema.ts";
import { recordOfferHistory } from "./status/record-offer-history.server.ts";

/** Works on every plan, and is never counted as an invoice. @throws AppError `input.invalid`, `session.required` */
export async function createOffer(ctx: UserContext, input: OfferInput): Promise<string> {
  return ctx.transaction(async (ctx) => {
    const issuer = await findIssuer(ctx, await lockAndFindBusiness(ctx));
    const { business } = issuer;
    const series = seriesIn(business, seriesOf("offer", business.offerPrefix, input.issueDate ?? ctx.today));
    const number = await allocateNumber(ctx, series, "offer");
    const id = ctx.newId();
    const client = await linkClient(ctx, input);
    const content = resolveOffer(ctx, input, { issuer, number, client });
    const external = await externalColumns(ctx, { kind: "offer", id }, input);
    await insertOffer(ctx, id, content, { ...clientOfPaper(client, content.recipient.email), external });
    await recordOfferHistory(ctx, { offerId: id, event: "offer.created", data: { number } });
    return id;
  });
}

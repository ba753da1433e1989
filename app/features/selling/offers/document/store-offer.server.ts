import { willTellNew } from "#app/features/running/events/will-tell.server.ts";
import type { ExternalColumns } from "#app/features/running/external/hold-external-id.server.ts";
import type { ClientOfPaper } from "#app/features/selling/invoices/document/link-client.server.ts";
import { itemFields } from "#app/features/selling/invoices/fields/item-fields.ts";
import { recipientFields } from "#app/features/selling/invoices/fields/recipient-fields.ts";
import { offerContentFields, offerFields } from "#app/features/selling/offers/fields/offer-fields.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { searchedOf } from "#app/platform/forms/field-record.ts";
import { fold } from "#app/platform/lists/fold.ts";
import type { OfferContent } from "./offer-content.ts";
import type { OfferSnapshot } from "./offer-snapshot.ts";

export async function insertOffer(
  ctx: UserContext,
  id: string,
  content: OfferContent,
  { external, ...client }: ClientOfPaper & { external: ExternalColumns<"offer"> },
): Promise<void> {
  const now = ctx.now.toISOString();
  await ctx.db
    .insertInto("offers")
    .values({
      id,
      business_id: ctx.businessId,
      state: "draft",
      created_at: now,
      updated_at: now,
      ...offerColumns(content, client),
      ...external,
    })
    .execute();
  willTellNew(ctx, "offer", id);
}

export function offerColumns(content: OfferContent, { clientId, clientEmail }: ClientOfPaper) {
  const { number, language, issueDate, validUntil, total, ...rest } = content;
  const document: OfferSnapshot = rest;
  return {
    client_id: clientId,
    client_email: clientEmail,
    number,
    language,
    total,
    subject: rest.subject,
    issue_date: issueDate,
    valid_until: validUntil,
    document: JSON.stringify(document),
    sort_name: fold(content.recipient.name),
    search_text: searchText(content),
  };
}

function searchText(content: OfferContent): string {
  const texts = [
    ...searchedOf(offerFields, content),
    ...searchedOf(recipientFields, content.recipient),
    content.subject,
    ...searchedOf(offerContentFields, content),
    ...content.items.flatMap((item) => searchedOf(itemFields, item)),
  ];
  return fold(texts.join("\n"));
}

import { lockBusiness } from "#app/features/people/accounts/business.server.ts";
import { recordInvoiceHistory } from "#app/features/selling/invoices/status/record-invoice-history.server.ts";
import { recordOfferHistory } from "#app/features/selling/offers/status/record-offer-history.server.ts";
import { countView, isFirstOfVersion } from "#app/features/running/public-links/views.server.ts";
import { countsViews } from "#app/features/running/public-links/page-settings.server.ts";
import type { PublicDocument } from "#app/platform/auth/public-token.server.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";

/** Nobody waits for it: a page is shown whether or not it can be counted. @param isOwn its writer reads it */
export function countOpening(
  ctx: BusinessContext,
  document: PublicDocument,
  isOwn: () => Promise<boolean>,
): void {
  void recordOpening(ctx, document, isOwn).catch((error: unknown) =>
    ctx.log.warn({ event: "public_page.not_counted", err: error }),
  );
}

export async function recordOpening(
  ctx: BusinessContext,
  document: PublicDocument,
  isOwn: () => Promise<boolean>,
): Promise<void> {
  if (!(await countsViews(ctx)) || (await isOwn())) return;
  if (!(await isFirstOfVersion(ctx, document))) return countView(ctx, document);
  await ctx.transaction(async (ctx) => {
    const { isSealed } = await lockBusiness(ctx);
    if (isSealed) return;
    await countView(ctx, document);
    await announce(ctx, document);
  });
}

async function announce(ctx: BusinessContext, { kind, id, version }: PublicDocument): Promise<void> {
  const key = `viewed ${id} ${version}`;
  if (kind === "invoice") await recordInvoiceHistory(ctx, { invoiceId: id, event: "invoice.viewed", key });
  else await recordOfferHistory(ctx, { offerId: id, event: "offer.viewed", key });
}

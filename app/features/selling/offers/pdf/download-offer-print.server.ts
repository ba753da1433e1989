import { drawPrint } from "#app/features/selling/invoices/pdf/download-print.server.ts";
import type { PrintKind } from "#app/features/selling/papers/print-kind.ts";
import { asInvoice } from "#app/features/selling/offers/document/offer-content.ts";
import { findOffer } from "#app/features/selling/offers/document/offers.server.ts";
import { offerPrintsOf } from "#app/features/selling/offers/status/offer-actions.ts";
import { requireAllowed } from "#app/features/selling/papers/kinds.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";

/** @throws AppError `offer.not_found`, `offer.transition_not_allowed` where it has none */
export async function downloadOfferPrint(
  ctx: BusinessContext,
  id: string,
  kind: PrintKind,
  language?: Locale,
): ReturnType<typeof drawPrint> {
  const offer = await findOffer(ctx, id);
  requireAllowed("offer", kind, offerPrintsOf(offer.status).includes(kind));
  return drawPrint(ctx, asInvoice(offer, { language: language ?? offer.language, mark: null }), kind);
}

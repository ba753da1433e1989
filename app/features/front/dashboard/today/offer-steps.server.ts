import type { OfferSummary } from "#app/features/selling/offers/list/list-offers.server.ts";
import { allowsOffer } from "#app/features/selling/offers/status/offer-actions.ts";
import { paths } from "#app/paths.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { mayMail } from "#app/features/money/next-step/may-mail.server.ts";
import type { RowStep } from "./row-act.ts";

/** A draft is sent, what was accepted becomes an invoice; all else waits for its client. */
export async function offerRowSteps(
  ctx: UserContext,
  offers: OfferSummary[],
): Promise<Record<string, RowStep>> {
  const maySend = await mayMail(ctx);
  return Object.fromEntries(
    offers.flatMap((offer) => {
      const step = stepOf(offer, maySend && offer.validUntil >= ctx.today);
      return step ? [[offer.id, step]] : [];
    }),
  );
}

function stepOf({ id, status, version, recipientEmail }: OfferSummary, maySend: boolean): RowStep | null {
  if (allowsOffer(status, "invoice")) return { verb: "toInvoice", lead: paths.invoiceOffer(id) };
  if (!allowsOffer(status, "send")) return null;
  if (!maySend || !recipientEmail) return { verb: "send", lead: paths.sendOffer(id) };
  return { verb: "send", act: paths.sendOfferToday(id), fields: [["version", version]] };
}

import { mayMail } from "#app/features/money/next-step/may-mail.server.ts";
import { offerSteps } from "#app/features/money/next-step/offer-steps.server.ts";
import type { OfferSummary } from "#app/features/selling/offers/list/list-offers.server.ts";
import { paths } from "#app/paths.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import type { RowStep } from "./row-act.ts";

/** What is to be done now with each; of all else none. */
export async function offerRowSteps(
  ctx: UserContext,
  offers: OfferSummary[],
): Promise<Record<string, RowStep>> {
  const maySend = await mayMail(ctx);
  const steps = await offerSteps(ctx, offers);
  return Object.fromEntries(
    offers.flatMap((offer) => {
      const action = steps.get(offer.id)?.action;
      const { id, status, version, recipientEmail, validUntil } = offer;
      const atOnce = status === "draft" && maySend && recipientEmail && validUntil >= ctx.today;
      const act: RowStep | null =
        action === "invoice"
          ? { verb: "toInvoice", lead: paths.invoiceOffer(id) }
          : action === "followUp"
            ? { verb: "followUp", lead: paths.offer(id) }
            : action === "send"
              ? atOnce
                ? { verb: "send", act: paths.sendOfferToday(id), fields: [["version", version]] }
                : { verb: "send", lead: paths.sendOffer(id) }
              : null;
      return act ? [[id, act]] : [];
    }),
  );
}

import { type Delivery, latestDeliveries } from "#app/features/selling/papers/sending/deliveries.server.ts";
import type { Offer } from "#app/features/selling/offers/document/offers.server.ts";
import { offerInvoicesOf } from "#app/features/selling/offers/document/offer-invoices.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { type OfferStepFacts, offerNextStep } from "./offer-next-step.ts";
import type { NextStep } from "./next-step.ts";

export interface StepOfOffer extends NextStep {
  facts: OfferStepFacts;
}

type Listed = { id: string } & Pick<OfferStepFacts, "status" | "validUntil">;

/** The steps by the offer's id; each kind of fact is one query, however many there are. */
export async function offerSteps(ctx: UserContext, offers: Listed[]): Promise<Map<string, StepOfOffer>> {
  const ids = offers.map(({ id }) => id);
  const deliveries = await latestDeliveries(ctx, ids, "offer");
  const made = await offerInvoicesOf(ctx, ids);
  return new Map(
    offers.map(({ id, status, validUntil }) => [
      id,
      stepOf(ctx, {
        status,
        validUntil,
        delivery: deliveries.get(id)?.state,
        isInvoicedInPart: (made.get(id) ?? []).length > 0,
      }),
    ]),
  );
}

/** The step of an offer that is read whole. */
export function offerStep(
  ctx: UserContext,
  {
    status,
    validUntil,
    delivery,
    invoices,
  }: Pick<Offer, "status" | "validUntil" | "invoices"> & {
    delivery: Delivery | null;
  },
): StepOfOffer {
  const isInvoicedInPart = invoices.length > 0;
  return stepOf(ctx, { status, validUntil, delivery: delivery?.state, isInvoicedInPart });
}

function stepOf({ today }: UserContext, facts: OfferStepFacts): StepOfOffer {
  return { facts, ...offerNextStep(facts, today) };
}

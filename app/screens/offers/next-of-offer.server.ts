import { offerStep } from "#app/features/money/next-step/offer-steps.server.ts";
import { offerStepWords } from "#app/features/money/next-step/step-words.server.ts";
import { rightsOf } from "#app/features/people/seats/rights.ts";
import type { Offer } from "#app/features/selling/offers/document/offers.server.ts";
import { paths } from "#app/paths.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";
import type { NextButton, NextOfPaper } from "#app/ui/papers/next-buttons.ts";

/** @param isPro whether e-mails can leave */
export function nextOfOffer(ctx: UserContext, offer: Offer, isPro: boolean): NextOfPaper {
  const { id, version, state } = offer;
  const step = offerStep(ctx, offer);
  const t = translator(ctx.locale);
  const link = (label: string, to: string): NextButton => ({
    label,
    to,
    look: "button-primary",
    fields: null,
  });
  const press = (label: string, to: string): NextButton => ({
    ...link(label, to),
    fields: [["version", version]],
  });
  const buttonOf = (): NextButton | null => {
    if (step.action === "send" && state !== "draft")
      return link(t("offers:action.sendAgain"), paths.sendOffer(id));
    if (step.action === "send")
      return isPro
        ? link(t("offers:action.send"), paths.sendOffer(id))
        : press(t("offers:action.markSent"), paths.markOfferSent(id));
    if (step.action === "followUp") return link(t("offers:action.edit"), paths.editOffer(id));
    if (step.action !== "invoice") return null;
    return step.reason === "accepted"
      ? press(t("offers:action.invoice"), paths.invoiceOffer(id))
      : press(t("offers:action.final"), paths.finalInvoice(id));
  };
  const button = rightsOf(ctx.role).includes("act") ? buttonOf() : null;
  return { ...offerStepWords(step, ctx.locale), buttons: button ? [button] : [] };
}

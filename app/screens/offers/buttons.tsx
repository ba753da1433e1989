import { duplicateOffer } from "#app/features/selling/offers/duplicate-offer.server.ts";
import { findOffer } from "#app/features/selling/offers/document/offers.server.ts";
import { markOfferSent } from "#app/features/selling/offers/sending/issue-offer.server.ts";
import { withdrawOffer } from "#app/features/selling/offers/status/withdraw-offer.server.ts";
import { paths } from "#app/paths.ts";
import { seenSchema } from "#app/platform/forms/seen.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { button, pressed } from "#app/screens/answers/buttons.server.ts";
import { screensOf } from "#app/screens/answers/screens-of.server.ts";

const ON_OFFER = { find: findOffer, page: paths.offer };

const route = screensOf<"screens/offers/buttons.tsx">({
  duplicateOffer: button(ON_OFFER, pressed, async (ctx, _input, { id }) => {
    const copy = await duplicateOffer(ctx, id);
    return redirectWithFlash(ctx.platform, paths.offer(copy), { key: "offers:done.duplicate" });
  }),
  markOfferSent: button(ON_OFFER, { schema: seenSchema }, async (ctx, { version }, { id }) => {
    await markOfferSent(ctx, id, version);
    return "offers:done.markSent";
  }),
  withdrawOffer: button(ON_OFFER, { schema: seenSchema }, async (ctx, { version }, { id }) => {
    await withdrawOffer(ctx, id, version);
    return "offers:done.withdraw";
  }),
});

export const loader = route.loader;
export const action = route.action;
export { NoPage as default } from "#app/ui/elements/page/no-page.tsx";

import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { countOpening } from "#app/features/front/public-pages/count-opening.server.ts";
import { offerPageView } from "#app/features/front/public-pages/offer-page-view.server.ts";
import { openOfferAt } from "#app/features/front/public-pages/open-paper.server.ts";
import { offerLinks } from "#app/features/front/public-pages/paper-links.ts";
import { isMemberOfAny, isPageLoad } from "#app/platform/http/pages/page-load.server.ts";
import { publicLoader } from "#app/platform/http/screen.server.ts";
import { languageOf } from "#app/platform/i18n/locale.ts";
import { ClientFrame } from "#app/ui/public-pages/client-frame.tsx";
import { clientHead } from "#app/ui/public-pages/client-head.ts";
import { ClientOffer } from "#app/ui/public-pages/offer/client-offer.tsx";

export const handle = { title: "public-pages:answer.offer", ownFrame: true };

export const loader = publicLoader(async (visitor, { request, params, url, speak }) => {
  const { ctx, offer, document, owners } = await openOfferAt(visitor, params);
  const language = languageOf(url.searchParams.get("lang")) ?? offer.language;
  speak(language);
  if (isPageLoad(request)) countOpening(ctx, document, () => isMemberOfAny(ctx.platform, request, owners));
  const { pdf, ask, accept, decline, all } = offerLinks(params, language);
  return { page: await offerPageView(ctx, offer, language), pdf, ask, accept, decline, all };
});

export const meta: MetaFunction<typeof loader> = ({ data, error }) =>
  clientHead(data && { ...data.page, sender: data.page.sender.name }, error);

export default function PublicOffer() {
  const { page, ...links } = useLoaderData<typeof loader>();
  return (
    <ClientFrame sender={page.sender.name} brand={page.brand}>
      <ClientOffer page={page} {...links} />
    </ClientFrame>
  );
}

export { ClientErrorPage as ErrorBoundary } from "#app/ui/public-pages/client-error.tsx";

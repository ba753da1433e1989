import { useLoaderData } from "@remix-run/react";
import { screenAction, screenLoader } from "#app/platform/http/screen.server.ts";
import { paths } from "#app/paths.ts";
import { beginSelected, CHECKED, checkSelected } from "#app/screens/answers/selected.server.ts";
import { ChosenCheck } from "#app/ui/batches/chosen-check.tsx";

export const handle = { title: "batches:chosen.check" };

export const loader = screenLoader((ctx, { url }) => checkSelected(ctx, "offers", url.searchParams));

export const action = screenAction(CHECKED, (ctx, page, { url }) =>
  beginSelected(ctx, "offers", url.searchParams, page),
);

export default function SelectedOffers() {
  const page = useLoaderData<typeof loader>();
  return <ChosenCheck {...page} list={paths.offers} pdf={paths.selectedOfferPdf} paperTo={paths.offer} />;
}

import { type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { clientBrand } from "#app/features/front/public-pages/client-brand.server.ts";
import { openClientPage } from "#app/features/front/public-pages/of-client/open-client-page.server.ts";
import { businessName } from "#app/features/people/seats/business-name.server.ts";
import { clientValues } from "#app/features/selling/clients/client-form.ts";
import { PROPOSAL_FORM } from "#app/features/selling/clients/proposals/proposal.schema.ts";
import { proposeChange } from "#app/features/selling/clients/proposals/propose-change.server.ts";
import { paths } from "#app/paths.ts";
import { publicAction, publicLoader } from "#app/platform/http/screen.server.ts";
import { languageOf } from "#app/platform/i18n/locale.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";
import { countryOptions } from "#app/swiss/countries.ts";
import { ClientFrame } from "#app/ui/public-pages/client-frame.tsx";
import { clientHead } from "#app/ui/public-pages/client-head.ts";
import { AddressProposal } from "#app/ui/public-pages/client/address-proposal.tsx";

export const handle = { title: "public-pages:client.change", ownFrame: true };

export const loader = publicLoader(async (visitor, { params, url, speak }) => {
  const token = params.token ?? "";
  const { ctx, client } = await openClientPage(visitor, token);
  const language = languageOf(url.searchParams.get("lang")) ?? client.language;
  speak(language);
  const { street, buildingNumber, postalCode, city, country, email } = clientValues(client);
  return {
    page: {
      title: translator(language)("public-pages:client.change"),
      sender: (await businessName(ctx, ctx.businessId)) ?? "",
      brand: await clientBrand(ctx),
    },
    values: Object.fromEntries(
      Object.entries({ street, buildingNumber, postalCode, city, country, email }).flatMap(([name, value]) =>
        value === undefined ? [] : [[name, value] as const],
      ),
    ),
    countries: countryOptions(language),
    caps: PROPOSAL_FORM.caps,
    back: paths.publicClient(token, language),
  };
});

export const action = publicAction(PROPOSAL_FORM, async (visitor, input, { params, url }) => {
  const token = params.token ?? "";
  const { ctx, client } = await openClientPage(visitor, token);
  await proposeChange(ctx, client.id, input);
  const language = languageOf(url.searchParams.get("lang")) ?? client.language;
  return redirect(`${paths.publicClient(token, language)}&proposed=1`, { status: 303 });
});

export const meta: MetaFunction<typeof loader> = ({ data, error }) => clientHead(data?.page, error);

export default function ClientAddress() {
  const { page, ...form } = useLoaderData<typeof loader>();
  return (
    <ClientFrame sender={page.sender} brand={page.brand}>
      <AddressProposal {...form} title={page.title} />
    </ClientFrame>
  );
}

export { ClientErrorPage as ErrorBoundary } from "#app/ui/public-pages/client-error.tsx";

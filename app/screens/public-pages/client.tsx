import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { clientPageView } from "#app/features/front/public-pages/of-client/client-page-view.server.ts";
import { openClientPage } from "#app/features/front/public-pages/of-client/open-client-page.server.ts";
import { publicLoader } from "#app/platform/http/screen.server.ts";
import { languageOf } from "#app/platform/i18n/locale.ts";
import { ClientFrame } from "#app/ui/public-pages/client-frame.tsx";
import { clientHead } from "#app/ui/public-pages/client-head.ts";
import { PapersOfClient } from "#app/ui/public-pages/client/papers-of-client.tsx";

export const handle = { title: "public-pages:client.title", ownFrame: true };

export const loader = publicLoader(async (visitor, { params, url, speak }) => {
  const token = params.token ?? "";
  const opened = await openClientPage(visitor, token);
  const language = languageOf(url.searchParams.get("lang")) ?? opened.client.language;
  speak(language);
  const wished = url.searchParams.get("year") ?? "";
  const isProposed = url.searchParams.get("proposed") === "1";
  return { page: await clientPageView(opened, { token, language, wished }), isProposed };
});

export const meta: MetaFunction<typeof loader> = ({ data, error }) => clientHead(data?.page, error);

export default function PublicClient() {
  const { page, isProposed } = useLoaderData<typeof loader>();
  return (
    <ClientFrame sender={page.sender} brand={page.brand}>
      <PapersOfClient page={page} isProposed={isProposed} />
    </ClientFrame>
  );
}

export { ClientErrorPage as ErrorBoundary } from "#app/ui/public-pages/client-error.tsx";

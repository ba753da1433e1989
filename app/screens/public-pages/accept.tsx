import { type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { CLIENT_ANSWER_CAPS } from "#app/features/offers/answering/client-answer-caps.ts";
import { acceptOfferSchema } from "#app/features/offers/answering/client-answer.schema.ts";
import { answerOfferPage } from "#app/features/public-pages/answer-offer-page.server.ts";
import { answerFormView } from "#app/features/public-pages/answer-form-view.server.ts";
import { publicAction, publicLoader } from "#app/platform/http/screen.server.ts";
import { languageOf } from "#app/platform/i18n/locale.ts";
import { paths } from "#app/paths.ts";
import { refusalTitle } from "#app/ui/public-pages/client-error.tsx";
import { ClientFrame } from "#app/ui/public-pages/client-frame.tsx";
import { AcceptForm } from "#app/ui/public-pages/offer/accept-form.tsx";

export const handle = { title: "public-pages:answer.offer", withoutScripts: true, ownFrame: true };

export const loader = publicLoader(async (visitor, { params, url, speak }) => {
  const token = params.token ?? "";
  const page = await answerFormView(visitor, token, languageOf(url.searchParams.get("lang")));
  speak(page.language);
  if (!page.isOpen) throw redirect(paths.publicOffer(token, page.language));
  return { page, back: paths.publicOffer(token, page.language) };
});

export const action = publicAction(
  { form: "accept-offer", schema: acceptOfferSchema, caps: CLIENT_ANSWER_CAPS },
  async (visitor, input, { params, request, url }) => {
    const token = params.token ?? "";
    const agent = request.headers.get("User-Agent") ?? "";
    await answerOfferPage(visitor, token, { ...input, answer: "accepted", agent });
    return redirect(paths.publicOffer(token, languageOf(url.searchParams.get("lang"))), { status: 303 });
  },
);

export const meta: MetaFunction<typeof loader> = ({ data, error }) => {
  return [{ title: data ? `${data.page.title} – ${data.page.sender}` : (refusalTitle(error) ?? "Rappen") }];
};

export default function PublicAccept() {
  const { page, back } = useLoaderData<typeof loader>();
  return (
    <ClientFrame sender={page.sender}>
      <AcceptForm {...page} back={back} />
    </ClientFrame>
  );
}

export { ClientErrorPage as ErrorBoundary } from "#app/ui/public-pages/client-error.tsx";

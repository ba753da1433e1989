import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { acceptOfferSchema, ANSWER_CAPS } from "#app/features/offers/answering/answer-by-hand.schema.ts";
import { publicAction, publicLoader } from "#app/platform/http/screen.server.ts";
import { refusalTitle } from "#app/ui/public-pages/client-error.tsx";
import { ClientFrame } from "#app/ui/public-pages/client-frame.tsx";
import { AcceptForm } from "#app/ui/public-pages/offer/accept-form.tsx";
import { answerAs, clientAnswerPage } from "./answer-page.server.ts";

export const handle = { title: "public-pages:answer.offer", withoutScripts: true, ownFrame: true };

export const loader = publicLoader(clientAnswerPage);

export const action = publicAction(
  { form: "accept-offer", schema: acceptOfferSchema, caps: ANSWER_CAPS },
  answerAs("accepted"),
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

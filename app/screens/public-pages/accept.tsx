import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import {
  acceptOfferSchema,
  ANSWER_CAPS,
} from "#app/features/selling/offers/answering/answer-by-hand.schema.ts";
import { publicAction, publicLoader } from "#app/platform/http/screen.server.ts";
import { ClientFrame } from "#app/ui/public-pages/client-frame.tsx";
import { clientHead } from "#app/ui/public-pages/client-head.ts";
import { AcceptForm } from "#app/ui/public-pages/offer/accept-form.tsx";
import { answerAs, clientAnswerPage } from "./answer-page.server.ts";

export const handle = { title: "public-pages:answer.offer", ownFrame: true };

export const loader = publicLoader(clientAnswerPage);

export const action = publicAction(
  { form: "accept-offer", schema: acceptOfferSchema, caps: ANSWER_CAPS },
  answerAs("accepted"),
);

export const meta: MetaFunction<typeof loader> = ({ data, error }) => clientHead(data?.page, error);

export default function PublicAccept() {
  const { page, back } = useLoaderData<typeof loader>();
  return (
    <ClientFrame sender={page.sender} brand={page.brand}>
      <AcceptForm {...page} back={back} />
    </ClientFrame>
  );
}

export { ClientErrorPage as ErrorBoundary } from "#app/ui/public-pages/client-error.tsx";

import { type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import {
  askAboutInvoice,
  askAboutOffer,
  askOfClient,
  askOn,
  type AskPage,
  askPage,
  type OpenAsking,
} from "#app/features/front/public-pages/asking.server.ts";
import { QUESTION_CAPS } from "#app/features/selling/comments/comment-cap.ts";
import { questionSchema } from "#app/features/selling/comments/question.schema.ts";
import { publicAction, publicLoader } from "#app/platform/http/screen.server.ts";
import { languageOf } from "#app/platform/i18n/locale.ts";
import { screensOf } from "#app/screens/answers/screens-of.server.ts";
import { AskForm } from "#app/ui/public-pages/ask-form.tsx";
import { ClientFrame } from "#app/ui/public-pages/client-frame.tsx";
import { clientHead } from "#app/ui/public-pages/client-head.ts";

export const handle = { title: "public-pages:ask", ownFrame: true };

const schema = questionSchema.extend({ paper: z.string().max(60).default("") });

const asking = (open: OpenAsking) => ({
  loader: publicLoader(async (visitor, { params, url, speak }) => {
    const { searchParams } = url;
    const opened = await open(visitor, params.token ?? "", languageOf(searchParams.get("lang")));
    speak(opened.language);
    const isSent = searchParams.get("sent") === "1";
    return askPage(opened, { chosen: searchParams.get("paper") ?? "", isSent });
  }),
  action: publicAction(
    { form: "ask", schema, caps: QUESTION_CAPS },
    async (visitor, { paper, ...question }, { params, url }) => {
      const wish = languageOf(url.searchParams.get("lang"));
      const opened = await open(visitor, params.token ?? "", wish);
      await askOn(opened, paper, question);
      return redirect(`${opened.at}&sent=1`, { status: 303 });
    },
  ),
});

const route = screensOf<"screens/public-pages/ask.tsx">({
  askAboutInvoice: asking(askAboutInvoice),
  askAboutOffer: asking(askAboutOffer),
  askOfClient: asking(askOfClient),
});

export const loader = route.loader;
export const action = route.action;

export const meta: MetaFunction = ({ data, error }) => clientHead(data as AskPage | undefined, error);

export default function Ask() {
  const page = useLoaderData<AskPage>();
  return (
    <ClientFrame sender={page.sender} brand={page.brand}>
      <AskForm {...page} />
    </ClientFrame>
  );
}

export { ClientErrorPage as ErrorBoundary } from "#app/ui/public-pages/client-error.tsx";

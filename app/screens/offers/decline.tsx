import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { screenAction, screenLoader } from "#app/platform/http/screen.server.ts";
import { AnswerForm } from "#app/ui/offers/answer-form.tsx";
import { OfferStep } from "#app/ui/offers/offer-step.tsx";
import { answerPage, answerScreen, recordAs } from "./answer-page.server.ts";

export const handle = { title: "offers:answer.declinedTitle" };

export const loader = screenLoader(answerPage);

export const action = screenAction(answerScreen, recordAs("declined"));

export default function DeclineOffer() {
  const { t } = useTranslation();
  const { number, ...form } = useLoaderData<typeof loader>();
  return (
    <OfferStep id={form.id} number={number} title={t("offers:answer.declinedTitle")}>
      <AnswerForm {...form} answer="declined" />
    </OfferStep>
  );
}

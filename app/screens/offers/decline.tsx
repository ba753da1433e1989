import { redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "#app/ui/translation.ts";
import { answerByHand } from "#app/features/offers/answering/answer-by-hand.server.ts";
import { ANSWER_CAPS, answerByHandSchema } from "#app/features/offers/answering/answer-by-hand.schema.ts";
import { findOffer } from "#app/features/offers/offers.server.ts";
import { allowsOffer } from "#app/features/offers/status/offer-actions.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { screenAction, screenLoader } from "#app/platform/http/screen.server.ts";
import { paths } from "#app/paths.ts";
import { AnswerForm } from "#app/ui/offers/answer-form.tsx";
import { OfferStep } from "#app/ui/offers/offer-step.tsx";

export const handle = { title: "offers:answer.declinedTitle" };

export const loader = screenLoader(async (ctx, { params }) => {
  const { id, number, version, status, recipient } = await findOffer(ctx, params.id ?? "");
  if (!allowsOffer(status, "answer")) throw redirect(paths.offer(id));
  const name = recipient.contact || recipient.name;
  return { id, number, caps: ANSWER_CAPS, values: { name, remark: "", version: String(version) } };
});

export const action = screenAction(
  {
    form: "answer-offer",
    schema: answerByHandSchema,
    caps: ANSWER_CAPS,
    exists: (ctx, { params }) => findOffer(ctx, params.id ?? ""),
  },
  async (ctx, input, { params }) => {
    const id = params.id ?? "";
    await answerByHand(ctx, id, "declined", input);
    return redirectWithFlash(ctx.platform, paths.offer(id), { key: "offers:done.declined" });
  },
);

export default function DeclineOffer() {
  const { t } = useTranslation();
  const { number, ...form } = useLoaderData<typeof loader>();
  return (
    <OfferStep id={form.id} number={number} title={t("offers:answer.declinedTitle")}>
      <AnswerForm {...form} answer="declined" />
    </OfferStep>
  );
}

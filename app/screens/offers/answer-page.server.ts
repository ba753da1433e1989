import { redirect } from "@remix-run/node";
import { answerByHand } from "#app/features/selling/offers/answering/answer-by-hand.server.ts";
import {
  ANSWER_CAPS,
  answerByHandSchema,
} from "#app/features/selling/offers/answering/answer-by-hand.schema.ts";
import type { OfferAnswer } from "#app/features/selling/offers/fields/offer.ts";
import { findOffer } from "#app/features/selling/offers/document/offers.server.ts";
import { allowsOffer } from "#app/features/selling/offers/status/offer-actions.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import type { Handler, ScreenArgs } from "#app/platform/http/form-submission.server.ts";
import { paths } from "#app/paths.ts";

export async function answerPage(ctx: UserContext, { params }: ScreenArgs) {
  const { id, number, version, status, recipient } = await findOffer(ctx, params.id ?? "");
  if (!allowsOffer(status, "answer")) throw redirect(paths.offer(id));
  const name = recipient.contact || recipient.name;
  return { id, number, version, caps: ANSWER_CAPS, values: { name, remark: "" } };
}

export const answerScreen = {
  form: "answer-offer",
  schema: answerByHandSchema,
  caps: ANSWER_CAPS,
  exists: (ctx: UserContext, { params }: ScreenArgs) => findOffer(ctx, params.id ?? ""),
};

export function recordAs(answer: OfferAnswer): Handler<UserContext, typeof answerByHandSchema, Response> {
  return async (ctx, input, { params }) => {
    const id = params.id ?? "";
    await answerByHand(ctx, id, answer, input);
    return redirectWithFlash(ctx.platform, paths.offer(id), { key: `offers:done.${answer}` });
  };
}

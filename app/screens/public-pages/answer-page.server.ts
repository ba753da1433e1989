import { redirect } from "@remix-run/node";
import type { OfferAnswer } from "#app/features/selling/offers/fields/offer.ts";
import { answerFormView } from "#app/features/front/public-pages/answer-form-view.server.ts";
import { answerOfferPage } from "#app/features/front/public-pages/answer-offer-page.server.ts";
import { offerLinks } from "#app/features/front/public-pages/paper-links.ts";
import type { Context } from "#app/platform/context.server.ts";
import type { ScreenArgs } from "#app/platform/http/form-submission.server.ts";
import { languageOf } from "#app/platform/i18n/locale.ts";

export async function clientAnswerPage(visitor: Context, { params, url, speak }: ScreenArgs) {
  const page = await answerFormView(visitor, params, languageOf(url.searchParams.get("lang")));
  speak(page.language);
  const back = offerLinks(params, page.language).page;
  if (!page.isOpen) throw redirect(back);
  return { page, back };
}

/** Declining asks for no name. */
export function answerAs(answer: OfferAnswer) {
  return async (
    visitor: Context,
    { name = "", remark }: { name?: string; remark: string },
    { params, request, url }: ScreenArgs,
  ) => {
    const agent = request.headers.get("User-Agent") ?? "";
    const language = await answerOfferPage(visitor, params, { name, remark, answer, agent });
    const wish = languageOf(url.searchParams.get("lang"));
    return redirect(offerLinks(params, wish ?? language).page, { status: 303 });
  };
}

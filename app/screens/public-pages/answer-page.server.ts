import { redirect } from "@remix-run/node";
import type { OfferAnswer } from "#app/features/selling/offers/fields/offer.ts";
import { answerFormView } from "#app/features/front/public-pages/answer-form-view.server.ts";
import { answerOfferPage } from "#app/features/front/public-pages/answer-offer-page.server.ts";
import type { Context } from "#app/platform/context.server.ts";
import type { ScreenArgs } from "#app/platform/http/form-submission.server.ts";
import { languageOf } from "#app/platform/i18n/locale.ts";
import { paths } from "#app/paths.ts";

export async function clientAnswerPage(visitor: Context, { params, url, speak }: ScreenArgs) {
  const token = params.token ?? "";
  const page = await answerFormView(visitor, token, languageOf(url.searchParams.get("lang")));
  speak(page.language);
  if (!page.isOpen) throw redirect(paths.publicOffer(token, page.language));
  return { page, back: paths.publicOffer(token, page.language) };
}

/** Declining asks for no name. */
export function answerAs(answer: OfferAnswer) {
  return async (
    visitor: Context,
    { name = "", remark }: { name?: string; remark: string },
    { params, request, url }: ScreenArgs,
  ) => {
    const token = params.token ?? "";
    const agent = request.headers.get("User-Agent") ?? "";
    await answerOfferPage(visitor, token, { name, remark, answer, agent });
    return redirect(paths.publicOffer(token, languageOf(url.searchParams.get("lang"))), { status: 303 });
  };
}

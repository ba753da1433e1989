import { askQuestion } from "#app/features/selling/comments/ask-question.server.ts";
import type { Commented } from "#app/features/selling/comments/commented.ts";
import type { ClientQuestion } from "#app/features/selling/comments/question.schema.ts";
import { businessName } from "#app/features/people/seats/business-name.server.ts";
import { documentTitle } from "#app/features/selling/invoices/view/document-title.ts";
import { offerTitle } from "#app/features/selling/offers/view/offer-view.ts";
import { paths } from "#app/paths.ts";
import type { BusinessContext, Context } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";
import { type ClientBrand, clientBrand } from "./client-brand.server.ts";
import { openClientPage } from "./of-client/open-client-page.server.ts";
import { papersOfClient, shownOffers } from "./of-client/papers-of-client.server.ts";
import { openInvoicePage } from "./open-invoice-page.server.ts";
import { openOfferPage } from "./open-offer-page.server.ts";

const MOST_CHOICES = 100;

interface AskedPaper {
  id: string;
  title: string;
}

/** What a question may be about. */
interface Asking {
  ctx: BusinessContext;
  sender: string;
  language: Locale;
  papers: (AskedPaper & { on: Commented })[];
  /** The address of the page, and of the one from which somebody came. */
  at: string;
  back: string;
}

export interface AskPage {
  title: string;
  sender: string;
  brand: ClientBrand;
  papers: AskedPaper[];
  chosen: string;
  back: string;
  isSent: boolean;
}

export type OpenAsking = (visitor: Context, token: string, wish: Locale | undefined) => Promise<Asking>;

/** @throws AppError as `openInvoicePage` */
export const askAboutInvoice: OpenAsking = async (visitor, token, wish) => {
  const { ctx, invoice } = await openInvoicePage(visitor, token);
  const language = wish ?? invoice.language;
  const { id } = invoice;
  return {
    ctx,
    sender: invoice.sender.name,
    language,
    papers: [{ id, title: documentTitle(translator(language), invoice), on: { invoiceId: id } }],
    at: paths.askAboutInvoice(token, language),
    back: paths.publicInvoice(token, language),
  };
};

/** @throws AppError as `openOfferPage` */
export const askAboutOffer: OpenAsking = async (visitor, token, wish) => {
  const { ctx, offer } = await openOfferPage(visitor, token);
  const language = wish ?? offer.language;
  const { id } = offer;
  return {
    ctx,
    sender: offer.sender.name,
    language,
    papers: [{ id, title: offerTitle(translator(language), offer), on: { offerId: id } }],
    at: paths.askAboutOffer(token, language),
    back: paths.publicOffer(token, language),
  };
};

/** Asks about a paper that the client's page shows. @throws AppError as `openClientPage` */
export const askOfClient: OpenAsking = async (visitor, token, wish) => {
  const { ctx, client } = await openClientPage(visitor, token);
  const language = wish ?? client.language;
  const t = translator(language);
  const invoices = await papersOfClient(ctx, client.id)
    .select(["id", "kind", "number"])
    .orderBy("issue_date", "desc")
    .orderBy("id", "desc")
    .limit(MOST_CHOICES)
    .execute();
  const offers = await shownOffers(ctx, client.id).orderBy("id", "desc").limit(MOST_CHOICES).execute();
  return {
    ctx,
    sender: (await businessName(ctx, ctx.businessId)) ?? "",
    language,
    papers: [
      ...invoices.map(({ id, kind, number }) => ({
        id,
        title: documentTitle(t, { kind, number, corrects: null }),
        on: { invoiceId: id },
      })),
      ...offers.map(({ id, number }) => ({ id, title: offerTitle(t, { number }), on: { offerId: id } })),
    ],
    at: paths.askOfClient(token, language),
    back: paths.publicClient(token, language),
  };
};

export async function askPage(
  { ctx, papers, ...asking }: Asking,
  { chosen, isSent }: { chosen: string; isSent: boolean },
): Promise<AskPage> {
  return {
    title: translator(asking.language)("public-pages:ask"),
    sender: asking.sender,
    brand: await clientBrand(ctx),
    papers: papers.map(({ id, title }) => ({ id, title })),
    chosen,
    back: asking.back,
    isSent,
  };
}

/** @param paper empty where there is but one @throws AppError `public_page.not_found`, and as `askQuestion` */
export async function askOn({ ctx, papers }: Asking, paper: string, question: ClientQuestion): Promise<void> {
  const asked = papers.find(({ id }) => id === paper) ?? (papers.length === 1 ? papers[0] : undefined);
  if (!asked) throw new AppError("public_page.not_found");
  await askQuestion(ctx, asked.on, question);
}

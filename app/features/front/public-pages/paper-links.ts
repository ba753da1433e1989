import { paths } from "#app/paths.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";

/** The place of a paper's page: with an id it is opened from the page of its client. */
export interface PaperPlace {
  token?: string | undefined;
  id?: string | undefined;
}

/** Each says the language, so that more can be added with `&`. */
export function invoiceLinks({ token = "", id }: PaperPlace, language: Locale) {
  if (id === undefined)
    return {
      page: paths.publicInvoice(token, language),
      pdf: paths.publicInvoicePdf(token, language),
      code: paths.publicInvoiceCode(token, language),
      pay: paths.payInvoice(token, language),
      ask: paths.askAboutInvoice(token, language),
      all: null,
    };
  return {
    page: paths.invoiceOfClient(token, id, language),
    pdf: paths.invoicePdfOfClient(token, id, language),
    code: paths.invoiceCodeOfClient(token, id, language),
    pay: paths.payInvoiceOfClient(token, id, language),
    ask: paths.askOfClient(token, language, id),
    all: paths.publicClient(token, language),
  };
}

export function offerLinks({ token = "", id }: PaperPlace, language: Locale) {
  if (id === undefined)
    return {
      page: paths.publicOffer(token, language),
      pdf: paths.publicOfferPdf(token, language),
      accept: paths.publicAccept(token, language),
      decline: paths.publicDecline(token, language),
      ask: paths.askAboutOffer(token, language),
      all: null,
    };
  return {
    page: paths.offerOfClient(token, id, language),
    pdf: paths.offerPdfOfClient(token, id, language),
    accept: paths.acceptOfClient(token, id, language),
    decline: paths.declineOfClient(token, id, language),
    ask: paths.askOfClient(token, language, id),
    all: paths.publicClient(token, language),
  };
}

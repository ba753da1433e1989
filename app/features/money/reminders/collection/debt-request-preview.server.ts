import { findInvoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";
import { languagesOfCanton, type OfficialLanguage } from "#app/swiss/canton-languages.ts";
import { cantonFor } from "#app/swiss/postal-codes.ts";
import { debtRequestView } from "./debt-request-view.ts";
import { claimableDebt } from "./debt-requests.server.ts";

/** @throws AppError `invoice.not_found`, and as `claimableDebt` */
export async function debtRequestPreview(ctx: UserContext, invoiceId: string) {
  const invoice = await findInvoice(ctx, invoiceId);
  const claim = await claimableDebt(ctx, invoice);
  const { id, number, version, recipient } = invoice;
  const language = languageFor(recipient.postalCode, invoice.language);
  const t = translator(language);
  const office = t("reminders:collection.officeOf", { city: recipient.city });
  const requested = { ...claim, language, office, remark: "", day: ctx.today };
  return {
    id,
    number,
    version,
    language,
    office,
    sheet: { ...debtRequestView(t, invoice, requested), slip: null },
  };
}

/**
 * The language of the debtor's canton; in a bilingual canton the invoice's language if it is one of the two.
 */
export function languageFor(postalCode: string, preferred: string): OfficialLanguage {
  const languages = languagesOfCanton(cantonFor(postalCode));
  return languages.find((language) => language === preferred) ?? languages[0] ?? "de";
}

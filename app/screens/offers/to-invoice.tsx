import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { screenAction, screenLoader } from "#app/platform/http/screen.server.ts";
import { InvoiceOfferForm } from "#app/ui/offers/invoice-offer-form.tsx";
import { OfferStep } from "#app/ui/offers/offer-step.tsx";
import { invoicePage, invoiceScreen, makeInvoice } from "./invoice-page.server.ts";

export const handle = { title: "offers:invoice.whole" };

export const loader = screenLoader(invoicePage);

export const action = screenAction(invoiceScreen, makeInvoice("whole"));

export default function InvoiceOffer() {
  const { t } = useTranslation();
  const offer = useLoaderData<typeof loader>();
  return (
    <OfferStep {...offer} title={t("offers:invoice.whole")}>
      <InvoiceOfferForm {...offer} kind="whole" />
    </OfferStep>
  );
}

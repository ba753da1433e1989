import { redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "#app/ui/translation.ts";
import { z } from "zod";
import { invoiceOffer } from "#app/features/offers/invoicing/invoice-offer.server.ts";
import { findOffer } from "#app/features/offers/offers.server.ts";
import { allowsOffer } from "#app/features/offers/status/offer-actions.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { screenAction, screenLoader } from "#app/platform/http/screen.server.ts";
import { paths } from "#app/paths.ts";
import { InvoiceOfferForm } from "#app/ui/offers/invoice-offer-form.tsx";
import { OfferStep } from "#app/ui/offers/offer-step.tsx";

export const handle = { title: "offers:invoice.final" };

/** Asks before it makes anything; the button on the offer's page posts here at once. */
export const loader = screenLoader(async (ctx, { params }) => {
  const { id, number, status } = await findOffer(ctx, params.id ?? "");
  if (!allowsOffer(status, "invoice")) throw redirect(paths.offer(id));
  return { id, number };
});

export const action = screenAction(
  { form: "invoice-offer", schema: z.object({}) },
  async (ctx, _input, { params }) => {
    const invoiceId = await invoiceOffer(ctx, params.id ?? "", { kind: "final" });
    return redirectWithFlash(ctx.platform, paths.invoice(invoiceId), { key: "offers:done.final" });
  },
);

export default function MakeFinalInvoice() {
  const { t } = useTranslation();
  const { id, number } = useLoaderData<typeof loader>();
  return (
    <OfferStep id={id} number={number} title={t("offers:invoice.final")}>
      <InvoiceOfferForm id={id} kind="final" />
    </OfferStep>
  );
}

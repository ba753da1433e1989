import { redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { invoiceOffer } from "#app/features/selling/offers/invoicing/invoice-offer.server.ts";
import { partInvoiceSchema } from "#app/features/selling/offers/invoicing/invoice-offer.schema.ts";
import { findOffer } from "#app/features/selling/offers/document/offers.server.ts";
import { allowsOffer } from "#app/features/selling/offers/status/offer-actions.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { screenAction, screenLoader } from "#app/platform/http/screen.server.ts";
import { formatChf } from "#app/swiss/money.ts";
import { paths } from "#app/paths.ts";
import { useShownValues } from "#app/ui/forms/form.tsx";
import { InvoiceOfferForm } from "#app/ui/offers/invoice-offer-form.tsx";
import { OfferStep } from "#app/ui/offers/offer-step.tsx";

export const handle = { title: "offers:invoice.part" };

export const loader = screenLoader(async (ctx, { params }) => {
  const { id, number, status, version, invoices, total } = await findOffer(ctx, params.id ?? "");
  if (!allowsOffer(status, "invoice")) throw redirect(paths.offer(id));
  const billed = invoices.length > 0 && {
    numbers: invoices.map((invoice) => invoice.number).join(", "),
    sum: formatChf(invoices.reduce((sum, invoice) => sum + invoice.total, 0)),
    total: formatChf(total),
  };
  return { id, number, version, billed: billed || null, values: { percent: "" } };
});

export const action = screenAction(
  {
    form: "invoice-offer",
    schema: partInvoiceSchema,
    exists: (ctx, { params }) => findOffer(ctx, params.id ?? ""),
  },
  async (ctx, input, { params }) => {
    const invoiceId = await invoiceOffer(ctx, params.id ?? "", { ...input, kind: "part" });
    return redirectWithFlash(ctx.platform, paths.invoice(invoiceId), { key: "offers:done.part" });
  },
);

export default function MakePartInvoice() {
  const { t } = useTranslation();
  const { id, number, version, billed, ...form } = useLoaderData<typeof loader>();
  const values = useShownValues("invoice-offer", form.values);
  return (
    <OfferStep id={id} number={number} title={t("offers:invoice.part")}>
      <InvoiceOfferForm id={id} version={version} values={values} kind="part" billed={billed} />
    </OfferStep>
  );
}

import { redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { createInvoice } from "#app/features/invoices/create-invoice.server.ts";
import { blankInvoiceForm, defaultVatRate } from "#app/features/invoices/invoice-draft.ts";
import { INVOICE_CAPS } from "#app/features/invoices/invoice-caps.ts";
import { pressedButton } from "#app/features/invoices/form-buttons.server.ts";
import { invoiceFieldName, readInvoiceForm } from "#app/features/invoices/invoice-form.ts";
import { invoiceSchema } from "#app/features/invoices/invoice.schema.ts";
import { findOwnSender } from "#app/features/invoices/own-sender.server.ts";
import { unitsIn } from "#app/features/invoices/units.ts";
import { redirectWithFlash } from "#app/platform/flash.server.ts";
import { isSignedIn } from "#app/platform/request-context.server.ts";
import { type Refusal, screenAction, screenLoader } from "#app/platform/screen.server.ts";
import { countryOptions } from "#app/swiss/countries.ts";
import { formatVatRate, suggestedVatRates } from "#app/swiss/vat.ts";
import { paths } from "#app/paths.ts";
import { InvoiceForm } from "#app/ui/invoices/invoice-form.tsx";
import { PageHead } from "#app/ui/page.tsx";

export const handle = { title: "invoices:create.title" };

export const loader = screenLoader(async (ctx) => {
  const { sender, plan } = await findOwnSender(ctx);
  return {
    values: blankInvoiceForm(ctx.today, sender, ctx.user.language),
    numberIsGiven: plan === "free",
    hasVatNumber: sender.vatNumber !== "",
    defaultVatRate: defaultVatRate(sender, ctx.today),
    vatRates: suggestedVatRates(ctx.today).map(formatVatRate),
    units: unitsIn(ctx.locale),
    countries: countryOptions(ctx.locale),
  };
});

export const action = screenAction(
  {
    form: "invoice",
    schema: invoiceSchema,
    caps: INVOICE_CAPS,
    required: ["clientAddress"],
    read: readInvoiceForm,
    fieldName: invoiceFieldName,
    redraw: async (values, ctx) => {
      if (!isSignedIn(ctx)) throw redirect(paths.login);
      return pressedButton(ctx, values);
    },
  },
  async (ctx, input) => {
    const id = await createInvoice(ctx, input);
    return redirectWithFlash(ctx.platform, paths.invoice(id), { key: "invoices:create.saved" });
  },
);

export default function CreateInvoice() {
  const { t } = useTranslation();
  const form = useLoaderData<typeof loader>();
  const refusal = useActionData<Refusal>();
  return (
    <>
      <PageHead
        title={t("invoices:create.title")}
        back={{ to: paths.dashboard, label: t("common:nav.dashboard") }}
        flat
      />
      <InvoiceForm {...form} values={refusal?.repopulateFields ?? form.values} />
    </>
  );
}

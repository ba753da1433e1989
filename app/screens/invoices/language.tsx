import { isOffered } from "#app/features/people/seats/rights.ts";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { findInvoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { allows, sendAction } from "#app/features/selling/invoices/status/invoice-actions.ts";
import { screenLoader } from "#app/platform/http/screen.server.ts";
import { paths } from "#app/paths.ts";
import { LanguageForm } from "#app/ui/invoices/language-form.tsx";
import { PlainPage } from "#app/ui/elements/page/page.tsx";

export const handle = { title: "sending:send.language" };

export const loader = screenLoader(async (ctx, args) => {
  const { id, number, language, status } = await findInvoice(ctx, args.id);
  const action = sendAction(status);
  return {
    number,
    form: { id, language, send: allows(status, action) && isOffered(ctx.role, action) ? action : null },
  };
});

export default function InvoiceLanguage() {
  const { t } = useTranslation();
  const { number, form } = useLoaderData<typeof loader>();
  return (
    <PlainPage
      title={t("sending:send.language")}
      back={{ to: paths.invoice(form.id), label: t("invoices:detail.title", { number }) }}
    >
      <LanguageForm {...form} />
    </PlainPage>
  );
}

import { redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { seesSums } from "#app/features/people/seats/rights.ts";
import { findClient } from "#app/features/selling/clients/clients.server.ts";
import { INVOICE_SERVICES_FORM } from "#app/features/selling/services/invoice-services-form.ts";
import { MAX_BILLED } from "#app/features/selling/services/invoice-services.schema.ts";
import { invoiceServices } from "#app/features/selling/services/invoice-services.server.ts";
import { openOfClient } from "#app/features/selling/services/open-of-client.server.ts";
import { serviceListRows } from "#app/features/selling/services/service-rows.server.ts";
import { openByClient } from "#app/features/selling/services/service-sums.server.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { screenAction, screenLoader } from "#app/platform/http/screen.server.ts";
import { formatChf } from "#app/swiss/money.ts";
import { paths } from "#app/paths.ts";
import { PlainPage } from "#app/ui/elements/page/page.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { InvoiceServicesForm } from "#app/ui/services/invoice-services-form.tsx";

export const handle = { title: "services:invoice.title" };

export const loader = screenLoader(async (ctx, { url: { searchParams } }) => {
  const asked = searchParams.get("client") ?? "";
  if (asked === "") throw redirect(paths.servicesFor({ state: "open" }));
  const { id, name } = await findClient(ctx, asked);
  const services = await openOfClient(ctx, id, MAX_BILLED);
  const [open] = await openByClient(ctx, id);
  return {
    name,
    clientId: id,
    left: (open?.count ?? 0) - services.length,
    sum: open && seesSums(ctx.role) ? formatChf(open.total) : "",
    rows: await serviceListRows(ctx, services, ctx.locale),
  };
});

export const action = screenAction(INVOICE_SERVICES_FORM, async (ctx, input) => {
  const id = await invoiceServices(ctx, input);
  return redirectWithFlash(ctx.platform, paths.invoice(id), { key: "services:invoice.done" });
});

export default function InvoiceServices() {
  const { t } = useTranslation();
  const { name, ...form } = useLoaderData<typeof loader>();
  return (
    <PlainPage
      title={t("services:invoice.of", { name })}
      back={{ to: paths.services, label: t("services:title") }}
      bodyClass="stack"
    >
      <InvoiceServicesForm {...form} />
    </PlainPage>
  );
}

import { useLoaderData } from "@remix-run/react";
import { updateService } from "#app/features/selling/services/change-services.server.ts";
import { SERVICE_FORM, serviceFormOptions } from "#app/features/selling/services/service-form.server.ts";
import { serviceFormValues } from "#app/features/selling/services/service-form.ts";
import { findService } from "#app/features/selling/services/services.server.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { screenAction, screenLoader } from "#app/platform/http/screen.server.ts";
import { paths } from "#app/paths.ts";
import { Link } from "#app/ui/elements/links/link.tsx";
import { PlainPage } from "#app/ui/elements/page/page.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { ServiceForm } from "#app/ui/services/service-form.tsx";

export const handle = { title: "services:edit.title" };

export const loader = screenLoader(async (ctx, { id }) => {
  const service = await findService(ctx, id);
  return {
    id,
    invoiceId: service.invoiceId,
    values: serviceFormValues(service),
    ...(await serviceFormOptions(ctx, service.clientId ?? "")),
  };
});

export const action = screenAction(
  {
    ...SERVICE_FORM,
    exists: (ctx, { id }) => findService(ctx, id),
    saved: async (ctx, { id }) => serviceFormValues(await findService(ctx, id)),
  },
  async (ctx, input, { id }) => {
    await updateService(ctx, id, input);
    return redirectWithFlash(ctx.platform, paths.services, { key: "services:edit.saved" });
  },
);

export default function EditService() {
  const { t } = useTranslation();
  const { id, invoiceId, ...form } = useLoaderData<typeof loader>();
  return (
    <PlainPage
      title={t("services:edit.title")}
      back={{ to: paths.services, label: t("services:title") }}
      bodyClass="medium stack"
    >
      {invoiceId ? (
        <p>
          {t("services:edit.billed")} <Link to={paths.invoice(invoiceId)}>{t("services:edit.invoice")}</Link>
        </p>
      ) : (
        <>
          <ServiceForm {...form} />
          <form method="post" action={paths.deleteService(id)}>
            <button className="button button-quiet">{t("services:delete.button")}</button>
          </form>
        </>
      )}
    </PlainPage>
  );
}

import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { findInvoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { pauseSchema } from "#app/features/money/reminders/screens/stops.schema.ts";
import { pauseReminders } from "#app/features/money/reminders/stops.server.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { screenAction, screenLoader } from "#app/platform/http/screen.server.ts";
import { addDays } from "#app/swiss/dates.ts";
import { paths } from "#app/paths.ts";
import { FieldsForm } from "#app/ui/forms/whole/fields-form.tsx";
import { PlainPage } from "#app/ui/elements/page/page.tsx";

export const handle = { title: "reminders:pause.title" };

export const loader = screenLoader(async (ctx, args) => {
  const { id, number } = await findInvoice(ctx, args.id);
  return { id, number, start: addDays(ctx.today, 14) };
});

export const action = screenAction(
  { form: "pause", schema: pauseSchema, exists: (ctx, { id }) => findInvoice(ctx, id) },
  async (ctx, { until }, { id }) => {
    await pauseReminders(ctx, id, until);
    return redirectWithFlash(ctx.platform, paths.invoice(id), { key: "reminders:pause.done" });
  },
);

export default function PauseReminders() {
  const { t } = useTranslation();
  const { id, number, start } = useLoaderData<typeof loader>();
  return (
    <PlainPage
      title={t("reminders:pause.title", { number })}
      back={{ to: paths.invoice(id), label: t("invoices:detail.title", { number }) }}
      bodyClass="narrow stack"
    >
      <p>{t("reminders:pause.text")}</p>
      <FieldsForm
        id="pause"
        fields={[{ name: "until", label: t("reminders:pause.until"), type: "date", start }]}
        submit={t("reminders:pause.save")}
        back={paths.invoice(id)}
      />
    </PlainPage>
  );
}

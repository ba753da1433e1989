import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { findInvoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { promiseSchema } from "#app/features/money/reminders/screens/stops.schema.ts";
import { promisePayment } from "#app/features/money/reminders/stops.server.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { screenAction, screenLoader } from "#app/platform/http/screen.server.ts";
import { addDays } from "#app/swiss/dates.ts";
import { paths } from "#app/paths.ts";
import { FieldsForm } from "#app/ui/forms/whole/fields-form.tsx";
import { PlainPage } from "#app/ui/elements/page/page.tsx";

export const handle = { title: "reminders:promise.title" };

export const loader = screenLoader(async (ctx, args) => {
  const { id, number } = await findInvoice(ctx, args.id);
  return { id, number, start: addDays(ctx.today, 10) };
});

export const action = screenAction(
  { form: "promise", schema: promiseSchema, exists: (ctx, { id }) => findInvoice(ctx, id) },
  async (ctx, input, { id }) => {
    await promisePayment(ctx, id, input.day);
    return redirectWithFlash(ctx.platform, paths.invoice(id), { key: "reminders:promise.done" });
  },
);

export default function PromisePayment() {
  const { t } = useTranslation();
  const { id, number, start } = useLoaderData<typeof loader>();
  return (
    <PlainPage
      title={t("reminders:promise.title", { number })}
      back={{ to: paths.invoice(id), label: t("invoices:detail.title", { number }) }}
      bodyClass="narrow stack"
    >
      <p>{t("reminders:promise.text")}</p>
      <FieldsForm
        id="promise"
        fields={[{ name: "day", label: t("reminders:promise.day"), type: "date", start }]}
        submit={t("reminders:promise.save")}
        back={paths.invoice(id)}
      />
    </PlainPage>
  );
}

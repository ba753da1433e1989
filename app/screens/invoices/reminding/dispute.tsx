import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { findInvoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { DISPUTE_LENGTH } from "#app/features/money/reminders/screens/dispute-length.ts";
import { disputeSchema } from "#app/features/money/reminders/screens/stops.schema.ts";
import { disputeInvoice } from "#app/features/money/reminders/stops.server.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { screenAction, screenLoader } from "#app/platform/http/screen.server.ts";
import { paths } from "#app/paths.ts";
import { FieldsForm } from "#app/ui/forms/whole/fields-form.tsx";
import { PlainPage } from "#app/ui/elements/page/page.tsx";

export const handle = { title: "reminders:dispute.title" };

export const loader = screenLoader(async (ctx, args) => {
  const { id, number } = await findInvoice(ctx, args.id);
  return { id, number };
});

export const action = screenAction(
  { form: "dispute", schema: disputeSchema, exists: (ctx, { id }) => findInvoice(ctx, id) },
  async (ctx, { note }, { id }) => {
    await disputeInvoice(ctx, id, note);
    return redirectWithFlash(ctx.platform, paths.invoice(id), { key: "reminders:dispute.done" });
  },
);

export default function DisputeInvoice() {
  const { t } = useTranslation();
  const { id, number } = useLoaderData<typeof loader>();
  return (
    <PlainPage
      title={t("reminders:dispute.title", { number })}
      back={{ to: paths.invoice(id), label: t("invoices:detail.title", { number }) }}
      bodyClass="narrow stack"
    >
      <p>{t("reminders:dispute.text")}</p>
      <FieldsForm
        id="dispute"
        fields={[{ name: "note", label: t("reminders:dispute.note"), cap: DISPUTE_LENGTH }]}
        submit={t("reminders:dispute.save")}
        back={paths.invoice(id)}
      />
    </PlainPage>
  );
}

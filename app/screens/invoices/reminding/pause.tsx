import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "#app/ui/translation.ts";
import { findInvoice } from "#app/features/invoices/invoices.server.ts";
import { pauseSchema } from "#app/features/reminders/screens/stops.schema.ts";
import { pauseReminders } from "#app/features/reminders/stops.server.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { screenAction, screenLoader } from "#app/platform/http/screen.server.ts";
import { addDays } from "#app/swiss/dates.ts";
import { paths } from "#app/paths.ts";
import { CancelLink } from "#app/ui/forms/cancel-link.tsx";
import { TextField } from "#app/ui/forms/field.tsx";
import { Form, useRefusal } from "#app/ui/forms/form.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import { Band, PageHead } from "#app/ui/page/page.tsx";

export const handle = { title: "reminders:pause.title" };

export const loader = screenLoader(async (ctx, { params }) => {
  const { id, number } = await findInvoice(ctx, params.id ?? "");
  return { id, number, start: addDays(ctx.today, 14) };
});

export const action = screenAction(
  { form: "pause", schema: pauseSchema, exists: (ctx, { params }) => findInvoice(ctx, params.id ?? "") },
  async (ctx, { until }, { params }) => {
    const id = params.id ?? "";
    await pauseReminders(ctx, id, until);
    return redirectWithFlash(ctx.platform, paths.invoice(id), { key: "reminders:pause.done" });
  },
);

export default function PauseReminders() {
  const { t } = useTranslation();
  const { id, number, start } = useLoaderData<typeof loader>();
  const refusal = useRefusal();
  const labels = { until: t("reminders:pause.until") };
  return (
    <>
      <PageHead
        title={t("reminders:pause.title", { number })}
        back={{ to: paths.invoice(id), label: t("invoices:detail.title", { number }) }}
      />
      <Band className="is-open is-first" bodyClass="narrow stack">
        <p>{t("reminders:pause.text")}</p>
        <Form
          id="pause"
          className="stack"
          labels={labels}
          values={refusal?.repopulateFields ?? { until: start }}
        >
          <TextField name="until" type="date" label={labels.until} />
          <div className="actions">
            <SubmitButton busy={t("common:saving")}>{t("reminders:pause.save")}</SubmitButton>
            <CancelLink to={paths.invoice(id)} />
          </div>
        </Form>
      </Band>
    </>
  );
}

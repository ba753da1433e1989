import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "#app/ui/translation.ts";
import { findInvoice } from "#app/features/invoices/invoices.server.ts";
import { DISPUTE_LENGTH } from "#app/features/reminders/screens/dispute-length.ts";
import { disputeSchema } from "#app/features/reminders/screens/stops.schema.ts";
import { disputeInvoice } from "#app/features/reminders/stops.server.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { screenAction, screenLoader } from "#app/platform/http/screen.server.ts";
import { paths } from "#app/paths.ts";
import { CancelLink } from "#app/ui/forms/cancel-link.tsx";
import { TextField } from "#app/ui/forms/field.tsx";
import { Form, useRefusal } from "#app/ui/forms/form.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import { Band, PageHead } from "#app/ui/page/page.tsx";

export const handle = { title: "reminders:dispute.title" };

export const loader = screenLoader(async (ctx, { params }) => {
  const { id, number } = await findInvoice(ctx, params.id ?? "");
  return { id, number, start: "" };
});

export const action = screenAction(
  { form: "dispute", schema: disputeSchema, exists: (ctx, { params }) => findInvoice(ctx, params.id ?? "") },
  async (ctx, { note }, { params }) => {
    const id = params.id ?? "";
    await disputeInvoice(ctx, id, note);
    return redirectWithFlash(ctx.platform, paths.invoice(id), { key: "reminders:dispute.done" });
  },
);

export default function DisputeInvoice() {
  const { t } = useTranslation();
  const { id, number, start } = useLoaderData<typeof loader>();
  const refusal = useRefusal();
  const labels = { note: t("reminders:dispute.note") };
  return (
    <>
      <PageHead
        title={t("reminders:dispute.title", { number })}
        back={{ to: paths.invoice(id), label: t("invoices:detail.title", { number }) }}
      />
      <Band className="is-open is-first" bodyClass="narrow stack">
        <p>{t("reminders:dispute.text")}</p>
        <Form
          id="dispute"
          className="stack"
          labels={labels}
          values={refusal?.repopulateFields ?? { note: start }}
        >
          <TextField name="note" cap={DISPUTE_LENGTH} label={labels.note} />
          <div className="actions">
            <SubmitButton busy={t("common:saving")}>{t("reminders:dispute.save")}</SubmitButton>
            <CancelLink to={paths.invoice(id)} />
          </div>
        </Form>
      </Band>
    </>
  );
}

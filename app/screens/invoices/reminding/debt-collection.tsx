import { useLoaderData } from "@remix-run/react";
import { findInvoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { OFFICE_LENGTH, REMARK_LENGTH } from "#app/features/money/reminders/collection/debt-request.ts";
import { debtRequestSchema } from "#app/features/money/reminders/collection/debt-request.schema.ts";
import { debtRequestPreview } from "#app/features/money/reminders/collection/debt-request-preview.server.ts";
import { requestDebtCollection } from "#app/features/money/reminders/collection/debt-requests.server.ts";
import { optionalVersion } from "#app/platform/forms/fields.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { screenAction, screenLoader } from "#app/platform/http/screen.server.ts";
import { OFFICIAL_LANGUAGES } from "#app/swiss/canton-languages.ts";
import { paths } from "#app/paths.ts";
import { CancelLink } from "#app/ui/forms/cancel-link.tsx";
import { TextField } from "#app/ui/forms/fields/field.tsx";
import { Form, useRefusal } from "#app/ui/forms/form.tsx";
import { SeenVersion } from "#app/ui/forms/fields/seen-version.tsx";
import { Radios } from "#app/ui/forms/fields/radios.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import { InvoiceSheet } from "#app/ui/invoices/invoice-sheet.tsx";
import { PlainPage } from "#app/ui/elements/page/page.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";

export const handle = { title: "reminders:collection.pageTitle" };

export const loader = screenLoader((ctx, { id }) => debtRequestPreview(ctx, id));

export const action = screenAction(
  {
    form: "debt-collection",
    schema: debtRequestSchema.extend({ version: optionalVersion() }),
    caps: { office: OFFICE_LENGTH, remark: REMARK_LENGTH },
    exists: (ctx, { id }) => findInvoice(ctx, id),
  },
  async (ctx, { version, ...request }, { id }) => {
    await requestDebtCollection(ctx, id, request, version);
    return redirectWithFlash(ctx.platform, paths.invoice(id), { key: "reminders:collection.done" });
  },
);

export default function DebtCollection() {
  const { t } = useTranslation();
  const { id, number, version, language, office, sheet } = useLoaderData<typeof loader>();
  const refusal = useRefusal();
  const labels = {
    office: t("reminders:collection.office"),
    language: t("reminders:collection.language"),
    remark: t("reminders:collection.remark"),
  };
  return (
    <PlainPage
      title={t("reminders:collection.pageTitle", { number })}
      back={{ to: paths.invoice(id), label: t("invoices:detail.title", { number }) }}
      bodyClass="stack"
    >
      <p>{t("reminders:collection.lead")}</p>
      <p className="soft">{t("reminders:collection.check")}</p>
      <Form
        id="debt-collection"
        className="stack narrow"
        labels={labels}
        values={refusal?.repopulateFields ?? { office, language, remark: "" }}
      >
        <SeenVersion version={version} />
        <TextField
          name="office"
          label={labels.office}
          hint={t("reminders:collection.officeHint")}
          cap={OFFICE_LENGTH}
        />
        <Radios
          name="language"
          legend={labels.language}
          choices={OFFICIAL_LANGUAGES.map((value) => ({
            value,
            label: t(`reminders:collection.in.${value}`),
          }))}
        />
        <TextField name="remark" label={labels.remark} optional cap={REMARK_LENGTH} />
        <div className="actions">
          <SubmitButton busy={t("common:saving")}>{t("reminders:collection.save")}</SubmitButton>
          <CancelLink to={paths.invoice(id)} />
        </div>
      </Form>
      <InvoiceSheet sheet={sheet} />
    </PlainPage>
  );
}

import { useLoaderData } from "@remix-run/react";
import { OWN_VAT_CODES, vatCodeField, vatCodesSchema } from "#app/features/books/journal/own-vat-codes.ts";
import { saveVatCodes, vatCodesOfBusiness } from "#app/features/books/journal/own-vat-codes.server.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { screenAction, screenLoader } from "#app/platform/http/screen.server.ts";
import { paths } from "#app/paths.ts";
import { Band, PageHead } from "#app/ui/elements/page/page.tsx";
import { TextField } from "#app/ui/forms/fields/field.tsx";
import { Form, useShownValues } from "#app/ui/forms/form.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import { JournalViews } from "#app/ui/tax/journal/journal-views.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";

export const handle = { title: "journal:vatCode.title" };

export const loader = screenLoader(async (ctx) => {
  const codes = await vatCodesOfBusiness(ctx);
  return Object.fromEntries([...codes].map(([name, code]) => [vatCodeField(name), code]));
});

export const action = screenAction({ form: "vat-codes", schema: vatCodesSchema }, async (ctx, codes) => {
  await saveVatCodes(ctx, codes);
  return redirectWithFlash(ctx.platform, paths.journalVatCodes, { key: "journal:vatCode.saved" });
});

export default function VatCodes() {
  const { t } = useTranslation();
  const values = useShownValues("vat-codes", useLoaderData<typeof loader>());
  const labelled = OWN_VAT_CODES.map(({ name, word, rate }) => ({
    name: vatCodeField(name),
    label: t(`journal:vatCode.${word}`, { rate }),
  }));
  const labels = Object.fromEntries(labelled.map(({ name, label }) => [name, label]));
  return (
    <>
      <PageHead title={t("journal:vatCode.title")}>
        <p>{t("journal:vatCode.lead")}</p>
        <JournalViews here="vatCodes" />
      </PageHead>
      <Band className="is-open is-first" bodyClass="stack">
        <Form id="vat-codes" labels={labels} values={values}>
          <div className="fields">
            {labelled.map(({ name, label }) => (
              <TextField key={name} name={name} label={label} span={3} />
            ))}
          </div>
          <div className="actions">
            <SubmitButton busy={t("common:saving")}>{t("journal:vatCode.save")}</SubmitButton>
          </div>
        </Form>
      </Band>
    </>
  );
}

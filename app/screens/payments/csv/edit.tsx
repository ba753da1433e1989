import { useLoaderData } from "@remix-run/react";
import {
  checkedMapping,
  csvMappingInput,
} from "#app/features/money/bank-files/csv/checked-mapping.server.ts";
import { bankName } from "#app/features/money/bank-files/csv/csv-presets.ts";
import { csvFormValues } from "#app/features/money/bank-files/csv/csv-form-values.ts";
import { findMapping, saveMapping } from "#app/features/money/bank-files/csv/kept-mappings.server.ts";
import { columnExamples } from "#app/features/running/table-files/column-examples.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { screenAction, screenLoader } from "#app/platform/http/screen.server.ts";
import { formatIban } from "#app/swiss/iban.ts";
import { paths } from "#app/paths.ts";
import { CancelLink } from "#app/ui/forms/cancel-link.tsx";
import { Form } from "#app/ui/forms/form.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import { Band, PageHead } from "#app/ui/elements/page/page.tsx";
import { CsvSettings, useCsvLabels } from "#app/ui/payments/csv/csv-settings.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";

export const handle = { title: "bank-csv:edit.title" };

const FORM = "csv-mapping";

export const loader = screenLoader(async (ctx, { id }) => {
  const { bank, account, headings, mapping } = await findMapping(ctx, id);
  return {
    bank: bankName(bank),
    account: formatIban(account),
    columns: columnExamples(headings, []),
    values: csvFormValues(mapping),
  };
});

export const action = screenAction(
  { form: FORM, schema: csvMappingInput, exists: (ctx, { id }) => findMapping(ctx, id) },
  async (ctx, input, args) => {
    const { id, headings } = await findMapping(ctx, args.id);
    await saveMapping(ctx, id, { mapping: checkedMapping(ctx, headings, input) });
    return redirectWithFlash(ctx.platform, paths.csvMappings, { key: "bank-csv:edit.done" });
  },
);

export default function EditCsvMapping() {
  const { t } = useTranslation();
  const { bank, account, columns, values } = useLoaderData<typeof loader>();
  const labels = useCsvLabels();
  return (
    <>
      <PageHead
        title={t("bank-csv:edit.title")}
        back={{ to: paths.csvMappings, label: t("bank-csv:mappings.title") }}
      >
        <p className="lead">{[bank || t("bank-csv:otherFile"), account].join(", ")}</p>
      </PageHead>
      <Band className="is-open is-first" bodyClass="stack">
        <p className="medium">{t("bank-csv:edit.lead")}</p>
        <Form id={FORM} className="stack-wide" labels={labels} values={values}>
          <CsvSettings columns={columns} />
          <div className="actions">
            <SubmitButton>{t("bank-csv:edit.submit")}</SubmitButton>
            <CancelLink to={paths.csvMappings} />
          </div>
        </Form>
      </Band>
    </>
  );
}

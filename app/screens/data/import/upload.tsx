import { redirect } from "@remix-run/node";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { IMPORT_KINDS } from "#app/features/front/imports/mapping/import-kinds.ts";
import { MAX_FILE_BYTES, MAX_ROWS } from "#app/features/running/table-files/table-limits.ts";
import { startImport } from "#app/features/front/imports/imports.server.ts";
import { kindSchema } from "#app/features/front/imports/mapping/mapping.schema.ts";
import { screenAction, screenLoader } from "#app/platform/http/screen.server.ts";
import { paths } from "#app/paths.ts";
import { SelectField } from "#app/ui/forms/fields/field.tsx";
import { FileField } from "#app/ui/forms/fields/file-field.tsx";
import { Form } from "#app/ui/forms/form.tsx";
import { Band, PageHead } from "#app/ui/elements/page/page.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";

export const handle = { title: "imports:title" };

export const loader = screenLoader(() => Promise.resolve(null));

export const action = screenAction(
  { form: "import", schema: kindSchema, upload: { field: "file", cap: MAX_FILE_BYTES, busy: "import.busy" } },
  async (ctx, { kind }, { file }) =>
    redirect(paths.mapImport(await startImport(ctx, kind, file ?? new Uint8Array())), { status: 303 }),
);

export default function UploadImport() {
  const { t } = useTranslation();
  const labels = { kind: t("imports:upload.kind"), file: t("imports:upload.file") };
  return (
    <>
      <PageHead title={t("imports:title")} back={{ to: paths.dashboard, label: t("common:nav.dashboard") }}>
        <p className="lead">{t("imports:lead")}</p>
      </PageHead>
      <Band className="is-open is-first">
        <Form id="import" className="stack" labels={labels} hasFile>
          <SelectField name="kind" label={labels.kind}>
            {IMPORT_KINDS.map((kind) => (
              <option key={kind} value={kind}>
                {t(`imports:kind.${kind}`)}
              </option>
            ))}
          </SelectField>
          <FileField
            name="file"
            label={labels.file}
            hint={t("imports:upload.fileHint", { max: MAX_FILE_BYTES / 1_000_000, rows: MAX_ROWS })}
            accept=".csv,.xlsx,.zip,text/csv"
          />
          <div className="actions">
            <SubmitButton busy={t("imports:upload.busy")}>{t("imports:upload.submit")}</SubmitButton>
          </div>
          <p className="hint">{t("imports:upload.next")}</p>
        </Form>
      </Band>
    </>
  );
}

import { redirect } from "@remix-run/node";
import { Fragment } from "react";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { IMPORT_KINDS } from "#app/features/front/imports/mapping/import-kinds.ts";
import { MAX_FILE_BYTES, MAX_ROWS } from "#app/features/running/table-files/table-limits.ts";
import { startImport, waitingImports } from "#app/features/front/imports/imports.server.ts";
import { kindSchema } from "#app/features/front/imports/mapping/mapping.schema.ts";
import { screenAction, screenLoader } from "#app/platform/http/screen.server.ts";
import { paths } from "#app/paths.ts";
import { SelectField } from "#app/ui/forms/fields/field.tsx";
import { FileField } from "#app/ui/forms/fields/file-field.tsx";
import { Form } from "#app/ui/forms/form.tsx";
import { Band, PageHead } from "#app/ui/elements/page/page.tsx";
import { DropForm } from "#app/ui/data/imports/drop-form.tsx";
import { Link } from "#app/ui/elements/links/link.tsx";
import { formatInstant } from "#app/swiss/dates.ts";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";

export const handle = { title: "imports:title" };

export const loader = screenLoader(async (ctx) => {
  const files = await waitingImports(ctx);
  return files.map(({ createdAt, ...file }) => ({ ...file, since: formatInstant(createdAt, ctx.locale) }));
});

export const action = screenAction(
  { form: "import", schema: kindSchema, upload: { field: "file", cap: MAX_FILE_BYTES, busy: "import.busy" } },
  async (ctx, { kind }, { file }) =>
    redirect(paths.mapImport(await startImport(ctx, kind, file ?? new Uint8Array())), { status: 303 }),
);

export default function UploadImport() {
  const { t } = useTranslation();
  const files = useLoaderData<typeof loader>();
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
        <p className="hint">
          {t("imports:upload.templates")}{" "}
          {IMPORT_KINDS.map((kind, index) => (
            <Fragment key={kind}>
              {index > 0 ? " · " : null}
              <a href={paths.importTemplate(kind)}>{t(`imports:kind.${kind}`)}</a>
            </Fragment>
          ))}
        </p>
      </Band>
      {files.length > 0 ? (
        <Band title={t("imports:waiting.title")} bodyClass="stack">
          {files.map(({ id, kind, since, taken }) => (
            <div key={id} className="actions">
              <Link className="button" to={paths.checkImport(id)}>
                {t("imports:waiting.file", { kind: t(`imports:kind.${kind}`), since })}
              </Link>
              <DropForm id={id} isBegun={taken.created + taken.updated + taken.skipped > 0} />
            </div>
          ))}
        </Band>
      ) : null}
    </>
  );
}

import { redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { z } from "zod";
import { MAX_BANK_FILE_BYTES, MAX_CSV_BYTES } from "#app/features/money/bank-files/bank-file-limits.ts";
import { bankFileRows } from "#app/features/money/bank-files/file-rows.ts";
import { recentBankFiles } from "#app/features/money/bank-files/bank-files.server.ts";
import { reportRows, type ReportRows } from "#app/features/money/bank-files/preview/report-rows.server.ts";
import { listMappings } from "#app/features/money/bank-files/csv/kept-mappings.server.ts";
import { keepWaitingFile } from "#app/features/money/bank-files/csv/waiting-files.server.ts";
import { uploadBankFiles } from "#app/features/money/bank-files/upload-bank-files.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { ChangedForm } from "#app/platform/forms/changed-form.ts";
import { changedFormResponse } from "#app/platform/forms/form-refusal.server.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { screenAction, screenLoader } from "#app/platform/http/screen.server.ts";
import { formatInstant } from "#app/swiss/dates.ts";
import { paths } from "#app/paths.ts";
import { useRefusal } from "#app/ui/forms/form.tsx";
import { Link } from "#app/ui/elements/links/link.tsx";
import { Band, PageHead } from "#app/ui/elements/page/page.tsx";
import { HelpLink, Ways } from "#app/ui/payments/first-visit.tsx";
import { BankFileTable } from "#app/ui/payments/files/file-table.tsx";
import { ReportPreview } from "#app/ui/payments/files/report-preview.tsx";
import { UploadForm } from "#app/ui/payments/files/upload-form.tsx";

export const handle = { title: "payments:import.title" };

const FORM = "bank-file";

const LATEST = 10;

const schema = z.object({
  accounts: z.array(z.string().trim().max(50)).max(20),
  ask: z.string().optional(),
});

const upload = { field: "file", cap: MAX_BANK_FILE_BYTES, busy: "bank_file.busy" } as const;

export const loader = screenLoader(async (ctx) => ({
  files: bankFileRows(await recentBankFiles(ctx, LATEST), ctx.locale),
  isKnown: (await listMappings(ctx)).length > 0,
}));

export const action = screenAction(
  { form: FORM, schema, upload, read: ({ ask }, form) => ({ accounts: form.getAll("account"), ask }) },
  async (ctx, { accounts, ask }, { files }) => {
    try {
      const uploaded = await uploadBankFiles(ctx, files, {
        accounts,
        asksAgain: ask !== undefined,
        mayLeave: true,
      });
      if (uploaded.kind === "unmapped")
        return redirect(paths.csvFile(await keepWaitingFile(ctx, uploaded.csv)), { status: 303 });
      if (uploaded.kind === "preview") {
        const preview = await reportRows(ctx, uploaded.preview);
        return changedFormResponse(ctx, FORM, new ChangedForm({}, { preview }));
      }
      const { file, isNew } = uploaded.imported;
      const to = paths.bankFile(file.id);
      if (isNew) return redirect(to, { status: 303 });
      const params = { at: formatInstant(file.createdAt, ctx.locale) };
      return await redirectWithFlash(ctx.platform, to, {
        key: "payments:import.again",
        params,
        tone: "note",
      });
    } catch (error) {
      const account = foreignAccountIn(error);
      if (!(error instanceof AppError) || account === null) throw error;
      return changedFormResponse(ctx, FORM, new ChangedForm({}, { account }, error.fields));
    }
  },
);

function foreignAccountIn(error: unknown): string | null {
  const fields = error instanceof AppError ? error.fields : [];
  const foreign = fields.find(({ code }) => code === "bank_file.foreign_account");
  return foreign ? String(foreign.params?.account) : null;
}

export default function ImportBankFile() {
  const { t } = useTranslation();
  const { files, isKnown } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title={t("payments:import.title")} back={{ to: paths.payments, label: t("payments:title") }}>
        <p className="lead">{t("payments:import.lead")}</p>
      </PageHead>
      <Band className="is-open is-first" bodyClass="medium stack">
        {files.length ? null : <Ways />}
        <p className="soft">{t("bank-csv:import.text")}</p>
        <UploadForm id={FORM} maxBytes={MAX_BANK_FILE_BYTES} maxCsvBytes={MAX_CSV_BYTES} isKnown={isKnown} />
        <HelpLink />
        <p className="small">
          <Link to={paths.csvMappings}>{t("bank-csv:mappings.title")}</Link>
        </p>
      </Band>
      <Preview />
      {files.length ? (
        <Band title={t("payments:import.latest")} bodyClass="stack">
          <BankFileTable files={files} />
        </Band>
      ) : null}
    </>
  );
}

function Preview() {
  const refusal = useRefusal();
  const extra = refusal?.formId === FORM ? (refusal.extra as { preview?: ReportRows } | null) : null;
  return extra?.preview ? <ReportPreview preview={extra.preview} /> : null;
}

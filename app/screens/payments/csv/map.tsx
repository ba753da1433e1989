import { redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { judgedMapping } from "#app/features/money/bank-files/csv/checked-mapping.server.ts";
import {
  confirmCsv,
  type ConfirmCsvInput,
  confirmCsvInput,
  OTHER_ACCOUNT,
} from "#app/features/money/bank-files/csv/confirm-csv.server.ts";
import { csvForm } from "#app/features/money/bank-files/csv/csv-form.server.ts";
import { csvSamples } from "#app/features/money/bank-files/csv/csv-samples.ts";
import { findWaitingFile } from "#app/features/money/bank-files/csv/waiting-files.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { ChangedForm } from "#app/platform/forms/changed-form.ts";
import type { FormValues } from "#app/platform/forms/form-data.ts";
import { changedFormResponse } from "#app/platform/forms/form-refusal.server.ts";
import { screenAction, screenLoader } from "#app/platform/http/screen.server.ts";
import { yieldToRequests } from "#app/platform/jobs/yield-to-requests.server.ts";
import { paths } from "#app/paths.ts";
import { Band, PageHead } from "#app/ui/elements/page/page.tsx";
import { CsvForm } from "#app/ui/payments/csv/csv-form.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";

export const handle = { title: "bank-csv:title" };

const FORM = "csv";

export const loader = screenLoader(async (ctx, { id }) => {
  const waiting = await findWaitingFile(ctx, id);
  if (waiting.bankFileId) throw redirect(paths.bankFile(waiting.bankFileId));
  return { ...(await csvForm(ctx, waiting)), other: OTHER_ACCOUNT };
});

export const action = screenAction(
  { form: FORM, schema: confirmCsvInput, exists: (ctx, { id }) => findWaitingFile(ctx, id) },
  async (ctx, input, { id, values }) => {
    if ("show" in values) return shown(ctx, id, input, values);
    try {
      return redirect(paths.bankFile(await confirmCsv(ctx, id, input)), { status: 303 });
    } catch (error) {
      if (!(error instanceof AppError) || error.fields.length === 0) throw error;
      return shown(ctx, id, input, values, error.fields);
    }
  },
);

async function shown(
  ctx: UserContext,
  id: string,
  input: ConfirmCsvInput,
  values: FormValues,
  errors: AppError["fields"] = [],
) {
  const { table } = await findWaitingFile(ctx, id);
  const { mapping } = judgedMapping(ctx, table.headings, input);
  const samples = await csvSamples(table, mapping, ctx.locale, yieldToRequests);
  return changedFormResponse(ctx, FORM, new ChangedForm(values, { samples }, errors));
}

export default function MapCsv() {
  const { t } = useTranslation();
  const { name, bank, rows, ...form } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead
        title={t("bank-csv:title")}
        back={{ to: paths.importBankFile, label: t("payments:import.title") }}
      >
        <p className="lead">{t("bank-csv:lead", { count: rows, name })}</p>
        <p className="lead">{bank ? t("bank-csv:known", { bank }) : t("bank-csv:guessed")}</p>
      </PageHead>
      <Band className="is-open is-first">
        <CsvForm id={FORM} {...form} />
      </Band>
    </>
  );
}

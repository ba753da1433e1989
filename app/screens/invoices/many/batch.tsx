import { useLoaderData } from "@remix-run/react";
import { countLetters, filesOf } from "#app/features/selling/batches/batch-letters.server.ts";
import { findBatch, resultsOf } from "#app/features/selling/batches/batches.server.ts";
import { resultRow } from "#app/features/selling/batches/form/result-row.server.ts";
import { secondsLeftOf } from "#app/features/people/progress/seconds-left.ts";
import { screenLoader } from "#app/platform/http/screen.server.ts";
import { formatSums, sumsByCurrency } from "#app/swiss/currency/sums.ts";
import { paths } from "#app/paths.ts";
import { BatchProgress } from "#app/ui/batches/batch-progress.tsx";
import { BatchResultPart } from "#app/ui/batches/batch-result.tsx";
import { Band, PageHead } from "#app/ui/elements/page/page.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";

export const handle = { title: "batches:title" };

export const loader = screenLoader(async (ctx, { id }) => {
  const batch = await findBatch(ctx, id);
  const { name, kind, group, act, status, counts, total, done, failed } = batch;
  const isRunning = status === "running";
  const results = isRunning ? [] : await resultsOf(ctx, id);
  const letters = isRunning ? 0 : await countLetters(ctx, batch);
  const passed = ctx.platform.now().getTime() - new Date(batch.beganAt).getTime();
  return {
    id,
    name,
    kind,
    group,
    act,
    counts,
    total,
    isRunning,
    progress: {
      done: done + failed,
      total,
      secondsLeft: secondsLeftOf({ done: done + failed, total, passed }),
    },
    sum: formatSums(sumsByCurrency(results, ({ number, amount }) => (number ? amount : 0))),
    paid: results.filter(({ isPaid }) => isPaid).length,
    letters: { count: letters, files: filesOf(letters) },
    rows: results.map((result) => resultRow(result, ctx.locale)),
  };
});

export default function BatchPage() {
  const { t } = useTranslation();
  const { isRunning, progress, ...batch } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead
        title={batch.name}
        back={
          batch.kind === "offers"
            ? { to: paths.offers, label: t("common:nav.offers") }
            : { to: paths.invoices, label: t("batches:back") }
        }
      />
      {isRunning ? (
        <Band className="is-open is-first" bodyClass="stack medium">
          <BatchProgress act={batch.act} progress={progress} />
        </Band>
      ) : (
        <BatchResultPart {...batch} />
      )}
    </>
  );
}

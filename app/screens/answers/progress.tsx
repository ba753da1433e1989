import { redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { importOf } from "#app/features/front/imports/run-long-import.server.ts";
import { bankFileOfTask } from "#app/features/money/bank-files/long/long-import.server.ts";
import { isOver, progressOf, type TaskKind } from "#app/features/people/progress/task.ts";
import { findTask } from "#app/features/people/progress/tasks.server.ts";
import { runResultOf } from "#app/features/money/reminders/run/remind-many.server.ts";
import { runSummary } from "#app/features/money/reminders/run/run-summary.ts";
import { screenLoader } from "#app/platform/http/screen.server.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";
import { paths } from "#app/paths.ts";
import { TaskProgress } from "#app/ui/data/task-progress.tsx";
import { Message } from "#app/ui/elements/page/flash.tsx";
import { Link } from "#app/ui/elements/links/link.tsx";
import { PlainPage } from "#app/ui/elements/page/page.tsx";

export const handle = { title: "progress:label" };

export const loader = screenLoader(async (ctx, { id }) => {
  const task = await findTask(ctx, id);
  const { kind, state, error } = task;
  const t = translator(ctx.locale);
  const summary = kind === "reminders" && isOver(task) ? runSummary(runResultOf(task.counts)) : null;
  const { back, done } = WAYS[kind](task.payload);
  if (done && state === "done") throw redirect(done);
  return {
    kind,
    state,
    isOver: isOver(task),
    error: error ? t([`errors:${error}`]) : "",
    progress: progressOf(task, ctx.platform.now()),
    summary: summary && { tone: summary.tone, text: t(summary.key, summary.params) },
    back,
  };
});

interface Way {
  back: string;
  /** Where what was brought in is shown. */
  done?: string;
}

const WAYS: Record<TaskKind, (payload: unknown) => Way> = {
  reminders: () => ({ back: paths.reminders }),
  import: (payload) => {
    const id = importOf(payload);
    return { back: paths.checkImport(id), done: paths.importDone(id) };
  },
  bank_file: (payload) => ({ back: paths.importBankFile, done: paths.bankFile(bankFileOfTask(payload)) }),
};

export default function Progress() {
  const { t } = useTranslation();
  const { kind, isOver, error, progress, summary, back } = useLoaderData<typeof loader>();
  return (
    <PlainPage
      title={isOver ? t("progress:label") : t(`progress:title.${kind}`)}
      bodyClass="medium stack-wide"
    >
      {isOver ? null : <TaskProgress kind={kind} progress={progress} />}
      {error ? <Message tone="bad">{error}</Message> : null}
      {error && kind === "reminders" ? (
        <p>{t("progress:stopped", { done: progress.done, total: progress.total })}</p>
      ) : null}
      {summary ? <Message tone={summary.tone}>{summary.text}</Message> : null}
      {isOver ? (
        <div className="actions">
          <Link className="button button-primary" to={back}>
            {t(`progress:back.${kind}`)}
          </Link>
        </div>
      ) : null}
    </PlainPage>
  );
}

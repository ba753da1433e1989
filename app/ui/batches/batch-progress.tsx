import { useLocation } from "@remix-run/react";
import type { BatchAct } from "#app/features/selling/batches/batch.ts";
import type { TaskSteps } from "#app/features/people/progress/task.ts";
import { grouped, percentOf } from "#app/ui/data/percent.ts";
import { ProgressBar, SpokenProgress } from "#app/ui/data/progress-bar.tsx";
import { Link } from "#app/ui/elements/links/link.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";

/** ms with scripts, seconds without. */
const ASK_EVERY = "1000";
const RELOAD_EVERY = "3";

export function BatchProgress({ act, progress }: { act: BatchAct; progress: TaskSteps }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const { done, total, secondsLeft } = progress;
  const percent = percentOf(progress);
  const text = t(`batches:run.${act}`, { done: grouped(done), total: grouped(total) });
  return (
    <>
      <div className="stack is-close" id="batch-progress" data-refresh={ASK_EVERY}>
        <ProgressBar label={text} text={text} percent={percent} secondsLeft={secondsLeft} />
      </div>
      <SpokenProgress label={t("progress:label")} percent={percent} />
      <p className="soft">{t("batches:run.leave")}</p>
      <noscript>
        <meta httpEquiv="refresh" content={RELOAD_EVERY} />
        <p>
          <Link to={pathname}>{t("batches:run.again")}</Link>
        </p>
      </noscript>
    </>
  );
}

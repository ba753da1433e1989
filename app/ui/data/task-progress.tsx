import { useLocation } from "@remix-run/react";
import type { TaskKind, TaskSteps } from "#app/features/people/progress/task.ts";
import { Link } from "#app/ui/elements/links/link.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { grouped, percentOf } from "./percent.ts";
import { ProgressBar, SpokenProgress } from "./progress-bar.tsx";

/** ms with scripts, seconds without. */
const ASK_EVERY = "1000";
const RELOAD_EVERY = "3";

export function TaskProgress({ kind, progress }: { kind: TaskKind; progress: TaskSteps }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const { done, total, secondsLeft } = progress;
  const percent = percentOf(progress);
  const label = t("progress:label");
  const text = total
    ? t(`progress:steps.${kind}`, { done: grouped(done), total: grouped(total), percent })
    : t("progress:preparing");
  return (
    <>
      <div className="stack is-close" id="task-progress" data-refresh={ASK_EVERY}>
        <ProgressBar label={label} text={text} percent={percent} secondsLeft={secondsLeft} />
      </div>
      <SpokenProgress label={label} percent={percent} />
      <p className="soft">{t("progress:leave")}</p>
      <noscript>
        <meta httpEquiv="refresh" content={RELOAD_EVERY} />
        <p>
          <Link to={pathname}>{t("progress:refresh")}</Link>
        </p>
      </noscript>
    </>
  );
}

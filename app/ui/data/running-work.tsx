import { useLocation } from "@remix-run/react";
import type { TaskSteps } from "#app/features/people/progress/task.ts";
import { Link } from "#app/ui/elements/links/link.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { percentOf } from "./percent.ts";
import { ProgressBar, SpokenProgress } from "./progress-bar.tsx";

/** ms with scripts, seconds without. */
const ASK_EVERY = "1000";
const RELOAD_EVERY = "3";

interface RunningWorkProps {
  /** The id by which a script finds the part in the next answer. */
  id: string;
  progress: TaskSteps;
  label: string;
  text: string;
  /** What one may do meanwhile, and the link for whoever has no scripts. */
  leave: string;
  again: string;
}

/** How far work has come that goes on without the page; the page follows it. */
export function RunningWork({ id, progress, label, text, leave, again }: RunningWorkProps) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const percent = percentOf(progress);
  return (
    <>
      <div className="stack is-close" id={id} data-refresh={ASK_EVERY}>
        <ProgressBar label={label} text={text} percent={percent} secondsLeft={progress.secondsLeft} />
      </div>
      <SpokenProgress label={t("progress:label")} percent={percent} />
      <p className="soft">{leave}</p>
      <noscript>
        <meta httpEquiv="refresh" content={RELOAD_EVERY} />
        <p>
          <Link to={pathname}>{again}</Link>
        </p>
      </noscript>
    </>
  );
}

import { useTranslation } from "#app/ui/runtime/translation.ts";
import { grouped, percentOf, ProgressBar, SpokenProgress } from "#app/ui/data/progress-bar.tsx";
import { Message } from "#app/ui/elements/page/flash.tsx";
import type { ExportState } from "./use-export.ts";

interface ExportProgressBarProps {
  state: ExportState;
  onCancel: () => void;
}

export function ExportProgressBar({ state, onCancel }: ExportProgressBarProps) {
  const { t } = useTranslation();
  const label = t("exports:progress.label");
  const percent = state.kind === "running" ? percentOf(state) : null;
  return (
    <>
      {state.kind === "running" && percent !== null ? (
        <div className="stack is-close" id="export-progress">
          <ProgressBar
            label={label}
            text={t("exports:progress.rows", {
              done: grouped(state.done),
              total: grouped(state.total),
              percent,
            })}
            percent={percent}
            secondsLeft={state.secondsLeft}
          />
          <div className="actions">
            <button className="button" type="button" onClick={onCancel}>
              {t("exports:progress.cancel")}
            </button>
          </div>
        </div>
      ) : null}
      <SpokenProgress label={label} percent={percent} />
      {state.kind === "done" ? <Message tone="good">{t("exports:progress.done")}</Message> : null}
      {state.kind === "cancelled" ? <Message tone="note">{t("exports:progress.cancelled")}</Message> : null}
      {state.kind === "failed" ? <Message tone="bad">{t("exports:progress.failed")}</Message> : null}
    </>
  );
}

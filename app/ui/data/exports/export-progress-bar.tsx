import { useTranslation } from "#app/ui/runtime/translation.ts";
import { groupThousands } from "#app/swiss/decimal.ts";
import { Message } from "#app/ui/elements/page/flash.tsx";
import type { ExportState } from "./use-export.ts";

/** Percent. */
const TOLD_EVERY = 25;

/** Seconds. */
const MINUTE = 60;

interface ExportProgressBarProps {
  state: ExportState;
  onCancel: () => void;
}

export function ExportProgressBar({ state, onCancel }: ExportProgressBarProps) {
  const { t } = useTranslation();
  const isRunning = state.kind === "running";
  const percent = isRunning ? percentOf(state) : 0;
  const rows = (done: number, total: number, percent: number) =>
    t("exports:progress.rows", { done: grouped(done), total: grouped(total), percent });
  const seconds = isRunning ? state.secondsLeft : null;
  const timeLeft =
    seconds === null
      ? ""
      : seconds < MINUTE
        ? t("exports:progress.secondsLeft", { seconds })
        : t("exports:progress.minutesLeft", { count: Math.ceil(seconds / MINUTE) });
  return (
    <>
      {isRunning ? (
        <div className="stack is-close" id="export-progress">
          <p aria-hidden="true">
            {rows(state.done, state.total, percent)} {timeLeft}
          </p>
          <progress max={100} value={percent} aria-label={t("exports:progress.label")}>
            {percent}&nbsp;%
          </progress>
          <div className="actions">
            <button className="button" type="button" onClick={onCancel}>
              {t("exports:progress.cancel")}
            </button>
          </div>
        </div>
      ) : null}
      <p className="visually-hidden" aria-live="polite">
        {isRunning ? `${t("exports:progress.label")}: ${percent - (percent % TOLD_EVERY)}\u00a0%` : ""}
      </p>
      {state.kind === "done" ? <Message tone="good">{t("exports:progress.done")}</Message> : null}
      {state.kind === "cancelled" ? <Message tone="note">{t("exports:progress.cancelled")}</Message> : null}
      {state.kind === "failed" ? <Message tone="bad">{t("exports:progress.failed")}</Message> : null}
    </>
  );
}

/** 100 only when the file is there: after the last row a workbook is still packed. */
function percentOf({ done, total }: { done: number; total: number }): number {
  return total ? Math.min(99, Math.floor((done / total) * 100)) : 0;
}

function grouped(count: number): string {
  return groupThousands(String(count));
}

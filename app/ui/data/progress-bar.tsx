import { useTranslation } from "#app/ui/runtime/translation.ts";
import { groupThousands } from "#app/swiss/decimal.ts";

/** Percent. */
const TOLD_EVERY = 25;

/** Seconds. */
const MINUTE = 60;

/** 100 only when all is done: after the last step a file is still packed, or a transaction closed. */
export function percentOf({ done, total }: { done: number; total: number }): number {
  return total ? Math.min(99, Math.floor((done / total) * 100)) : 0;
}

export function grouped(count: number): string {
  return groupThousands(String(count));
}

interface ProgressBarProps {
  label: string;
  text: string;
  percent: number;
  secondsLeft: number | null;
}

export function ProgressBar({ label, text, percent, secondsLeft }: ProgressBarProps) {
  const { t } = useTranslation();
  const left =
    secondsLeft === null
      ? ""
      : secondsLeft < MINUTE
        ? t("progress:secondsLeft", { seconds: secondsLeft })
        : t("progress:minutesLeft", { count: Math.ceil(secondsLeft / MINUTE) });
  return (
    <>
      <p aria-hidden="true">
        {text} {left}
      </p>
      <progress max={100} value={percent} aria-label={label}>
        {percent}&nbsp;%
      </progress>
    </>
  );
}

/** Spoken by screen readers, seldom enough; empty where nothing runs. */
export function SpokenProgress({ label, percent }: { label: string; percent: number | null }) {
  return (
    <p className="visually-hidden" aria-live="polite">
      {percent === null ? "" : `${label}: ${percent - (percent % TOLD_EVERY)}\u00a0%`}
    </p>
  );
}

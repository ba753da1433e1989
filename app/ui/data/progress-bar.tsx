import { useTranslation } from "#app/ui/runtime/translation.ts";
import { spokenPercent } from "./percent.ts";

/** Seconds. */
const MINUTE = 60;

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

/** Empty where nothing runs. */
export function SpokenProgress({ label, percent }: { label: string; percent: number | null }) {
  return (
    <p className="visually-hidden" aria-live="polite">
      {percent === null ? "" : spokenPercent(label, percent)}
    </p>
  );
}

import { useEffect, useState, useSyncExternalStore } from "react";
import { useTranslation } from "#app/ui/runtime/translation.ts";

/** How long it says that it has copied, ms. */
const SAID_FOR = 2000;

const never = () => () => {};

/** Only where scripts run and the browser has a clipboard: everywhere else people mark the text and copy it. */
export function CopyButton({ value, what }: { value: string; what: string }) {
  const { t } = useTranslation();
  const [copies, setCopies] = useState(0);
  const canCopy = useSyncExternalStore(
    never,
    () => "clipboard" in navigator,
    () => true,
  );
  useEffect(() => {
    if (copies === 0) return;
    const timer = setTimeout(() => setCopies(0), SAID_FOR);
    return () => clearTimeout(timer);
  }, [copies]);
  if (!canCopy) return null;
  // A browser may refuse; then the button goes on offering what it did not do.
  const copy = () =>
    navigator.clipboard.writeText(value).then(
      () => setCopies((count) => count + 1),
      () => undefined,
    );
  return (
    <span className="copy needs-scripts">
      <button
        type="button"
        className="button is-small"
        aria-label={t("common:copy.what", { what })}
        onClick={() => void copy()}
      >
        {t(copies > 0 ? "common:copy.done" : "common:copy.button")}
      </button>
      <span className="visually-hidden" role="status">
        {copies > 0 ? t("common:copy.done") : null}
      </span>
    </span>
  );
}

import { useTranslation } from "#app/ui/runtime/translation.ts";

/** Everywhere else people mark the text and copy it. */
export function CopyButton({ value, what }: { value: string; what: string }) {
  const { t } = useTranslation();
  return (
    <span className="copy needs-scripts">
      <button
        type="button"
        className="button is-small"
        aria-label={t("common:copy.what", { what })}
        data-copy={value}
        data-done={t("common:copy.done")}
      >
        {t("common:copy.button")}
      </button>
      <span className="visually-hidden" role="status" />
    </span>
  );
}

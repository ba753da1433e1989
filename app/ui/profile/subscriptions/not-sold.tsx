import { useTranslation } from "#app/ui/runtime/translation.ts";

/** Instead of the buttons of Pro, where this copy sells nothing. */
export function NotSold({ support }: { support: string }) {
  const { t } = useTranslation();
  return (
    <p className="soft">
      {t("pricing:notSold")} {support ? <a href={`mailto:${support}`}>{support}</a> : null}
    </p>
  );
}

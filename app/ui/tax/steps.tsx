import { Link } from "#app/ui/elements/links/link.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";

/** To the first page and to the next one; null where one is there. */
export function Steps({ first, next }: Record<"first" | "next", string | null>) {
  const { t } = useTranslation();
  return (
    <div className="actions">
      {first ? <Link to={first}>{t("tax:entries.first")}</Link> : null}
      {next ? <Link to={next}>{t("tax:entries.more")}</Link> : null}
    </div>
  );
}

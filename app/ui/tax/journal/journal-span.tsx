import { paths } from "#app/paths.ts";
import { useTranslation } from "#app/ui/runtime/translation.ts";

/** The days that are shown. */
export function JournalSpan({ from, to }: { from: string; to: string }) {
  const { t } = useTranslation();
  return (
    <form className="search" method="get" action={paths.journal}>
      <input type="date" name="from" defaultValue={from} aria-label={t("journal:from")} />
      <input type="date" name="to" defaultValue={to} aria-label={t("journal:to")} />
      <button className="button">{t("journal:show")}</button>
    </form>
  );
}

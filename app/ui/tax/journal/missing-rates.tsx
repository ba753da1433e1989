import { paths } from "#app/paths.ts";
import { Link } from "#app/ui/elements/links/link.tsx";
import { Message } from "#app/ui/elements/page/flash.tsx";
import { May } from "#app/ui/runtime/may.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";

/** Says that the book of the shown days is not complete. */
export function MissingRates({ months }: { months: readonly string[] }) {
  const { t } = useTranslation();
  if (months.length === 0) return null;
  return (
    <Message tone="bad">
      {t("journal:missingRates", { months: months.join(", ") })}{" "}
      <May right="settings">
        <Link to={paths.exchangeRates}>{t("tax:rates.title")}</Link>
      </May>
    </Message>
  );
}

import { useTranslation } from "#app/ui/runtime/translation.ts";
import { paths } from "#app/paths.ts";
import { Message } from "#app/ui/elements/page/flash.tsx";
import { Link } from "#app/ui/elements/links/link.tsx";

/** @param day of the latest bank file; empty without any */
export function OldBankFile({ day }: { day: string }) {
  const { t } = useTranslation();
  const actions = (
    <span className="actions">
      <Link className="button" to={paths.importBankFile}>
        {t("reminders:run.import")}
      </Link>
      <Link className="button button-quiet" to={paths.remindAnyway}>
        {t("reminders:run.anyway")}
      </Link>
    </span>
  );
  return (
    <Message tone="bad" action={actions}>
      {day ? t("reminders:run.oldBankFile", { day }) : t("reminders:run.noBankFile")}
    </Message>
  );
}

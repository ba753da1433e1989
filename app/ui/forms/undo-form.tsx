import { useLocation } from "@remix-run/react";
import type { TranslatedFlash } from "#app/platform/http/flash.server.ts";
import { useTranslation } from "#app/ui/runtime/translation.ts";

type UndoFormProps = NonNullable<TranslatedFlash["undo"]>;

/** Without scripts it stays, and the act says when it is too late. */
export function UndoForm({ to, fields, seconds }: UndoFormProps) {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  return (
    <form method="post" action={to} data-undo={seconds ?? ""}>
      <input type="hidden" name="redirectTo" value={pathname + search} />
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button className="button">
        <span>
          {t("common:undo")}
          {seconds === null ? null : (
            <span aria-hidden="true" data-seconds="" className="needs-scripts">
              {t("common:secondsLeft", { seconds })}
            </span>
          )}
        </span>
      </button>
    </form>
  );
}

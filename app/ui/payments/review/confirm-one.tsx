import { useLocation } from "@remix-run/react";
import { paths } from "#app/paths.ts";
import { useTranslation } from "#app/ui/runtime/translation.ts";

const FORM = "confirm-one";

/** Beside the forms around the proposals: what is selected there does not count. */
export function ConfirmOneForm() {
  const { pathname, search } = useLocation();
  return (
    <form method="post" action={paths.confirmPayments} id={FORM} hidden>
      <input type="hidden" name="redirectTo" value={pathname + search} />
    </form>
  );
}

export function ConfirmOne({ id, payer }: { id: string; payer: string }) {
  const { t } = useTranslation();
  return (
    <button
      className="button button-quiet row-verb"
      form={FORM}
      name="id"
      value={id}
      aria-label={t("dashboard:verb.confirmOf", { name: payer })}
    >
      {t("dashboard:verb.confirm")}
    </button>
  );
}

import { paths } from "#app/paths.ts";
import { RowStepForm } from "#app/ui/dashboard/row-step.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";

const FORM = "confirm-one";

const ACT = { act: paths.confirmPayments, fields: [] };

/** Beside the forms around the proposals: what is selected there does not count. */
export function ConfirmOneForm() {
  return (
    <div hidden>
      <RowStepForm id={FORM} act={ACT} />
    </div>
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

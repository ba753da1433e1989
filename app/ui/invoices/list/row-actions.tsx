import { useTranslation } from "#app/ui/runtime/translation.ts";
import type { RowStep } from "#app/features/front/dashboard/today/row-act.ts";
import type { InvoiceRow } from "#app/features/selling/invoices/list/invoice-rows.ts";
import { paths } from "#app/paths.ts";
import { RowStepButton } from "#app/ui/dashboard/row-step.tsx";
import { stepFormOf } from "#app/ui/dashboard/row-step-forms.tsx";

interface RowActionsProps {
  row: InvoiceRow;
  step: RowStep | undefined;
}

export function RowActions({ row: { id, number, recipient }, step }: RowActionsProps) {
  const { t } = useTranslation();
  return (
    <div className="actions is-quick">
      <a
        className="button button-quiet"
        href={paths.invoicePdf(id)}
        aria-label={t("invoice-list:downloadOne", { number })}
      >
        PDF
      </a>
      {step ? (
        <RowStepButton
          step={step}
          label={t(`dashboard:verb.${step.verb}Of`, { number, name: recipient })}
          form={stepFormOf(id)}
        />
      ) : null}
    </div>
  );
}

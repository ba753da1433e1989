import { useTranslation } from "#app/ui/runtime/translation.ts";
import type { RowStep } from "#app/features/front/dashboard/today/row-act.ts";
import type { InvoiceRow } from "#app/features/selling/invoices/list/invoice-rows.ts";
import { paths } from "#app/paths.ts";
import { RowStepButton, RowStepForm } from "#app/ui/dashboard/row-step.tsx";

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
          form={formOf(id)}
        />
      ) : null}
    </div>
  );
}

/** The forms of the rows' buttons, beside the form around the rows. */
export function RowStepForms({ steps }: { steps: Record<string, RowStep> }) {
  return (
    <div hidden>
      {Object.entries(steps).map(([id, step]) =>
        "act" in step ? <RowStepForm key={id} id={formOf(id)} act={step} /> : null,
      )}
    </div>
  );
}

function formOf(id: string): string {
  return `step-${id}`;
}

import type { RowStep } from "#app/features/front/dashboard/today/row-act.ts";
import { RowStepForm } from "#app/ui/dashboard/row-step.tsx";

/** The forms of the rows' buttons, beside the form around the rows. */
export function RowStepForms({ steps }: { steps: Record<string, RowStep> }) {
  return (
    <div hidden>
      {Object.entries(steps).map(([id, step]) =>
        "act" in step ? <RowStepForm key={id} id={stepFormOf(id)} act={step} /> : null,
      )}
    </div>
  );
}

export function stepFormOf(id: string): string {
  return `step-${id}`;
}

import { useCallback, useState } from "react";
import { draftTotals } from "#app/features/invoices/form/draft-totals.ts";
import { type FormValues, formValues } from "#app/platform/forms/form-data.ts";

/** The totals of the form's rows, and a function that recomputes them. */
export function useDraftTotals(values: FormValues) {
  const [totals, setTotals] = useState(() => draftTotals(values));
  const recount = useCallback(
    (form: HTMLFormElement) => setTotals(draftTotals(formValues(new FormData(form)))),
    [],
  );
  return { totals, recount };
}

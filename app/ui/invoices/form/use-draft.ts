import { useCallback, useState } from "react";
import { draftTotals } from "#app/features/invoices/form/draft-totals.ts";
import { type FormValues, formValues } from "#app/platform/forms/form-data.ts";

/** What the form holds and its totals, and a function that reads them again. */
export function useDraft(values: FormValues) {
  const [draft, setDraft] = useState(() => ({ values, totals: draftTotals(values) }));
  const reread = useCallback((form: HTMLFormElement) => {
    const values = formValues(new FormData(form));
    setDraft({ values, totals: draftTotals(values) });
  }, []);
  return { ...draft, reread };
}

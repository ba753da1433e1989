import { useCallback, useState } from "react";
import { draftTotals } from "#app/features/invoices/form/draft-totals.ts";
import { type FormValues, formValues } from "#app/platform/forms/form-data.ts";

/** What the form holds and its totals, and a function that reads them again. */
export function useDraft(values: FormValues, roundsToFive: boolean) {
  const [draft, setDraft] = useState(() => ({ values, totals: draftTotals(values, roundsToFive) }));
  const reread = useCallback(
    (form: HTMLFormElement) => {
      const values = formValues(new FormData(form));
      setDraft({ values, totals: draftTotals(values, roundsToFive) });
    },
    [roundsToFive],
  );
  return { ...draft, reread };
}

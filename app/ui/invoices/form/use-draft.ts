import { useCallback, useState } from "react";
import type { Deduction } from "#app/features/selling/invoices/document/invoice-document.ts";
import { draftTotals } from "#app/features/selling/invoices/form/draft-totals.ts";
import { type FormValues, formValues } from "#app/platform/forms/form-data.ts";

/** The same one at every drawing. */
const NONE: readonly Deduction[] = [];

/** What the form holds and its totals, and a function that reads them again. */
export function useDraft(values: FormValues, roundsToFive: boolean, deductions: readonly Deduction[] = NONE) {
  const [draft, setDraft] = useState(() => ({
    values,
    totals: draftTotals(values, roundsToFive, deductions),
  }));
  const reread = useCallback(
    (form: HTMLFormElement) => {
      const values = formValues(new FormData(form));
      setDraft({ values, totals: draftTotals(values, roundsToFive, deductions) });
    },
    [roundsToFive, deductions],
  );
  return { ...draft, reread };
}

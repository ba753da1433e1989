import { useCallback, useRef, useState } from "react";
import type { Deduction } from "#app/features/selling/invoices/document/invoice-document.ts";
import { type DraftTotals, draftTotals } from "#app/features/selling/invoices/form/draft-totals.ts";
import { type FormValues, formValues } from "#app/platform/forms/form-data.ts";

/** The same one at every drawing. */
const NONE: readonly Deduction[] = [];

interface DraftOptions {
  deductions?: readonly Deduction[] | undefined;
  /** Something beside the rows is drawn from their texts. */
  readsRows?: boolean;
}

/** What the form holds and its totals, and a function that reads them again once the next picture is there. */
export function useDraft(
  values: FormValues,
  roundsToFive: boolean,
  { deductions = NONE, readsRows = false }: DraftOptions = {},
) {
  const [draft, setDraft] = useState(() => ({
    values,
    totals: draftTotals(values, roundsToFive, deductions),
  }));
  const frame = useRef(0);
  const reread = useCallback(
    (form: HTMLFormElement) => {
      const drawnFrom = ({ values, totals }: { values: FormValues; totals: DraftTotals }) =>
        JSON.stringify([readsRows ? values : { ...values, items: null }, totals]);
      const reading = () => {
        const values = formValues(new FormData(form));
        const read = { values, totals: draftTotals(values, roundsToFive, deductions) };
        setDraft((shown) => (drawnFrom(shown) === drawnFrom(read) ? shown : read));
      };
      // A key shows at once, and the totals a moment later; of several keys in one picture once.
      cancelAnimationFrame(frame.current);
      frame.current = requestAnimationFrame(() => void setTimeout(reading));
    },
    [roundsToFive, deductions, readsRows],
  );
  return { ...draft, reread };
}

import { useNavigation } from "@remix-run/react";
import { createContext, useContext, useMemo, useState } from "react";
import type { Refusal } from "#app/platform/forms/form-refusal.server.ts";
import type { FormValues } from "#app/platform/forms/form-data.ts";
import type { DialogState } from "#app/ui/elements/dialog/dialog-context.ts";

interface FormState {
  /** As the form began: what stands in its fields is never replaced by a later answer. */
  values: FormValues;
  /** What the server says, by field, until the form is sent again. */
  errors: Record<string, string>;
  isSending: boolean;
}

const NO_ERRORS: Record<string, string> = {};

const StateContext = createContext<FormState | null>(null);

export const FormStateProvider = StateContext.Provider;

export function useFormState(): FormState {
  const state = useContext(StateContext);
  if (!state) throw new Error("A field stands outside of a form");
  return state;
}

interface FormStart {
  values: FormValues;
  refusal: Refusal | undefined;
  dialog: DialogState | null;
}

/** The state of a form that begins, and what to do when it is sent. */
export function useNewFormState({ values, refusal, dialog }: FormStart) {
  const navigation = useNavigation();
  const isAsking = dialog ? dialog.fetcher.state === "submitting" : navigation.state !== "idle";
  const [first] = useState(refusal?.repopulateFields ?? values);
  const [overcome, setOvercome] = useState<Refusal>();
  const [isSending, setSending] = useState(false);
  const [wasAsking, setWasAsking] = useState(isAsking);
  if (wasAsking !== isAsking) {
    setWasAsking(isAsking);
    if (!isAsking) setSending(false);
  }
  const errors = refusal && refusal !== overcome ? refusal.fieldErrors : NO_ERRORS;
  const state = useMemo(() => ({ values: first, errors, isSending }), [first, errors, isSending]);
  return { state, hideErrors: () => setOvercome(refusal), startSending: () => setSending(true) };
}

/** @param name `name`, `address.city` or `items[0].quantity` */
export function valueAt(values: FormValues, name: string): string {
  let found: FormValues[string] | undefined = values;
  for (const step of name.match(/\w+/g) ?? [])
    found = typeof found === "object" ? (found as FormValues)[step] : undefined;
  return typeof found === "string" ? found : "";
}

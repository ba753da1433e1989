import { createContext, useContext } from "react";
import type { FormValues } from "#app/platform/forms/form-data.ts";

interface FormState {
  /** The values that the form began with. */
  values: FormValues;
  /** What the server says, by field. */
  errors: Record<string, string>;
}

const StateContext = createContext<FormState | null>(null);

export const FormStateProvider = StateContext.Provider;

export function useFormState(): FormState {
  const state = useContext(StateContext);
  if (!state) throw new Error("A field stands outside of a form");
  return state;
}

/** @param name `name`, `address.city` or `items[0].quantity` */
export function valueAt(values: FormValues, name: string): string {
  let found: FormValues[string] | undefined = values;
  for (const step of name.match(/\w+/g) ?? [])
    found = typeof found === "object" ? (found as FormValues)[step] : undefined;
  return typeof found === "string" ? found : "";
}

import { createContext, useContext } from "react";

const FormId = createContext("form");

/** The id of the form around: fields derive their ids from it. */
export const FormIdProvider = FormId.Provider;

export function useFormId(): string {
  return useContext(FormId);
}

import { createContext, useContext } from "react";

const FormId = createContext("form");

export const FormIdProvider = FormId.Provider;

export function useFormId(): string {
  return useContext(FormId);
}

import type { FetcherWithComponents } from "@remix-run/react";
import { createContext, useContext } from "react";
import type { Refusal } from "#app/platform/forms/form-refusal.server.ts";

export interface DialogState {
  fetcher: FetcherWithComponents<Refusal | undefined>;
  action: string;
  /** Empty: wherever the form's own page goes. */
  returnTo: string;
  close: () => void;
  /** Asks first where something is typed. */
  cancel: () => void;
}

const Dialog = createContext<DialogState | null>(null);

export const DialogProvider = Dialog.Provider;

export function useDialog(): DialogState | null {
  return useContext(Dialog);
}

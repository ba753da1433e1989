import type { FetcherWithComponents } from "@remix-run/react";
import { createContext, useContext } from "react";
import type { Refusal } from "#app/platform/forms/form-refusal.server.ts";

/** What a form needs to know when it is in a dialog instead of on its own page. */
export interface DialogState {
  /** Sends the form without leaving the page around it. */
  fetcher: FetcherWithComponents<Refusal | undefined>;
  /** The form's own page: its action is the same. */
  action: string;
  /** Where to go when done; empty: wherever the form's own page goes. */
  returnTo: string;
  close: () => void;
}

const Dialog = createContext<DialogState | null>(null);

export const DialogProvider = Dialog.Provider;

/** Null outside of a dialog. */
export function useDialog(): DialogState | null {
  return useContext(Dialog);
}

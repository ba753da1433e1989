import { createContext, useContext } from "react";

const Nonce = createContext("");

/** The Content-Security-Policy's nonce of this page; empty in the browser, which hides it from scripts. */
export const NonceProvider = Nonce.Provider;

export function useNonce(): string {
  return useContext(Nonce);
}

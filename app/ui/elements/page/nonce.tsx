import { createContext, useContext } from "react";

const Nonce = createContext("");

/** The Content-Security-Policy's nonce of this page, which is drawn on the server alone. */
export const NonceProvider = Nonce.Provider;

export function useNonce(): string {
  return useContext(Nonce);
}

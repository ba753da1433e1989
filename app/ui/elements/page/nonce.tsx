import { createContext, useContext, useState } from "react";

const Nonce = createContext("");

/** The Content-Security-Policy's nonce of this page; empty in the browser, which hides it from scripts. */
export const NonceProvider = Nonce.Provider;

const OF_PAGE =
  typeof document === "undefined"
    ? ""
    : (document.querySelector<HTMLScriptElement>("script[nonce]")?.nonce ?? "");

export function useNonce(): string {
  const given = useContext(Nonce);
  const [ofNewPage] = useState(() => (isDrawnAnew() ? OF_PAGE : ""));
  return given || ofNewPage;
}

/** An error page is drawn when the one before is gone already. */
function isDrawnAnew(): boolean {
  return typeof document !== "undefined" && !document.documentElement;
}
